import type { readReviewedChat } from '#modules/moderation/chat-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Fact, Facts } from '../../shared/requests/RequestList.tsx'
import { AdminLink } from '../AdminLink.tsx'
import { StoreLink } from '../StoreLink.tsx'
import { useMayOpen } from '../use-admin-features.ts'
import styles from './chats.module.css'

/** Store, buyer and product of a chat. */
export function ChatFacts({
  chat: { store, buyer, productId, productName, createdAt, messageCount, blockedAt },
}: Pick<OutputOf<typeof readReviewedChat>, 'chat'>) {
  const t = useMessages('reviews')
  const locale = useLocale()
  const href = useLocalizedHref()
  const mayOpen = useMayOpen()
  const ownPath = `/admin/products/${productId}`
  return (
    <>
      <Facts>
        <Fact name={t('fact.store')}>
          <StoreLink store={store} />
        </Fact>
        {buyer.accountId ? (
          <Fact name={t('fact.account')}>
            <AdminLink path={`/admin/accounts/${buyer.accountId}`}>{buyer.name || buyer.accountId}</AdminLink>
          </Fact>
        ) : (
          buyer.sessionId && (
            <Fact name={t('fact.session')} className={styles.id}>
              {buyer.sessionId}
            </Fact>
          )
        )}
        {productId && (
          <Fact name={t('fact.product')}>
            <a href={href(mayOpen(ownPath) ? ownPath : `/product/${productId}`)}>{productName ?? productId}</a>
          </Fact>
        )}
        <Fact name={t('fact.began')}>{formatDate(createdAt, locale)}</Fact>
        <Fact name={t('fact.messages')}>{formatNumber(messageCount, locale)}</Fact>
      </Facts>
      {blockedAt && <p>{t('blocked', { date: formatDate(blockedAt, locale) })}</p>}
    </>
  )
}
