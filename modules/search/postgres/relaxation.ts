import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { ParsedQuery, Term } from '../analysis/parse-query.ts'
import { draftTsquery, scopeTerms, type TextScope } from './text-candidates.ts'
import { and, buildTsqueries } from './tsquery.ts'

/** Matches counted per set of terms, enough to rank the sets. */
const sampleSize = 200

/**
 * Query relaxation: drops as few terms as possible, numbers before words, and among sets of equal size keeps the one with the
 * most matches; of a query without words, which is a code in parts, the one with its beginning. Two statements count the matches of each term and of the query without each term.
 */
export async function relaxQuery(
  db: Db,
  query: ParsedQuery,
  scope: TextScope,
): Promise<{ query: ParsedQuery; droppedTerms: string[] } | undefined> {
  if (query.terms.length < 2) return undefined
  const single = await countMatches(
    db,
    query.terms.map((term) => [term]),
    query,
    scope,
  )
  const matching = query.terms.filter((_, index) => single[index]!.inDescription > 0)
  if (matching.length === 0) return undefined
  const sets = [
    ...(matching.length < query.terms.length ? [matching] : []),
    ...(matching.length > 1 ? matching.map((term) => matching.filter((other) => other !== term)) : []),
    ...matching.map((term) => [term]),
  ]
  const counts = await countMatches(db, sets, query, scope)
  const best = sets
    .map((terms, index) => ({ terms, ...counts[index]! }))
    .filter(({ inDescription }) => inDescription > 0)
    .sort((a, b) => compareTermSets(a, b, query.terms[0]!))[0]
  if (!best) return undefined
  return {
    query: withTerms(query, best.terms),
    droppedTerms: query.terms
      .filter((term) => !best.terms.includes(term))
      .map(({ text, original }) => original ?? text),
  }
}

type MatchCounts = { inAttributes: number; inDescription: number }
type TermSet = MatchCounts & { terms: readonly Term[] }

/** Sets that match descriptions only come last, whatever their size. */
const compareTermSets = (a: TermSet, b: TermSet, first: Term) =>
  Math.sign(b.inAttributes) - Math.sign(a.inAttributes) ||
  wordCount(b) - wordCount(a) ||
  b.terms.length - a.terms.length ||
  (wordCount(a) === 0 && Number(b.terms.includes(first)) - Number(a.terms.includes(first))) ||
  b.inAttributes - a.inAttributes ||
  b.inDescription - a.inDescription
const wordCount = ({ terms }: TermSet) => terms.filter(({ isNumeric, isUnit }) => !isNumeric && !isUnit).length

async function countMatches(
  db: Db,
  sets: readonly (readonly Term[])[],
  query: ParsedQuery,
  scope: TextScope,
): Promise<MatchCounts[]> {
  const inScope = (tsquery: string) => and([tsquery, ...scopeTerms(scope)])
  const queries = sets.map((terms) => buildTsqueries(withTerms(query, terms)))
  const count = (tsquery: RawBuilder<unknown>) => sql`(select count(*)::int from (
    select from search_tier(0, ${tsquery}::tsquery, ${sampleSize})
    union all select from search_tier(1, ${tsquery}::tsquery, ${sampleSize})
    union all select from search_tier(2, ${tsquery}::tsquery, ${sampleSize})
    ${scope.drafts ? sql`union all select from search_tier(3, ${tsquery}::tsquery && ${draftTsquery(scope.drafts)}::tsquery, ${sampleSize})` : sql``} limit ${sampleSize}
  ) sample)`
  const { rows } = await sql<MatchCounts>`
    select ${count(sql`attributes`)} as "inAttributes", ${count(sql`description`)} as "inDescription"
    from unnest(${queries.map(({ attributes }) => inScope(attributes))}::text[], ${queries.map(({ description }) => inScope(description))}::text[])
      with ordinality as queries (attributes, description, position) order by position
  `.execute(db)
  return rows
}

/** The query with these terms only; spans remain if all of their terms do. */
function withTerms({ terms, spans }: ParsedQuery, remaining: readonly Term[]): ParsedQuery {
  const positions = terms.map((term) => remaining.indexOf(term))
  return {
    terms: [...remaining],
    spans: spans
      .filter(({ start, end }) =>
        positions.slice(start, end).every((position, index) => position >= 0 && position === positions[start]! + index),
      )
      .map((span) => ({
        ...span,
        start: positions[span.start]!,
        end: positions[span.start]! + span.end - span.start,
      })),
  }
}
