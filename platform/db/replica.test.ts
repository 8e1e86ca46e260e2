import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type pg from 'pg'
import { sql } from 'kysely'
import { cardsOf } from '#modules/catalog/cards.ts'
import { latestRates } from '#modules/currencies/rates.ts'
import { type Composition, compose } from '../../composition.ts'
import { type CacheTag, invalidateTags, onInvalidate } from '../cache.ts'
import type { RenderPage } from '../http/pages/pages.ts'
import { createLog } from '../log.ts'
import { testConfig } from '../testing/app.ts'
import { startCluster, type TestCluster } from '../testing/servers/cluster.ts'
import { startReplica, type TestReplica } from '../testing/servers/replica.ts'
import { makeShop, productId, storeId } from '../testing/shop.ts'
import { addJobsAndReference } from '../testing/test-cluster.ts'
import { until } from '../testing/until.ts'
import { connect, type Connections } from './connect.ts'
import type { Db, Tx } from './database.ts'

const { config: baseConfig, removeDataDir } = testConfig()
let primary: TestCluster
let replica: TestReplica
let connections: Connections
let web: Composition
let address: string

before(async () => {
  primary = await startCluster()
  replica = await startReplica(primary)
  const config = { ...baseConfig, databaseUrl: urlOf(primary), databaseReplicaUrl: urlOf(replica) }
  const log = createLog('silent')
  connections = await connect(config, log, () => {})
  await addJobsAndReference(connections.database)
  await makeShop(connections.database.db)
  web = await compose({ config, log, connections, loadSsrEntry: async () => storePage })
  address = await web.app.listen({ port: 0, host: '127.0.0.1' })
})

after(async () => {
  await web.app.close()
  await web.end()
  await connections.end()
  await replica[Symbol.asyncDispose]()
  await primary[Symbol.asyncDispose]()
  removeDataDir()
})

