import { FileParts } from '../../chats/FileParts.tsx'
import bubble from '../../chats/Message.module.css'
import { OfferWidget, ProductWidget } from '../../chats/Widgets.tsx'
import { formatDateTime, formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { StatusTag } from '../../shared/StatusTag.tsx'
import type { Reviewed } from './chat.tsx'

/** A message as both sides see it, with nothing to press: the store's stand at the end of the line. */
export function ReviewedMessage({ message }: { message: Reviewed['items'][number] }) {
  const t = useMessages('reviews')
  const chats = useMessages('chats')
  const locale = useLocale()
  const timeZone = useTimeZone()
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
          {t('order', { number: order.number })} <StatusTag status={order.status} />{' '}
          <b>{formatMoney(order.total, locale)}</b>
        </p>
      )}
      {offer && <OfferWidget offer={offer} side="Store" />}
      <FileParts files={files} />
      <p className={bubble.foot}>
        <time dateTime={createdAt}>{formatDateTime(createdAt, locale, timeZone)}</time>
      </p>
    </li>
  )
}
