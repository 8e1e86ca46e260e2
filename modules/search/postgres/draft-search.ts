import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type Drafts, isHidden } from '../../catalog/drafts.ts'
import { searchColumns } from './columns/search.ts'
import type { ColumnQuery, ColumnResult, FacetRequest, FacetResult } from '../lists/list-query.ts'
import { readProducts } from './product-columns.ts'
import type { ProductIndex } from './product-index.ts'

/** The most popular drafts of a scope are searched, the rest is left out. */
const maxDrafts = 20_000

/** Searches live products and drafts. The drafts are read for each search: few people see them, and only their own. */
export async function searchWithDrafts(
  db: Db,
  index: ProductIndex,
  drafts: NonNullable<Drafts>,
  query: ColumnQuery,
): Promise<ColumnResult> {
  const facets = Object.fromEntries(Object.entries(query.facets).map(([name, request]) => [name, unlimited(request)]))
  const draftRows = await readProducts(db, sql`${isHidden(drafts)} and ${inScope(query)}`, maxDrafts)
  const draftResult = searchColumns(index.columnsOf(draftRows), { ...query, facets, size: 0 })
  // One more than the page shows whether others follow.
  const size = query.size && query.offset + query.size + 1
  const liveResult = index.search({ ...query, facets, offset: 0, size })
  const liveRows = await readProducts(db, sql`p.id = any(${liveResult.ids}::int[])`)
  const page = searchColumns(index.columnsOf([...draftRows, ...liveRows]), { ...query, facets: {} })
  return {
    ...page,
    total: draftResult.total + liveResult.total,
    facets: Object.fromEntries(
      Object.entries(query.facets).map(([name, request]) => [
        name,
        merge(request, draftResult.facets[name]!, liveResult.facets[name]!),
      ]),
    ),
  }
}

/** The part of the query that SQL can check. */
function inScope({ scope, matches }: ColumnQuery) {
  const columns = { category: sql.ref('p.category_id'), store: sql.ref('p.store_id') }
  const conditions = scope.flatMap((condition) => {
    const column = columns[condition.field as keyof typeof columns]
    return column && 'anyOf' in condition ? sql`${column} = any(${condition.anyOf as number[]}::int[])` : []
  })
  return sql.join(
    [sql`true`, ...conditions, ...(matches ? [sql`p.id = any(${matches.ids as number[]}::int[])`] : [])],
    sql` and `,
  )
}

/** Only complete counts can be merged. */
const unlimited = (request: FacetRequest): FacetRequest =>
  request.kind === 'bounds' ? request : { kind: 'counts', field: request.field, group: request.group }

function merge(request: FacetRequest, a: FacetResult, b: FacetResult): FacetResult {
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

const countsOf = (result: FacetResult) => ('counts' in result ? result.counts : new Map<number, number>())
