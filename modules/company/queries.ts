import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { type Paging, selectPage } from '#platform/db/select-page.ts'
import { ownsOrganization } from '../accounts/queries.ts'
import { isOpenOrder } from '../orders/queries.ts'
import { isPresent } from '../suppliers/premises-status.ts'
import type { getClosingTerms, listBranches, listOrganizations, listWarehouses } from './contract.ts'

export const findBranches = (db: Db, storeId: number, locale: Locale, paging: Paging) =>
  selectPage<OutputOf<typeof listBranches>['items'][number]>(
    db,
    {
      columns: sql`${premisesColumns(locale)}, w.phone`,
      from: sql`company_branches w ${premisesJoins(locale)}`,
      condition: sql`w.store_id = ${storeId} and ${isPresent('w')}`,
      order: sql`w.id`,
    },
    paging,
  )

export const findWarehouses = (db: Db, storeId: number, locale: Locale, paging: Paging) =>
  selectPage<OutputOf<typeof listWarehouses>['items'][number]>(
    db,
    {
      columns: sql`${premisesColumns(locale)}, stock."productCount", stock.quantity, stock.reserved`,
      from: sql`warehouses w ${premisesJoins(locale)} cross join lateral (${stockOf(sql`w.id`)}) stock`,
      condition: sql`w.store_id = ${storeId} and ${isPresent('w')}`,
      order: sql`w.id`,
    },
    paging,
  )

export const findOrganizations = (db: Db, accountId: string, paging: Paging) =>
  selectPage<OutputOf<typeof listOrganizations>['items'][number]>(
    db,
    {
      columns: sql`o.id, o.legal_name as "legalName", o.country_code as "countryCode", o.tax_number as "taxNumber",
        ${openStoreCount} as "storeCount", (
          select s.id from stores s join store_members m on m.store_id = s.id
          where s.organization_id = o.id and s.status <> 'Closed' and m.account_id = ${accountId}::uuid
          order by m.role = 'Owner' desc, s.id limit 1
        ) as "storeId"`,
      from: sql`organizations o`,
      condition: ownsOrganization(accountId),
      order: sql`o.id`,
    },
    paging,
  )

export type Stock = { productCount: number; quantity: number; reserved: number }

export async function findStock(db: Db, warehouseId: number): Promise<Stock> {
  const { rows } = await stockOf(sql`${warehouseId}`).execute(db)
  return rows[0]!
}

export type Obstacles = Pick<OutputOf<typeof getClosingTerms>, 'openOrderCount' | 'productCount' | 'promotionCount'>

export async function findClosingTerms(db: Db, storeId: number, now: Date): Promise<Obstacles> {
  const { rows } = await sql<Obstacles>`
    select (select count(*)::int from orders o where o.store_id = ${storeId} and ${isOpenOrder}) as "openOrderCount",
      (select count(*)::int from products where store_id = ${storeId} and status = 'Active') as "productCount",
      (select count(*)::int from promotions r left join products p on p.id = r.product_id
        where r.ends_at > ${now} and coalesce(r.store_id, p.store_id) = ${storeId}) as "promotionCount"
  `.execute(db)
  return rows[0]!
}

/** The organization, locked, if the account owns it. */
export async function lockOrganization(tx: Tx, accountId: string, id: number) {
  await sql`select from organizations where id = ${id} for update`.execute(tx)
  const { rows } = await sql<{ legalName: string; taxNumber: string; storeCount: number }>`
    select o.legal_name as "legalName", o.tax_number as "taxNumber", ${openStoreCount} as "storeCount"
    from organizations o where o.id = ${id} and ${ownsOrganization(accountId)}
  `.execute(tx)
  return rows[0]
}

const openStoreCount = sql`(select count(*)::int from stores s where s.organization_id = o.id and s.status <> 'Closed')`

const stockOf = (warehouseId: RawBuilder<unknown>) => sql<Stock>`
  select count(*) filter (where quantity > 0)::int as "productCount", coalesce(sum(quantity), 0)::float8 as quantity,
    coalesce(sum(reserved), 0)::float8 as reserved from product_stock where warehouse_id = ${warehouseId}
`

const premisesColumns = (locale: Locale) => sql`
  w.id, coalesce(w.names ->> ${locale}, w.names ->> 'en', w.names ->> s.locale, '') as name,
  json_build_object('alias', l.alias, 'name', lt.name) as location, w.address, w.suspension_reason as "suspensionReason"
`
const premisesJoins = (locale: Locale) => sql`
  join stores s on s.id = w.store_id join locations l on l.id = w.location_id
  join location_translations lt on lt.location_id = l.id and lt.locale = ${locale}
`
