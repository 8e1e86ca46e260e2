// The contents of an order in e-mails.
import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { translate } from '#platform/i18n/messages.ts'
import type { Values } from '#platform/outbox/render.ts'
import { formatMoney } from '#platform/values/format-money.ts'
import { sum, vatOf } from '#platform/values/money.ts'
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
  currency: Currency
  delivery: Sums
  expectedOn: string | null
  carrier: string
  trackingNumber: string
  lines: Offered[] | null
}
type Sums = { sumMinor: number; vatPercent: number }
type Offered = Sums & {
  productId: number | null
  name: string
  nameLocale: Locale
  unitCode: string
  ordered: number
  offered: number
  reason: string
}

/** What the buyer reads of a step of each order: when and how the goods come, the lines of which the store offers less, and what the order costs then. */
export async function findStepMail(
  tx: Tx,
  orderIds: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, { values: Values; rows: Values[] }>> {
  const { rows } = await sql<StepRecord>`
    select o.id, o.currency, o.expected_on::text as "expectedOn", o.carrier, o.tracking_number as "trackingNumber",
      json_build_object('sumMinor', coalesce(o.offered_delivery_minor, o.delivery_minor, 0), 'vatPercent', coalesce(o.delivery_vat_percent, 0)) as delivery,
      (select json_agg(json_build_object('productId', l.product_id, 'name', l.name, 'nameLocale', l.name_locale, 'unitCode', l.unit_code,
        'ordered', l.quantity, 'offered', coalesce(l.offered_quantity, l.quantity), 'reason', l.reason,
        'sumMinor', l.price_minor * coalesce(l.offered_quantity, l.quantity), 'vatPercent', l.vat_percent) order by l.position)
        from order_lines l where l.order_id = o.id and o.status = 'PartlyConfirmed') as lines
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
    rows.map(({ id, currency, delivery, expectedOn, carrier, trackingNumber, lines }) => [
      id,
      {
        values: {
          offeredTotal: lines ? formatMoney({ minor: grossOf([...lines, delivery]), currency }, locale) : 'none',
          expectedOn: expectedOn ?? 'none',
          carrier: carrier || 'none',
          trackingNumber: trackingNumber || 'none',
        },
        rows: (lines ?? []).filter(({ ordered, offered }) => offered < ordered).map(rowOf),
      },
    ]),
  )
}

const grossOf = (sums: readonly Sums[]) =>
  sum(sums.flatMap(({ sumMinor, vatPercent }) => [sumMinor, vatOf(sumMinor, vatPercent)]))
