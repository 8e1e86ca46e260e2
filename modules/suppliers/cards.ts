import { type RawBuilder, sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { bestTranslation } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { convert, type Rates } from '#platform/values/money.ts'
import type { lastStores } from './contract.ts'

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

export function toStoreCard(
  { currency, minimumOrderMinor, ...row }: StoreRow,
  viewerCurrency: Currency,
  rates: Rates,
  isPromo = false,
): StoreCard {
  return { ...row, minimumOrder: convert({ minor: minimumOrderMinor, currency }, viewerCurrency, rates), isPromo }
}

/** Cards of live stores. `clauses` contains further conditions on the store `s`, the order and the limit. */
export async function storeCards(db: Db, locale: Locale, clauses: RawBuilder<unknown>) {
  const { rows } = await sql<StoreRow>`
    select ${storeColumns} from unnest(array(select s.id from stores s where s.status = 'Active' ${clauses})) with ordinality as requested (id, position)
    join stores s on s.id = requested.id ${storeJoins(locale)} order by requested.position
  `.execute(db)
  return rows
}
