// The contents of an order in e-mails.
import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { translate } from '#platform/i18n/messages.ts'
import type { Values } from '#platform/outbox/render.ts'
import { formatMoney } from '#platform/values/format-money.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { namesInLocale } from '../catalog/shown-names.ts'
import { unitOf, type UnitText, unitsIn } from '../content/units.ts'

type Line = { code: string; name: string; quantity: number; unitCode: string; priceMinor: number; sumMinor: number }
type Reader = { currency: Currency; units: ReadonlyMap<string, UnitText>; locale: Locale }

/** A line as values of a row. Units of several pieces say how many pieces that is. */
export function lineValues(line: Line, { currency, units, locale }: Reader): Values {
  const { code, name, quantity, unitCode, priceMinor, sumMinor } = line
  const { label, pieces } = unitOf(units, unitCode)
  return {
    code,
    name,
    quantity,
    unit: label,
    pieces: pieces > 1 ? translate(locale, 'common', 'pieces.equal', { count: quantity * pieces }) : 'none',
    price: formatMoney({ minor: priceMinor, currency }, locale),
    sum: formatMoney({ minor: sumMinor, currency }, locale),
  }
}

type OrderRecord = {
  currency: Currency
  contactName: string
  phone: string
  email: string
  address: string
  company: string | null
  lines: (Line & { productId: number | null; nameLocale: Locale })[]
}

/** The lines of an order in the seller's language, and who gets them where. */
export async function findOrderMail(
  tx: Tx,
  orderId: string,
  locale: Locale,
): Promise<{ values: Values; rows: Values[] }> {
  const { rows } = await sql<OrderRecord>`
    select o.currency, o.contact_name as "contactName", o.contact_phone as phone, o.contact_email as email, o.address, o.buyer_company ->> 'legalName' as company,
      (select json_agg(json_build_object('productId', l.product_id, 'code', l.code, 'name', l.name, 'nameLocale', l.name_locale, 'quantity', l.quantity,
        'unitCode', l.unit_code, 'priceMinor', l.price_minor, 'sumMinor', l.sum_minor) order by l.position) from order_lines l where l.order_id = o.id) as lines
    from orders o where o.id = ${orderId}::uuid
  `.execute(tx)
  const { currency, contactName, phone, email, address, company, lines } = rows[0]!
  const [units, names] = await Promise.all([unitsIn(tx, locale), namesInLocale(tx, lines, locale)])
  return {
    values: {
      buyer: [company, contactName].filter(Boolean).join(', '),
      phone: formatPhone(phone),
      email,
      address: address.replaceAll('\n', ', '),
    },
    rows: lines.map((line) =>
      lineValues({ ...line, name: names.get(line.productId ?? 0) ?? line.name }, { currency, units, locale }),
    ),
  }
}

type StepRecord = {
  id: string
  expectedOn: string | null
  carrier: string
  trackingNumber: string
  lines: Offered[] | null
}
type Offered = {
  productId: number | null
  name: string
  nameLocale: Locale
  unitCode: string
  ordered: number
  offered: number
  reason: string
}

/** What the buyer reads of a step of each order: when and how the goods come, and the lines of which the store offers less. */
export async function findStepMail(
  tx: Tx,
  orderIds: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, { values: Values; rows: Values[] }>> {
  const { rows } = await sql<StepRecord>`
    select o.id, o.expected_on::text as "expectedOn", o.carrier, o.tracking_number as "trackingNumber",
      (select json_agg(json_build_object('productId', l.product_id, 'name', l.name, 'nameLocale', l.name_locale, 'unitCode', l.unit_code,
        'ordered', l.quantity, 'offered', l.offered_quantity, 'reason', l.reason) order by l.position)
        from order_lines l where l.order_id = o.id and o.status = 'PartlyConfirmed' and l.offered_quantity < l.quantity) as lines
    from orders o where o.id = any(${orderIds as string[]}::uuid[])
  `.execute(tx)
  const [units, names] = await Promise.all([
    unitsIn(tx, locale),
    namesInLocale(
      tx,
      rows.flatMap(({ lines }) => lines ?? []),
      locale,
    ),
  ])
  const rowOf = ({ productId, name, unitCode, ordered, offered, reason }: Offered): Values => ({
    name: names.get(productId ?? 0) ?? name,
    unit: unitOf(units, unitCode).label,
    ordered,
    offered,
    because: reason || 'none',
  })
  return new Map(
    rows.map(({ id, expectedOn, carrier, trackingNumber, lines }) => [
      id,
      {
        values: {
          expectedOn: expectedOn ?? 'none',
          carrier: carrier || 'none',
          trackingNumber: trackingNumber || 'none',
        },
        rows: (lines ?? []).map(rowOf),
      },
    ]),
  )
}
