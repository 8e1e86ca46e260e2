import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { beginsWith } from '#platform/db/like.ts'
import { cardsOf } from '../catalog/cards.ts'
import { isStoreShown, type Partition } from '../catalog/drafts.ts'
import { short, type Tree, treeIn, type TreeNode } from '../catalog/tree.ts'
import { draftQuestion } from './candidates.ts'
import { repair } from './repair.ts'
import { and, or, questionsOf, quoted } from './text.ts'
import { type Meaning, understand } from './understand.ts'
import { tokensOf } from './words.ts'

const most = { queries: 4, categories: 3, brands: 2, stores: 2, products: 3 }
const shortestBeginning = 3

/** What a visitor may mean after typing this much, also on another keyboard or with an error. */
export async function suggestions(
  { db, drafts }: Partition,
  text: string,
  viewer: { locale: Locale; currency: Currency },
) {
  const { locale } = viewer
  const typed = await understand(db, text, locale)
  if (typed.terms.length === 0) return { queries: [], categories: [], brands: [], stores: [], products: [] }
  const queries = await completions(db, text, locale)
  const repaired = queries.length === 0 ? await repair(db, text, typed, locale) : undefined
  const meant = repaired?.text ?? text
  const [tree, others, brands, stores, ids] = await Promise.all([
    treeIn(db, locale, drafts),
    repaired ? completions(db, meant, locale) : queries,
    matchingBrands(db, meant),
    matchingStores({ db, drafts }, meant, locale),
    beginningIds({ db, drafts }, repaired?.meaning ?? typed),
  ])
  return {
    queries: others,
    categories: matchingCategories(tree, meant, locale),
    brands,
    stores,
    products: await cardsOf(db, ids, viewer, { drafts }),
  }
}

/** Words and expressions of names that go on from what was typed, the most frequent first. */
async function completions(db: Db, text: string, locale: Locale): Promise<string[]> {
  const typed = keysOf(text, locale).join(' ')
  const { rows } = await sql<{ phrase: string; shown: string }>`
    select phrase, shown from search_words where locale in (${locale}, '') and ${beginsWith(sql`phrase`, sql`${typed}::text`)} and phrase <> ${typed}
    order by documents desc, word_count, phrase limit ${most.queries * 2}
  `.execute(db)
  // The name of a brand is often a word of the language too.
  const first = rows.filter(({ phrase }, index) => rows.findIndex((other) => other.phrase === phrase) === index)
  return first.slice(0, most.queries).map(({ shown }) => shown)
}

const keysOf = (text: string, locale: Locale) =>
  tokensOf(text, locale).map(({ readings }) => readings[0]!.map(({ key }) => key).join(''))

/** Categories whose name has a word for each beginning that was typed; first those that start with it. */
function matchingCategories(tree: Tree, text: string, locale: Locale) {
  const typed = keysOf(text, locale)
  const found = namesOf(tree, locale).filter(({ keys }) =>
    typed.every((beginning) => keys.some((key) => key.startsWith(beginning))),
  )
  const starts = (keys: readonly string[]) => (keys[0]!.startsWith(typed[0]!) ? 1 : 0)
  return found
    .sort((a, b) => starts(b.keys) - starts(a.keys) || b.node.productCount - a.node.productCount)
    .slice(0, most.categories)
    .map(({ node }) => short(node))
}

const names = new WeakMap<Tree, { node: TreeNode; keys: string[] }[]>()

function namesOf(tree: Tree, locale: Locale) {
  const known =
    names.get(tree) ??
    [...tree.byId.values()]
      .map((node) => ({ node, keys: keysOf(node.name, locale) }))
      .filter(({ keys }) => keys.length > 0)
  names.set(tree, known)
  return [...known]
}

async function matchingBrands(db: Db, text: string) {
  const { rows } = await sql<{ alias: string; name: string }>`
    select alias, name from brands where ${beginsWith(sql`search_key(name)`, sql`search_key(${text.trim()})`)} order by product_count desc, name limit ${most.brands}
  `.execute(db)
  return rows
}

async function matchingStores({ db, drafts }: Partition, text: string, locale: Locale) {
  const { rows } = await sql<{ id: number; alias: string; name: string; city: string }>`
    select s.id, s.alias, ${storeName(locale)} as name, lt.name as city
    from stores s join location_translations lt on lt.location_id = s.location_id and lt.locale = ${locale}
    where ${isStoreShown(drafts)} and s.id in (select store_id from store_translations where ${beginsWith(sql`search_key(name)`, sql`search_key(${text.trim()})`)})
    order by s.product_count desc, s.id limit ${most.stores}
  `.execute(db)
  return rows
}

/** Popular goods whose names have the words, the last of which may not be finished. */
async function beginningIds({ db, drafts }: Partition, meaning: Meaning): Promise<number[]> {
  const last = meaning.terms.at(-1)!
  const { name, code } = questionsOf({ terms: [last], spans: [] })
  const finished = {
    ...meaning,
    terms: meaning.terms.slice(0, -1),
    spans: meaning.spans.filter(({ end }) => end < meaning.terms.length),
  }
  const question = and([
    ...(finished.terms.length > 0 ? [questionsOf(finished).name] : []),
    or([name, ...(code ? [code] : []), ...(last.key.length >= shortestBeginning ? [`'${quoted(last.key)}':*`] : [])]),
  ])
  const { rows } = await sql<{ id: number }>`
    select id from search_tier(0, ${question}::tsquery, ${most.products}) as id
    ${drafts ? sql`union all select id from search_tier(3, ${and([question, draftQuestion(drafts)])}::tsquery, ${most.products}) as id` : sql``}
  `.execute(db)
  return rows.map(({ id }) => id)
}
