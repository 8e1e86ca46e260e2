import { latestRates } from '../../currencies/rates.ts'
import type { ProductSearch, SearchIndex } from '../engine.ts'
import { searchErrors } from '../errors.ts'
import { createProductSearch, type ListEngine, type SearchOptions } from '../lists/list-engine.ts'
import { searchIndex } from '../postgres/search-index.ts'
import type { TextStore } from '../text/text-store.ts'
import { ClusterAway, IndexMissing, openCluster } from './client.ts'
import { followChanges, rebuildClusterIndex } from './cluster-index.ts'
import { searchLists } from './cluster-lists.ts'
import { clusterTexts } from './cluster-texts.ts'
import { aliasOf } from './index-names.ts'
import { textCondition } from './list-conditions.ts'
import { searchInPostgres } from './lists-from-postgres.ts'

/** Products in an OpenSearch cluster. While it is away, lists come from PostgreSQL and texts are refused. */
export function createClusterSearch({
  db,
  replica,
  log,
  urls,
}: SearchOptions & { urls: readonly string[] }): ProductSearch {
  const cluster = openCluster(urls, log)
  const units = createUnits()
  let isStarted = false
  const texts = clusterTexts(cluster, aliasOf)
  const engine: ListEngine = {
    texts: refusingTexts(texts),
    async run(query, drafts) {
      const encoding = { ...(await context()), ...units }
      const reader = drafts ? db : replica
      try {
        return await searchLists({ db: reader, cluster, alias: await aliasOf(db), drafts }, query, encoding)
      } catch (error) {
        if (!isUnavailable(error)) throw error
        if (query.matches) throw searchErrors.unavailable()
        return await searchInPostgres({ db: reader, drafts, ...encoding }, query)
      }
    },
    encoding: async () => ({ ...(await context()), ...units, textCondition }),
    revisionOf: () => null,
    refresh: async () => void (await followChanges(db, cluster, { waits: true })),
    index: clusterIndex(),
    servedBy: () => (cluster.isAway() ? 'PostgreSQL' : 'cluster'),
    async start() {
      isStarted = true
    },
    stop: cluster.close,
  }
  return createProductSearch(engine, { db, replica })

  async function context() {
    if (!isStarted) throw new Error('The search has not been started')
    return { rates: await latestRates(db), today: Math.floor(Date.now() / dayMs) }
  }

  /** PostgreSQL's index is kept as well: its dictionary corrects and completes words, and the setting can be taken back at any time. */
  function clusterIndex(): SearchIndex {
    return {
      async changed(executor, productIds) {
        await searchIndex.changed(executor, productIds)
        if (!executor.isTransaction) await engine.refresh()
      },
      missing: searchIndex.missing,
      async rebuild(executor, onProgress) {
        await searchIndex.rebuild(executor, onProgress)
        await rebuildClusterIndex(executor, cluster, onProgress)
      },
    }
  }
}

const dayMs = 24 * 3_600_000

function refusingTexts(texts: TextStore): TextStore {
  const refuse = (error: unknown): never => {
    throw isUnavailable(error) ? searchErrors.unavailable() : error
  }
  return { findProducts: (...input) => texts.findProducts(...input).catch(refuse) }
}

const isUnavailable = (error: unknown) => error instanceof ClusterAway || error instanceof IndexMissing

/** Units are codes in the cluster and numbers in queries: the order in which this process meets them. */
function createUnits() {
  const codes: string[] = []
  return {
    numberOfUnit: (code: string) => (codes.includes(code) ? codes.indexOf(code) : codes.push(code) - 1) + 1,
    unitOf: (number: number) => codes[number - 1]!,
  }
}
