import type { Partition } from '../catalog/partition.ts'
import { promotedIds } from '../catalog/queries.ts'
import { hasFilters, type PageRequest } from './engine.ts'
import type { ResolvedQuery } from './resolve-query.ts'

const placements = { Class: 'PromoOnClassPage', Group: 'PromoOnGroupPage', Category: 'PromoOnCategoryPage' } as const
const maxPromoted = 3
const minCardsPerPromotion = 8

/** The promoted products, at a time, of a list without text and filters in default order. */
export async function promotionsOf(
  partition: Partition,
  { query, node }: ResolvedQuery,
  { sort, pageSize, location }: Pick<PageRequest, 'sort' | 'pageSize'> & { location?: string | undefined },
  now: Date,
): Promise<number[]> {
  const limit = Math.min(maxPromoted, Math.floor(pageSize / minCardsPerPromotion))
  if (limit === 0 || query.text || query.scope.storeId || sort !== 'relevance' || hasFilters(query.filters)) return []
  const placement = node ? placements[node.level] : 'PromoOnMainPage'
  const { ids } = await promotedIds(partition, { placement, categoryId: node?.id, location, now, limit })
  return ids
}
