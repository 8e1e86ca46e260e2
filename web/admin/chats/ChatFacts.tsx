import type { readReviewedChat } from '#modules/moderation/chat-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Fact, Facts } from '../../shared/RequestList.tsx'
import styles from './chats.module.css'

/** Store, buyer and product of a chat. */
export function ChatFacts({
  chat: { store, buyer, productId, createdAt, messageCount, blockedAt },
}: Pick<OutputOf<typeof readReviewedChat>, 'chat'>) {
  const t = useMessages('reviews')
  const locale = useLocale()
  const href = useLocalizedHref()
  const id = buyer.accountId ?? buyer.sessionId
  return (
    <>
      <Facts>
        <Fact name={t('fact.store')}>
          <a href={href(`/store/${store.alias}`)}>{store.name}</a>
        </Fact>
        {id && (
          <Fact name={t(buyer.accountId ? 'fact.account' : 'fact.session')} className={styles.id}>
            {id}
          </Fact>
        )}
        {productId && (
          <Fact name={t('fact.product')}>
            <a href={href(`/product/${productId}`)}>{productId}</a>
          </Fact>
        )}
        <Fact name={t('fact.began')}>{formatDate(createdAt, locale)}</Fact>
        <Fact name={t('fact.messages')}>{formatNumber(messageCount, locale)}</Fact>
      </Facts>
      {blockedAt && <p>{t('blocked', { date: formatDate(blockedAt, locale) })}</p>}
    </>
  )
}
