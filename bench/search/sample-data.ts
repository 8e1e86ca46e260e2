import type pg from 'pg'
import { type Locale, locales } from '#platform/constants.ts'
import { pick, randomFrom } from '#seed/stores/random.ts'

export type Filters = { [parameter: string]: string }
type Name = { locale: Locale; name: string }
type Node = { id: number; paths: Record<Locale, string>; productCount: number }
type Words = Record<'common' | 'some' | 'rare', string[]>
/** Data of the database from which requests are generated. */
export type SampleData = {
  categories: Node[]
  classes: Node[]
  places: string[]
  words: Partial<Record<Locale, Words>>
  pairs: Partial<Record<Locale, string[]>>
  products: {
    id: number
    code: string
    categoryId: number
    classId: number
    brand: string
    euros: number
    options: Filters
    numbers: Record<string, number>
  }[]
}

const sampleSize = 20_000

/** The same seed gives the same products. */
export async function readSampleData(client: pg.ClientBase, seed: number): Promise<SampleData> {
  const random = randomFrom(seed)
  const {
    rows: [last],
  } = await client.query<{ id: number }>('select max(id) as id from products')
  const ids = Array.from({ length: sampleSize }, () => 1 + Math.floor(random() * last!.id))
  const nodes = await readNodes(client)
  const { rows: names } = await client.query<Name>(
    'select locale, name from product_translations where product_id = any($1) order by product_id, locale',
    [ids],
  )
  const { rows: places } = await client.query<{ alias: string }>(
    `select l.alias from locations l where l.level in ('Country', 'Region', 'City') and exists (select 1 from stores s where s.location_path @> array[l.id]) order by l.id`,
  )
  return {
    categories: nodes.filter(({ level }) => level === 'Category'),
    classes: nodes.filter(({ level }) => level === 'Class'),
    places: places.map(({ alias }) => alias),
    words: wordsByFrequency(names),
    pairs: wordPairs(names),
    products: await readProducts(client, ids),
  }
}

async function readNodes(client: pg.ClientBase) {
  const { rows } = await client.query<Node & { level: string }>(
    `select c.id, c.level, c.product_count as "productCount",
       (select json_object_agg(locale, path) from (
         select t.locale, string_agg(t.alias, '/' order by array_position(c.path, t.category_id)) as path
         from category_translations t where t.category_id = any(c.path) group by t.locale
       ) paths) as paths
     from categories c where c.is_active order by c.id`,
  )
  return rows
}

async function readProducts(client: pg.ClientBase, ids: readonly number[]) {
  const { rows } = await client.query<SampleData['products'][number]>(
    `select p.id, p.code, p.category_id as "categoryId", p.category_path[1] as "classId", b.alias as brand, p.price_minor::float8 / 100 / (select per_euro from currency_rates r where r.currency = p.currency order by rate_date desc limit 1) as euros,
       coalesce((select json_object_agg(regexp_replace(h.key, '^.*[.]', ''), o.key) from characteristic_options o join characteristics h on h.id = o.characteristic_id
         join category_characteristics cc on cc.characteristic_id = h.id and cc.category_id = p.category_id and cc.is_filter where o.id = any(p.option_ids)), '{}') as options,
       coalesce((select json_object_agg(regexp_replace(h.key, '^.*[.]', ''), v.number) from product_values v join characteristics h on h.id = v.characteristic_id
         join category_characteristics cc on cc.characteristic_id = h.id and cc.category_id = p.category_id and cc.is_filter
         where v.product_id = p.id and v.number is not null), '{}') as numbers
     from products p join brands b on b.id = p.brand_id where p.id = any($1) order by p.id`,
    [ids],
  )
  return rows
}

/** Words by their frequency in the sampled names. */
function wordsByFrequency(names: readonly Name[]): SampleData['words'] {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const counts = new Map<string, number>()
      const own = names.filter((each) => each.locale === locale)
      for (const { name } of own)
        for (const [word] of name.toLowerCase().matchAll(/\p{L}{4,}/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
      const between = (min: number, max: number) =>
        [...counts].flatMap(([word, count]) => (count >= min && count <= max ? word : []))
      const words = {
        common: between(own.length / 100, Infinity),
        some: between(5, own.length / 200),
        rare: between(1, 1),
      }
      return words.common.length > 0 && words.some.length > 0 && words.rare.length > 0 ? [[locale, words]] : []
    }),
  )
}

/** The first two words of each name. */
function wordPairs(names: readonly Name[]): SampleData['pairs'] {
  const pairs = names.flatMap(({ locale, name }) => {
    const [first, second] = name.match(/\p{L}{4,}/gu) ?? []
    return second ? [{ locale, pair: `${first} ${second}` }] : []
  })
  return Object.fromEntries(
    locales.map((locale) => [locale, pairs.flatMap((each) => (each.locale === locale ? each.pair : []))]),
  )
}

/** The word with one letter dropped, doubled, transposed or replaced. */
export function misspelt(word: string, random: () => number) {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)]
  return pick(
    [
      before + after,
      before + letter + letter + after,
      before + after[0] + letter + after.slice(1),
      `${before}${word[0]}${after}`,
    ],
    random,
  )
}
