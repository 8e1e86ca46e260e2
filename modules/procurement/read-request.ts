import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { bestName, storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { isoTime } from '#platform/db/iso-time.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { dayOf } from '#platform/values/days.ts'
import { convert, multiply } from '#platform/values/money.ts'
import { shownProducts } from '../catalog/shown-names.ts'
import { latestRates } from '../currencies/rates.ts'
import { membershipOf, storeIdsOf } from '../suppliers/queries.ts'
import type { getRequest } from './contract.ts'
import { procurementErrors } from './errors.ts'
import { findFiles } from './files.ts'
import {
  endedAt,
  isForeign,
  isOpen,
  requestsWithPlace,
  type SummaryRow,
  summaryColumns,
  summaryViews,
} from './queries.ts'
import { buyerSteps, offerStatus, type RequestState, type StoredOfferStatus, storeSteps } from './rules.ts'

export type RequestView = OutputOf<typeof getRequest>
type ReadContext = Pick<Context<typeof getRequest>, 'db' | 'caller' | 'input' | 'now'>
type Row = SummaryRow & {
  buyerId: string
  company: string | null
  text: string
  changedAt: string | null
  endedAt: string | null
  reason: string
  isUnread: boolean
}

export async function readRequest({ db, caller, input: { id, side }, now }: ReadContext): Promise<RequestView> {
  const accountId = caller.account!.id
  const { rows } = await sql<Row>`
    select ${summaryColumns(now)}, r.buyer_id as "buyerId", r.company, r.text, ${isoTime(sql`r.changed_at`)} as "changedAt", ${endedAt(now)} as "endedAt", r.reason,
      exists (select from notifications n where n.account_id = ${accountId}::uuid and n.procurement_id = r.id and n.read_at is null) as "isUnread"
    from ${requestsWithPlace(caller.locale)} where r.id = ${id}::uuid
  `.execute(db)
  const request = rows[0]
  if (!request) throw procurementErrors.notFound()
  const isOwn = request.buyerId === accountId && side !== 'Store'
  const storeId = isOwn ? null : await storeThatSees(db, caller, id, now)
  if (!isOwn && storeId === null) throw await refusalFor(db, caller, request)
  const { buyerId, company, ...row } = request
  const [view, files, offers] = await Promise.all([
    summaryViews(db, caller.locale),
    findFiles(db, id),
    findOffers(db, { requestId: id, storeId, request: row, caller, now }),
  ])
  const { text, changedAt, endedAt: ended, reason, isUnread, ...summary } = row
  const shown = { ...view(summary), text, changedAt, endedAt: ended, reason: isOwn ? reason : '', files, isUnread }
  if (isOwn) {
    const canAccept = offers.some(({ status, isExpired, store }) => status === 'Sent' && !isExpired && store.isActive)
    const can = buyerSteps(row).filter((step) => step !== 'accept' || canAccept)
    return { ...shown, side: 'Buyer', buyer: null, offers, ownOffer: null, storeCurrency: null, can }
  }
  const own = offers[0]
  const contact = own?.status === 'Accepted' ? await findContact(db, buyerId, storeId!) : null
  const store = await findStore(db, storeId!)
  return {
    ...shown,
    side: 'Store',
    buyer: { company, contact },
    offers: [],
    ownOffer: own ?? null,
    storeCurrency: store.currency,
    can: store.isActive ? storeSteps(row, own?.status ?? null) : [],
  }
}

/** The caller's store, if it may see the request: it is open and of somebody else, or the store has answered it. */
async function storeThatSees(db: Db, caller: ReadContext['caller'], requestId: string, now: Date) {
  const member = await membershipOf(db, caller)
  if (!member) return null
  const { storeId } = member
  const { rows } = await sql`
    select from procurement_requests r where r.id = ${requestId}::uuid and (
      ${isOpen(now)} and ${isForeign(caller.account!.id, storeId)}
      or exists (select from procurement_offers o where o.request_id = r.id and o.store_id = ${storeId}))
  `.execute(db)
  return rows.length > 0 ? storeId : null
}

/** Everybody sees an open request on the home page, so that somebody without a store is told who can open it. */
async function refusalFor(db: Db, { account }: ReadContext['caller'], { status }: Pick<Row, 'status'>) {
  const isSupplier = (await storeIdsOf(db, account!.id)).length > 0
  return status === 'Open' && !isSupplier ? procurementErrors.forSuppliers() : procurementErrors.notFound()
}

async function findStore(db: Db, storeId: number) {
  const { rows } = await sql<{ currency: Currency; isActive: boolean }>`
    select currency, status = 'Active' as "isActive" from stores where id = ${storeId}
  `.execute(db)
  return rows[0]!
}

type OfferRow = {
  id: string
  status: StoredOfferStatus
  version: number
  priceMinor: number
  currency: Currency
  quantity: number
  leadDays: number
  validUntil: string
  comment: string
  productId: number | null
  productName: string | null
  productLocale: Locale | null
  imageId: string | null
  isOutdated: boolean
  createdAt: string
  changedAt: string
  store: RequestView['offers'][number]['store']
}
type OffersOf = {
  requestId: string
  /** Only the offer of this store; null: those of all stores that are not withdrawn. */
  storeId: number | null
  request: RequestState & { quantity: number }
  caller: ReadContext['caller']
  now: Date
}
const maxOffers = 200

async function findOffers(
  db: Db,
  { requestId, storeId, request, caller, now }: OffersOf,
): Promise<RequestView['offers']> {
  const { locale, currency } = caller
  const { rows } = await sql<OfferRow>`
    select o.id, o.status, o.version, o.price_minor as "priceMinor", o.currency, o.quantity, o.lead_days as "leadDays", o.valid_until::text as "validUntil", o.comment,
      p.id as "productId", pt.name as "productName", pt.locale as "productLocale", p.image_ids[1] as "imageId", coalesce(o.changed_at < r.changed_at, false) as "isOutdated",
      ${isoTime(sql`o.created_at`)} as "createdAt", ${isoTime(sql`o.changed_at`)} as "changedAt",
      json_build_object('id', s.id, 'alias', s.alias, 'name', ${storeName(locale)}, 'city', lt.name,
        'verifiedAt', case when s.verified_until > current_date then s.verified_at::text end, 'isActive', s.status = 'Active') as store
    from procurement_offers o join procurement_requests r on r.id = o.request_id join stores s on s.id = o.store_id
    join location_translations lt on lt.location_id = s.location_id and lt.locale = ${locale}
    left join products p on p.id = o.product_id and p.status = 'Active'
    left join lateral ${bestName(sql`product_translations t where t.product_id = p.id`, locale)} pt on true
    where o.request_id = ${requestId}::uuid and ${storeId === null ? sql`o.status <> 'Withdrawn'` : sql`o.store_id = ${storeId}`}
    order by o.created_at, o.id limit ${maxOffers}
  `.execute(db)
  const [rates, products] = await Promise.all([
    latestRates(db),
    shownProducts(
      db,
      rows.map(({ productId, productName: name, productLocale: nameLocale }) => ({ productId, name, nameLocale })),
      locale,
    ),
  ])
  return rows
    .map(({ status, priceMinor, currency: offered, productId, productName: _, productLocale: __, imageId, ...row }) => {
      const price = { minor: priceMinor, currency: offered }
      const total = { minor: multiply(priceMinor, row.quantity), currency: offered }
      const product = products.get(productId ?? 0)
      return {
        ...row,
        status: offerStatus(status, request),
        price,
        shownPrice: convert(price, currency, rates),
        total,
        shownTotal: convert(total, currency, rates),
        isExpired: row.validUntil < dayOf(now),
        product: product
          ? { id: product.id, slug: product.slug, name: product.name, nameLocale: product.nameLocale, imageId }
          : null,
      }
    })
    .sort(
      (a, b) =>
        Number(b.status === 'Accepted') - Number(a.status === 'Accepted') ||
        Number(a.isExpired) - Number(b.isExpired) ||
        Number(a.quantity < request.quantity) - Number(b.quantity < request.quantity) ||
        a.shownTotal.minor - b.shownTotal.minor,
    )
}

/** Confirmed addresses only. */
async function findContact(db: Db, accountId: string, storeId: number) {
  const { rows } = await sql<{ name: string; email: string | null; phone: string | null; chatId: string | null }>`
    select name, case when email_confirmed_at is not null then email end as email, case when phone_confirmed_at is not null then phone end as phone,
      (select c.id from chats c where c.buyer_id = accounts.id and c.store_id = ${storeId} and coalesce(c.product_id, 0) = 0) as "chatId"
    from accounts where id = ${accountId}::uuid and status = 'Active'
  `.execute(db)
  return rows[0] ?? null
}
