import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Drafts } from '../catalog/drafts.ts'
import { scopeOf } from './documents.ts'
import { and, or, type Questions } from './text.ts'

/** Where text is looked for; filters are applied to the matches afterwards. */
export type Scope = {
  nodeId?: number | undefined
  locationId?: number | undefined
  storeId?: number | undefined
  drafts?: Drafts
}
/** `phrase`: what is better than a name with all the words; empty where nothing is. */
type Asked = Questions & { phrase: string }
export type Candidates = { ids: number[]; grades: number[]; isComplete: boolean }

export const mostMatches = 3_000
/** Less popular goods are asked for only while there are fewer, and their descriptions only while there are hardly any. */
const enough = 240
const hardlyAny = 24

/**
 * The goods that answer the questions, the best first and among equals the popular ones. One statement: the tiers one after
 * the other, and in each the grades one after the other, as long as there is need.
 */
export async function findCandidates(db: Db, questions: Asked, scope: Scope, limit = mostMatches): Promise<Candidates> {
  const { drafts } = scope
  const grades = gradesOf(questions, scope)
  if (grades.length === 0) return { ids: [], grades: [], isComplete: true }
  const [described, named] = [grades.slice(-1), grades.slice(0, -1)]
  const ofDrafts =
    drafts && grades.map(({ grade, question }) => ({ grade, question: and([question, draftQuestion(drafts)]) }))
  const tables = ['tier_0', 'tier_1', 'tier_2', 'described_1', 'described_2', ...(drafts ? ['drafts'] : [])]
  const foundIn = (tiers: readonly string[]) =>
    sql.join(
      tiers.map((tier) => sql`(select count(*) from ${sql.table(tier)})`),
      sql` + `,
    )
  const { rows } = await sql<{ grade: number; ids: number[]; hasMore: boolean }>`
    with tier_0 as materialized (${best(0, grades, sql`true`, limit)}),
    tier_1 as materialized (${best(1, named, sql`${foundIn(['tier_0'])} < ${enough}`, limit)}),
    tier_2 as materialized (${best(2, named, sql`${foundIn(['tier_0', 'tier_1'])} < ${enough}`, limit)}),
    described_1 as materialized (${best(1, described, sql`${foundIn(['tier_0', 'tier_1', 'tier_2'])} < ${hardlyAny}`, limit)}),
    described_2 as materialized (${best(2, described, sql`${foundIn(['tier_0', 'tier_1', 'tier_2', 'described_1'])} < ${hardlyAny}`, limit)})
    ${ofDrafts ? sql`, drafts as materialized (${best(3, ofDrafts, sql`true`, limit)})` : sql``}
    select grade::float8, json_agg(product_id) as ids, (select tier from product_search where tier > 0 and tier < 3 order by tier limit 1) is not null as "hasMore"
    from (${sql.join(
      tables.map((table) => sql`select * from ${sql.table(table)}`),
      sql` union all `,
    )}) found
    group by grade order by grade desc
  `.execute(db)
  const gradeOf = new Map<number, number>()
  for (const { grade, ids } of rows) for (const id of ids) if (!gradeOf.has(id)) gradeOf.set(id, grade)
  const found = [...gradeOf].slice(0, limit)
  return {
    ids: found.map(([id]) => id),
    grades: found.map(([, grade]) => grade),
    isComplete: gradeOf.size <= limit && (gradeOf.size < hardlyAny || !rows[0]!.hasMore),
  }
}

type Grade = { grade: number; question: string }

/**
 * 6: the code itself. 5: all words in the name, and the category has one in its own. 4: also in characteristics, the store or
 * nodes above, in such a category. 3 and 2: the same in other categories. 1: also in the description. A half more: in the name as a phrase.
 */
function gradesOf({ code, name, kind, near, anywhere, phrase }: Asked, scope: Scope): Grade[] {
  const within = (question: string) => and([question, ...scopeQuestion(scope)])
  const named = (grade: number, question: string) =>
    phrase
      ? [
          { grade: grade + 0.5, question: and([question, phrase]) },
          { grade, question: and([question, `!${phrase}`]) },
        ]
      : [{ grade, question }]
  const grades = [
    ...(code ? [{ grade: 6, question: code }] : []),
    ...(kind
      ? [
          ...named(5, and([name, kind])),
          { grade: 4, question: and([near, kind, `!${name}`]) },
          ...named(3, and([name, `!${kind}`])),
          { grade: 2, question: and([near, `!${kind}`, `!${name}`]) },
        ]
      : [...named(3, name), { grade: 2, question: and([near, `!${name}`]) }]),
    { grade: 1, question: and([anywhere, `!${near}`]) },
  ]
  return name ? grades.map(({ grade, question }) => ({ grade, question: within(question) })) : []
}

export const scopeQuestion = ({ nodeId, locationId, storeId }: Scope): string[] =>
  [
    nodeId && scopeOf.node(nodeId),
    locationId && scopeOf.location(locationId),
    storeId && scopeOf.store(storeId),
  ].flatMap((each) => (each ? [`'${each}'`] : []))

/** What goods must be of; of everything, where it is empty. */
export const draftQuestion = (drafts: NonNullable<Drafts>) =>
  drafts === 'all' ? '' : or(drafts.map((id) => `'${scopeOf.store(id)}'`))

/** A child of `union all` is only run when those before it have not filled the limit. */
function best(tier: number, grades: readonly Grade[], condition: RawBuilder<unknown>, limit: number) {
  const parts = grades.map(
    ({ grade, question }) => sql`
    select product_id, ${sql.lit(grade)} as grade from search_tier(${sql.lit(tier)}, ${question}::tsquery, ${limit + 1}) as product_id where ${condition}`,
  )
  return sql`select * from (${sql.join(parts, sql` union all `)}) graded limit ${limit + 1}`
}
