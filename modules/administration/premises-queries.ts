import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { storeName } from '#platform/db/best-translation.ts'
import { isoTime } from '#platform/db/iso-time.ts'
import type { Db } from '#platform/db/database.ts'
import { escapeLike } from '#platform/db/like.ts'
import { selectPage } from '#platform/db/select-page.ts'
import { nameContains } from '../suppliers/directory-text.ts'
import type { listBranches, listOrganizations, listWarehouses } from './premises-contract.ts'

type Status = 'Active' | 'Suspended' | 'Deleted'
type Input = { query: string; status?: Status | undefined; page: number; pageSize: number }

export const findOrganizations = (db: Db, { query, status, ...paging }: Input) =>
  selectPage<OutputOf<typeof listOrganizations>['items'][number]>(
    db,
    {
      columns: sql`o.id, o.legal_name as "legalName", o.country_code as "countryCode", o.tax_number as "taxNumber",
        (select count(*)::int from stores s where s.organization_id = o.id and s.status <> 'Closed') as "storeCount",
        ${statusOfOrganization} as status, ${isoTime(sql`o.created_at`)} as "createdAt"`,
      from: sql`organizations o`,
      condition: sql`${status ? sql`${statusOfOrganization} = ${status}` : sql`true`} ${query ? sql`and (o.tax_number = ${query} or ${contains(sql`o.legal_name_key`, query)})` : sql``}`,
      order: sql`o.id desc`,
    },
    paging,
  )

export const findBranches = (db: Db, input: Input, locale: Locale) =>
  findPremises<OutputOf<typeof listBranches>['items'][number]>(
    db,
    { table: 'company_branches', columns: sql`, w.phone` },
    input,
    locale,
  )

export const findWarehouses = (db: Db, input: Input, locale: Locale) =>
  findPremises<OutputOf<typeof listWarehouses>['items'][number]>(
    db,
    { table: 'warehouses', columns: sql`` },
    input,
    locale,
  )

type Premises = { table: 'company_branches' | 'warehouses'; columns: RawBuilder<unknown> }

const findPremises = <Item>(
  db: Db,
  { table, columns }: Premises,
  { query, status, ...paging }: Input,
  locale: Locale,
) =>
  selectPage<Item>(
    db,
    {
      columns: sql`w.id, ${nameOfPremises(locale)} as name, w.status,
        json_build_object('id', s.id, 'name', ${storeName(locale)}) as store, lt.name as location, w.address ${columns}`,
      from: sql`${sql.table(table)} w join stores s on s.id = w.store_id
        join location_translations lt on lt.location_id = w.location_id and lt.locale = ${locale}`,
      condition: sql`${status ? sql`w.status = ${status}` : sql`true`} ${query ? matchesText(table, query) : sql``}`,
      order: sql`w.id desc`,
    },
    paging,
  )

/** SQL: a company that its owner has deleted counts as deleted, too. */
export const statusOfOrganization = sql`case when o.deleted_at is null then o.status else 'Deleted' end`

const matchesText = (table: Premises['table'], query: string) => sql`and w.id in (
            select f.id from ${sql.table(table)} f where ${contains(sql`search_key(f.address)`, query)}
            union select f.id from ${sql.table(table)} f join store_translations t on t.store_id = f.store_id where ${nameContains(query)})`

/** The name of branch or warehouse `w` of store `s`; it may have none. */
export const nameOfPremises = (locale: Locale) =>
  sql`coalesce(w.names ->> ${locale}, w.names ->> 'en', w.names ->> s.locale, '')`

const contains = (key: RawBuilder<unknown>, query: string) =>
  sql`${key} like '%' || search_key(${escapeLike(query)}) || '%'`
