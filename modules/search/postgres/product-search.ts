import type { Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import type { Listener } from '#platform/realtime/listener.ts'
import type { Drafts } from '../../catalog/drafts.ts'
import type { FacetField, ProductQuery, ProductSearch } from '../engine.ts'
import {
  characteristicGroup,
  encodeCursor,
  facetRequests,
  filterGroups,
  filtersOf,
  hasClose,
  listCounts,
  matchesFor,
  pageOf,
  resolveScope,
} from './column-query.ts'
import type { ColumnQuery, FacetRequest } from './columns/types.ts'
import { suggest } from './completions.ts'
import { searchWithDrafts } from './draft-search.ts'
import { matchText, type TextMatches } from './match-text.ts'
import { countsOf, productFacets, valueCountOf } from './product-facets.ts'
import { createProductIndex } from './product-index.ts'
import { searchIndex } from './search-index.ts'

/** `replica` may lag behind; drafts are read from the primary, since their authors expect their last change. */
export type PostgresSearchOptions = { db: Db; replica: Db; listener: Listener; log: Log }

/** Text in PostgreSQL finds the best matches; columns in the process filter, count and order them. */
export function createPostgresSearch({ db, replica, listener, log }: PostgresSearchOptions): ProductSearch {
  const index = createProductIndex({ db, listener, log })
  const readFrom = (drafts: Drafts) => (drafts ? db : replica)
  const noPage = { order: [], offset: 0, size: 0 }

  return {
    async search(query, page) {
      const { scope, matches, columnQuery } = await resolve(query)
      const isCacheable = !query.drafts && !matches
      const revision = isCacheable ? index.revisionOf(scope.conditions) : null
      const result = await run(query, {
        ...columnQuery,
        matches: matchesFor(page.sort, matches),
        ...pageOf(page, matches),
        facets: { ...listCounts, ...(page.hasFacets && facetRequests(query, scope)) },
      })
      const closeAfter =
        matches && hasClose(matches) && result.total > 0 ? await countMatching(query, columnQuery, matches) : null
      const encoding = { rates: index.rates(), unitOf: index.unitOf }
      return {
        productIds: result.ids,
        total: result.total,
        closeAfter,
        isTotalExact: matches?.isComplete ?? true,
        nextCursor: encodeCursor(result.last),
        storeCount: valueCountOf(result.facets, 'storeCount'),
        categories: countsOf(result.facets, 'categories'),
        facets: page.hasFacets ? productFacets(result.facets, query, encoding) : undefined,
        droppedTerms: matches?.droppedTerms ?? [],
        correctedText: matches?.correctedText ?? null,
        revision,
      }
    },
    async count(query) {
      const { columnQuery } = await resolve(query)
      return (await run(query, { ...columnQuery, ...noPage, facets: {} })).total
    },
    async facetValues(query, facet) {
      const { columnQuery } = await resolve(query)
      const result = await run(query, { ...columnQuery, ...noPage, facets: { values: requestOf(facet) } })
      return countsOf(result.facets, 'values')
    },
    async totalsWithout(query) {
      const { columnQuery } = await resolve(query)
      const filters = filterGroups(query)
      const requests = filters.map(({ group }) => [group, { kind: 'counts', field: 'category', group }] as const)
      const { facets } = await run(query, { ...columnQuery, ...noPage, facets: Object.fromEntries(requests) })
      return filters.map(({ filter, group }) => ({ filter, total: sumOf(countsOf(facets, group).values()) }))
    },
    suggest: (input) => suggest(readFrom(input.drafts), input),
    refresh: index.refresh,
    index: searchIndex,
    start: index.start,
    stop: index.stop,
  }

  async function resolve(query: ProductQuery) {
    const { text, locale, drafts, scope } = query
    const reader = readFrom(drafts)
    const [resolved, matches] = await Promise.all([
      resolveScope(reader, query),
      text.trim() ? matchText(reader, text, locale, { ...scope, drafts }) : undefined,
    ])
    const filters = filtersOf(query, resolved, {
      rates: index.rates(),
      numberOfUnit: index.numberOfUnit,
      textsWith: index.textsWith,
    })
    return { scope: resolved, matches, columnQuery: { scope: resolved.conditions, filters, matches } }
  }

  async function countMatching(
    query: ProductQuery,
    columnQuery: Omit<ColumnQuery, keyof typeof noPage | 'facets'>,
    { ids, closeFrom }: TextMatches,
  ) {
    const matches = { ids: ids.slice(0, closeFrom), scores: ids.slice(0, closeFrom).map(() => 0) }
    return (await run(query, { ...columnQuery, ...noPage, matches, facets: {} })).total
  }

  async function run({ drafts }: ProductQuery, query: ColumnQuery) {
    return drafts ? searchWithDrafts(db, index, drafts, query) : index.search(query)
  }
}

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0)

const requestOf = (facet: FacetField): FacetRequest =>
  typeof facet === 'string'
    ? { kind: 'counts', field: facet, group: facet }
    : { kind: 'counts', field: 'options', group: characteristicGroup(facet.characteristicId) }
