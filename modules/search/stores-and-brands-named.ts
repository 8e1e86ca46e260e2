import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { beginsWith } from '#platform/db/like.ts'
import { latestRates } from '../currencies/rates.ts'
import { storeCards, toStoreCard } from '../suppliers/cards.ts'

const minStoreNameLength = 3
const maxNamed = 2

type Named = { storeIds: number[] | null; brands: { alias: string; name: string; productCount: number }[] | null }
type Viewer = { locale: Locale; currency: Currency }

/**
 * Brands of that name and stores whose names begin with the words of the text, in any language and in any spelling of the letters. Hardly any
 * text names one, so the cards of stores are read afterwards. The key stands for itself, so that PostgreSQL plans the statement only once.
 */
export async function storesAndBrandsNamed(db: Db, text: string, viewer: Viewer) {
  const name = text.trim()
  const {
    rows: [named],
  } = await sql<Named>`
    with sought as materialized (select search_key(${name}) as key), named as materialized (
      select t.store_id from sought join store_translations t
        on search_key(t.name) = key or ${beginsWith(sql`search_key(t.name)`, sql`(key || ' ')`)}
    )
    select (select json_agg(id) from (
        select id from stores where status = 'Active' and id in (select store_id from named) order by product_count desc, id limit ${sql.lit(maxNamed)}
      ) s) as "storeIds",
      (select json_agg(json_build_object('alias', alias, 'name', name, 'productCount', product_count)) from (
        select b.* from sought join brands b on search_key(b.name) = key where b.product_count > 0 order by b.product_count desc, b.id limit ${sql.lit(maxNamed)}
      ) b) as brands
  `.execute(db)
  const { storeIds, brands } = named!
  return {
    stores: storeIds && name.length >= minStoreNameLength ? await cardsOfStores(db, storeIds, viewer) : [],
    brands: brands ?? [],
  }
}

async function cardsOfStores(db: Db, ids: readonly number[], { locale, currency }: Viewer) {
  const [rows, rates] = await Promise.all([
    storeCards(db, locale, sql`and s.id = any(${ids as number[]}::int[]) order by s.product_count desc, s.id`),
    latestRates(db),
  ])
  return rows.map((row) => toStoreCard(row, currency, rates))
}
