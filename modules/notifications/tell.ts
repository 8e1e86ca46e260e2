import { type Locale, languageTags } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { translate } from '#platform/i18n/messages.ts'
import type { JobContext } from '#platform/jobs/jobs.ts'
import type { Section, Values } from '#platform/outbox/render.ts'
import { sendEmail, sendPush, sendSms } from '#platform/outbox/send.ts'
import { findBrowsers } from './browsers.ts'
import type { Recipient } from './deliver.ts'
import { type Cell, type Channel, type Kind, later, mostSections, pushSeconds } from './rules.ts'
import type { Line, Shown } from './shown.ts'
import { unsubscribePath } from './unsubscribe.ts'

export type Told = Cell & { recipient: Recipient; news: readonly Shown[]; context: JobContext }

/** Hands one message about all of it to what sends it, in the language of the recipient. */
export const tellBy: Record<Channel, (tx: Tx, told: Told) => Promise<void>> = {
  async Email(tx, { kind, channel, recipient: { accountId, email, locale }, news, context: { config, now } }) {
    if (!email) return
    const unsubscribe = unsubscribePath(config, { accountId, kind, channel }, now)
    const sections = news.slice(0, mostSections).map((shown) => sectionOf(shown, locale))
    const values = { ...valuesOf(news, locale), unsubscribe }
    await sendEmail(tx, { to: email, template: templates[kind], locale, variant: config.variant, values, sections })
  },
  async Sms(tx, { kind, recipient: { phone, locale }, news, context: { config } }) {
    if (phone)
      await sendSms(tx, {
        to: phone,
        template: templates[kind],
        locale,
        variant: config.variant,
        values: valuesOf(news, locale),
      })
  },
  async Push(tx, { kind, recipient: { accountId, locale }, news, context: { now } }) {
    const values = { ...valuesOf(news, locale), ...aboutPush(kind, news, locale) }
    await sendPush(tx, {
      to: await findBrowsers(tx, accountId, now),
      template: templates[kind],
      locale,
      values,
      expiresAt: later(now, pushSeconds),
    })
  },
}

export const templates = {
  NewChat: 'newChats',
  NewMessage: 'newMessages',
  NewOrder: 'newOrders',
} as const satisfies Record<Kind, string>

export const pathOf = ({ chatId, orderId }: Pick<Shown, 'chatId' | 'orderId'>) =>
  chatId ? `/profile/messages/${chatId}` : `/order/${orderId}`

/** `scope` tells texts whether they are about one chat or order, whose name and number then follow, or about several. */
export function valuesOf(news: readonly Shown[], locale: Locale): Values {
  const [first] = news as [Shown]
  const isSingle = news.length === 1
  const several = first.chatId ? '/profile/messages' : '/profile/orders?side=seller'
  return {
    ...about(first, locale),
    scope: isSingle ? 'single' : 'several',
    chats: news.length,
    orders: news.length,
    count: news.reduce((total, { count }) => total + count, 0),
    path: isSingle ? pathOf(first) : several,
  }
}

/** One chat or order at a time is shown by itself, and anew in its place; several as one, in the place of each. */
function aboutPush(kind: Kind, news: readonly Shown[], locale: Locale): Values & { tag: string } {
  const tags = news.slice(0, mostSections).map(({ chatId, orderId }) => chatId ?? orderId!)
  if (news.length > 1) return { tag: kind, replaces: tags.join() }
  const [latest] = news[0]!.lines
  return { tag: tags[0]!, said: latest ? wordsOf(latest, locale) : '' }
}

const sectionOf = (shown: Shown, locale: Locale): Section => ({
  values: about(shown, locale),
  path: pathOf(shown),
  lines: shown.lines.map((line) => wordsOf(line, locale)).reverse(),
})

const about = ({ name, count, productName, orderNumber, totalMinor, currency }: Shown, locale: Locale): Values => ({
  name: name || translate(locale, 'emails', 'visitor'),
  count,
  hasProduct: productName === null ? 'no' : 'yes',
  product: productName ?? '',
  number: orderNumber === null ? '' : String(orderNumber),
  total:
    currency === null
      ? ''
      : new Intl.NumberFormat(languageTags[locale], { style: 'currency', currency }).format(totalMinor! / 100),
})

export const wordsOf = ({ text, attachment }: Line, locale: Locale) =>
  attachment ? translate(locale, 'emails', `line.${attachment}`) : text
