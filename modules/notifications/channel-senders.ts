import type { Locale, Variant } from '#platform/constants.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { formatMoney } from '#platform/values/format-money.ts'
import type { Tx } from '#platform/db/database.ts'
import { translate } from '#platform/i18n/messages.ts'
import type { JobContext } from '#platform/jobs/handlers.ts'
import type { Section, Values } from '#platform/outbox/render.ts'
import { sendEmail, sendPush, sendSms } from '#platform/outbox/send.ts'
import { termsValues } from '../suppliers/order-terms.ts'
import { findBrowsers } from './browsers.ts'
import { type KindChannel, type Channel, type Kind, addSeconds, maxSections, pushTtlSeconds } from './rules.ts'
import type { MessageLine, NotificationView } from './notification-view.ts'
import { findOrderMail, findStepMail } from './order-mail.ts'
import { notificationPath, pathOfSeveral } from './paths.ts'
import { unsubscribePath } from './unsubscribe.ts'

export type Recipient = {
  accountId: string
  locale: Locale
  /** The site that the account uses, if known. */
  variant: Variant | null
  email: string | null
  phone: string | null
}
export type ChannelMessage = KindChannel & {
  recipient: Recipient
  digest: readonly NotificationView[]
  context: JobContext
}

/** Puts a digest into the outbox of each channel, in the language of the recipient. */
export const channelSenders: Record<Channel, (tx: Tx, message: ChannelMessage) => Promise<void>> = {
  async Email(
    tx,
    { kind, channel, recipient: { accountId, email, locale, variant }, digest, context: { config, now } },
  ) {
    if (!email) return
    const unsubscribe = unsubscribePath(config, { accountId, kind, channel }, now)
    const shown = digest.slice(0, maxSections)
    const steps = kind === 'OrderStep' ? await findStepMail(tx, orderIdsOf(shown), locale) : undefined
    const sections = shown.map((notification) =>
      withStep(sectionOf(notification, locale, digest.length), steps?.get(notification.orderId ?? '')),
    )
    const [first] = digest as [NotificationView]
    const order = kind === 'NewOrder' && digest.length === 1 ? await findOrderMail(tx, first.orderId!, locale) : null
    const step = digest.length === 1 ? steps?.get(first.orderId!) : undefined
    const values = { ...digestValues(digest, locale), ...order?.values, ...step?.values, unsubscribe }
    await sendEmail(tx, {
      to: email,
      template: templateByKind[kind],
      locale,
      variant: variant ?? config.variant,
      values,
      sections: order ? sections.map((section) => ({ ...section, rows: order.rows })) : sections,
    })
  },
  async Sms(tx, { kind, recipient: { phone, locale, variant }, digest, context: { config } }) {
    if (phone)
      await sendSms(tx, {
        to: phone,
        template: templateByKind[kind],
        locale,
        variant: variant ?? config.variant,
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
  OrderStep: 'orderSteps',
  NewCallback: 'newCallbacks',
  NewRequest: 'newRequests',
  RequestStep: 'requestSteps',
  ProductBlock: 'productBlocks',
  NewProcurement: 'newProcurements',
  NewOffer: 'newOffers',
  ProcurementStep: 'procurementSteps',
  PaymentReceived: 'paymentsReceived',
  PromotionEnd: 'promotionEnds',
  SavedProduct: 'savedProducts',
} as const satisfies Record<Kind, string>

/** Values of the templates. `scope` selects texts for one chat, order or request, with its name and number, or for several. */
export function digestValues(digest: readonly NotificationView[], locale: Locale): Values {
  const [first] = digest as [NotificationView]
  const isSingle = digest.length === 1
  return {
    ...commonValues(first, locale),
    scope: isSingle ? 'single' : 'several',
    chats: digest.length,
    orders: digest.length,
    callbacks: digest.length,
    requests: digest.length,
    payments: digest.length,
    count: digest.reduce((total, { count }) => total + count, 0),
    path: isSingle ? notificationPath(first) : pathOfSeveral(first),
  }
}

/** Tags of a push: a single chat, order or request replaces its earlier push; a push about several replaces those of each. */
function pushValues(kind: Kind, digest: readonly NotificationView[], locale: Locale): Values & { tag: string } {
  const tags = digest
    .slice(0, maxSections)
    .map(
      ({ chatId, orderId, callbackId, requestId, procurementId, id }) =>
        chatId ?? orderId ?? callbackId ?? requestId ?? procurementId ?? String(id),
    )
  if (digest.length > 1) return { tag: kind, replaces: tags.join() }
  const [latest] = digest[0]!.lines
  return { tag: tags[0]!, said: latest ? lineText(latest, locale) : '' }
}

/** The only section has no link of its own: the button of the e-mail leads there. */
const sectionOf = (notification: NotificationView, locale: Locale, count: number): Section => ({
  values: commonValues(notification, locale),
  ...(count > 1 ? { path: notificationPath(notification) } : {}),
  lines: notification.lines.map((line) => lineText(line, locale)).reverse(),
})

const orderIdsOf = (digest: readonly NotificationView[]) => digest.flatMap(({ orderId }) => orderId ?? [])

const withStep = (section: Section, step: { values: Values; rows: Values[] } | undefined): Section =>
  step ? { ...section, values: { ...section.values, ...step.values }, rows: step.rows } : section

const commonValues = (
  {
    name,
    side,
    count,
    productName,
    orderNumber,
    orderStatus,
    requestNumber,
    requestStatus,
    procurementTitle,
    procurementStep,
    until,
    isBlocked,
    ending,
    ended,
    stopped,
    previousMinor,
    totalMinor,
    vatMinor,
    currency,
    delivery,
    terms,
    deliveryMinor,
    phone,
  }: NotificationView,
  locale: Locale,
): Values => ({
  name: name || translate(locale, 'emails', 'visitor'),
  named: name ? 'yes' : 'no',
  side,
  count,
  hasProduct: productName === null ? 'no' : 'yes',
  product: productName ?? '',
  phone: formatPhone(phone ?? ''),
  number: String(requestNumber ?? orderNumber ?? ''),
  title: procurementTitle ?? '',
  step: procurementStep ?? '',
  until: until ?? '',
  status: isBlocked === null ? (requestStatus ?? orderStatus ?? '') : isBlocked ? 'Blocked' : 'Unblocked',
  change: count > 1 ? 'Several' : previousMinor === null ? 'Back' : 'Cheaper',
  state: stopped ? 'Stopped' : ending ? (ended ? 'Both' : 'Ending') : 'Ended',
  ending: ending ?? 0,
  ended: ended ?? 0,
  stopped: stopped ?? 0,
  refund: stopped && totalMinor ? 'yes' : 'no',
  previous: currency === null || previousMinor === null ? '' : formatMoney({ minor: previousMinor, currency }, locale),
  net: currency === null ? '' : formatMoney({ minor: totalMinor!, currency }, locale),
  vat: currency === null ? '' : formatMoney({ minor: vatMinor!, currency }, locale),
  total: currency === null ? '' : formatMoney({ minor: totalMinor! + vatMinor!, currency }, locale),
  statesDelivery: currency !== null && deliveryMinor !== null ? 'yes' : 'no',
  deliveryCost: currency === null ? '' : formatMoney({ minor: deliveryMinor ?? 0, currency }, locale),
  ...(delivery && currency ? termsValues({ delivery, terms, deliveryMinor, currency }, locale) : {}),
})

export const lineText = ({ text, attachment }: MessageLine, locale: Locale) =>
  attachment ? translate(locale, 'emails', `line.${attachment}`) : text
