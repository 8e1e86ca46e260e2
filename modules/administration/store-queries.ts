import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { storeName } from '#platform/db/best-translation.ts'
import { isoTime } from '#platform/db/iso-time.ts'
import type { Db } from '#platform/db/database.ts'
import { escapeLike } from '#platform/db/like.ts'
import { selectPage } from '#platform/db/select-page.ts'
import { translate } from '#platform/i18n/messages.ts'
import { findAuditEntries } from '../moderation/audit-queries.ts'
import { isOpenOrder } from '../orders/queries.ts'
import { nameContains } from '../suppliers/directory-text.ts'
import { nameOfPremises } from './premises-queries.ts'
import { isBrokenFeed, isHeldImport } from './supply-conditions.ts'
import type { getStore, listStores } from './store-contract.ts'

type StoreRow = OutputOf<typeof listStores>['items'][number]
type StoreDetails = Omit<OutputOf<typeof getStore>, 'balances'>
export type StoreFilter = {
  query: string
  status?: string | undefined
  supplierType?: string | undefined
  waitsFor?: keyof typeof waitsForCondition | undefined
}
type Order = { sort: 'createdAt' | 'productCount'; order: 'asc' | 'desc'; page: number; pageSize: number }

export const findStores = (db: Db, filter: StoreFilter, { sort, order, ...paging }: Order, locale: Locale) =>
  selectPage<StoreRow>(
    db,
    {
      columns: storeColumns(locale),
      from: storesWithOrganizations,
      condition: matches(filter),
      order: sql`${sql.ref(sort === 'productCount' ? 's.product_count' : 's.created_at')} ${sql.raw(order)}, s.id ${sql.raw(order)}`,
    },
    paging,
  )

export async function countStores(db: Db, filter: StoreFilter) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${storesWithOrganizations} where ${matches(filter)}
  `.execute(db)
  return rows[0]!.count
}

/** All data of a store for administrators; undefined for an unknown id. */
export async function findStoreDetails(db: Db, id: number, locale: Locale): Promise<StoreDetails | undefined> {
  const [store, members, branches, warehouses, counts, supply, audit] = await Promise.all([
    findStore(db, id, locale),
    findMembers(db, id),
    findPremises(db, 'company_branches', id, locale),
    findPremises(db, 'warehouses', id, locale),
    findCounts(db, id),
    findSupply(db, id, locale),
    findAuditEntries(db, 'store', String(id), locale),
  ])
  return store && { ...store, ...counts, ...supply, members, branches, warehouses, audit }
}

const storesWithOrganizations = sql`stores s join organizations o on o.id = s.organization_id`

const storeColumns = (locale: Locale) => sql`
  s.id, s.alias, ${storeName(locale)} as name, s.status, s.supplier_type as "supplierType", s.product_count as "productCount",
  ${isoTime(sql`s.created_at`)} as "createdAt",
  json_build_object('id', o.id, 'legalName', o.legal_name, 'countryCode', o.country_code, 'taxNumber', o.tax_number) as organization
