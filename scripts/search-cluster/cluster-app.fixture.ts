import type { ProductQuery } from '#modules/search/engine.ts'
import { followProducts } from '#modules/search/opensearch/cluster-follower.ts'
import { createLog } from '#platform/log.ts'
import { startApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { startSearchNodes } from './nodes.ts'

export type ClusterApp = Awaited<ReturnType<typeof startClusterApp>>

/** The product on a cluster of its own, with a store. */
export async function startClusterApp(port: number) {
  const nodes = await startSearchNodes(port)
  const app = await startApp({ environment: { SEARCH_URL: nodes.urls.join(',') } })
  const { listener, search, database } = app
  const { db } = database
  const { id: storeId } = await make.store(db, {})
  const follower = followProducts({ db, listener, log: createLog('silent'), urls: nodes.urls })
  const idByCode = new Map<string, number>()
  const queryOf = (more: Partial<ProductQuery>): ProductQuery => ({
    text: '',
    locale: 'en',
    currency: 'EUR',
    drafts: undefined,
    scope: { storeId },
    filters: {},
    ...more,
  })

  return {
    nodes,
    app,
    db,
    search,
    idByCode,
    queryOf,
    async addProduct(code: string) {
      const { id } = await make.product(db, { storeId, code, names: { en: `Clamp ${code}` }, priceMinor: 100 })
      idByCode.set(code, id)
      return id
    },
    /** False, too, while texts are refused. */
    async isFound(code: string) {
      try {
        const page = { sort: 'relevance', page: 1, pageSize: 1, hasFacets: false } as const
        return (await search.search(queryOf({ text: code }), page)).productIds[0] === idByCode.get(code)
      } catch (error) {
        if (isRefusal(error)) return false
        throw error
      }
    },
    async [Symbol.asyncDispose]() {
      await follower.stop()
      await app[Symbol.asyncDispose]()
      await nodes.stop()
    },
  }
}

export const isRefusal = (error: unknown) => (error as { code?: string }).code === 'search.unavailable'
