import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Member } from '#platform/http/dispatch.ts'
import { publicUrl } from '#platform/values/public-url.ts'
import { isInUse } from './premises-status.ts'
import { pickupAddress, termsColumn, type TermsRow } from './terms.ts'
import { storeColumns, storeJoins, type StoreRow } from './cards.ts'

const isLive = sql`s.status = 'Active'`

/** `isShown` is a condition on the store `s`. */
export async function findStoreId(db: Db, alias: string, isShown: RawBuilder<unknown> = isLive) {
  const { rows } = await sql<{ id: number }>`select s.id from stores s where s.alias = ${alias} and ${isShown}`.execute(
    db,
  )
  return rows[0]?.id
}

type Premises = { id: number; name: string; city: string; address: string }
export type StorePage = StoreRow & {
  aboutLocale: Locale
  hasPhone: boolean
  site: string | null
  hours: string
  delivery: string
  payment: string
  terms: TermsRow
  pickupAddress: string
  createdAt: Date
  locationAlias: string
  legalName: string
  taxNumber: string
  legalCountry: string
  branches: Premises[]
  warehouses: Premises[]
}

/** A draft store of the account: nobody else sees it. */
export const isOwnDraft = (accountId: string) =>
  sql`s.status = 'Draft' and exists (select from store_members m where m.store_id = s.id and m.account_id = ${accountId}::uuid)`

/** Undefined for a store that the viewer may not see. */
export async function findStore(
  db: Db,
  alias: string,
  locale: Locale,
  isShown: RawBuilder<unknown> = isLive,
): Promise<StorePage | undefined> {
  const premisesIn = (table: 'company_branches' | 'warehouses') => sql`coalesce((
    select json_agg(json_build_object('id', b.id, 'name', coalesce(b.names ->> ${locale}, b.names ->> 'en', b.names ->> s.locale), 'city', bt.name, 'address', b.address) order by b.id)
    from ${sql.table(table)} b join location_translations bt on bt.location_id = b.location_id and bt.locale = ${locale} where b.store_id = s.id and ${isInUse('b')}
  ), '[]')`
  const { rows } = await sql<StorePage>`
    select ${storeColumns}, st.locale as "aboutLocale", s.site,
      (coalesce(s.phones[1], '') <> '' or exists (select from company_branches p where p.store_id = s.id and ${isInUse('p')} and p.phone <> '')) as "hasPhone", st.hours, st.delivery, st.payment, ${termsColumn(locale)} as terms,
      case when 'Pickup' = any(s.delivery_ways) then ${pickupAddress(locale)} else '' end as "pickupAddress", s.created_at as "createdAt",
      l.alias as "locationAlias", o.legal_name as "legalName", o.tax_number as "taxNumber", o.country_code as "legalCountry",
      ${premisesIn('company_branches')} as branches, ${premisesIn('warehouses')} as warehouses
    from stores s ${storeJoins(locale)} join organizations o on o.id = s.organization_id
    where s.alias = ${alias} and ${isShown}
  `.execute(db)
  const store = rows[0]
  // Rows that were stored before the rule are checked by it, too.
  return store && { ...store, site: (store.site && publicUrl(store.site)) || null }
}

/** People of a closed store still read what it has. */
export async function memberOf(db: Db, accountId: string, storeId: number): Promise<Member | undefined> {
  const { rows } = await sql<Member>`
    select m.store_id as "storeId", m.role, s.status = 'Closed' as "isReadOnly" from store_members m join stores s on s.id = m.store_id
    where m.account_id = ${accountId}::uuid and m.store_id = ${storeId}
  `.execute(db)
  return rows[0]
}

/** The membership of the caller in the store of X-Store-Id. */
export const membershipOf = async (db: Db, { account, storeHeader }: Pick<Caller, 'account' | 'storeHeader'>) =>
  storeHeader === undefined ? undefined : memberOf(db, account!.id, Number(storeHeader))

export async function storeIdsOf(db: Db, accountId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from store_members m join stores s on s.id = m.store_id and s.status <> 'Closed' where m.account_id = ${accountId}::uuid
  `.execute(db)
  return rows.map(({ id }) => id)
}