`

const waitsForCondition = {
  BrokenFeed: sql`exists (select from import_addresses i where i.store_id = s.id and ${isBrokenFeed})`,
  HeldImport: sql`exists (select from imports i where i.store_id = s.id and ${isHeldImport})`,
  Erasure: sql`exists (select from store_erasures e where e.store_id = s.id and e.finished_at is null)`,
}

const matches = ({ query, status, supplierType, waitsFor }: StoreFilter) => sql`true
  ${status ? sql`and s.status = ${status}` : sql``}
  ${supplierType ? sql`and s.supplier_type = ${supplierType}` : sql``}
  ${waitsFor ? sql`and ${waitsForCondition[waitsFor]}` : sql``}
  ${query ? matchesText(query) : sql``}`

/** A union, because an index serves each of its parts, but not the same with OR. */
const matchesText = (query: string) => sql`and s.id in (
    select f.id from stores f where f.id::text = ${query} or f.alias = lower(${query})
    union select f.id from stores f join organizations g on g.id = f.organization_id where g.legal_name_key like '%' || search_key(${escapeLike(query)}) || '%'
    union select t.store_id from store_translations t where ${nameContains(query)}
  )`

type Stored = Omit<
  StoreDetails,
  | 'members'
  | 'branches'
  | 'warehouses'
  | 'products'
  | 'orders'
  | 'brokenFeeds'
  | 'heldImports'
  | 'audit'
  | 'minimumOrder'
>

async function findStore(db: Db, id: number, locale: Locale) {
  const { rows } = await sql<Stored & { minor: number; currency: Currency }>`
    select ${storeColumns(locale)}, s.suspension_reason as "suspensionReason", s.status = 'Closed' and s.status_before is not null as "canRestore",
      (select json_build_object('requestedAt', ${isoTime(sql`e.requested_at`)}, 'finishedAt', ${isoTime(sql`e.finished_at`)},
        'productCount', e.product_count, 'erasedCount', e.erased_count) from store_erasures e where e.store_id = s.id) as erasure,
      lt.name as location, s.phones, s.site, s.minimum_order_minor as minor, s.currency, s.verified_until::text as "verifiedUntil"
    from ${storesWithOrganizations} join location_translations lt on lt.location_id = s.location_id and lt.locale = ${locale}
    where s.id = ${id}
  `.execute(db)
  if (!rows[0]) return undefined
  const { minor, currency, ...store } = rows[0]
  return { ...store, minimumOrder: { minor, currency } }
}

async function findMembers(db: Db, id: number) {
  const { rows } = await sql<StoreDetails['members'][number]>`
    select a.id, a.name, a.email, m.role from store_members m join accounts a on a.id = m.account_id
    where m.store_id = ${id} order by m.created_at, a.id limit 100
  `.execute(db)
  return rows
}

async function findPremises(db: Db, table: 'company_branches' | 'warehouses', id: number, locale: Locale) {
  const { rows } = await sql<StoreDetails['branches'][number]>`
    select w.id, ${nameOfPremises(locale)} as name, w.status, lt.name as location, w.address
    from ${sql.table(table)} w join stores s on s.id = w.store_id
      join location_translations lt on lt.location_id = w.location_id and lt.locale = ${locale}
    where w.store_id = ${id} order by w.id limit 100
  `.execute(db)
  return rows
}

async function findCounts(db: Db, id: number): Promise<Pick<StoreDetails, 'products' | 'orders'>> {
  const { rows } = await sql<Pick<StoreDetails, 'products' | 'orders'>>`
    select json_build_object('Active', count(*) filter (where p.status = 'Active'), 'Draft', count(*) filter (where p.status = 'Draft'),
        'Archived', count(*) filter (where p.status = 'Archived'), 'Blocked', count(*) filter (where p.status = 'Blocked')) as products,
      (select json_build_object('total', count(*), 'open', count(*) filter (where ${isOpenOrder})) from orders o where o.store_id = ${id}) as orders
    from products p where p.store_id = ${id}
  `.execute(db)
  return rows[0]!
}

type Supply = Pick<StoreDetails, 'brokenFeeds' | 'heldImports'>

/** Addresses that are not fetched, with the reason, and automatic imports that wait for the store. */
async function findSupply(db: Db, id: number, locale: Locale): Promise<Supply> {
  const { rows } = await sql<Supply>`
    select
      (select coalesce(json_agg(json_build_object('address', i.address, 'problem', i.problem) order by i.created_at), '[]')
        from import_addresses i where i.store_id = ${id} and ${isBrokenFeed}) as "brokenFeeds",
      (select coalesce(json_agg(json_build_object('fileName', i.file_name, 'since', ${isoTime(sql`i.seen_at`)}) order by i.seen_at), '[]')
        from (select * from imports i where i.store_id = ${id} and ${isHeldImport} order by i.created_at desc limit 20) i) as "heldImports"
  `.execute(db)
  const { brokenFeeds, heldImports } = rows[0]!
  return {
    brokenFeeds: brokenFeeds.map(({ address, problem }) => ({
      address,
      problem: translate(locale, 'errors', problem),
    })),
    heldImports,
  }
}
