// One organization, branch or warehouse with what belongs to it.
import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { storeName } from '#platform/db/best-translation.ts'
import { isoTime } from '#platform/db/iso-time.ts'
import type { Db } from '#platform/db/database.ts'
import { findAuditEntries } from '../moderation/audit-queries.ts'
import { isOpenOrder } from '../orders/queries.ts'
import { premisesName } from './premises/premises-name.ts'
import type { getBranch, getOrganization, getWarehouse } from './premises-contract.ts'
import { nameOfPremises, statusOfOrganization } from './premises-queries.ts'

type Organization = OutputOf<typeof getOrganization>
type Branch = OutputOf<typeof getBranch>
type Warehouse = OutputOf<typeof getWarehouse>

const maxRows = 100
const maxOrders = 50

export async function findOrganization(db: Db, id: number, locale: Locale): Promise<Organization | undefined> {
  const [organization, stores, people, branches, warehouses, audit] = await Promise.all([
    findFacts(db, id),
    findStores(db, id, locale),
    findPeople(db, id, locale),
    findPremises(db, 'company_branches', id, locale),
    findPremises(db, 'warehouses', id, locale),
    findAuditEntries(db, 'organization', String(id), locale),
  ])
  return organization && { ...organization, stores, people, branches, warehouses, audit }
}

export async function findBranch(db: Db, id: number, locale: Locale): Promise<Branch | undefined> {
  const [branch, audit] = await Promise.all([
    findOne<Omit<Branch, 'audit'>>(db, 'company_branches', sql`, w.phone`, id, locale),
    findAuditEntries(db, 'companybranch', String(id), locale),
  ])
  return branch && { ...branch, audit }
}

export async function findWarehouse(db: Db, id: number, locale: Locale): Promise<Warehouse | undefined> {
  const [warehouse, stock, orders, audit] = await Promise.all([
    findOne<Omit<Warehouse, 'audit' | 'stock' | 'openOrders' | 'orders'>>(db, 'warehouses', sql``, id, locale),
    findStock(db, id),
    findOpenOrders(db, id),
    findAuditEntries(db, 'warehouse', String(id), locale),
  ])
  return warehouse && { ...warehouse, ...stock, orders, audit }
}

async function findFacts(db: Db, id: number) {
  const { rows } = await sql<Omit<Organization, 'stores' | 'people' | 'branches' | 'warehouses' | 'audit'>>`
    select o.id, o.legal_name as "legalName", o.country_code as "countryCode", o.tax_number as "taxNumber", o.address,
      (select count(*)::int from stores s where s.organization_id = o.id and s.status <> 'Closed') as "storeCount",
      ${isoTime(sql`o.created_at`)} as "createdAt", ${isoTime(sql`o.deleted_at`)} as "deletedAt",
      ${statusOfOrganization} as status, o.suspension_reason as "suspensionReason", o.status <> 'Active' as "canRestore", ${erasureOf('organization', sql`o.id`)} as erasure,
      case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as owner
    from organizations o left join accounts a on a.id = o.owner_id where o.id = ${id}
  `.execute(db)
  return rows[0]
}

async function findStores(db: Db, id: number, locale: Locale) {
  const { rows } = await sql<Organization['stores'][number]>`
    select s.id, s.alias, ${storeName(locale)} as name, s.status, s.product_count as "productCount",
      (select count(*)::int from orders o where o.store_id = s.id and ${isOpenOrder}) as "openOrders"
    from stores s where s.organization_id = ${id} order by s.status = 'Closed', s.id limit ${maxRows}
  `.execute(db)
  return rows
}

async function findPeople(db: Db, id: number, locale: Locale) {
  const { rows } = await sql<Organization['people'][number]>`
    select a.id, a.name, a.email, m.role, ${storeName(locale)} as store
    from stores s join store_members m on m.store_id = s.id join accounts a on a.id = m.account_id
    where s.organization_id = ${id} order by s.id, m.created_at, a.id limit ${maxRows}
  `.execute(db)
  return rows
}

/** SQL: the deletion for good of this record, or null. */
const erasureOf = (kind: string, id: RawBuilder<unknown>) => sql`(
  select json_build_object('requestedAt', ${isoTime(sql`e.requested_at`)}, 'finishedAt', ${isoTime(sql`e.finished_at`)}, 'total', e.total, 'done', e.done)
  from premises_erasures e where e.kind = ${kind} and e.record_id = ${id})`

type Table = 'company_branches' | 'warehouses'

const premisesColumns = (locale: Locale) =>
  sql`w.id, ${nameOfPremises(locale)} as name, w.status, lt.name as location, w.address`
const placed = (table: Table, locale: Locale) => sql`${sql.table(table)} w join stores s on s.id = w.store_id
  join location_translations lt on lt.location_id = w.location_id and lt.locale = ${locale}`

async function findPremises(db: Db, table: Table, id: number, locale: Locale) {
  const { rows } = await sql<Organization['branches'][number]>`
    select ${premisesColumns(locale)}, json_build_object('id', s.id, 'name', ${storeName(locale)}) as store
    from ${placed(table, locale)} where s.organization_id = ${id} order by w.id limit ${maxRows}
  `.execute(db)
  return rows
}

async function findOne<Row>(db: Db, table: Table, columns: RawBuilder<unknown>, id: number, locale: Locale) {
  const kind = table === 'warehouses' ? 'warehouse' : 'companybranch'
  const { rows } = await sql<Row>`
    select ${premisesColumns(locale)} ${columns}, w.suspension_reason as "suspensionReason", ${premisesName} as confirmation,
      w.status <> 'Active' and ${erasureOf(kind, sql`w.id`)} is null as "canRestore", ${erasureOf(kind, sql`w.id`)} as erasure,
      json_build_object('id', s.id, 'alias', s.alias, 'name', ${storeName(locale)}, 'status', s.status) as store,
      json_build_object('id', g.id, 'legalName', g.legal_name) as organization
    from ${placed(table, locale)} join organizations g on g.id = s.organization_id where w.id = ${id}
  `.execute(db)
  return rows[0]
}

async function findStock(db: Db, id: number): Promise<Pick<Warehouse, 'stock' | 'openOrders'>> {
  const { rows } = await sql<Pick<Warehouse, 'stock' | 'openOrders'>>`
    select json_build_object('products', count(*) filter (where quantity > 0), 'quantity', coalesce(sum(quantity), 0),
        'reserved', coalesce(sum(reserved), 0)) as stock,
      (select count(distinct o.id)::int from stock_reservations r join orders o on o.id = r.order_id
        where r.warehouse_id = ${id} and ${isOpenOrder}) as "openOrders"
    from product_stock where warehouse_id = ${id}
  `.execute(db)
  return rows[0]!
}

async function findOpenOrders(db: Db, id: number) {
  const { rows } = await sql<Warehouse['orders'][number]>`
    select o.id, o.number, o.status, ${isoTime(sql`o.created_at`)} as "createdAt", sum(r.quantity)::int as quantity
    from stock_reservations r join orders o on o.id = r.order_id
    where r.warehouse_id = ${id} and ${isOpenOrder} group by o.id order by o.created_at desc limit ${maxOrders}
  `.execute(db)
  return rows
}
