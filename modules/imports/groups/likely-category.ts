// The category of a group, by what its words name in all stores, and by the products that the store has.
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import type { Catalog } from '../../feeds/catalog.ts'
import { namedKind } from '../../search/named-kind.ts'

type Group = { label: string; samples: readonly string[] }
type Place = { db: Db; storeId: number; locale: Locale; catalog: Catalog }

/** The name of a group counts more than the name of one of its products. */
const labelWeight = 2
/** For a category whose whole name is the word that names the thing, among several with such things. */
const wholeNameWeight = 0.5
const maxSamples = 3

/**
 * The label and the names of some products vote: for the categories of the kind of thing that they name, and for those where the
 * store has products with such names. Undefined without any vote.
 */
export async function likelyCategory(place: Place, { label, samples }: Group): Promise<number | undefined> {
  const known = new Set([...place.catalog.values()].map(({ id }) => id))
  const votes = new Map<number, number>()
  const vote = (id: number, weight: number) => known.has(id) && votes.set(id, (votes.get(id) ?? 0) + weight)
  const texts = [
    { text: lastOfPath(label), weight: labelWeight },
    ...[...new Set(samples.slice(0, maxSamples))].map((text) => ({ text, weight: 1 })),
  ]
  for (const { text, weight } of texts) {
    const words = wordsOf(text)
    if (words === '') continue
    const kind = await namedKind(place.db, words, place.locale)
    for (const id of kind.ids) vote(id, weight / kind.ids.length)
    for (const id of kind.wholeNames) vote(id, wholeNameWeight)
    for (const [id, share] of await sharesOfProducts(place, words)) vote(id, weight * share)
  }
  return [...votes].reduce<[number, number] | undefined>(
    (best, each) => (best && best[1] >= each[1] ? best : each),
    undefined,
  )?.[0]
}

/** A supplier's category may be written with those above it: 'Fasteners / Bolts'. */
const lastOfPath = (label: string) => label.split(/\s[/\\|]\s|[>›»→]/).at(-1)!

const maxFound = 500

/** Where the store has products with all words of such a name, as shares of them. */
async function sharesOfProducts({ db, storeId }: Place, text: string): Promise<[number, number][]> {
  const words = text.split(/\s+/).slice(0, maxWords)
  const { rows } = await sql<{ id: number; share: number }>`
    select id, count(*) / (sum(count(*)) over ())::float8 as share from (
      select p.category_id as id from store_product_keys k join products p on p.id = k.product_id
      where k.store_id = ${storeId} and k.key like all (
        select '%' || replace(replace(replace(lower(public.unaccent('public.unaccent', word)), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' from unnest(${words}::text[]) w (word)
      ) limit ${maxFound}
    ) found group by id
  `.execute(db)
  return rows.map(({ id, share }) => [id, share])
}

const maxWords = 4

/** The words of a name that say what the product is: its first ones, without codes and sizes. */
const wordsOf = (name: string) =>
  (name.match(/(?<![\p{L}\d])(?:\p{L}+(?:-\p{L}+)+|\p{L}{2,})(?![\p{L}\d])/gu) ?? []).slice(0, maxWords).join(' ')
