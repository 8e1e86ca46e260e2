import type { listNotifications } from '#modules/notifications/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDateTime, formatMoney } from '../lib/format.ts'
import { useLocale, useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { useTimeZone } from '../lib/time-zone.ts'
import { Icon } from '../ui/Icon.tsx'
import { Tag } from '../ui/Tag.tsx'
import styles from './NotificationList.module.css'

export type NotificationItem = OutputOf<typeof listNotifications>['items'][number]

/** Notifications that link to their chat, order, callback request, product, balance or promotions. */
export function NotificationList({ items }: { items: readonly NotificationItem[] }) {
  const t = useMessages('notifications')
  const locale = useLocale()
  const href = useLocalizedHref()
  const timeZone = useTimeZone()
  if (items.length === 0) return <p className={styles.empty}>{t('empty')}</p>
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id} data-unread={!item.isRead || undefined}>
          <a href={href(item.path)}>
            <Icon name={iconOf(item)} />
            <span className={styles.what}>
              <b>
                <Title item={item} />
              </b>
              {item.productName && !isOfSeveral(item) && <span>{t('about', { product: item.productName })}</span>}
              {(item.text || item.attachment) && (
                <span className={styles.said}>{item.text || t(`attachment.${item.attachment!}`)}</span>
              )}
              <time dateTime={item.createdAt}>{formatDateTime(item.createdAt, locale, timeZone)}</time>
            </span>
            {!item.isRead && <Tag tone="info">{t('unread')}</Tag>}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Its product is only the latest of those in lists that have changed. */
const isOfSeveral = ({ kind, count }: NotificationItem) => kind === 'SavedProduct' && count > 1

const iconOf = ({ callbackId, orderId, requestId, procurementId, invoiceId, kind, isBlocked }: NotificationItem) =>
  procurementId
    ? 'file-text'
    : invoiceId !== null
      ? 'wallet'
      : kind === 'PromotionEnd'
        ? 'megaphone'
        : kind === 'SavedProduct' || isBlocked !== null
          ? 'tag'
          : requestId
            ? 'check-circle'
            : callbackId
              ? 'phone'
              : orderId
                ? 'package'
                : 'chat-text'

function Title({ item }: { item: NotificationItem }) {
  const t = useMessages('notifications')
  const locale = useLocale()
  const {
    kind,
    name,
    count,
    orderNumber,
    orderStatus,
    requestNumber,
    requestStatus,
    isBlocked,
    total,
    ending,
    ended,
    stopped,
  } = item
  const title = item.procurementTitle ?? ''
  const who = name || t('visitor')
  if (kind === 'NewRequest')
    return t('item.NewRequest', { name: who, number: String(requestNumber), total: formatMoney(total!, locale) })
  if (kind === 'RequestStep')
    return t('item.RequestStep', { name: who, number: String(requestNumber), status: requestStatus! })
  if (kind === 'NewOrder')
    return t('item.NewOrder', { name: who, number: String(orderNumber), total: formatMoney(total!, locale) })
  if (kind === 'OrderStep') return t('item.OrderStep', { name: who, number: String(orderNumber), status: orderStatus! })
  if (kind === 'NewProcurement') return t('item.NewProcurement', { title, count })
  if (kind === 'NewOffer') return t('item.NewOffer', { name: who, title })
  if (kind === 'ProcurementStep') return t('item.ProcurementStep', { name: who, title, step: item.procurementStep! })
  if (kind === 'ProductBlock') return t(isBlocked ? 'item.blocked' : 'item.unblocked', { name: who, count })
  if (kind === 'PaymentReceived') return t('item.PaymentReceived', { name: who, total: formatMoney(total!, locale) })
  if (kind === 'PromotionEnd') {
    const state = stopped ? 'Stopped' : ending ? (ended ? 'Both' : 'Ending') : 'Ended'
    return t('item.PromotionEnd', {
      name: who,
      state,
      ending: ending ?? 0,
      ended: ended ?? 0,
      stopped: stopped ?? 0,
      refund: total?.minor ? 'yes' : 'no',
      total: total ? formatMoney(total, locale) : '',
    })
  }
  if (kind === 'SavedProduct') {
    const change = count > 1 ? 'Several' : item.previous ? 'Cheaper' : 'Back'
    const previous = item.previous ? formatMoney(item.previous, locale) : ''
    return t('item.SavedProduct', { change, count, previous, total: formatMoney(total!, locale) })
  }
  if (kind === 'NewCallback') return t('item.NewCallback', { name: who })
  return kind === 'NewChat' ? t('item.NewChat', { name: who }) : t('item.NewMessage', { name: who, count })
}
