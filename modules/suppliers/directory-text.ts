import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'

const mostWords = 8
/** Fewer letters would mean half of the catalogue. */
const leastBeginning = 3

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords)
export const hasWords = (text: string) => wordsOf(text).length > 0

/**
 * Stores in whose name, in any language, or among whose goods' categories every word is: `named` words are in the name, and
 * `sold` is how many goods the others mean. Each word may be the beginning of one;
 * those that mean nothing in the language of the page are only looked for alone.
 */
export function foundByWords(text: string, locale: Locale): RawBuilder<unknown> {
  const words = wordsOf(text)
  const stems = configurations.map((name) => sql`plainto_tsquery(${sql.lit(name)}, search_key(given))`)
  return sql`
    word as materialized (
      select place, key, case when length(folded) >= ${leastBeginning} then to_tsquery('simple', folded || ':*') else '' end || ${sql.join(stems, sql` || `)} as query
      from (
        select place, given, regexp_replace(latin_key(given), ${noWord}, '', 'g') as key, regexp_replace(search_key(given), ${noWord}, '', 'g') as folded
        from unnest(${words}::text[]) with ordinality as g (given, place)
      ) keys
      where key <> '' ${words.length > 1 ? sql`and length(search_stems(${locale}, given)) > 0` : sql``}
    ), match as (
      select word.place, t.store_id, true as is_name, 0 as goods from word join store_translations t on t.name_key like '% ' || word.key || '%'
      union all
      select word.place, k.store_id, false, k.product_count
      from word join category_translations t on search_stems(t.locale, t.name) @@ word.query join store_categories k using (category_id)
    ), found as materialized (
      select store_id, count(*) filter (where is_name) as named, sum(goods) as sold
      from (select store_id, place, bool_or(is_name) as is_name, max(goods) as goods from match group by 1, 2) best
      -- Never more than that; what is compared by = is expected to be rare, and would be joined so.
      group by store_id having count(*) >= (select count(*) from word)
    )
  `
}

/** Stores whose name, or the name of a category that they sell, is like the text: for typing errors. */
export const foundByLikeness = (text: string): RawBuilder<unknown> => sql`
  alike as materialized (
    select store_id, category_id, max(likeness) as likeness from names_alike(${text}) group by 1, 2 order by 3 desc limit ${mostAlike}
  ), match as (
    select store_id, likeness, 0 as goods from alike where store_id is not null
    union all
    select k.store_id, alike.likeness, k.product_count from alike join store_categories k using (category_id)
  ), found as materialized (
    select store_id, max(likeness) as named, max(goods) as sold from match group by store_id
  )
`

const mostAlike = 200
const noWord = sql.lit('[^[:alnum:]]+')
const configurations = ['english', 'russian', 'serbian', 'german', 'italian', 'turkish']
