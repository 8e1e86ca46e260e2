import { useEffect } from 'react'
import { useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { CartData, Group } from '../cart-data.ts'
import { mainIssue } from '../issues.ts'
import styles from './OrderResults.module.css'

type Props = NonNullable<CartData['result']> & { groups: readonly Group[] }

/** One result per supplier: the placed order, or the reason why the lines remain in the cart. */
export function OrderResults({ placed, waiting, remaining: remainingIds, groups }: Props) {
  const t = useMessages('cart')
  const href = useLocalizedHref()
  useEffect(() => document.getElementById('cart-title')?.focus(), [])
  const remaining = groups.filter(({ store }) => remainingIds.includes(store.id))
  if (placed.length === 0 && waiting.length === 0 && remaining.length === 0) return null
  return (
    <section className={styles.result} role="status" aria-labelledby="cart-title">
      {placed.length === 0 && waiting.length === 0 && <h2>{t('result.none')}</h2>}
      <ul>
        {placed.map(({ id, number, storeName }) => (
          <li key={id} data-placed="">
            <Icon name="check-circle" />
            <b>{storeName}</b>
            <a href={href(`/order/${id}`)}>{t('result.order', { number })}</a>
          </li>
        ))}
        {waiting.map(({ id, number, storeName }) => (
          <li key={id}>
            <Icon name="clock" />
            <b>{storeName}</b>
            <a href={href(`/profile/approvals/${id}`)}>{t('result.waits', { number: String(number) })}</a>
          </li>
        ))}
        {remaining.map((group) => {
          const issue = mainIssue(group)
          return (
            <li key={group.store.id}>
              <Icon name="warning" />
              <b>{group.store.name}</b>
              <span>
                {t('result.stays')}. {issue ? t(`reason.${issue}`) : t('reason.totalChanged')}
              </span>
            </li>
          )
        })}
      </ul>
      {waiting.length > 0 && <p>{t('result.waiting')}</p>}
      {placed.length > 0 && (
        <p>
          {t('result.next', { count: placed.length })}{' '}
          <a href={href('/profile/orders?side=buyer')}>{t('result.orders')}</a>
        </p>
      )}
    </section>
  )
}
