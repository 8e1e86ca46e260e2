// What an engine does with a text: it runs the conditions of a plan over its documents and knows nothing of words.
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import type { Drafts } from '../../catalog/drafts.ts'
import type { Term } from '../analysis/parse-query.ts'
import { codeScore, type SearchPlan } from '../analysis/search-plan.ts'
import { codeCondition, relaxedCondition, stepCondition, type TermCondition } from './term-conditions.ts'
import { scopeTerm } from './documents.ts'

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
export type FindOptions = {
  locale: Locale
  scope: TextScope
  phrase: TermCondition | undefined
  /** Words are left out even if no product has all of them. */
  leavesOut: boolean
}

export type TextStore = {
  findProducts: (db: Db, plan: SearchPlan, options: FindOptions) => Promise<FoundProducts>
  /** The most popular products that meet the condition. */
  findPopular: (db: Db, condition: TermCondition, drafts: Drafts, limit: number) => Promise<number[]>
}

export const maxMatches = 3_000
/** With fewer matches, descriptions are searched too, and then products that lack some of the words. */
export const enoughMatches = 24
/** Names that are read to order the matches. */
export const maxNamed = 120

/** The steps of a plan as conditions, without those that nothing can match. */
export function conditionsOf({ query, kind, ...plan }: SearchPlan, phrase: TermCondition | undefined) {
  const code = codeCondition(query)
  const stepsOf = (steps: SearchPlan['full']) =>
    steps.flatMap(({ score, terms, ...step }) => {
      const condition = stepCondition({ score, terms, ...step }, query, kind, phrase)
      return condition ? [{ score, terms, condition }] : []
    })
  const { required, optional, sets } = plan.relaxed
  const optionalConditions = optional.map((term) =>
    relaxedCondition({ terms: [term], within: required.within }, query, kind, false),
  )
  return {
    full: [...(code ? [{ score: codeScore, terms: query.terms, condition: code }] : []), ...stepsOf(plan.full)],
    described: stepsOf(plan.described),
    required: relaxedCondition(required, query, kind),
    /** In the order of `plan.relaxed.optional`. */
    optional: optionalConditions,
    sets: sets.map(({ terms, score }) => ({ score, terms: [...required.terms, ...terms], kept: terms })),
  }
}

/** The words of the query that a step does without. */
export const leftOutOf = ({ query }: SearchPlan, terms: readonly Term[]) =>
  query.terms.filter((term) => !term.isUnit && !terms.includes(term)).map(({ text, original }) => original ?? text)

export const scopeConditions = ({ categoryId, locationId, storeId }: TextScope): TermCondition[] =>
  [
    categoryId && scopeTerm.category(categoryId),
    locationId && scopeTerm.location(locationId),
    storeId && scopeTerm.store(storeId),
  ].flatMap((term) => (term ? [{ term }] : []))

/** The names of products, in the language if they have one in it. */
export const selectNames = (locale: Locale) => sql`
  select json_agg(json_build_object('id', p.id, 'categoryId', p.category_id, 'name', t.name)) from first join products p on p.id = first.id
  cross join lateral (select name from product_translations where product_id = p.id order by locale = ${locale} desc limit 1) t`
