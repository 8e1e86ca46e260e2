// Runs a plan over the text index in one statement. `search_text` in the migrations takes the steps as opensearch/cluster-texts.ts does:
// a change of one needs the same change of the other.
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Drafts } from '../../catalog/drafts.ts'
import type { SearchPlan } from '../analysis/search-plan.ts'
import { scopeTerm } from '../text/documents.ts'
import { all, any, type TermCondition } from '../text/term-conditions.ts'
import { conditionsOf, scopeConditions, scoreMatches, type StepMatches } from '../text/plan-steps.ts'
import { type FindOptions, type NamedMatch, selectNames, type TextStore } from '../text/text-store.ts'
import { toTsquery } from './tsquery.ts'

export const postgresTexts: TextStore = { findProducts }

async function findProducts(db: Db, plan: SearchPlan, { locale, scope, phrase, leavesOut, extent }: FindOptions) {
  const { maxMatches, minPopular, enough, maxNamed } = extent
  const { full, described, required, optional, sets } = conditionsOf(plan, phrase)
  const inScope = (condition: TermCondition | undefined) => tsqueryOf(all([condition, ...scopeConditions(scope)]))
  const questions = [...full, ...described]
  const steps: readonly StepMatches['step'][] = [...questions, ...sets]
  if (questions.length === 0) return { scores: new Map(), named: [], isComplete: true, leftOut: [] }
  const hidden = scope.drafts === undefined ? null : tsqueryOf(draftCondition(scope.drafts))
  const optionalTerms = plan.relaxed.optional
  const {
    rows: [row],
    // A limit that is a parameter would have PostgreSQL plan the statement each time, which takes as long as running it.
  } = await sql<{ found: { step: number; ids: number[] }[] | null; named: NamedMatch[] | null; hasMore: boolean }>`
    with found as materialized (
      select step, ids from search_text(${questions.map(({ condition }) => inScope(condition))}::text[]::tsquery[], ${full.length},
        ${inScope(required) || null}::tsquery, ${optional.map(tsqueryOf)}::text[]::tsquery[],
        ${sets.map(({ kept }) => kept.reduce((bits, term) => bits | (1 << optionalTerms.indexOf(term)), 0))}::int[], ${leavesOut}, ${hidden}::tsquery,
        ${maxMatches}, ${minPopular}, ${enough})
    ), first as (select id from found, unnest(ids) id order by step limit ${sql.lit(maxNamed)})
    select (select json_agg(found order by step) from found) as found, (${selectNames(locale)}) as named,
      (select tier from product_search where tier > 0 and tier < 3 order by tier limit 1) is not null as "hasMore"
  `.execute(db)
  const found = (row!.found ?? []).map(({ step, ids }) => ({ step: steps[step - 1]!, ids }))
  const { scores, leftOut } = scoreMatches(plan, found, steps[0]!, extent)
  const count = found.reduce((sum, { ids }) => sum + ids.length, 0)
  return {
    scores,
    named: row!.named ?? [],
    isComplete: count <= maxMatches && (scores.size < enough || !row!.hasMore),
    leftOut,
  }
}

/** Matches the products of these stores; undefined: of all stores. */
const draftCondition = (drafts: NonNullable<Drafts>) =>
  drafts === 'all' ? undefined : any(drafts.map((id) => ({ term: scopeTerm.store(id) })))

const tsqueryOf = (condition: TermCondition | undefined) => (condition ? toTsquery(condition) : '')
