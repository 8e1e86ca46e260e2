import { sql } from 'kysely'
import type { Locale, Variant } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Section } from '#platform/outbox/render.ts'
import { sendEmail } from '#platform/outbox/send.ts'
import { formatMoney } from '#platform/values/format-money.ts'
import { shownProducts } from '../catalog/shown-names.ts'
import { type UnitText, unitsIn } from '../content/units.ts'
import { termsValues } from '../suppliers/order-terms.ts'
import type { NewOrder } from './queries.ts'

export type PlacedOrder = { id: string; number: number; storeName: string; order: NewOrder }
type Recipient = { accountId: string; locale: Locale; variant: Variant }

/**
 * One e-mail to the buyer for all orders that were placed together. As all e-mails about orders it goes to the confirmed address of
 * the account only: anybody can enter the address of a stranger as contact.
 */
export async function sendConfirmation(
  tx: Tx,
  placed: readonly PlacedOrder[],
  { accountId, locale, variant }: Recipient,
): Promise<void> {
  const [first] = placed
  if (!first) return
  const to = await findConfirmedEmail(tx, accountId)
  if (!to) return
  const isSingle = placed.length === 1
  const [units, products] = await Promise.all([
    unitsIn(tx, locale),
    shownProducts(
      tx,
      placed.flatMap(({ order }) => order.lines),
      locale,
    ),
  ])
  await sendEmail(tx, {
    to,
    template: 'ordersPlaced',
    locale,
    variant,
    values: {
      scope: isSingle ? 'single' : 'several',
      orders: placed.length,
      number: String(first.number),
      store: first.storeName,
      total: totalOf(first, locale),
      address: first.order.address.replaceAll('\n', ', '),
      path: isSingle ? pathOf(first) : '/profile/orders',
    },
    sections: placed.map((each) => sectionOf(each, units, products, { locale, hasLink: !isSingle })),
  })
}

async function findConfirmedEmail(tx: Tx, accountId: string) {
  const { rows } = await sql<{ email: string }>`
    select email from accounts where id = ${accountId}::uuid and email is not null and email_confirmed_at is not null
  `.execute(tx)
  return rows[0]?.email
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
      ...termsValues(order, locale),
    },
    lines: [],
    rows: lines.map(({ productId, quantity, unitCode, priceMinor, sumMinor }) => ({
      name: products.get(productId)!.name,
      quantity,
      unit: units.get(unitCode)?.label ?? unitCode,
      price: money(priceMinor),
      sum: money(sumMinor),
    })),
    ...(hasLink ? { path: pathOf(placed) } : {}),
  }
}

const pathOf = ({ id }: PlacedOrder) => `/order/${id}`

const totalOf = ({ order: { currency, totalMinor, vatMinor } }: PlacedOrder, locale: Locale) =>
  formatMoney({ minor: totalMinor + vatMinor, currency }, locale)
