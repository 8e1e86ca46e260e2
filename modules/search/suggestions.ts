import { sql } from 'kysely'
import { cached } from '#platform/cache.ts'
import type { Locale } from '#platform/constants.ts'
import { storeName } from '#platform/db/best-translation.ts'
import { beginsWith } from '#platform/db/like.ts'
import { cardsOf, type Viewer } from '../catalog/cards.ts'
import { isStoreShown } from '../catalog/drafts.ts'
import type { Partition } from '../catalog/partition.ts'
import { toCategoryShort, treeIn } from '../catalog/tree.ts'
import { foldedWords } from './analysis/tokenize.ts'
import type { ProductSearch } from './engine.ts'
import { nearestCategories } from './nearest-categories.ts'

const maxCategories = 3
const maxBrands = 2
const maxStores = 2

/** Suggestions for a text that is being typed. */
export async function suggestions({ db, drafts }: Partition, search: ProductSearch, input: string, viewer: Viewer) {
  const { locale } = viewer
  const { text, queries, productIds } = await search.suggest({ text: input, locale, drafts })
  if (!text) return { queries: [], categories: [], brands: [], stores: [], products: [] }
  const [categories, { brands, stores }, products] = await Promise.all([
    matchingCategories({ db, drafts }, text, locale),
    matchingBrandsAndStores({ db, drafts }, text, locale),
    cardsOf(db, productIds, viewer, { drafts }),
  ])
  return { queries, categories: categories.map(toCategoryShort), brands, stores, products }
}

/** Categories whose names have a word for each prefix, those that start with the first prefix first; otherwise the nearest ones. */
async function matchingCategories({ db, drafts }: Partition, text: string, locale: Locale) {
  const prefixes = foldedWords(text, locale)
  const categories = await categoryWords(db, locale, drafts === 'all' ? 'all' : 'active')
  const startsWithFirst = (words: readonly string[]) => (words[0]!.startsWith(prefixes[0]!) ? 1 : 0)
  const matching = categories
    .filter(({ words }) => prefixes.every((prefix) => words.some((word) => word.startsWith(prefix))))
    .sort((a, b) => startsWithFirst(b.words) - startsWithFirst(a.words) || b.node.productCount - a.node.productCount)
    .slice(0, maxCategories)
    .map(({ node }) => node)
  return matching.length > 0 ? matching : nearestCategories({ db, drafts }, text, locale, maxCategories)
}

const categoryWords = cached({ tag: 'categories' }, async (db, locale: Locale, extent: 'all' | 'active') => {
  const tree = await treeIn(db, locale, extent === 'all' ? 'all' : undefined)
  return [...tree.byId.values()]
    .map((node) => ({ node, words: foldedWords(node.name, locale) }))
    .filter(({ words }) => words.length > 0)
})

type Brand = { alias: string; name: string }
type Store = { id: number; alias: string; name: string; city: string }

/**
 * Those whose names begin with the text. The key and the names that match it come first: PostgreSQL would plan the statement for each text, and
 * fold the names of one store after the other in the order of the result.
 */
async function matchingBrandsAndStores({ db, drafts }: Partition, text: string, locale: Locale) {
  const {
    rows: [matching],
  } = await sql<{ brands: Brand[] | null; stores: Store[] | null }>`
    with sought as materialized (select search_key(${text.trim()}) as key), named as materialized (
      select t.store_id from sought join store_translations t on ${beginsWith(sql`search_key(t.name)`, sql`key`)}
    )
    select (select json_agg(b) from (
        select alias, name from sought join brands b on ${beginsWith(sql`search_key(b.name)`, sql`key`)}
        order by product_count desc, name limit ${sql.lit(maxBrands)}
      ) b) as brands,
      (select json_agg(s) from (
        select s.id, s.alias, ${storeName(locale)} as name, lt.name as city
        from stores s join location_translations lt on lt.location_id = s.location_id and lt.locale = ${locale}
        where ${isStoreShown(drafts)} and s.id in (select store_id from named) order by s.product_count desc, s.id limit ${sql.lit(maxStores)}
      ) s) as stores
  `.execute(db)
  return { brands: matching!.brands ?? [], stores: matching!.stores ?? [] }
}
