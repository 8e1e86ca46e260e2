import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { bestTranslation, storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { latinFor } from '#platform/i18n/slug.ts'
import { multiply, sum } from '#platform/values/money.ts'
import { slugOf } from '../catalog/cards.ts'
import { unitOf, unitsIn } from '../content/units.ts'
import type { getOrder, listOrders } from './contract.ts'
import type { Company, OrderedProduct, OrderTerms } from './queries.ts'
import { permittedActions, type Side, type Status } from './rules.ts'

type Order = OutputOf<typeof getOrder>
type OrderRecord = OrderTerms & {
  id: string
  number: number
  status: Status
  createdAt: Date
  side: Side
  store: Omit<Order['store'], 'company'> & { company: Company | null }
  lines: (OrderedProduct & { productId: number | null; currentName: string | null })[]
  history: { status: Status; at: string; comment: string }[]
}

/** The order for its buyer or a member of its store; undefined for everyone else, as for an unknown id. */
export async function findOrder(db: Db, accountId: string, id: string, locale: Locale): Promise<Order | undefined> {
  const { rows } = await sql<OrderRecord>`
    select o.id, o.number, o.status, o.created_at as "createdAt", case when o.buyer_id = ${accountId}::uuid then 'buyer' else 'seller' end as side, o.currency,
      o.total_minor as "totalMinor", o.vat_minor as "vatMinor", o.is_export as "isExport", o.shown_currency as "shownCurrency",
      o.shown_total_minor as "shownTotalMinor", o.shown_vat_minor as "shownVatMinor", o.shown_rate as "shownRate",
      o.rate_date as "rateDate", o.contact_name as "contactName", o.contact_phone as "contactPhone", o.contact_email as "contactEmail",
      o.delivery_method as delivery, o.country_code as "countryCode", o.address, o.wanted_on::text as "wantedOn", o.buyer_reference as reference, o.comment,
      o.buyer_company as "buyerCompany",
      json_build_object('id', s.id, 'alias', s.alias, 'name', ${storeName(locale)}, 'city', lt.name, 'phones', s.phones, 'logoId', s.logo_file_id,
        'delivery', (select t.delivery from store_translations t where t.store_id = s.id ${bestTranslation(locale)}), 'company', o.store_company) as store,
      (select json_agg(json_build_object('productId', l.product_id, 'code', l.code, 'name', l.name, 'nameLocale', l.name_locale, 'unitCode', l.unit_code, 'imageId', l.image_id,
        'quantity', l.quantity, 'priceMinor', l.price_minor, 'vatPercent', l.vat_percent, 'vatMinor', l.vat_minor, 'currentName', t.name) order by l.position)
        from order_lines l left join product_translations t on t.product_id = l.product_id and t.locale = ${locale} and t.locale <> l.name_locale
        where l.order_id = o.id) as lines,
      (select json_agg(json_build_object('status', h.status, 'at', h.created_at, 'comment', h.comment) order by h.id) from order_history h where h.order_id = o.id) as history
    from orders o join stores s on s.id = o.store_id
    join location_translations lt on lt.location_id = s.location_id and lt.locale = ${locale}
    where o.id = ${id}::uuid and (o.buyer_id = ${accountId}::uuid or exists (select 1 from store_members m where m.store_id = o.store_id and m.account_id = ${accountId}::uuid))
  `.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const units = await unitsIn(db, locale)
  const { currency } = row
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    side: row.side,
    store: { ...row.store, company: companyFor(row.store.company, locale) },
    lines: row.lines.map((line) => toLine(line, currency, locale, units)),
    total: { minor: row.totalMinor, currency },
    vatTotal: { minor: row.vatMinor, currency },
    grossTotal: { minor: sum([row.totalMinor, row.vatMinor]), currency },
    isExport: row.isExport,
    shownTotal: { minor: row.shownTotalMinor, currency: row.shownCurrency },
    shownGrossTotal: { minor: sum([row.shownTotalMinor, row.shownVatMinor]), currency: row.shownCurrency },
    rate: { value: row.shownRate, date: row.rateDate },
    buyer: {
      name: row.contactName,
      phone: row.contactPhone,
      email: row.contactEmail,
      company: companyFor(row.buyerCompany, locale),
    },
    delivery: row.delivery,
    countryCode: row.countryCode,
    address: row.address,
    wantedOn: row.wantedOn,
    reference: row.reference,
    comment: row.comment,
    history: row.history.map(({ at, ...step }) => ({ ...step, at: new Date(at).toISOString() })),
    can: permittedActions(row.status, row.side),
  }
}

