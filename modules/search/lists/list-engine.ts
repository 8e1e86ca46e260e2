import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import type { Listener } from '#platform/realtime/listener.ts'
import type { Drafts } from '../../catalog/drafts.ts'
import type { FacetField, ProductQuery, ProductSearch } from '../engine.ts'
import type { ColumnQuery, ColumnResult, Condition, FacetRequest } from './list-query.ts'
import { suggest } from '../text/completions.ts'
import { matchText, type TextMatches } from '../text/match-text.ts'
import type { TextScope, TextStore } from '../text/text-store.ts'
import {
  characteristicGroup,
  type Encoding,
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
import { countsOf, productFacets, valueCountOf } from './product-facets.ts'

/** `replica` may lag behind; drafts are read from the primary, since their authors expect their last change. */
export type SearchOptions = { db: Db; replica: Db; listener: Listener; log: Log }

/** The part that engines differ in: an engine finds texts by the conditions of a plan, and filters, counts and orders products. */
export type ListEngine = Pick<ProductSearch, 'refresh' | 'index' | 'servedBy' | 'start' | 'stop'> & {
  texts: TextStore
  run: (query: ColumnQuery, drafts: Drafts) => Promise<ColumnResult & { isIncomplete?: boolean }>
  encoding: () => Promise<Encoding>
  /** Null: unknown. */
  revisionOf: (scope: readonly Condition[]) => number | null
}

type Connections = Pick<SearchOptions, 'db' | 'replica'>
type FindText = (text: string, locale: Locale, scope: TextScope) => Promise<TextMatches>

/** The search over an engine: everything that two engines have in common. */
export const createProductSearch = (engine: ListEngine, { db, replica }: Connections): ProductSearch =>
  searchWith(engine, { db, replica }, (text, locale, scope) =>
    matchText(engine.texts, readerOf({ db, replica }, scope.drafts), text, locale, scope),
  )

const readerOf = ({ db, replica }: Connections, drafts: Drafts) => (drafts ? db : replica)

function searchWith(engine: ListEngine, connections: Connections, findText: FindText): ProductSearch {
  const { texts, refresh, index, servedBy, start, stop } = engine
  const noPage = { order: [], offset: 0, size: 0 }

  return {
    async search(query, page) {
      const { scope, matches, columnQuery, encoding } = await resolve(query)
      const isCacheable = !query.drafts && !matches
      const revision = isCacheable ? engine.revisionOf(scope.conditions) : null
      const result = await run(query, {
        ...columnQuery,
        matches: matchesFor(page.sort, matches),
        ...pageOf(page, matches),
        facets: { ...listCounts, ...(page.hasFacets && facetRequests(query, scope)) },
      })
      const closeAfter =
        matches && hasClose(matches) && result.total > 0 ? await countMatching(query, columnQuery, matches) : null
      return {
        productIds: result.ids,
        total: result.total,
        closeAfter,
        isTotalExact: (matches?.isComplete ?? true) && !result.isIncomplete,
        nextCursor: encodeCursor(result.last),
        storeCount: valueCountOf(result.facets, 'storeCount'),
        categories: countsOf(result.facets, 'categories'),
        facets: page.hasFacets ? productFacets(result.facets, query, encoding) : undefined,
        droppedTerms: matches?.droppedTerms ?? [],
        correctedText: matches?.correctedText ?? null,
        revision: result.isIncomplete ? null : revision,
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
    suggest(input) {
      const { locale, drafts } = input
      const reader = readerOf(connections, drafts)
      return suggest(texts, reader, input, async (typed) => (await findText(typed, locale, { drafts })).ids)
    },
    forRequest: () => searchWith(engine, connections, onceEach(findText)),
    refresh,
    index,
    servedBy,
    start,
    stop,
  }

  async function resolve(query: ProductQuery) {
    const { text, locale, drafts, scope } = query
    const reader = readerOf(connections, drafts)
    const [resolved, matches, encoding] = await Promise.all([
      resolveScope(reader, query),
      text.trim() ? findText(text, locale, { ...scope, drafts }) : undefined,
      engine.encoding(),
    ])
    const filters = filtersOf(query, resolved, encoding)
    return { scope: resolved, matches, encoding, columnQuery: { scope: resolved.conditions, filters, matches } }
  }

  async function countMatching(
    query: ProductQuery,
    columnQuery: Omit<ColumnQuery, keyof typeof noPage | 'facets'>,
    { ids, closeFrom }: TextMatches,
  ) {
    const matches = { ids: ids.slice(0, closeFrom), scores: ids.slice(0, closeFrom).map(() => 0) }
    return (await run(query, { ...columnQuery, ...noPage, matches, facets: {} })).total
  }

  function run({ drafts }: ProductQuery, query: ColumnQuery) {
    return engine.run(query, drafts)
  }
}

function onceEach(findText: FindText): FindText {
  const found = new Map<string, Promise<TextMatches>>()
  return (...input) => {
    const key = JSON.stringify(input)
    const known = found.get(key) ?? findText(...input)
    found.set(key, known)
    return known
  }
}

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0)

const requestOf = (facet: FacetField): FacetRequest =>
  typeof facet === 'string'
    ? { kind: 'counts', field: facet, group: facet }
    : { kind: 'counts', field: 'options', group: characteristicGroup(facet.characteristicId) }
