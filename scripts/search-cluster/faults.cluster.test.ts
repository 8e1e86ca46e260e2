// Searches and changes while nodes of the cluster are lost. Each node is a process, and is killed.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { searchProducts } from '#modules/search/contract.ts'
import type { PageRequest } from '#modules/search/engine.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { until } from '#platform/testing/until.ts'
import { type ClusterApp, isRefusal, startClusterApp } from './cluster-app.fixture.ts'
import { untilGreen } from './nodes.ts'

const port = 9210
const nodeNumbers = [0, 1, 2]
const productCount = 60
const page: PageRequest = { sort: 'priceUp', page: 1, pageSize: 100, hasFacets: true }
const codeOf = (kind: string, number: number) => `${kind}${1000 + number}X`
const minorOf = (number: number) => 1_000_000 + number
/** Euros, whatever the currency of the store. */
const expensive = { price: { from: 2_000, to: null } }

let given: ClusterApp
before(async () => {
  given = await startClusterApp(port)
  for (let number = 0; number < productCount; number++) await given.addProduct(codeOf('STAY', number))
  await until(() => given.isFound(codeOf('STAY', productCount - 1)))
})
after(() => given?.[Symbol.asyncDispose]())

test('a node is killed under searches and changes: every answer is right, nothing is lost', async () => {
  const { nodes, db, search, queryOf, idByCode, addProduct, isFound } = given
  let isOver = false
  let answers = 0
  const searching = (async () => {
    for (let at = 0; !isOver; at++) {
      const code = codeOf('STAY', at % productCount)
      const found = await search.search(queryOf({ text: code }), page).catch((error) => {
        if (!isRefusal(error)) throw error
      })
      if (found) assert.deepEqual([found.productIds, found.total], [[idByCode.get(code)], 1], code)
      const list = await search.search(queryOf({}), page)
      assert.ok(list.total >= productCount, `${list.total} products`)
      assert.equal(list.storeCount, 1)
      answers++
    }
  })()
  for (let number = 0; number < productCount; number++) {
    const id = await addProduct(codeOf('LATE', number))
    await sql`update products set price_minor = ${minorOf(number)} where id = ${id}`.execute(db)
    if (number === 10) await nodes.kill(1)
  }
  await until(async () => (await search.count(queryOf({ filters: expensive }))) === productCount)
  for (let number = 0; number < productCount; number++)
    await until(() => isFound(codeOf('LATE', number)), `LATE ${number} is lost`)
  isOver = true
  await searching
  assert.ok(answers > 0)
  assert.equal(search.servedBy(), 'cluster')
  await nodes.start(1)
  await untilGreen(nodes.urls[0]!)
  assert.equal(await search.count(queryOf({})), 2 * productCount)
})

test('all nodes are away and back: lists go on, texts are refused in words, the index catches up by itself', async () => {
  const { nodes, app, db, search, queryOf, idByCode, addProduct, isFound } = given
  const visitor = anonymous(app)
  const ready = async () => (await fetch(`${app.address}/ready`)).json()
  await Promise.all(nodeNumbers.map(nodes.kill))
  const address = `/api/x/platform/live/default/product/search?${new URLSearchParams({ text: 'clamp', facets: '0' })}`
  const refused = await visitor.get(address, { locale: 'de' })
  assert.equal(refused.status, 503)
  assert.match(JSON.stringify(refused.body), /search\.unavailable.*Textsuche/)
  const { status, body } = await visitor.call(searchProducts, { p: 'live', g: 'default', facets: '1' })
  assert.deepEqual([status, body.total > 2 * productCount], [200, true])
  assert.deepEqual(await ready(), { status: 'ready', search: 'PostgreSQL' })
  await addProduct('MEANWHILE1X')
  await sql`update products set status = 'Archived' where id = ${idByCode.get(codeOf('LATE', 0))}`.execute(db)
  await Promise.all(nodeNumbers.map(nodes.start))
  await untilGreen(nodes.urls[0]!)
  await until(() => isFound('MEANWHILE1X'))
  assert.equal(await isFound(codeOf('LATE', 0)), false)
  assert.deepEqual(await ready(), { status: 'ready', search: 'cluster' })
  assert.equal(await search.count(queryOf({})), 2 * productCount)
})
