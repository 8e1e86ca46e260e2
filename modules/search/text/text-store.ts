// The text search of an engine: it runs the conditions of a plan over its documents and knows nothing of words.
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import type { Drafts } from '../../catalog/drafts.ts'
import type { SearchPlan } from '../analysis/search-plan.ts'
import type { TermCondition } from './term-conditions.ts'

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
/** The required size of an answer. */
export type Extent = {
  maxMatches: number
  /** With fewer matches, the less popular products are searched too. */
  minPopular: number
  /** With fewer matches, descriptions are searched too, and then products that lack some of the words. */
  enough: number
  /** Names that are read to order the matches. */
  maxNamed: number
}
export type FindOptions = {
  locale: Locale
  scope: TextScope
  phrase: TermCondition | undefined
  /** Words are left out even if no product has all of them. */
  leavesOut: boolean
  extent: Extent
}

export type TextStore = {
  findProducts: (db: Db, plan: SearchPlan, options: FindOptions) => Promise<FoundProducts>
}

/** The names of products, in the language if they have one in it. */
export const selectNames = (locale: Locale) => sql`
  select json_agg(json_build_object('id', p.id, 'categoryId', p.category_id, 'name', t.name)) from first join products p on p.id = first.id
  cross join lateral (select name from product_translations where product_id = p.id order by locale = ${locale} desc limit 1) t`