const companyFor = (company: Company | null, locale: Locale) =>
  company && { ...company, legalNameLatin: latinFor(locale, company.legalName) }

/** A line in the reader's language, with the name that was ordered when it is in another one. */
function toLine(
  { priceMinor, vatMinor, unitCode, currentName, ...line }: OrderRecord['lines'][number],
  currency: Currency,
  locale: Locale,
  units: Awaited<ReturnType<typeof unitsIn>>,
): Order['lines'][number] {
  const { productId, name, nameLocale } = line
  const sumMinor = multiply(priceMinor, line.quantity)
  return {
    ...line,
    ...(currentName === null
      ? { ordered: null }
      : { name: currentName, nameLocale: locale, ordered: { name, nameLocale } }),
    slug: productId === null ? null : slugOf({ id: productId, name, nameLocale }),
    unitLabel: unitOf(units, unitCode).label,
    unitPieces: unitOf(units, unitCode).pieces,
    price: { minor: priceMinor, currency },
    sum: { minor: sumMinor, currency },
    vatSum: { minor: sum([vatMinor]), currency },
    grossSum: { minor: sum([sumMinor, vatMinor]), currency },
  }
}

export type OrderFilter = {
  side: Side
  status?: Status
  storeId?: number
  from?: string
  to?: string
  page: number
  pageSize: number
}
type OrderListItem = OutputOf<typeof listOrders>['items'][number]

/** Orders of the account, or of the stores it is a member of; newest first. */
export async function findOrders(
  db: Db,
  accountId: string,
  filter: OrderFilter,
  locale: Locale,
): Promise<OutputOf<typeof listOrders>> {
  const ownOrders =
    filter.side === 'buyer'
      ? sql`o.buyer_id = ${accountId}::uuid`
      : sql`o.store_id in (select store_id from store_members where account_id = ${accountId}::uuid)`
  const condition = sql`${ownOrders} ${filter.status ? sql`and o.status = ${filter.status}` : sql``} ${filter.storeId ? sql`and o.store_id = ${filter.storeId}` : sql``}
    ${filter.from ? sql`and o.created_at >= ${filter.from}::date` : sql``} ${filter.to ? sql`and o.created_at < ${filter.to}::date + 1` : sql``}`
  const { rows } = await sql<
    Omit<OrderListItem, 'createdAt' | 'total' | 'vatTotal' | 'grossTotal'> & {
      createdAt: Date
      currency: Currency
      totalMinor: number
      vatMinor: number
      count: number
    }
  >`
    select o.id, o.number, o.status, o.created_at as "createdAt", ${storeName(locale)} as "storeName", o.contact_name as "buyerName", o.currency, o.total_minor as "totalMinor",
      o.vat_minor as "vatMinor", (select count(*)::int from order_lines l where l.order_id = o.id) as "lineCount", o.viewed_at is not null as "isViewed", count(*) over ()::int as count
    from orders o join stores s on s.id = o.store_id
    where ${condition} order by o.created_at desc, o.id desc limit ${filter.pageSize} offset ${(filter.page - 1) * filter.pageSize}
  `.execute(db)
  const total =
    rows[0]?.count ??
    (filter.page > 1 ? (await findOrders(db, accountId, { ...filter, page: 1, pageSize: 1 }, locale)).total : 0)
  return {
    total,
    page: filter.page,
    pageSize: filter.pageSize,
    items: rows.map(({ createdAt, currency, totalMinor, vatMinor, count: _, ...row }): OrderListItem => ({
      ...row,
      createdAt: createdAt.toISOString(),
      total: { minor: totalMinor, currency },
      vatTotal: { minor: vatMinor, currency },
      grossTotal: { minor: sum([totalMinor, vatMinor]), currency },
    })),
  }
}

export async function countUnviewed(db: Db, accountId: string) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders o join store_members m on m.store_id = o.store_id and m.account_id = ${accountId}::uuid where o.viewed_at is null
  `.execute(db)
  return rows[0]!.count
}
