import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { test } from 'node:test'
import { sql } from 'kysely'
import { invalidateAll } from '#platform/cache.ts'
import { createLog } from '#platform/log.ts'
import { png, webp } from '#platform/testing/files.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { lastCards } from '../../catalog/contract.ts'
import { removeUnused } from '../../files/jobs.ts'
import { feedOf, run, storeOf } from '../feed.fixture.ts'
import { fetchStorePictures } from './fetch-pictures.ts'
import { storesWithDue } from './picture-queue.ts'

const now = new Date('2026-03-02T10:00:00Z')
const hour = 3_600_000
const drawing = '11111111-1111-5111-8111-111111111111'

type Answer = { status: number; body?: Uint8Array }

/** The supplier's server, which an address of the Internet leads to. */
async function supplierSite(answers: Record<string, Answer>) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url!)
    const { status, body } = answers[request.url!] ?? { status: 404 }
    response.writeHead(status).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const network = {
    resolve: async (host: string) => (host === 'inside.example' ? ['10.0.0.1'] : ['93.184.216.34']),
    connect: () => connect(port, '127.0.0.1'),
  }
  return {
    requests,
    transport: { network },
    [Symbol.asyncDispose]: async () => void server.close().closeAllConnections(),
  }
}

const offer = (id: string, ...urls: string[]) =>
  `<offer id="${id}"><name>Болт № ${id}</name><price>100</price><currencyId>RUB</currencyId><param name="Вид">Болт</param>${urls
    .map((url) => `<picture>${url}</picture>`)
    .join('')}</offer>`

async function setUp(answers: Record<string, Answer>) {
  const app = await fileApp()
  const { db } = app.database
  await sql`
    insert into files (id, source, content_type, storage_key) values (${drawing}::uuid, 'Local', 'image/svg+xml', 'drawing:x') on conflict do nothing
  `.execute(db)
  const store = await storeOf(db)
  const site = await supplierSite(answers)
  const context = { db, config: app.config, log: createLog('silent') }
  return {
    app,
    db,
    store,
    site,
    import: (offers: string) =>
      run(db, store.alias, feedOf(offers), { now, pictureOf: () => Promise.resolve([drawing]) }),
    fetchAt: (time: Date) => fetchStorePictures(store.id, { ...context, now: time }, site.transport),
    async products() {
      const { rows } = await sql<{ externalId: string; id: number; imageIds: string[]; dueAt: Date | null }>`
        select p.external_id as "externalId", p.id, p.image_ids as "imageIds", ps.pictures_due_at as "dueAt"
        from products p join product_sources ps on ps.product_id = p.id where p.store_id = ${store.id} order by p.id
      `.execute(db)
      return Object.fromEntries(rows.map(({ externalId, ...row }) => [externalId, row]))
    },
    async files() {
      const { rows } = await sql<{ id: string; contentType: string; source: string }>`
        select id, content_type as "contentType", source from files where charged_to = ${`store:${store.id}`} order by content_type
      `.execute(db)
      return rows
    },
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  }
}

