// The products that a plan finds, in order: by its steps, then by how well the names answer.
import type { Db } from '#platform/db/database.ts'
import { rankByName } from '../analysis/name-ranking.ts'
import { readNames } from '../analysis/read-names.ts'
import { codeScore, fullScore, type SearchPlan } from '../analysis/search-plan.ts'
import type { Preferences } from '../learning/preferences.ts'
import { countsOf } from './counted-products.ts'
import type { FindOptions, TextStore } from './text-store.ts'

/** The best products first, one score for each id. */
export type Matches = {
  ids: number[]
  scores: number[]
  isComplete: boolean
  leftOut: string[]
  /** Of the products that match fully, as far as their names were read. */
  categoryIds: ReadonlySet<number>
}

type Options = FindOptions & {
  preferences: Preferences | Promise<Preferences>
}

export async function findMatches(
  store: TextStore,
  db: Db,
  plan: SearchPlan,
  { preferences, ...options }: Options,
): Promise<Matches> {
  const [found, preferred] = await Promise.all([store.findProducts(db, plan, options), preferences])
  const count = plan.query.terms.find((term) => term.count)?.count
  const [names, counts] = await Promise.all([
    readNames(db, found.named, options.locale),
    count ? countsOf(db, found.named, count) : undefined,
  ])
  const ranked = rankByName(plan, { ...found, names, counts, preferences: preferred })
  const isCode = ranked.length > 0 && ranked[0]!.score >= codeScore
  const matches = isCode ? ranked.filter(({ score }) => score >= fullScore) : ranked
  const full = new Set(matches.filter(({ score }) => score >= fullScore).map(({ id }) => id))
  return {
    ids: matches.map(({ id }) => id),
    scores: matches.map(({ score }) => score),
    isComplete: found.isComplete,
    leftOut: found.leftOut,
    categoryIds: new Set(found.named.filter(({ id }) => full.has(id)).map(({ categoryId }) => categoryId)),
  }
}
