import type { Locale } from '#platform/constants.ts'
import { formatMoney } from '#platform/values/format-money.ts'
import type { Tx } from '#platform/db/database.ts'
import { translate } from '#platform/i18n/messages.ts'
import type { JobContext } from '#platform/jobs/handlers.ts'
import type { Section, Values } from '#platform/outbox/render.ts'
import { sendEmail, sendPush, sendSms } from '#platform/outbox/send.ts'
import { findBrowsers } from './browsers.ts'
import { type KindChannel, type Channel, type Kind, addSeconds, maxSections, pushTtlSeconds } from './rules.ts'
import type { MessageLine, NotificationView } from './notification-view.ts'
import { unsubscribePath } from './unsubscribe.ts'

export type Recipient = { accountId: string; locale: Locale; email: string | null; phone: string | null }
export type ChannelMessage = KindChannel & {
  recipient: Recipient
  digest: readonly NotificationView[]
  context: JobContext
}

/** Puts a digest into the outbox of each channel, in the language of the recipient. */
export const channelSenders: Record<Channel, (tx: Tx, message: ChannelMessage) => Promise<void>> = {
  async Email(tx, { kind, channel, recipient: { accountId, email, locale }, digest, context: { config, now } }) {
    if (!email) return
    const unsubscribe = unsubscribePath(config, { accountId, kind, channel }, now)
    const sections = digest.slice(0, maxSections).map((notification) => sectionOf(notification, locale))
    const values = { ...digestValues(digest, locale), unsubscribe }
    await sendEmail(tx, {
      to: email,
      template: templateByKind[kind],
      locale,
      variant: config.variant,
      values,
      sections,
    })
  },
  async Sms(tx, { kind, recipient: { phone, locale }, digest, context: { config } }) {
    if (phone)
      await sendSms(tx, {
        to: phone,
        template: templateByKind[kind],
        locale,
        variant: config.variant,
        values: digestValues(digest, locale),
      })
  },
  async Push(tx, { kind, recipient: { accountId, locale }, digest, context: { now } }) {
    const values = { ...digestValues(digest, locale), ...pushValues(kind, digest, locale) }
    await sendPush(tx, {
      to: await findBrowsers(tx, accountId, now),
      template: templateByKind[kind],
      locale,
      values,
      expiresAt: addSeconds(now, pushTtlSeconds),
    })
  },
}

export const templateByKind = {
  NewChat: 'newChats',
  NewMessage: 'newMessages',
  NewOrder: 'newOrders',
} as const satisfies Record<Kind, string>

export const notificationPath = ({ chatId, orderId }: Pick<NotificationView, 'chatId' | 'orderId'>) =>
  chatId ? `/profile/messages/${chatId}` : `/order/${orderId}`

/** Values of the templates. `scope` selects texts for one chat or order, with its name and number, or for several. */
export function digestValues(digest: readonly NotificationView[], locale: Locale): Values {
  const [first] = digest as [NotificationView]
  const isSingle = digest.length === 1
  const several = first.chatId ? '/profile/messages' : '/profile/orders?side=seller'
  return {
    ...commonValues(first, locale),
    scope: isSingle ? 'single' : 'several',
    chats: digest.length,
    orders: digest.length,
    count: digest.reduce((total, { count }) => total + count, 0),
    path: isSingle ? notificationPath(first) : several,
  }
}

/** Tags of a push: a single chat or order replaces its earlier push; a push about several replaces those of each. */
function pushValues(kind: Kind, digest: readonly NotificationView[], locale: Locale): Values & { tag: string } {
  const tags = digest.slice(0, maxSections).map(({ chatId, orderId }) => chatId ?? orderId!)
  if (digest.length > 1) return { tag: kind, replaces: tags.join() }
  const [latest] = digest[0]!.lines
  return { tag: tags[0]!, said: latest ? lineText(latest, locale) : '' }
}

const sectionOf = (notification: NotificationView, locale: Locale): Section => ({
  values: commonValues(notification, locale),
  path: notificationPath(notification),
  lines: notification.lines.map((line) => lineText(line, locale)).reverse(),
})

const commonValues = (
  { name, count, productName, orderNumber, totalMinor, currency }: NotificationView,
  locale: Locale,
): Values => ({
  name: name || translate(locale, 'emails', 'visitor'),
  count,
  hasProduct: productName === null ? 'no' : 'yes',
  product: productName ?? '',
  number: orderNumber === null ? '' : String(orderNumber),
  total: currency === null ? '' : formatMoney({ minor: totalMinor!, currency }, locale),
})

export const lineText = ({ text, attachment }: MessageLine, locale: Locale) =>
  attachment ? translate(locale, 'emails', `line.${attachment}`) : text
