// Words of the same family for those that a kind of thing does not have: 'satinata' is also 'satinatura', 'foldable' is 'folding'.
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { beginsWith } from '#platform/db/like.ts'
import type { ParsedQuery, Term } from '../analysis/parse-query.ts'

const minLength = 5
/** The share of a word that its relatives begin with. */
const sharedPart = 0.6
const minSharedLength = 4
const maxRelatives = 8

/** The query with relatives of these words of the text, to be found in attributes; undefined if there are none. */
export async function withRelatives(
  db: Db,
  query: ParsedQuery,
  missing: readonly string[],
  locale: Locale,
): Promise<ParsedQuery | undefined> {
  const terms = query.terms.filter(
    ({ text, original, key, isNumeric, isUnit }) =>
      missing.includes(original ?? text) && !isNumeric && !isUnit && key.length >= minLength,
  )
  if (terms.length === 0) return undefined
  const beginnings = terms.map(({ key }) =>
    key.slice(0, Math.max(minSharedLength, Math.floor(key.length * sharedPart))),
  )
  const { rows } = await sql<{ index: number; stems: string[] }>`
    select position::int - 1 as index, array_agg(distinct stem) as stems
    from unnest(${beginnings}::text[]) with ordinality as begun (beginning, position)
    cross join lateral (
      select stem from search_words where locale = ${locale} and word_count = 1 and stem is not null
        and ${beginsWith(sql`phrase`, sql`beginning`)} order by documents desc limit ${maxRelatives}
    ) w group by position
  `.execute(db)
  const stemsOf = new Map(rows.map(({ index, stems }) => [terms[index]!, stems]))
  if (stemsOf.size === 0) return undefined
  return { ...query, terms: query.terms.map((term) => related(term, stemsOf.get(term))) }
}

const related = (term: Term, stems: readonly string[] | undefined): Term =>
  stems
    ? {
        ...term,
        derived: {
          ownLanguage: [...new Set([...(term.derived?.ownLanguage ?? []), ...stems])],
          otherLanguages: [],
          categoryTerms: [],
        },
      }
    : term
