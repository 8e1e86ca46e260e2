import { type RawBuilder, sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { bestTranslation, storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { latinFor } from '#platform/i18n/slug.ts'
import { multiply, sum } from '#platform/values/money.ts'
import { slugOf } from '../catalog/slug.ts'
import { namesInLocale } from '../catalog/shown-names.ts'
import { unitOf, unitsIn } from '../content/units.ts'
import { toOrderTerms } from '../suppliers/order-terms.ts'
import type { getOrder } from './contract.ts'
import { offeredCharge } from './delivery-costs.ts'
import { offeredSums } from './offers.ts'
import { type Charge, goodsOf, totalsWith } from './order-totals.ts'
import { type BuyerCompany, type Company, concerns, type OrderedProduct, type OrderTerms, sideOf } from './queries.ts'
import { possibleEvents, type Side, type Status } from './rules.ts'

type Order = OutputOf<typeof getOrder>
type LineRecord = OrderedProduct & {
  position: number
  productId: number | null
  orderedQuantity: number
  unitPieces: number
  offeredQuantity: number | null
  reason: string
}
type OrderRecord = OrderTerms & {
  id: string
  number: number
  version: number
  status: Status
  createdAt: Date
  side: Side
  note: string
  expectedOn: string | null
  carrier: string
  trackingNumber: string
  payBy: string | null
  isUnread: boolean
  chatId: string | null
  agreedMinor: number | null
  offeredMinor: number | null
  deliveryVatPercent: number | null
  deliveryVatMinor: number | null
  store: Omit<Order['store'], 'company'> & { company: Company | null }
  lines: LineRecord[]
  history: { status: Status; side: Side; at: string; comment: string; deliveryMinor: number | null }[]
}

/** The order for its buyer or a member of its store; undefined for everyone else, as for an unknown id. */
export const findOrder = (db: Db, accountId: string, id: string, locale: Locale) =>
  selectOrder(db, { accountId, condition: concerns(accountId), side: sideOf(accountId) }, id, locale)

/** The order as its store sees it, for an administrator, who takes no steps. */
export async function findAnyOrder(db: Db, accountId: string, id: string, locale: Locale): Promise<Order | undefined> {
  const order = await selectOrder(db, { accountId, condition: sql`true`, side: sql`'seller'` }, id, locale)
  return order && { ...order, can: [], chatId: null }
}

type Reader = { accountId: string; condition: RawBuilder<unknown>; side: RawBuilder<unknown> }

async function selectOrder(
  db: Db,
  { accountId, condition, side }: Reader,
  id: string,
  locale: Locale,
): Promise<Order | undefined> {
  const { rows } = await sql<OrderRecord>`
    select o.id, o.number, o.version, o.status, o.created_at as "createdAt", ${side} as side, o.currency,
      o.total_minor as "totalMinor", o.vat_minor as "vatMinor", o.is_export as "isExport", o.shown_currency as "shownCurrency",
      o.shown_total_minor as "shownTotalMinor", o.shown_vat_minor as "shownVatMinor", o.shown_rate as "shownRate",
      o.rate_date as "rateDate", o.contact_name as "contactName", o.contact_phone as "contactPhone", o.contact_email as "contactEmail",
      o.delivery_minor as "agreedMinor", o.offered_delivery_minor as "offeredMinor", o.delivery_vat_percent::float8 as "deliveryVatPercent", o.delivery_vat_minor as "deliveryVatMinor",
      o.delivery_method as delivery, o.store_terms as terms, o.country_code as "countryCode", o.address, o.wanted_on::text as "wantedOn", o.buyer_reference as reference, o.comment,
      o.buyer_company as "buyerCompany", o.seller_note as note, o.expected_on::text as "expectedOn", o.carrier, o.tracking_number as "trackingNumber",
      (select d.due_on::text from store_documents d where d.order_id = o.id and d.kind = 'Proforma') as "payBy",
      exists (select from notifications n where n.order_id = o.id and n.account_id = ${accountId}::uuid and n.read_at is null) as "isUnread",
      (select c.id from chats c where c.buyer_id = o.buyer_id and c.store_id = o.store_id and coalesce(c.product_id, 0) = 0) as "chatId",
      json_build_object('id', s.id, 'alias', s.alias, 'name', ${storeName(locale)}, 'city', lt.name, 'phones', s.phones, 'logoId', s.logo_file_id,
        'delivery', (select t.delivery from store_translations t where t.store_id = s.id ${bestTranslation(locale)}), 'company', o.store_company) as store,
      (select json_agg(json_build_object('position', l.position, 'productId', l.product_id, 'code', l.code, 'name', l.name, 'nameLocale', l.name_locale, 'unitCode', l.unit_code, 'unitPieces', l.unit_pieces, 'imageId', l.image_id,
        'quantity', l.quantity, 'orderedQuantity', l.ordered_quantity, 'offeredQuantity', l.offered_quantity, 'reason', l.reason, 'priceMinor', l.price_minor, 'listPriceMinor', l.list_price_minor, 'vatPercent', l.vat_percent, 'vatMinor', l.vat_minor) order by l.position)
        from order_lines l where l.order_id = o.id) as lines,
      (select json_agg(json_build_object('status', h.status, 'side', h.side, 'at', h.created_at, 'comment', h.comment, 'deliveryMinor', h.delivery_minor) order by h.id) from order_history h where h.order_id = o.id) as history
    from orders o join stores s on s.id = o.store_id
    join location_translations lt on lt.location_id = s.location_id and lt.locale = ${locale}
    where o.id = ${id}::uuid and ${condition}
  `.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const [units, names] = await Promise.all([unitsIn(db, locale), namesInLocale(db, row.lines, locale)])
  const { currency } = row
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    side: row.side,
    store: { ...row.store, company: companyFor(row.store.company, locale) },
    lines: row.lines.map((line) => ({ ...toLine(line, currency, units), ...shownLineName(line, names, locale) })),
    goodsTotal: {
      minor: goodsOf(row.lines.map((line) => ({ sumMinor: multiply(line.priceMinor, line.quantity) }))),
      currency,
    },
    deliveryCharge: agreedCharge(row),
    ...totalsOf(row, currency),
    offer: row.status === 'PartlyConfirmed' ? offerOf(row) : null,
    isExport: row.isExport,
    shownTotal: { minor: row.shownTotalMinor, currency: row.shownCurrency },
    shownGrossTotal: { minor: sum([row.shownTotalMinor, row.shownVatMinor]), currency: row.shownCurrency },
    rate: { value: row.shownRate, date: row.rateDate },
    buyer: {
      name: row.contactName,
      phone: row.contactPhone,
      email: row.contactEmail,
      company: row.buyerCompany && buyerCompanyFor(row.buyerCompany, locale),
    },
    delivery: row.delivery,
    terms: row.terms && toOrderTerms(row.terms, currency),
    payBy: row.payBy,
    countryCode: row.countryCode,
    address: row.address,
    wantedOn: row.wantedOn,
    reference: row.reference,
    comment: row.comment,
    history: row.history.map(({ at, deliveryMinor: minor, ...step }) => ({
      ...step,
      at: new Date(at).toISOString(),
      deliveryCost: minor === null ? null : { minor, currency },
    })),
    note: row.side === 'seller' ? row.note : null,
    expectedOn: row.expectedOn,
    carrier: row.carrier,
    trackingNumber: row.trackingNumber,
    can: possibleEvents(row.status, row.side),
    isUnread: row.isUnread,
    chatId: row.side === 'seller' ? row.chatId : null,
  }
}

type Amounts = { totalMinor: number; vatMinor: number }
export const totalsOf = ({ totalMinor, vatMinor }: Amounts, currency: Currency) => ({
  total: { minor: totalMinor, currency },
  vatTotal: { minor: vatMinor, currency },
  grossTotal: { minor: sum([totalMinor, vatMinor]), currency },
})

/** A charge for delivery as calls answer with it. */
export const toCharge = ({ minor, vatPercent, vatMinor }: Charge, currency: Currency) => ({
  sum: { minor, currency },
  vatPercent,
  vatSum: { minor: vatMinor, currency },
  grossSum: { minor: sum([minor, vatMinor]), currency },
})

function agreedCharge({ agreedMinor: minor, deliveryVatPercent, deliveryVatMinor, currency }: OrderRecord) {
  if (minor === null) return null
  return toCharge({ minor, vatPercent: deliveryVatPercent!, vatMinor: deliveryVatMinor! }, currency)
}

function offerOf({ lines, agreedMinor, offeredMinor, deliveryVatPercent, currency }: OrderRecord) {
  const charge = offeredCharge({ agreedMinor, offeredMinor, vatPercent: deliveryVatPercent ?? 0 })
  return {
    deliveryCharge: charge && toCharge(charge, currency),
    ...totalsOf(totalsWith(lines.map(offeredSums), charge), currency),
  }
}

const companyFor = (company: Company | null, locale: Locale) =>
  company && { ...company, legalNameLatin: latinFor(locale, company.legalName) }

const buyerCompanyFor = ({ address = '', bank = null, ...company }: BuyerCompany, locale: Locale) => ({
  ...company,
  legalNameLatin: latinFor(locale, company.legalName),
  address,
  bank,
})

type LineName = { productId: number | null; name: string; nameLocale: Locale }

/** The name of a line in the reader's language, with the one that was ordered when it is in another one. */
export function shownLineName(
  { productId, name, nameLocale }: LineName,
  names: ReadonlyMap<number, string>,
  locale: Locale,
) {
  const current = productId === null || nameLocale === locale ? undefined : names.get(productId)
  return current === undefined
    ? { name, nameLocale, ordered: null }
    : { name: current, nameLocale: locale, ordered: { name, nameLocale } }
}

function toLine(
  { priceMinor, listPriceMinor, vatMinor, unitCode, ...line }: OrderRecord['lines'][number],
  currency: Currency,
  units: Awaited<ReturnType<typeof unitsIn>>,
) {
  const { productId, name, nameLocale } = line
  const sumMinor = multiply(priceMinor, line.quantity)
  return {
    ...line,
    slug: productId === null ? null : slugOf({ id: productId, name, nameLocale }),
    unitLabel: unitOf(units, unitCode).label,
    price: { minor: priceMinor, currency },
    listPrice: listPriceMinor ? { minor: listPriceMinor, currency } : null,
    sum: { minor: sumMinor, currency },
    vatSum: { minor: sum([vatMinor]), currency },
    grossSum: { minor: sum([sumMinor, vatMinor]), currency },
  }
}
