import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Term } from '../analysis/parse-query.ts'
import type { SearchPlan } from '../analysis/search-plan.ts'
import { all, type TermCondition } from '../text/term-conditions.ts'
import { conditionsOf, scopeConditions, scoreMatches } from '../text/plan-steps.ts'
import { type FindOptions, type NamedMatch, selectNames, type TextStore } from '../text/text-store.ts'
import { type Cluster, completeOnly } from './client.ts'
import { allOf, anyOf, maxPatternLength, nothing, type Query, visibleTo } from './list-conditions.ts'

type SearchResponse = { hits: { total: { value: number }; hits: { _id: string; _score: number }[] } }
type Step = { score: number; terms: readonly Term[]; query: Query }
type Matches = { step: Step; ids: number[] }

/** Texts of the index that the alias names. */
export function clusterTexts(cluster: Cluster, aliasOf: (db: Db) => Promise<string>): TextStore {
  return { findProducts }

  /**
   * Runs the steps of a plan in three requests. `search_text`, which postgres/text-store.ts calls, takes them in the same way: a change of
   * one needs the same change of the other.
   */
  async function findProducts(db: Db, plan: SearchPlan, { locale, scope, phrase, leavesOut, extent }: FindOptions) {
    const { maxMatches, enough, maxNamed } = extent
    /** Of one step. */
    const maxClose = 4 * enough
    const { full, described, required, optional, sets } = conditionsOf(plan, phrase)
    if (full.length + described.length === 0) return { scores: new Map(), named: [], isComplete: true, leftOut: [] }
    const within = allOf([visibleTo(scope.drafts), ...scopeConditions(scope).map(queryOf)])
    const stepsOf = (steps: typeof full): Step[] =>
      steps.map(({ score, terms, condition }) => ({ score, terms, query: queryOf(condition) }))
    const { steps: found, total } = await request(db, stepsOf(full), within, maxMatches)
    let count = countOf(found)
    if (count < enough) {
      const known = new Set(found.flatMap(({ ids }) => ids))
      for (const step of (await request(db, stepsOf(described), within, maxMatches)).steps) {
        if (count >= enough) break
        const ids = step.ids.filter((id) => !known.has(id))
        for (const id of ids) known.add(id)
        if (ids.length > 0) found.push({ ...step, ids })
        count += ids.length
      }
      if (count < enough && (count > 0 || leavesOut)) {
        const relaxed = sets.flatMap(({ score, terms, kept }): Step[] => {
          const words = kept.map((term) => optional[plan.relaxed.optional.indexOf(term)])
          const condition = all([required, ...words])
          return condition && words.every((word) => word !== undefined)
            ? [{ score, terms, query: queryOf(condition) }]
            : []
        })
        const others = { bool: { filter: [within], must_not: [{ terms: { id: [...known] } }] } }
        for (const step of (await request(db, relaxed, others, enough + maxClose)).steps) {
          if (count >= enough) break
          found.push({ ...step, ids: step.ids.slice(0, maxClose) })
          count += Math.min(step.ids.length, maxClose)
        }
      }
    }
    const { scores, leftOut } = scoreMatches(plan, found, [...full, ...described][0]!, extent)
    return {
      scores,
      named: await namesOf(db, [...scores.keys()].slice(0, maxNamed), locale),
      isComplete: total <= maxMatches,
      leftOut,
    }
  }

  /** The products of each step that are in none before, the most popular first. */
  async function request(db: Db, steps: readonly Step[], filter: Query, size: number) {
    if (steps.length === 0) return { steps: [], total: 0 }
    const queries = steps.map(({ query }, at) => ({ constant_score: { filter: query, boost: steps.length - at } }))
    const { hits } = await cluster.request<SearchResponse>(
      'POST',
      `/${await aliasOf(db)}/_search`,
      {
        query: { bool: { filter: [filter], must: [{ dis_max: { queries } }] } },
        sort: [{ _score: { order: 'desc' } }, { popularity: { order: 'desc' } }, { id: { order: 'desc' } }],
        track_scores: true,
        track_total_hits: size + 1,
        size,
        _source: false,
      },
      completeOnly,
    )
    const idsByStep = new Map<Step, number[]>()
    for (const { _id, _score } of hits.hits) {
      const step = steps[steps.length - Math.round(_score)]!
      const ids = idsByStep.get(step) ?? []
      ids.push(Number(_id))
      idsByStep.set(step, ids)
    }
    return { steps: [...idsByStep].map(([step, ids]): Matches => ({ step, ids })), total: hits.total.value }
  }
}

const countOf = (found: readonly Matches[]) => found.reduce((sum, { ids }) => sum + ids.length, 0)

/** A longer term than the index has finds nothing in PostgreSQL either. */
const maxTermLength = 600

export function queryOf(condition: TermCondition): Query {
  if ('term' in condition) return { term: { terms: { value: condition.term.slice(0, maxTermLength) } } }
  if ('prefix' in condition)
    return condition.prefix.length > maxPatternLength ? nothing : { prefix: { terms: { value: condition.prefix } } }
  if ('not' in condition) return { bool: { must_not: [queryOf(condition.not)] } }
  if ('all' in condition) return allOf(condition.all.map(queryOf))
  // One query for all plain terms: queries have a limited number of clauses.
  const terms = condition.any.flatMap((each) => ('term' in each ? [each.term.slice(0, maxTermLength)] : []))
  const others = condition.any.filter((each) => !('term' in each)).map(queryOf)
  return anyOf([...(terms.length > 0 ? [{ terms: { terms } }] : []), ...others])
}

async function namesOf(db: Db, ids: readonly number[], locale: Parameters<typeof selectNames>[0]) {
  if (ids.length === 0) return []
  const { rows } = await sql<{ named: NamedMatch[] | null }>`
    with first as (select unnest(${ids as number[]}::int[]) as id) select (${selectNames(locale)}) as named
  `.execute(db)
  return rows[0]!.named ?? []
}