test('pictures replace the drawing, those of one content are stored once, and what is none is left out', async () => {
  const [first, second] = [await png(400, 300), await webp()]
  await using shop = await setUp({
    '/1.png': { status: 200, body: first },
    '/same.png': { status: 200, body: first },
    '/2.webp': { status: 200, body: second },
    '/page.html': { status: 200, body: Buffer.from('<html>') },
  })
  await shop.import(
    offer('A', 'http://s.example/1.png', 'http://s.example/2.webp', 'http://s.example/page.html') +
      offer('B', 'http://s.example/same.png', 'http://s.example/gone.png') +
      offer('C', 'http://inside.example/1.png', 'http://s.example:8080/1.png') +
      offer('D'),
  )
  const visitor = anonymous(shop.app)
  const labelled = async () => {
    invalidateAll()
    const ids = Object.values(await shop.products()).map(({ id }) => id)
    const { body } = await visitor.call(lastCards, { p: 'live', g: 'default', ids: ids.join('.') })
    return body.items.map(({ hasDrawing }) => hasDrawing)
  }
  assert.deepEqual(await labelled(), [true, true, true, true])
  await shop.fetchAt(now)
  const files = await shop.files()
  assert.deepEqual(
    files.map(({ contentType, source }) => [contentType, source]),
    [
      ['image/png', 'Feed'],
      ['image/webp', 'Feed'],
    ],
  )
  const { A, B, C, D } = await shop.products()
  assert.deepEqual(
    A!.imageIds,
    files.map(({ id }) => id),
  )
  assert.deepEqual(B!.imageIds, [files[0]!.id])
  assert.deepEqual([C!.imageIds, D!.imageIds], [[drawing], [drawing]])
  assert.deepEqual(
    [A, B, C, D].map((each) => each!.dueAt),
    [null, null, null, null],
  )
  assert.deepEqual(await labelled(), [false, false, true, true])
  assert.ok(!shop.site.requests.includes('/inside'), 'no request reaches the inside')
  await removeUnused.run(
    {},
    { db: shop.db, config: shop.app.config, log: createLog('silent'), now: new Date(Date.now() + 48 * hour) },
  )
  assert.equal((await shop.files()).length, 2, 'pictures in use are kept')
  const count = shop.site.requests.length
  await shop.fetchAt(new Date(now.getTime() + 24 * hour))
  assert.equal(shop.site.requests.length, count, 'nothing is left to fetch')
})

test('a server that fails is asked again later, five times at most', async () => {
  const answers: Record<string, Answer> = { '/1.png': { status: 503 } }
  await using shop = await setUp(answers)
  await shop.import(offer('A', 'http://s.example/1.png'))
  const due = async () => (await shop.products()).A!.dueAt
  const times: number[] = []
  for (let at: Date | null = now; at; at = await due()) {
    await shop.fetchAt(at)
    times.push(at.getTime())
  }
  assert.deepEqual(
    times.map((time) => (time - now.getTime()) / hour),
    [0, 1, 5, 21, 85],
  )
  answers['/1.png'] = { status: 200, body: await png() }
  await shop.import(offer('A', 'http://s.example/1.png', 'http://s.example/1.png'))
  await shop.fetchAt(now)
  assert.equal((await shop.products()).A!.imageIds.length, 1, 'new addresses are fetched')
})

test("the seller's own pictures stay, and an unchanged offer is not fetched again", async () => {
  await using shop = await setUp({ '/1.png': { status: 200, body: await png() } })
  const own = '33333333-3333-5333-8333-333333333333'
  await shop.import(offer('A', 'http://s.example/1.png'))
  await sql`
    insert into files (id, source, content_type, storage_key, charged_to) values (${own}::uuid, 'Local', 'image/webp', 'own', ${`store:${shop.store.id}`})
  `.execute(shop.db)
  await sql`update products set image_ids = array[${own}::uuid] where store_id = ${shop.store.id}`.execute(shop.db)
  await shop.fetchAt(now)
  assert.deepEqual((await shop.products()).A!.imageIds, [own])
  assert.deepEqual(shop.site.requests, [])
  await shop.import(offer('A', 'http://s.example/1.png'))
  assert.equal((await shop.products()).A!.dueAt, null)
})

test('a run takes a few products, and the rest is fetched by the next ones', async () => {
  await using shop = await setUp({ '/1.png': { status: 200, body: await png() } })
  const waiting = async () => Object.values(await shop.products()).filter(({ dueAt }) => dueAt).length
  await shop.import(Array.from({ length: 5 }, (_, index) => offer(`P-${index}`, 'http://s.example/1.png')).join(''))
  assert.equal(await waiting(), 5)
  assert.ok((await storesWithDue(shop.db, now, 1_000)).includes(shop.store.id))
  await Promise.all([shop.fetchAt(now), shop.fetchAt(now)])
  assert.equal(await waiting(), 0)
  assert.equal((await shop.files()).length, 1)
  const { rows } = await sql`
    select from graphile_worker.jobs where task_identifier = 'feeds:fetch-pictures' and key = ${`pictures:${shop.store.id}`}
  `.execute(shop.db)
  assert.equal(rows.length, 1)
})
