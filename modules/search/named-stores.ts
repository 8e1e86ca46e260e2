import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { beginsWith } from '#platform/db/like.ts'
import { latestRates } from '../currencies/rates.ts'
import { storeCards, toStoreCard } from '../suppliers/cards.ts'

const minTextLength = 3
const maxStores = 2

/** Stores whose names begin with the words of the text, in any language. */
export async function storesNamed(db: Db, text: string, { locale, currency }: { locale: Locale; currency: Currency }) {
  const name = text.trim()
  if (name.length < minTextLength) return []
  const key = sql`search_key(${name})`
  const [rows, rates] = await Promise.all([
    storeCards(
      db,
      locale,
      sql`and s.id in (
        select store_id from store_translations where ${beginsWith(sql`search_key(name)`, key)} and starts_with(search_key(name) || ' ', ${key} || ' ')
      ) order by s.product_count desc, s.id limit ${maxStores}`,
    ),
    latestRates(db),
  ])
  return rows.map((row) => toStoreCard(row, currency, rates))
}
