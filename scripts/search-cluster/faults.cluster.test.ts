// What happens to searches and changes when nodes of the cluster are lost. Each node is a process, and is killed.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { followProducts } from '#modules/search/opensearch/cluster-follower.ts'
import type { PageRequest, ProductQuery } from '#modules/search/engine.ts'
import { createLog } from '#platform/log.ts'
import { type TestApp, startApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { until } from '#platform/testing/until.ts'
import { searchProducts } from '#modules/search/contract.ts'
import { type SearchNodes, startSearchNodes, untilGreen } from './nodes.ts'

const port = 9210
const nodeNumbers = [0, 1, 2]
const productCount = 60

let nodes: SearchNodes
let app: TestApp
let follower: ReturnType<typeof followProducts>
let storeId: number
/** The stable products by their codes. */
const idByCode = new Map<string, number>()

before(async () => {
  nodes = await startSearchNodes(port)
  app = await startApp({ environment: { SEARCH_URL: nodes.urls.join(',') } })
  ;({ id: storeId } = await make.store(app.database.db, {}))
  for (let number = 0; number < productCount; number++) await addProduct(codeOf('STAY', number))
  const { listener, database } = app
  follower = followProducts({ db: database.db, listener, log: createLog('silent'), urls: nodes.urls })
  await until(async () => app.search.servedBy() === 'cluster' && (await isFound(codeOf('STAY', productCount - 1))))
})
after(async () => {
  await follower?.stop()
  await app?.[Symbol.asyncDispose]()
  await nodes?.stop()
})

const codeOf = (kind: string, number: number) => `${kind}${1000 + number}X`

async function addProduct(code: string) {
  const { id } = await make.product(app.database.db, { storeId, code, names: { en: `Clamp ${code}` }, priceMinor: 100 })
  idByCode.set(code, id)
  return id
}

const queryOf = (more: Partial<ProductQuery>): ProductQuery => ({
  text: '',
  locale: 'en',
  currency: 'EUR',
  drafts: undefined,
  scope: { storeId },
  filters: {},
  ...more,
})
const page: PageRequest = { sort: 'priceUp', page: 1, pageSize: 100, hasFacets: true }

async function isFound(code: string) {
  try {
    const { productIds } = await app.search.search(queryOf({ text: code }), page)
    return productIds[0] === idByCode.get(code)
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

const isRefusal = (error: unknown) => (error as { code?: string }).code === 'search.unavailable'

test('a node is killed under searches and changes: every answer is right, nothing is lost', async () => {
  const { db } = app.database
  let isOver = false
  let answers = 0
  const searching = (async () => {
    for (let at = 0; !isOver; at++) {
      const code = codeOf('STAY', at % productCount)
      const found = await app.search.search(queryOf({ text: code }), page).catch((error) => {
        if (!isRefusal(error)) throw error
      })
      if (found) assert.deepEqual([found.productIds, found.total], [[idByCode.get(code)], 1], code)
      const list = await app.search.search(queryOf({}), page)
      assert.ok(list.total >= productCount, `${list.total} products`)
      assert.equal(list.storeCount, 1)
      answers++
    }
  })()
  const changing = (async () => {
    for (let number = 0; number < productCount; number++) {
      const id = await addProduct(codeOf('LATE', number))
      await sql`update products set price_minor = ${1_000_000 + number} where id = ${id}`.execute(db)
      if (number === 10) await nodes.kill(1)
    }
  })()
  await changing
  await until(
    async () => (await app.search.count(queryOf({ filters: { price: { from: 2_000, to: null } } }))) === productCount,
  )
  for (let number = 0; number < productCount; number++)
    await until(() => isFound(codeOf('LATE', number)), `LATE ${number} is lost`)
  isOver = true
  await searching
  assert.ok(answers > 0)
  assert.equal(app.search.servedBy(), 'cluster')
  await nodes.start(1)
  await untilGreen(nodes.urls[0]!)
  assert.equal(await app.search.count(queryOf({})), 2 * productCount)
})

test('all nodes are away and back: lists go on, texts are refused in words, the index catches up by itself', async () => {
  const visitor = anonymous(app)
  const list = (text: string) =>
    visitor.get(`/api/x/platform/live/default/product/search?${new URLSearchParams({ text, facets: '0' })}`, {
      locale: 'de',
    })
  const ready = async () => (await (await fetch(`${app.address}/ready`)).json()) as { status: string; search: string }
  await Promise.all(nodeNumbers.map(nodes.kill))
  const refused = await list('clamp')
  assert.equal(refused.status, 503)
  assert.match(JSON.stringify(refused.body), /search\.unavailable.*Textsuche/)
  const { status, body } = await visitor.call(searchProducts, { p: 'live', g: 'default', facets: '1' })
  assert.deepEqual([status, body.total > 2 * productCount], [200, true])
  assert.deepEqual(await ready(), { status: 'ready', search: 'PostgreSQL' })
  await addProduct('MEANWHILE1X')
  await sql`update products set status = 'Archived' where id = ${idByCode.get(codeOf('LATE', 0))}`.execute(
    app.database.db,
  )
  await Promise.all(nodeNumbers.map(nodes.start))
  await untilGreen(nodes.urls[0]!)
  await until(() => isFound('MEANWHILE1X'))
  assert.equal(await isFound(codeOf('LATE', 0)), false)
  assert.deepEqual(await ready(), { status: 'ready', search: 'cluster' })
  assert.equal(await app.search.count(queryOf({})), 2 * productCount)
})
