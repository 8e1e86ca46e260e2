import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { Delivery } from './webhook-data.ts'

/** Leads to the order or the conversation of a message. */
export function About({ delivery: { order, chat } }: { delivery: Delivery }) {
  const t = useMessages('integrations')
  const href = useLocalizedHref()
  if (order) return <a href={href(`/order/${order.id}`)}>{t('webhooks.order', { number: String(order.number) })}</a>
  if (chat) return <a href={href(`/profile/messages/${chat.id}`)}>{chat.buyer || t('webhooks.conversation')}</a>
}
