import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createLog } from '#platform/log.ts'
import { errorCode } from '#platform/testing/personas.ts'
import * as contract from '../address-contract.ts'
import * as imports from '../contract.ts'
import { importingStore } from '../imports.fixture.ts'
import { listRepairs, repairImport } from '../repair-contract.ts'
import { fetchDue, fetchFeed } from './fetch-feed.ts'

const offer = (id: string, price = '1000') =>
  `<offer id="${id}"><name>Болт ${id}</name><price>${price}</price><categoryId>1</categoryId></offer>`
const feedOf = (
  ...offers: string[]
) => `<?xml version="1.0"?><yml_catalog><shop><currencies><currency id="RUB"/></currencies>
<categories><category id="1">Болты</category></categories><offers>${offers.join('\n')}</offers></shop></yml_catalog>`
const numbered = (count: number) => Array.from({ length: count }, (_, number) => offer(`F-${number}`))

const url = 'http://feeds.example/goods.xml'
const hour = 3_600_000

/** A store with a feed behind an address; `site` is what its server answers with. */
async function feedStore() {
  const store = await importingStore()
  const { app, db, call } = store
  await sql`update accounts set email_confirmed_at = now() where id = ${store.person.accountId}::uuid`.execute(db)
  const site = { body: '', status: 200, etag: undefined as string | undefined, requests: [] as (string | undefined)[] }
  const server = createServer((request, response) => {
    site.requests.push(request.headers['if-none-match'])
    const isSame = site.etag !== undefined && request.headers['if-none-match'] === site.etag
    response.writeHead(isSame ? 304 : site.status, site.etag === undefined ? {} : { etag: site.etag })
    response.end(isSame ? undefined : site.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const network = {
    resolve: async (host: string) => (host === 'inside.example' ? ['10.0.0.1'] : ['93.184.216.34']),
    connect: () => connect(port, '127.0.0.1'),
  }
  const fetchNow = async (id: string) => {
    await fetchFeed(id, { db, config: app.config, now: new Date() }, { network })
    await store.work()
  }
  return {
    ...store,
    site,
    fetchNow,
    log: createLog('silent'),
    async create(address = url, everyHours: number | null = 1): Promise<string> {
      const { status, body, text } = await call(contract.createImportAddress, { address, everyHours })
      assert.equal(status, 200, text)
      // Its job has no access to this site.
      await sql`delete from graphile_worker._private_jobs`.execute(db)
      return body.id
    },
    latest: async () => (await call(imports.listImports)).body.items[0]!,
    addresses: async () => (await call(contract.listImportAddresses)).body.items,
    async mails() {
      const { rows } = await sql<{ values: { state: string; products: number; refused: number } }>`
        select values from outgoing_messages where template = 'feedReport' and recipient = ${store.person.email} order by created_at
      `.execute(db)
      return rows.map(({ values: { state, products, refused } }) => ({ state, products, refused }))
    },
    [Symbol.asyncDispose]: async () => void server.close().closeAllConnections(),
  }
}

/** The first import from an address, decided by its person. */
async function importFirst(own: Awaited<ReturnType<typeof feedStore>>, id: string, settings = {}) {
  await own.fetchNow(id)
  const first = await own.latest()
  assert.equal(first.status, 'Columns')
  await own.check(first.id, settings)
  return own.run(first.id)
}

test('a feed is fetched, decided once, and then imported by itself only when it has changed', async () => {
  await using own = await feedStore()
  Object.assign(own.site, { body: feedOf(...numbered(3)), etag: '"1"' })
  const id = await own.create()
  assert.equal((await importFirst(own, id)).counts?.created, 3)

  await own.fetchNow(id)
  assert.deepEqual(own.site.requests, [undefined, '"1"'])
  assert.equal((await own.call(imports.listImports)).body.total, 1)

  Object.assign(own.site, { body: feedOf(...numbered(3), offer('F-9', '70')), etag: '"2"' })
  await own.fetchNow(id)
  const next = await own.latest()
  assert.deepEqual([next.status, next.counts?.created, next.counts?.unchanged], ['Done', 1, 3])

  Object.assign(own.site, { etag: '"3"' })
  await own.fetchNow(id)
  assert.equal((await own.call(imports.listImports)).body.total, 2, 'the same content is not imported again')
  assert.deepEqual(await own.mails(), [])
})

test('of a feed that is fetched again only changed offers are written, so that changes by people stay', async () => {
  await using own = await feedStore()
  own.site.body = feedOf(...numbered(2))
  const id = await own.create()
  await importFirst(own, id)
  await sql`update products set price_minor = 500 where store_id = ${own.store.id}`.execute(own.db)
  own.site.body = feedOf(offer('F-0'), offer('F-1', '2440'))
  await own.fetchNow(id)
  const { counts } = await own.latest()
  assert.deepEqual([counts?.updated, counts?.unchanged], [1, 1])
  assert.deepEqual(await own.products(), { 'F-0': 'Болт F-0 500 Active piece', 'F-1': 'Болт F-1 200000 Active piece' })
})

test('the owners are told once when a feed fails, and when it becomes worse', async () => {
  await using own = await feedStore()
  own.site.body = feedOf(...numbered(3))
  const id = await own.create()
  await importFirst(own, id)
  own.site.status = 500
  await own.fetchNow(id)
  await own.fetchNow(id)
  assert.deepEqual(
    (await own.addresses()).map(({ problem }) => problem?.code),
    ['imports.addressFailed'],
  )
  assert.deepEqual(await own.mails(), [{ state: 'failed', products: 0, refused: 0 }])

  Object.assign(own.site, { status: 200, body: feedOf(offer('F-0', '90'), offer('F-1', 'по запросу')) })
  await own.fetchNow(id)
  assert.deepEqual(
    (await own.addresses()).map(({ problem }) => problem),
    [null],
  )
  assert.deepEqual((await own.mails()).slice(1), [{ state: 'worse', products: 1, refused: 1 }])

  own.site.body = 'Код;Цена\nF-1;5'
  await own.fetchNow(id)
  assert.equal((await own.addresses())[0]?.problem?.code, 'imports.noFeed')
})

test('a feed that has lost most of its products waits for a person', async () => {
  await using own = await feedStore()
  own.site.body = feedOf(...numbered(30))
  const id = await own.create()
  await importFirst(own, id, { missing: 'archive' })
  own.site.body = feedOf(...numbered(4))
  await own.fetchNow(id)
  const held = await own.latest()
  assert.deepEqual([held.status, held.counts?.missing], ['Checked', 26])
  assert.deepEqual(await own.mails(), [{ state: 'held', products: 4, refused: 0 }])
  assert.equal((await own.addresses())[0]?.awaitedImportId, held.id)
  // Another one is not made beside it.
  own.site.body = feedOf(...numbered(5))
  await own.fetchNow(id)
  assert.equal((await own.latest()).id, held.id)
  assert.equal((await own.run(held.id)).counts?.missing, 26)
})

test('a feed whose prices are gone waits for a person', async () => {
  await using own = await feedStore()
  own.site.body = feedOf(...numbered(30))
  const id = await own.create()
  await importFirst(own, id)
  own.site.body = feedOf(...numbered(30).map((each, index) => (index < 20 ? each.replace('1000', '0') : each)))
  await own.fetchNow(id)
  const held = await own.latest()
  assert.deepEqual([held.status, held.counts?.unpriced], ['Checked', 20])
  assert.equal((await own.mails())[0]?.state, 'held')
  assert.equal((await own.products())['F-0'], 'Болт F-0 81967 Active piece')
})

test('a feed that cannot be read is reported once, with its line, and shown until it is another', async () => {
  await using own = await feedStore()
  own.site.body = feedOf(...numbered(3))
  const id = await own.create()
  await importFirst(own, id)
  const problem = async () => (await own.addresses())[0]?.problem?.text ?? null
  Object.assign(own.site, { body: feedOf(...numbered(3)).slice(0, -30), etag: '"broken"' })
  await own.fetchNow(id)
  const { status, problem: shown } = await own.latest()
  assert.equal(status, 'Failed')
  assert.match(shown!.text, /^The feed can’t be read, line \d+: ./)
  assert.equal(await problem(), shown!.text)
  own.site.status = 500
  await own.fetchNow(id)
  own.site.status = 200
  await own.fetchNow(id)
  assert.equal(await problem(), shown!.text)
  assert.deepEqual(
    (await own.mails()).map(({ state }) => state),
    ['failed'],
  )
  Object.assign(own.site, { body: feedOf(...numbered(4)), etag: '"mended"' })
  await own.fetchNow(id)
  assert.deepEqual([await problem(), (await own.latest()).status], [null, 'Done'])
})

test('addresses within a network are refused, before and behind their names (F10)', async () => {
  await using own = await feedStore()
  for (const address of ['http://127.0.0.1/feed.xml', 'http://[::1]/feed.xml', 'http://feeds.example:5432/'])
    assert.equal(
      errorCode(await own.call(contract.createImportAddress, { address, everyHours: 1 })),
      'imports.addressRefused',
    )
  assert.equal(
    (await own.call(contract.createImportAddress, { address: 'file:///etc/passwd', everyHours: 1 })).status,
    422,
  )
  const id = await own.create('http://inside.example/feed.xml')
  await own.fetchNow(id)
  assert.equal((await own.addresses())[0]?.problem?.code, 'imports.addressRefused')
  assert.deepEqual(own.site.requests, [])
})

test('an address is fetched every few hours until that is switched off', async () => {
  await using own = await feedStore()
  const { db, call } = own
  const id = await own.create(url, 6)
  const queued = async (now: Date) => {
    await fetchDue(db, now)
    const { rows } =
      await sql`delete from graphile_worker._private_jobs where key = ${`import-address:${id}`} returning id`.execute(
        db,
      )
    return rows.length
  }
  const now = Date.now()
  assert.deepEqual([await queued(new Date(now + 5 * hour)), await queued(new Date(now + 7 * hour))], [0, 1])
  assert.equal(await queued(new Date(now + 8 * hour)), 0, 'six hours later at the earliest')
  assert.equal((await call(contract.updateImportAddress, { id, everyHours: null })).status, 200)
  assert.equal(await queued(new Date(now + 99 * hour)), 0)
  const other = await importingStore()
  for (const target of [contract.fetchImportAddress, contract.deleteImportAddress])
    assert.equal(errorCode(await other.call(target, { id })), 'imports.notFound')
  assert.equal((await call(contract.deleteImportAddress, { id })).status, 200)
  assert.deepEqual(await own.addresses(), [])
})

test('of two jobs that fetch an address at once one makes the import', async () => {
  await using own = await feedStore()
  own.site.body = feedOf(...numbered(2))
  const id = await own.create()
  await Promise.all([1, 2, 3].map(() => own.fetchNow(id)))
  assert.deepEqual([own.site.requests.length, (await own.call(imports.listImports)).body.total], [1, 1])
})

test('the rate that a feed states applies with each fetch until the seller gives another one', async () => {
  await using own = await feedStore()
  const priced = offer('F-0', '10').replace('<categoryId>', '<currencyId>USD</currencyId><categoryId>')
  const stated = (rate: number) =>
    feedOf(priced).replace('<currency id="RUB"/>', `<currency id="RUR" rate="1"/><currency id="USD" rate="${rate}"/>`)
  const price = async () => (await own.products())['F-0']?.split(' ')[2]
  const asked = async (id: string) =>
    (await own.succeed(listRepairs, { id })).items.flatMap(({ values }) =>
      values.map((each) => [each.value, each.guess, each.stated]),
    )
  const give = async (id: string, choice: string) => {
    const values = [{ kind: 'Rate', scope: '', value: 'USD', choice }]
    await own.succeed(repairImport, { id, values })
    await own.work()
  }
  const id = await own.create()
  own.site.body = stated(80)
  await own.fetchNow(id)
  const first = await own.latest()
  await own.check(first.id, { prices: 'net' })
  assert.deepEqual(await asked(first.id), [['USD', '80', '80']])
  await give(first.id, '80,0')
  await own.run(first.id)
  assert.equal(await price(), '80000')

  own.site.body = stated(90)
  await own.fetchNow(id)
  assert.equal(await price(), '90000')

  const byHand = await own.upload(stated(91))
  await own.check(byHand, { prices: 'net' })
  await give(byHand, '100')
  assert.deepEqual(await asked(byHand), [['USD', '100', '91']])
  await own.run(byHand)
  own.site.body = stated(92)
  await own.fetchNow(id)
  assert.equal(await price(), '100000')
})
