import { sql } from 'kysely'
import type { Locale, Variant } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Section } from '#platform/outbox/render.ts'
import { sendEmail, sendSms } from '#platform/outbox/send.ts'
import { formatMoney } from '#platform/values/format-money.ts'
import { shownProducts } from '../catalog/shown-names.ts'
import { type UnitText, unitsIn } from '../content/units.ts'
import { lineValues } from '../notifications/order-mail.ts'
import { termsValues } from '../suppliers/order-terms.ts'
import type { NewOrder } from './queries.ts'

export type PlacedOrder = { id: string; number: number; storeName: string; order: NewOrder }
type Recipient = { accountId: string; locale: Locale; variant: Variant }

/**
 * One message to the buyer for all orders that were placed together: an e-mail, or an SMS to a buyer who has only a phone. As all
 * messages about orders it goes to a confirmed address of the account only: anybody can enter that of a stranger as contact.
 */
export async function sendConfirmation(
  tx: Tx,
  placed: readonly PlacedOrder[],
  { accountId, locale, variant }: Recipient,
): Promise<void> {
  const [first] = placed
  if (!first) return
  const { email, phone } = await findConfirmedAddresses(tx, accountId)
  const isSingle = placed.length === 1
  const values = {
    scope: isSingle ? 'single' : 'several',
    orders: placed.length,
    number: String(first.number),
    store: first.storeName,
    total: totalOf(first, locale),
    path: isSingle ? pathOf(first) : '/profile/orders?side=buyer',
  }
  const message = { template: 'ordersPlaced', locale, variant } as const
  if (!email && phone) await sendSms(tx, { ...message, to: phone, values })
  if (!email) return
  const [units, products] = await Promise.all([
    unitsIn(tx, locale),
    shownProducts(
      tx,
      placed.flatMap(({ order }) => order.lines),
      locale,
    ),
  ])
  await sendEmail(tx, {
    ...message,
    to: email,
    values: { ...values, address: first.order.address.replaceAll('\n', ', ') },
    sections: placed.map((each) => sectionOf(each, units, products, { locale, hasLink: !isSingle })),
  })
}

async function findConfirmedAddresses(tx: Tx, accountId: string) {
  const { rows } = await sql<{ email: string | null; phone: string | null }>`
    select case when email_confirmed_at is not null then email end as email, case when phone_confirmed_at is not null then phone end as phone
    from accounts where id = ${accountId}::uuid
  `.execute(tx)
  return rows[0]!
}

/** The only section has no link of its own: the button of the e-mail leads there. */
function sectionOf(
  placed: PlacedOrder,
  units: ReadonlyMap<string, UnitText>,
  products: Awaited<ReturnType<typeof shownProducts>>,
  { locale, hasLink }: { locale: Locale; hasLink: boolean },
): Section {
  const { number, storeName, order } = placed
  const { currency, lines } = order
  const money = (minor: number) => formatMoney({ minor, currency }, locale)
  return {
    values: {
      number: String(number),
      store: storeName,
      net: money(order.totalMinor),
      vat: money(order.vatMinor),
      total: totalOf(placed, locale),
      ...termsValues({ ...order, deliveryMinor: order.deliveryCharge?.minor ?? null }, locale),
    },
    lines: [],
    rows: lines.map((line) =>
      lineValues({ ...line, name: products.get(line.productId)!.name }, { currency, units, locale }),
    ),
    ...(hasLink ? { path: pathOf(placed) } : {}),
  }
}

const pathOf = ({ id }: PlacedOrder) => `/order/${id}`

const totalOf = ({ order: { currency, totalMinor, vatMinor } }: PlacedOrder, locale: Locale) =>
  formatMoney({ minor: totalMinor + vatMinor, currency }, locale)
