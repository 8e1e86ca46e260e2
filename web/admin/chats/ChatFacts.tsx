import { formatDate, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import requests from '../../shared/RequestList.module.css'
import type { Reviewed } from './chat.tsx'
import styles from './chats.module.css'

/** Whose chat it is, and about what. */
export function ChatFacts({ chat: { store, buyer, productId, createdAt, messageCount, blockedAt } }: Pick<Reviewed, 'chat'>) {
  const t = useMessages('reviews')
  const locale = useLocale()
  const href = useHref()
  const id = buyer.accountId ?? buyer.sessionId
  return (
    <>
      <dl className={requests.facts}>
        <div>
          <dt>{t('fact.store')}</dt>
          <dd>
            <a href={href(`/store/${store.alias}`)}>{store.name}</a>
          </dd>
        </div>
        {id && (
          <div>
            <dt>{t(buyer.accountId ? 'fact.account' : 'fact.session')}</dt>
            <dd className={styles.id}>{id}</dd>
          </div>
        )}
        {productId && (
          <div>
            <dt>{t('fact.product')}</dt>
            <dd>
              <a href={href(`/product/${productId}`)}>{productId}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('fact.began')}</dt>
          <dd>{formatDate(createdAt, locale)}</dd>
        </div>
        <div>
          <dt>{t('fact.messages')}</dt>
          <dd>{formatNumber(messageCount, locale)}</dd>
        </div>
      </dl>
      {blockedAt && <p>{t('blocked', { date: formatDate(blockedAt, locale) })}</p>}
    </>
  )
}
