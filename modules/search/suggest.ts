import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { likeable } from '#platform/db/like.ts'
import { cardsOf } from '../catalog/cards.ts'
import { searchBrands } from '../catalog/queries.ts'
import { short, treeIn } from '../catalog/tree.ts'
import { codesOf, tsquery, wordsOf } from './text.ts'

const most = { queries: 4, categories: 3, brands: 2, stores: 2, products: 3 }
const looked = 60

/** What a visitor may mean after typing this much. */
export async function suggestions(db: Db, text: string, viewer: { locale: Locale; currency: Currency }) {
  const words = wordsOf(text)
  if (words.length === 0) return { queries: [], categories: [], brands: [], stores: [], products: [] }
  const [ids, categories, brands, stores] = await Promise.all([
    matchingIds(db, words, viewer.locale), matchingCategories(db, text, viewer.locale), searchBrands(db, text, most.brands), matchingStores(db, text, viewer.locale),
  ])
  const [products, names] = await Promise.all([cardsOf(db, ids.slice(0, most.products), viewer), namesOf(db, ids, viewer.locale)])
  return { queries: completions(text, names).slice(0, most.queries), categories, brands: brands.map(({ alias, name }) => ({ alias, name })), stores, products }
}

async function matchingIds(db: Db, words: readonly string[], locale: Locale) {
  const codes = codesOf(words)
  const { rows } = await sql<{ id: number }>`
    select p.id from product_search ps join products p on p.id = ps.product_id and p.status = 'Active' join stores s on s.id = p.store_id and s.status = 'Active'
    where ps.document @@ ${tsquery(words, locale, { prefix: true })} or ps.codes && ${codes}::text[]
    order by ps.codes && ${codes}::text[] desc, p.popularity desc, p.id limit ${looked}
  `.execute(db)
  return rows.map(({ id }) => id)
}

async function matchingCategories(db: Db, text: string, locale: Locale) {
  const [{ rows }, tree] = await Promise.all([
    sql<{ id: number }>`
      select t.category_id as id from category_translations t
      where t.locale = ${locale} and (search_key(t.name) like '%' || search_key(${likeable(text)}) || '%' or search_key(${text}) <% search_key(t.name))
      order by search_key(t.name) like search_key(${text}) || '%' desc, word_similarity(search_key(${text}), search_key(t.name)) desc, t.category_id limit ${most.categories}
    `.execute(db),
    treeIn(db, locale),
  ])
  return rows.flatMap(({ id }) => tree.byId.get(id) ?? []).map(short)
}

async function matchingStores(db: Db, text: string, locale: Locale) {
  const { rows } = await sql<{ id: number; alias: string; name: string; city: string }>`
    select s.id, s.alias, t.name, lt.name as city from stores s
    join store_translations t on t.store_id = s.id and t.locale = ${locale}
    join location_translations lt on lt.location_id = s.location_id and lt.locale = ${locale}
    where s.status = 'Active' and search_key(t.name) like '%' || search_key(${likeable(text)}) || '%'
    order by search_key(t.name) like search_key(${text}) || '%' desc, s.product_count desc, s.id limit ${most.stores}
  `.execute(db)
  return rows
}

async function namesOf(db: Db, ids: readonly number[], locale: Locale) {
  const { rows } = await sql<{ name: string }>`
    select name from product_translations where product_id = any(${ids as number[]}::int[]) and locale = ${locale}
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** The beginnings of goods' names that go on from what was typed, the most frequent first. */
function completions(text: string, names: readonly string[]) {
  const typed = text.trim().toLowerCase()
  const counts = new Map<string, number>()
  for (const name of names) {
    const lower = name.toLowerCase()
    const start = lower.indexOf(typed)
    if (start < 0 || (start > 0 && /[\p{L}\p{N}]/u.test(lower[start - 1]!))) continue
    const rest = lower.slice(start + typed.length)
    const [, ending = ''] = /^([^\s,]*(?:\s+[^\s,]+)?)/.exec(rest) ?? []
    const completion = (typed + ending).replace(/[\s,;:(–-]+$/, '')
    if (completion !== typed) counts.set(completion, (counts.get(completion) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([completion]) => completion)
}
