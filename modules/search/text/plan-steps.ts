// A search plan as conditions, and the scores of what they find. Every engine takes the steps in the same order (see `conditionsOf`);
// agreement.cluster.test.ts compares their results.
import { codeScore, fullScore, type SearchPlan, type Step } from '../analysis/search-plan.ts'
import type { Term } from '../analysis/parse-query.ts'
import { scopeTerm } from './documents.ts'
import { codeCondition, relaxedCondition, stepCondition, type TermCondition } from './term-conditions.ts'
import type { Extent, TextScope } from './text-store.ts'

export const wholeList: Extent = { maxMatches: 3_000, minPopular: 240, enough: 24, maxNamed: 120 }

/**
 * The steps of a plan as conditions, without the ones that nothing can match. `full` steps run first. While fewer than `enough`
 * products are found, `described` ones follow, and then `sets`, which need some of the `optional` words only.
 */
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

export type StepMatches = { step: Pick<Step, 'score' | 'terms'>; ids: readonly number[] }

/** Products by the score of their first step. The best step counts as a full match, and the words that it lacks as left out. */
export function scoreMatches(
  plan: SearchPlan,
  found: readonly StepMatches[],
  firstStep: StepMatches['step'],
  { maxMatches }: Extent,
) {
  const best = found
    .map(({ step }) => step)
    .reduce((one, other) => (other.score > one.score ? other : one), found[0]?.step ?? firstStep)
  const scores = new Map<number, number>()
  for (const { step, ids } of found) {
    const score = step === best ? Math.max(best.score, fullScore) : step.score
    for (const id of ids)
      if ((scores.get(id) ?? -1) < score && (scores.has(id) || scores.size < maxMatches)) scores.set(id, score)
  }
  return { scores, leftOut: best.score >= fullScore ? [] : leftOutOf(plan, best.terms) }
}

/** The words of the query that a step does without. */
const leftOutOf = ({ query }: SearchPlan, terms: readonly Term[]) =>
  query.terms.filter((term) => !term.isUnit && !terms.includes(term)).map(({ text, original }) => original ?? text)

export const scopeConditions = ({ categoryId, locationId, storeId }: TextScope): TermCondition[] =>
  [
    categoryId && scopeTerm.category(categoryId),
    locationId && scopeTerm.location(locationId),
    storeId && scopeTerm.store(storeId),
  ].flatMap((term) => (term ? [{ term }] : []))
