import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { publish } from '#platform/realtime/publish.ts'
import { formatMoney } from '#platform/values/format-money.ts'
import { sum } from '#platform/values/money.ts'
import { translate } from '#platform/i18n/messages.ts'
import { termsLines } from '../suppliers/order-terms.ts'
import { type listNotifications, maxListed, type readNotifications } from './contract.ts'
import { maxCounted } from './rules.ts'
import { notificationPath } from './paths.ts'
import { isVisible, type NotificationView, selectNotifications } from './notification-view.ts'

type NotificationItem = OutputOf<typeof listNotifications>['items'][number]

export async function findNotifications(db: Db, accountId: string, locale: Locale): Promise<NotificationItem[]> {
  const source = sql`
    select n.*, n.first_seq as from_seq from notifications n where n.account_id = ${accountId}::uuid order by n.created_at desc, n.id desc limit ${maxListed}
  `
  const notifications = await selectNotifications(db, source, locale)
  return notifications.map((notification) => {
    const {
      lines: [latest],
      totalMinor,
      vatMinor,
      previousMinor,
      currency,
      productSlug: _slug,
      delivery: _delivery,
      terms: _terms,
      deliveryMinor: _deliveryMinor,
      phone: _phone,
      createdAt,
      ...item
    } = notification
    return {
      ...item,
      text: latest?.text ?? deliveryText(notification, locale),
      attachment: latest?.attachment ?? null,
      total: currency === null ? null : { minor: sum([totalMinor!, vatMinor!]), currency },
      previous: currency === null || previousMinor === null ? null : { minor: previousMinor, currency },
      path: notificationPath(notification),
      createdAt: createdAt.toISOString(),
    }
  })
}

/** The terms of a new order, or the cost of delivery that a step has stated. */
function deliveryText({ delivery, terms, deliveryMinor, currency }: NotificationView, locale: Locale) {
  if (!currency) return ''
  if (!delivery)
    return deliveryMinor === null
      ? ''
      : translate(locale, 'terms', 'cost.stated', { price: formatMoney({ minor: deliveryMinor, currency }, locale) })
  const lines = termsLines({ delivery, terms, deliveryMinor, currency }, locale)
  return [lines.delivery, lines.payment].filter(Boolean).join(' · ')
}

export async function countUnread(db: Db, accountId: string) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from notifications n where n.account_id = ${accountId}::uuid and n.read_at is null and ${isVisible} limit ${maxCounted}
    ) unread
  `.execute(db)
  return rows[0]!.count
}

type Which = InputOf<typeof readNotifications> & { accountId: string; now: Date }

/** Marks notifications of the account as read, and publishes the change to its other pages. */
export async function markRead(tx: Tx, { accountId, id, kind, storeId, now }: Which) {
  const { numAffectedRows } = await sql`
    update notifications set read_at = ${now} where account_id = ${accountId}::uuid and read_at is null
      ${id === undefined ? sql`` : sql`and id = ${id}`} ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
      ${storeId === undefined ? sql`` : sql`and store_id = ${storeId}`}
  `.execute(tx)
  if (Number(numAffectedRows) > 0) await publish(tx, `account:${accountId}`, { kind: 'notifications' })
}
