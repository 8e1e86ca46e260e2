import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { CartData, Group } from './cart-data.ts'
import { mainIssue } from './issues.ts'
import styles from './Result.module.css'

type Props = NonNullable<CartData['result']> & { groups: readonly Group[] }

/** One outcome per supplier: the order that was placed, or why the goods stayed. */
export function Result({ placed, stayed, groups }: Props) {
  const t = useMessages('cart')
  const href = useHref()
  const left = groups.filter(({ store }) => stayed.includes(store.id))
  if (placed.length === 0 && left.length === 0) return null
  return (
    <section className={styles.result} role="status" aria-labelledby="result-title">
      <h2 id="result-title">{placed.length > 0 ? t('result.placed', { count: placed.length }) : t('result.none')}</h2>
      <ul>
        {placed.map(({ id, number, storeName }) => (
          <li key={id} data-placed="">
            <Icon name="check-circle" />
            <b>{storeName}</b>
            <a href={href(`/order/${id}`)}>{t('result.order', { number })}</a>
          </li>
        ))}
        {left.map((group) => {
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
      {placed.length > 0 && (
        <p>
          {t('result.next')} <a href={href('/profile/orders')}>{t('result.orders')}</a>
        </p>
      )}
    </section>
  )
}
