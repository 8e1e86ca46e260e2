import { type RawBuilder, sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { bestTranslation } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { convert, type Rates } from '#platform/values/money.ts'
import type { activeStore, lastStores } from './contract.ts'

export type StoreCard = OutputOf<typeof lastStores>['items'][number]
export type StoreRow = Omit<StoreCard, 'minimumOrder' | 'isPromo'> & { currency: Currency; minimumOrderMinor: number }

/** Columns of a store card. `s` is the store, `st` its translation, `lt` the translation of its city. */
export const storeColumns = sql`
  s.id, s.alias, st.name, s.supplier_type as "supplierType", s.logo_file_id as "logoId", lt.name as city, l.country_code as "countryCode",
  s.product_count as "productCount", s.currency, s.minimum_order_minor as "minimumOrderMinor",
  case when s.verified_until > current_date then s.verified_at::text end as "verifiedAt",
  s.response_minutes as "responseMinutes", s.response_rate as "responseRate", s.founded_year as "foundedYear", st.about
`
export const storeJoins = (locale: Locale) => sql`
  join locations l on l.id = s.location_id
  join location_translations lt on lt.location_id = l.id and lt.locale = ${locale}
  join lateral (
    select t.* from store_translations t where t.store_id = s.id
    ${bestTranslation(locale)}
  ) st on true
`

export function toStoreCard<Row extends StoreRow>(
  { currency, minimumOrderMinor, ...row }: Row,
  viewerCurrency: Currency,
  rates: Rates,
  isPromo = false,
) {
  return { ...row, minimumOrder: convert({ minor: minimumOrderMinor, currency }, viewerCurrency, rates), isPromo }
}

type OwnStoreRow = StoreRow & { status: OwnStatus }
type OwnStatus = NonNullable<OutputOf<typeof activeStore>>['status']

/** Cards of live stores. `clauses` contains further conditions on the store `s`, the order and the limit. */
export const storeCards = (db: Db, locale: Locale, clauses: RawBuilder<unknown>) =>
  selectCards<StoreRow>(db, locale, sql`s.status = 'Active' ${clauses}`)

const maxOwnStores = 50

/** Cards of the stores that the account works for, whatever their state. */
export const ownStoreCards = (db: Db, locale: Locale, accountId: string) =>
  selectCards<OwnStoreRow>(
    db,
    locale,
    sql`s.id in (select store_id from store_members where account_id = ${accountId}::uuid) order by s.status = 'Closed', s.id limit ${maxOwnStores}`,
  )

async function selectCards<Row extends StoreRow>(db: Db, locale: Locale, condition: RawBuilder<unknown>) {
  const { rows } = await sql<Row>`
    select ${storeColumns}, s.status from unnest(array(select s.id from stores s where ${condition})) with ordinality as requested (id, position)
    join stores s on s.id = requested.id ${storeJoins(locale)} order by requested.position
  `.execute(db)
  return rows
}