const urlOf = ({ connection: { host, port, user, database } }: { connection: pg.ClientConfig }) =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host!)}`

/** The name of the store, which the call reads from the replica without a cache. */
const storePage: RenderPage = async (_request, context) => {
  const { name } = (await context.call('GET x/store/single', { alias: 'north' })) as { name: string }
  context.html = `<!doctype html><title>${name}</title>`
  return new Response(null)
}
const nameOnPage = async () => /<title>(.*)<\/title>/.exec(await (await fetch(`${address}/store/north`)).text())![1]
const nameInApi = async () =>
  ((await (await fetch(`${address}/api/x/store/single?alias=north`)).json()) as { name: string }).name

/** Commits the change on the primary and waits until the caches of this process have heard of it. */
async function commit(tag: CacheTag, change: (tx: Tx) => Promise<unknown>) {
  const heard = Promise.withResolvers<void>()
  const unsubscribe = onInvalidate((tags) => (!tags || tags.includes(tag)) && heard.resolve())
  await connections.database.db.transaction().execute(async (tx) => {
    await change(tx)
    await invalidateTags(tx, [tag])
  })
  await heard.promise
  unsubscribe()
}

/** Reads while the replica has not replayed the change, and again once it has. */
async function readAround<Value>(tag: CacheTag, change: (tx: Tx) => Promise<unknown>, read: () => Promise<Value>) {
  await replica.pauseReplay()
  await commit(tag, change)
  const lagging = await read()
  await replica.resumeReplay()
  return { lagging, replayed: await read() }
}

const renameNorth = (name: string) => (tx: Tx) =>
  sql`update store_translations set name = ${name} where store_id = (select id from stores where alias = 'north')`.execute(
    tx,
  )

const renameUntagged = (name: string) => connections.database.db.transaction().execute(renameNorth(name))

test('the replica streams from the primary, and reads that are not cached see it lag', async () => {
  const before = await nameInApi()
  await replica.pauseReplay()
  await renameUntagged('Lagging North')
  assert.equal(await nameInApi(), before)
  await replica.resumeReplay()
  assert.equal(await nameInApi(), 'Lagging North')
})

test('a read shows nothing older than the caches', async () => {
  const north = await storeId(connections.replica.db, 'north')
  const after = await readAround(`store:${north}`, renameNorth('Invalidated North'), nameInApi)
  assert.deepEqual(after, { lagging: 'Invalidated North', replayed: 'Invalidated North' })
})

/** The cookie of a response, for the next request. */
const seenBy = (response: Response) => /seenPosition=\d+/.exec(response.headers.get('set-cookie') ?? '')?.[0]
const storeAs = (cookie = '') => fetch(`${address}/api/x/store/single?alias=north`, { headers: { cookie } })
/** Undefined while the primary has to answer. */
async function answerOfReplica(cookie: string | undefined) {
  const response = await storeAs(cookie)
  return seenBy(response) === undefined ? response : undefined
}
const nameIn = async (response: Response) => ((await response.json()) as { name: string }).name

test('whoever has written sees the write and never an older state; others see what the replica has', async () => {
  const before = await nameInApi()
  await replica.pauseReplay()
  await renameUntagged('Written North')
  const write = await fetch(`${address}/preferences`, {
    method: 'POST',
    body: new URLSearchParams({ currency: 'EUR' }),
    redirect: 'manual',
  })
  assert.match(write.headers.get('set-cookie')!, /seenPosition=\d+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax/)
  const own = await storeAs(seenBy(write))
  assert.equal(await nameIn(own), 'Written North')
  assert.equal(await nameInApi(), before)
  // The primary has shown a later state, which is remembered as well.
  await renameUntagged('Later North')
  const later = await storeAs(seenBy(own))
  assert.equal(await nameIn(later), 'Later North')
  assert.ok(Number(seenBy(later)!.split('=')[1]) > Number(seenBy(write)!.split('=')[1]))
  await replica.resumeReplay()
  const caughtUp = await until(() => answerOfReplica(seenBy(later)))
  assert.equal(await nameIn(caughtUp), 'Later North')
})

test('pages of visitors with a cart show what they have written, too', async () => {
  const nameFor = async (cookie: string) => {
    const response = await fetch(`${address}/store/north`, { headers: { cookie: `cartInteraction=1; ${cookie}` } })
    return /<title>(.*)<\/title>/.exec(await response.text())![1]
  }
  const before = await nameFor('')
  await replica.pauseReplay()
  await renameUntagged('Own North')
  const write = await fetch(`${address}/preferences`, {
    method: 'POST',
    body: new URLSearchParams(),
    redirect: 'manual',
  })
  assert.deepEqual([await nameFor(seenBy(write)!), await nameFor('')], ['Own North', before])
  await replica.resumeReplay()
})

test('a position that is none, or lies beyond the primary, is answered all the same', async () => {
  for (const cookie of [
    'seenPosition=x',
    'seenPosition=-1',
    `seenPosition=${'9'.repeat(16)}`,
    `seenPosition=${'9'.repeat(40)}`,
  ])
    assert.equal((await storeAs(cookie)).status, 200)
  // The primary answers and puts the position right.
  const response = await storeAs(`seenPosition=${'9'.repeat(16)}`)
  await until(() => answerOfReplica(seenBy(response)))
})

test('a fact that is read while the replica lags is the new one', async () => {
  const perEuro = async () => (await latestRates(connections.replica.db)).perEuro.RSD
  const before = await perEuro()
  const after = await readAround(
    'rates',
    (tx) => sql`update currency_rates set per_euro = per_euro + 1 where currency = 'RSD'`.execute(tx),
    perEuro,
  )
  assert.deepEqual(after, { lagging: before + 1, replayed: before + 1 })
})

test('an entity that is read while the replica lags is the new one', async () => {
  const id = await productId(connections.replica.db, 'W-1')
  const price = async (db: Db) => (await cardsOf(db, [id], { locale: 'en', currency: 'EUR' }))[0]!.price.minor
  const before = await price(connections.replica.db)
  const after = await readAround(
    `product:${id}`,
    (tx) => sql`update products set price_minor = price_minor + 100 where id = ${id}`.execute(tx),
    () => price(connections.replica.db),
  )
  assert.deepEqual(after, { lagging: before + 100, replayed: before + 100 })
})

test('a page that is rendered while the replica lags shows the new state, and keeps showing it', async () => {
  const north = await storeId(connections.replica.db, 'north')
  await nameOnPage()
  const after = await readAround(`store:${north}`, renameNorth('New North'), nameOnPage)
  assert.deepEqual(after, { lagging: 'New North', replayed: 'New North' })
})
