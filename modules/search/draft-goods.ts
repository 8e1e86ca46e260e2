import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { FacetAnswer, FacetRequest, Search } from '#platform/search/engine.ts'
import { find } from '#platform/search/find.ts'
import { type Drafts, isHidden } from '../catalog/drafts.ts'
import { readGoods } from './goods-columns.ts'
import type { LiveGoods } from './live-goods.ts'

/** Of those in the scope, the most popular ones. */
const mostHidden = 20_000

/** The live goods, and those of the drafts that are not live, read for each search: few look at them, and only at their own. */
export const withDrafts = (db: Db, live: LiveGoods, drafts: NonNullable<Drafts>): LiveGoods => ({
  ...live,
  async find(search) {
    const facets = Object.fromEntries(Object.entries(search.facets).map(([name, request]) => [name, whole(request)]))
    const hiddenRows = await readGoods(db, sql`${isHidden(drafts)} and ${within(search)}`, mostHidden)
    const hidden = find(live.columnsOf(hiddenRows), { ...search, facets, size: 0 })
    // One more than is shown tells whether others follow.
    const most = search.size && search.offset + search.size + 1
    const shown = await live.find({ ...search, facets, offset: 0, size: most })
    const shownRows = await readGoods(db, sql`p.id = any(${shown.ids}::int[])`)
    const page = find(live.columnsOf([...hiddenRows, ...shownRows]), { ...search, facets: {} })
    return {
      ...page,
      total: hidden.total + shown.total,
      facets: Object.fromEntries(
        Object.entries(search.facets).map(([name, request]) => [
          name,
          together(request, hidden.facets[name]!, shown.facets[name]!),
        ]),
      ),
    }
  },
})

/** What the database can tell of the search. */
function within({ scope, matches }: Search) {
  const column = { category: sql.ref('p.category_id'), store: sql.ref('p.store_id') }
  const conditions = scope.flatMap((condition) => {
    const of = column[condition.field as keyof typeof column]
    return of && 'anyOf' in condition ? sql`${of} = any(${condition.anyOf as number[]}::int[])` : []
  })
  return sql.join(
    [sql`true`, ...conditions, ...(matches ? [sql`p.id = any(${matches.ids as number[]}::int[])`] : [])],
    sql` and `,
  )
}

/** Numbers of values, and frequent ones, only come together where all are known. */
const whole = (request: FacetRequest): FacetRequest =>
  request.kind === 'bounds' ? request : { kind: 'counts', field: request.field, group: request.group }

function together(request: FacetRequest, a: FacetAnswer, b: FacetAnswer): FacetAnswer {
  if ('bounds' in a && 'bounds' in b) {
    const bounds = new Map(a.bounds)
    for (const [key, { from, to }] of b.bounds) {
      const other = bounds.get(key)
      bounds.set(key, other ? { from: Math.min(from, other.from), to: Math.max(to, other.to) } : { from, to })
    }
    return { bounds }
  }
  const counts = new Map(countsOf(a))
  for (const [value, count] of countsOf(b)) counts.set(value, (counts.get(value) ?? 0) + count)
  return request.kind === 'distinct' ? { count: counts.size } : { counts, count: counts.size }
}

const countsOf = (answer: FacetAnswer) => ('counts' in answer ? answer.counts : new Map<number, number>())
