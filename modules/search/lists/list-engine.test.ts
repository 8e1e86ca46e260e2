import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileDatabase } from '#platform/testing/shared.ts'
import type { ProductQuery } from '../engine.ts'
import { postgresTexts } from '../postgres/text-store.ts'
import type { Encoding } from './column-query.ts'
import { createProductSearch, type ListEngine } from './list-engine.ts'

test('a request looks up its text once for all of its filters, the next request again', async () => {
  const { db } = await fileDatabase()
  const sought: string[] = []
  const engine = {
    texts: {
      findProducts(executor, plan, options) {
        sought.push(plan.query.terms.map(({ text }) => text).join(' '))
        return postgresTexts.findProducts(executor, plan, options)
      },
    },
    run: async () => ({ ids: [], total: 0, last: undefined, facets: {} }),
    encoding: async () => ({}) as Encoding,
  } as Partial<ListEngine> as ListEngine
  const search = createProductSearch(engine, { db, replica: db })
  const query: ProductQuery = {
    text: 'anchor',
    locale: 'en',
    currency: 'EUR',
    drafts: undefined,
    scope: {},
    filters: {},
  }
  const countOf = async (queries: readonly ProductQuery[], { count } = search.forRequest()) => {
    sought.length = 0
    for (const each of queries) await count(each)
    return sought.length
  }
  const once = await countOf([query])
  assert.ok(once > 0)
  assert.equal(await countOf([query, { ...query, filters: { isVerified: true } }]), once)
  assert.equal(await countOf([query, { ...query, scope: { storeId: 1 } }]), 2 * once)
  assert.equal(await countOf([query, query], search), 2 * once)
})
