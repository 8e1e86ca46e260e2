import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'

const maxWords = 8
/** A shorter prefix would match half of the catalog. */
const minPrefixLength = 3

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, maxWords)
export const hasWords = (text: string) => wordsOf(text).length > 0

/**
 * SQL that finds stores where each word occurs in the name (in any language) or in the categories of its products. `named`
 * counts the words in the name, `sold` the products in the categories of the other words. A word may be a prefix. Stop words
 * of the page's language are ignored unless they are the only word.
 */
export function matchingWords(text: string, locale: Locale): RawBuilder<unknown> {
  const words = wordsOf(text)
  const stems = configurations.map((name) => sql`plainto_tsquery(${sql.lit(name)}, search_key(input))`)
  return sql`
    word as materialized (
      select position, key, case when length(folded) >= ${minPrefixLength} then to_tsquery('simple', folded || ':*') else '' end || ${sql.join(stems, sql` || `)} as query
      from (
        select position, input, regexp_replace(latin_key(input), ${noWord}, '', 'g') as key, regexp_replace(search_key(input), ${noWord}, '', 'g') as folded
        from unnest(${words}::text[]) with ordinality as words (input, position)
      ) keys
      where key <> '' ${words.length > 1 ? sql`and length(search_stems(${locale}, input)) > 0` : sql``}
    ), match as (
      select word.position, t.store_id, true as is_name, 0 as products from word join store_translations t on t.name_key like '% ' || word.key || '%'
      union all
      select word.position, k.store_id, false, k.product_count
      from word join category_translations t on search_stems(t.locale, t.name) @@ word.query join store_categories k using (category_id)
    ), found as materialized (
      select store_id, count(*) filter (where is_name) as named, sum(products) as sold
      from (select store_id, position, bool_or(is_name) as is_name, max(products) as products from match group by 1, 2) best
      -- Equal in fact; but with = the planner expects few rows and picks a nested loop.
      group by store_id having count(*) >= (select count(*) from word)
    )
  `
}

/** SQL: the text is a part of the name that `t` of `store_translations` has, in Latin or Cyrillic letters. */
export const nameContains = (text: string): RawBuilder<boolean> =>
  sql`t.name_key like '%' || nullif(trim(regexp_replace(latin_key(${text}), ${noWord}, ' ', 'g')), '') || '%'`

/** SQL that finds stores whose name, or a category of whose products, is similar to the text: tolerates typing errors. */
export const similarToText = (text: string): RawBuilder<unknown> => sql`
  alike as materialized (
    select store_id, category_id, max(likeness) as likeness from names_alike(${text}) group by 1, 2 order by 3 desc limit ${maxSimilar}
  ), match as (
    select store_id, likeness, 0 as products from alike where store_id is not null
    union all
    select k.store_id, alike.likeness, k.product_count from alike join store_categories k using (category_id)
  ), found as materialized (
    select store_id, max(likeness) as named, max(products) as sold from match group by store_id
  )
`

const maxSimilar = 200
const noWord = sql.lit('[^[:alnum:]]+')
const configurations = ['english', 'russian', 'serbian', 'german', 'italian', 'turkish']
