// What a plan finds in the text index: one statement, one call.
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import type { Drafts } from '../../catalog/drafts.ts'
import { codeScore, fullScore, type SearchPlan } from '../analysis/search-plan.ts'
import { scopeTerm } from './documents.ts'
import { and, codeTsquery, or, relaxedTsquery, stepTsquery } from './tsquery.ts'

/** Where text is searched; filters apply to the matches afterwards. */
export type TextScope = {
  categoryId?: number | undefined
  locationId?: number | undefined
  storeId?: number | undefined
  drafts?: Drafts
}
export type NamedMatch = { id: number; categoryId: number; name: string }
export type FoundProducts = {
  /** The best score of each product, by descending score and popularity. */
  scores: Map<number, number>
  /** The first ones with their names. */
  named: NamedMatch[]
  /** False if there are more matches, less popular ones. */
  isComplete: boolean
  /** The words that the best matches do not have. */
  leftOut: string[]
}

const maxMatches = 3_000
/** With fewer matches, the less popular products are searched too. */
const minPopularMatches = 240
/** With fewer matches, descriptions are searched too, and then products that lack some of the words. */
export const enoughMatches = 24
/** Names that are read to order the matches. */
const maxNamed = 120

type Options = { locale: Locale; scope: TextScope; phrase: string; leavesOut: boolean }

export async function findProducts(
  db: Db,
  plan: SearchPlan,
  { locale, scope, phrase, leavesOut }: Options,
): Promise<FoundProducts> {
  const { query, kind } = plan
  const code = codeTsquery(query)
  const inScope = (tsquery: string) => and([tsquery, ...scopeTerms(scope)])
  const stepsOf = (steps: SearchPlan['full']) =>
    steps
      .map((step) => ({ ...step, tsquery: stepTsquery(step, query, kind, phrase) }))
      .filter(({ tsquery }) => tsquery !== '')
  const full = [...(code ? [{ score: codeScore, terms: query.terms, tsquery: code }] : []), ...stepsOf(plan.full)]
  const described = stepsOf(plan.described)
  const questions = [...full, ...described]
  const { required, optional, sets } = plan.relaxed
  const steps = [...questions, ...sets.map(({ terms, score }) => ({ score, terms: [...required.terms, ...terms] }))]
  if (questions.length === 0) return { scores: new Map(), named: [], isComplete: true, leftOut: [] }
  const requiredTsquery = inScope(relaxedTsquery(required, query, kind))
  const hidden = scope.drafts === undefined ? null : draftTsquery(scope.drafts)
  const {
    rows: [row],
  } = await sql<{ found: { step: number; ids: number[] }[] | null; named: NamedMatch[] | null; hasMore: boolean }>`
    with found as materialized (
      select step, ids from search_text(${questions.map(({ tsquery }) => inScope(tsquery))}::text[]::tsquery[], ${full.length},
        ${requiredTsquery || null}::tsquery, ${optional.map((term) => relaxedTsquery({ terms: [term], within: required.within }, query, kind, false))}::text[]::tsquery[],
        ${sets.map(({ terms }) => terms.reduce((bits, term) => bits | (1 << optional.indexOf(term)), 0))}::int[], ${leavesOut}, ${hidden}::tsquery,
        ${maxMatches}, ${minPopularMatches}, ${enoughMatches})
    ), first as (select id from found, unnest(ids) id order by step limit ${maxNamed})
    select (select json_agg(found order by step) from found) as found,
      (select json_agg(json_build_object('id', p.id, 'categoryId', p.category_id, 'name', t.name)) from first join products p on p.id = first.id
        cross join lateral (select name from product_translations where product_id = p.id order by locale = ${locale} desc limit 1) t) as named,
      (select tier from product_search where tier > 0 and tier < 3 order by tier limit 1) is not null as "hasMore"
  `.execute(db)
  const best = steps[(row!.found?.[0]?.step ?? 1) - 1]!
  const scores = new Map<number, number>()
  for (const { step, ids } of row!.found ?? []) {
    const score = step === row!.found![0]!.step ? Math.max(best.score, fullScore) : steps[step - 1]!.score
    for (const id of ids) if (!scores.has(id) && scores.size < maxMatches) scores.set(id, score)
  }
  const count = (row!.found ?? []).reduce((sum, { ids }) => sum + ids.length, 0)
  return {
    scores,
    named: row!.named ?? [],
    isComplete: count <= maxMatches && (scores.size < enoughMatches || !row!.hasMore),
    leftOut:
      best.score >= fullScore
        ? []
        : query.terms
            .filter((term) => !term.isUnit && !best.terms.includes(term))
            .map(({ text, original }) => original ?? text),
  }
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
