import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Drafts } from '../../catalog/drafts.ts'
import { scopeTerm } from './documents.ts'
import { and, or, type Tsqueries } from './tsquery.ts'

/** Where text is searched; filters apply to the matches afterwards. */
export type TextScope = {
  categoryId?: number | undefined
  locationId?: number | undefined
  storeId?: number | undefined
  drafts?: Drafts
}
/** `phrase` ranks names that contain the words in sequence higher; empty for a single word. */
type TextQuery = Tsqueries & { phrase: string }
/** `isComplete` is false if there are more matches, less popular ones. */
export type ScoredProducts = { ids: number[]; scores: number[]; isComplete: boolean }

const maxMatches = 3_000
/** With fewer matches, the less popular products are searched too. */
const minPopularMatches = 240
/** With fewer matches, the descriptions of less popular products are searched too. */
const minNamedMatches = 24

/**
 * Products that match, by descending score and popularity. One statement searches the tiers in turn, and within a tier the
 * scores in turn, while more matches are needed.
 */
export async function findCandidates(
  db: Db,
  query: TextQuery,
  scope: TextScope,
  limit = maxMatches,
): Promise<ScoredProducts> {
  const { drafts } = scope
  const queries = scoredQueries(query, scope)
  if (queries.length === 0) return { ids: [], scores: [], isComplete: true }
  const [inDescription, inName] = [queries.slice(-1), queries.slice(0, -1)]
  const ofDrafts =
    drafts && queries.map(({ score, tsquery }) => ({ score, tsquery: and([tsquery, draftTsquery(drafts)]) }))
  const tables = ['tier_0', 'tier_1', 'tier_2', 'described_1', 'described_2', ...(drafts ? ['drafts'] : [])]
  const countIn = (names: readonly string[]) =>
    sql.join(
      names.map((name) => sql`(select count(*) from ${sql.table(name)})`),
      sql` + `,
    )
  const { rows } = await sql<{ score: number; ids: number[]; hasMore: boolean }>`
    with tier_0 as materialized (${searchTier(0, queries, sql`true`, limit)}),
    tier_1 as materialized (${searchTier(1, inName, sql`${countIn(['tier_0'])} < ${minPopularMatches}`, limit)}),
    tier_2 as materialized (${searchTier(2, inName, sql`${countIn(['tier_0', 'tier_1'])} < ${minPopularMatches}`, limit)}),
    described_1 as materialized (${searchTier(1, inDescription, sql`${countIn(['tier_0', 'tier_1', 'tier_2'])} < ${minNamedMatches}`, limit)}),
    described_2 as materialized (${searchTier(2, inDescription, sql`${countIn(['tier_0', 'tier_1', 'tier_2', 'described_1'])} < ${minNamedMatches}`, limit)})
    ${ofDrafts ? sql`, drafts as materialized (${searchTier(3, ofDrafts, sql`true`, limit)})` : sql``}
    select score::float8, json_agg(product_id) as ids, (select tier from product_search where tier > 0 and tier < 3 order by tier limit 1) is not null as "hasMore"
    from (${sql.join(
      tables.map((table) => sql`select * from ${sql.table(table)}`),
      sql` union all `,
    )}) matches
    group by score order by score desc
  `.execute(db)
  const scoreById = new Map<number, number>()
  for (const { score, ids } of rows) for (const id of ids) if (!scoreById.has(id)) scoreById.set(id, score)
  const best = [...scoreById].slice(0, limit)
  return {
    ids: best.map(([id]) => id),
    scores: best.map(([, score]) => score),
    isComplete: scoreById.size <= limit && (scoreById.size < minNamedMatches || !rows[0]!.hasMore),
  }
}

type ScoredQuery = { score: number; tsquery: string }

/**
 * Scores: 6 the code itself; 5 all words in the name, one of them also in the name of the category; 4 some of the words only in
 * characteristics, the store or nodes above, in such a category; 3 and 2 the same in other categories; 1 some words only in the
 * description. Plus 0.5 if the name contains the phrase.
 */
function scoredQueries(
  { code, name, category, attributes, description, phrase }: TextQuery,
  scope: TextScope,
): ScoredQuery[] {
  if (!name) return []
  const withPhrase = (score: number, tsquery: string) =>
    phrase
      ? [
          { score: score + 0.5, tsquery: and([tsquery, phrase]) },
          { score, tsquery: and([tsquery, `!${phrase}`]) },
        ]
      : [{ score, tsquery }]
  const queries = [
    ...(code ? [{ score: 6, tsquery: code }] : []),
    ...(category
      ? [
          ...withPhrase(5, and([name, category])),
          { score: 4, tsquery: and([attributes, category, `!${name}`]) },
          ...withPhrase(3, and([name, `!${category}`])),
          { score: 2, tsquery: and([attributes, `!${category}`, `!${name}`]) },
        ]
      : [...withPhrase(3, name), { score: 2, tsquery: and([attributes, `!${name}`]) }]),
    { score: 1, tsquery: and([description, `!${attributes}`]) },
  ]
  return queries.map(({ score, tsquery }) => ({ score, tsquery: and([tsquery, ...scopeTerms(scope)]) }))
}

export const scopeTerms = ({ categoryId, locationId, storeId }: TextScope): string[] =>
  [
    categoryId && scopeTerm.category(categoryId),
    locationId && scopeTerm.location(locationId),
    storeId && scopeTerm.store(storeId),
  ].flatMap((term) => (term ? [`'${term}'`] : []))

/** Matches the products of these stores; empty: of all stores. */
export const draftTsquery = (drafts: NonNullable<Drafts>) =>
  drafts === 'all' ? '' : or(drafts.map((id) => `'${scopeTerm.store(id)}'`))

/** `union all` runs a branch only while the branches before it have not filled the limit. */
function searchTier(tier: number, queries: readonly ScoredQuery[], condition: RawBuilder<unknown>, limit: number) {
  const parts = queries.map(
    ({ score, tsquery }) => sql`
    select product_id, ${sql.lit(score)} as score from search_tier(${sql.lit(tier)}, ${tsquery}::tsquery, ${limit + 1}) as product_id where ${condition}`,
  )
  return sql`select * from (${sql.join(parts, sql` union all `)}) matches limit ${limit + 1}`
}
