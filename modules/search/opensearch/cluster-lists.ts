import { sql } from 'kysely'
import { cached } from '#platform/cache.ts'
import type { Db } from '#platform/db/database.ts'
import type { Drafts } from '../../catalog/drafts.ts'
import type { ColumnQuery, ColumnResult } from '../lists/list-query.ts'
import { type Cluster, completeOnly } from './client.ts'
import { maxResultWindow } from './index-definition.ts'
import { allOf, queryOf, visibleTo } from './list-conditions.ts'
import { type Aggregations, aggregationsOf, type FacetContext, facetsOf } from './list-facets.ts'
import { keysOf, searchAfter, sortOf } from './list-order.ts'

type SearchResponse = {
  hits: { total: { value: number }; hits: { _id: string; sort: number[] }[] }
  aggregations?: Aggregations
}
type Options = { db: Db; cluster: Cluster; alias: string; drafts: Drafts }

/** One request: the filters apply after the facets have been counted, and each facet has the filters of the others. */
export async function searchLists(
  { db, cluster, alias, drafts }: Options,
  query: ColumnQuery,
  encoding: Omit<FacetContext, 'intervalIds'>,
): Promise<ColumnResult> {
  const { scope, filters, matches, offset, size } = query
  const context = { ...encoding, intervalIds: await intervalIdsIn(db, query) }
  const after = searchAfter(query)
  const from = after ? 0 : Math.min(offset, maxResultWindow - size - 1)
  const { hits, aggregations } = await cluster.request<SearchResponse>(
    'POST',
    `/${alias}/_search`,
    {
      query: allOf([
        visibleTo(drafts),
        ...scope.map((condition) => queryOf(condition, context)),
        ...(matches ? [{ terms: { id: matches.ids } }] : []),
      ]),
      post_filter: allOf(filters.map(({ condition }) => queryOf(condition, context))),
      aggs: aggregationsOf(query, context),
      ...(size === 0 ? {} : { sort: sortOf(query, context) }),
      ...(after ? { search_after: after } : {}),
      from,
      // One more than the page shows whether others follow.
      size: size && size + 1,
      track_total_hits: true,
      _source: false,
    },
    completeOnly,
  )
  const page = hits.hits.slice(0, size)
  const last = hits.hits.length > size ? page.at(-1) : undefined
  return {
    ids: page.map(({ _id }) => Number(_id)),
    total: hits.total.value,
    last: last && keysOf(query, last.sort),
    facets: facetsOf(query, aggregations ?? {}, context),
  }
}

/** The characteristics whose bounds are counted, if the list is of one category. */
async function intervalIdsIn(db: Db, { scope, facets }: ColumnQuery): Promise<readonly number[]> {
  const category = scope.find(({ field }) => field === 'category')
  const isCounted = Object.values(facets).some(({ field, group }) => field === 'intervals' && group === '')
  const [id, ...others] = category && 'anyOf' in category ? category.anyOf : []
  return isCounted && id !== undefined && others.length === 0 ? intervalIdsOf(db, id) : []
}

const intervalIdsOf = cached({ tag: 'categories' }, async (db, categoryId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select c.id from category_characteristics cc join characteristics c on c.id = cc.characteristic_id
    where cc.category_id = ${categoryId} and c.type = 'Interval'
  `.execute(db)
  return rows.map(({ id }) => id)
})
