import type { readReviewedChat } from '#modules/moderation/chat-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { FileParts } from '../../chats/thread/FileParts.tsx'
import bubble from '../../chats/thread/MessageItem.module.css'
import { OfferWidget, ProductWidget } from '../../chats/thread/Widgets.tsx'
import { formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag.tsx'
import { Time } from '../Time.tsx'

type Props = { message: OutputOf<typeof readReviewedChat>['items'][number] }

/** A read-only message. Messages of the store are at the end of the line. */
export function ReviewedMessage({ message }: Props) {
  const t = useMessages('reviews')
  const chats = useMessages('chats')
  const locale = useLocale()
  const { side, authorName, isAutomatic, text, product, order, offer, files, createdAt } = message
  return (
    <li
      className={bubble.message}
      data-mine={side === 'Store' || undefined}
      data-wide={product || order || offer ? '' : undefined}
    >
      <p className={bubble.author}>
        {t(`side.${side}`)}: {authorName || t('visitor')}
        {isAutomatic && <span>{chats('automatic')}</span>}
      </p>
      {text && (
        <p className={bubble.text} dir="auto">
          {text}
        </p>
      )}
      {product && <ProductWidget card={product.card} />}
      {order && (
        <p>
          {t('order', { number: order.number })} <OrderStatusTag status={order.status} />{' '}
          <b>{formatMoney(order.total, locale)}</b>
        </p>
      )}
      {offer && <OfferWidget offer={offer} side="Store" />}
      <FileParts files={files} />
      <p className={bubble.foot}>
        <Time at={createdAt} />
      </p>
    </li>
  )
}
