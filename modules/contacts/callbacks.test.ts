import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { startProvider } from '#platform/captcha/provider.fixture.ts'
import { startApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, statusAndCode } from '#platform/testing/personas.ts'
import { fileApp, fileDatabase } from '#platform/testing/shared.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'

const phone = '+381 64 123 45 67'

async function storeWithCallbacks() {
  const app = await fileApp()
  const { db } = app.database
  const store = await make.store(db)
  const product = await make.product(db, { storeId: store.id })
  const seller = await colleague(app, store.id, 'Operator', { name: 'Omar' })
  const as = { storeId: store.id }
  return {
    app,
    db,
    store,
    product,
    seller,
    as,
    list: async (by = seller) => (await by.call(contract.listCallbacks, {}, as)).body,
    set: (by: typeof seller, input: Record<string, unknown>) => by.call(contract.setCallbackStatus, input, as),
    heard: async () =>
      (
        await sql<{
          payload: { kind: string; requestId: string }
        }>`select payload from events where topic = ${`store:${store.id}`} order by id`.execute(db)
      ).rows.map(({ payload }) => payload),
  }
}

test('a request reaches the store with its details and is published', async () => {
  const { app, store, product, list, heard: publishedEvents } = await storeWithCallbacks()
  const { status, body } = await anonymous(app).call(contract.requestCallback, {
    storeId: store.id,
    productId: product.id,
    phone,
    name: 'Bea',
    question: 'How\nmany?',
    preferredTime: 'TomorrowMorning',
  })
  assert.deepEqual([status, body.status], [200, 'New'])
  const { items, total } = await list()
  assert.equal(total, 1)
  const { product: shown, history, createdAt, askedAt, ...item } = items[0]!
  assert.deepEqual(item, {
    id: body.id,
    status: 'New',
    version: 1,
    phone: '+381641234567',
    name: 'Bea',
    question: 'How\nmany?',
    preferredTime: 'TomorrowMorning',
    times: 1,
    assignedTo: null,
    next: ['InWork', 'Cancelled'],
  })
  assert.deepEqual([shown!.id, createdAt, askedAt], [product.id, body.createdAt, body.createdAt])
  assert.deepEqual(
    history.map(({ status: step, actor, note }) => [step, actor, note]),
    [['New', null, '']],
  )
  assert.deepEqual(await publishedEvents(), [{ kind: 'callback', requestId: body.id }])
})

test('repeats by the same person for the same store and product are one request while it is new, even concurrently', async () => {
  const { app, store, product, list, heard: publishedEvents, seller, set } = await storeWithCallbacks()
  const visitor = anonymous(app)
  const first = (await visitor.call(contract.requestCallback, { storeId: store.id, productId: product.id, phone })).body
  const requestCallback = (by: typeof visitor, more: object = {}) =>
    by.call(contract.requestCallback, { storeId: store.id, productId: product.id, phone, ...more } as never)
  const again = await Promise.all(Array.from({ length: 20 }, () => requestCallback(visitor, { question: 'again' })))
  assert.deepEqual(new Set(again.map(({ body }) => JSON.stringify(body))), new Set([JSON.stringify(first)]))
  assert.deepEqual(
    (await list()).items.map(({ times, question, history }) => [times, question, history.length]),
    [[21, 'again', 1]],
  )
  assert.equal((await publishedEvents()).length, 21)
  const buyer = await somebody(app)
  const others = [
    await requestCallback(visitor, { productId: undefined }),
    await requestCallback(anonymous(app)),
    await requestCallback(buyer),
  ].map(({ body }) => body.id)
  assert.equal(new Set([first.id, ...others]).size, 4)
  assert.equal((await set(seller, { id: first.id, version: 1, status: 'InWork' })).status, 200)
  assert.ok(![first.id, ...others].includes((await requestCallback(visitor)).body.id))
})

test('a repeat tells the store the latest time and number, and keeps what was asked before', async () => {
  const { app, store, list } = await storeWithCallbacks()
  const visitor = anonymous(app)
  const ask = (more: object) => visitor.call(contract.requestCallback, { storeId: store.id, phone, ...more })
  await ask({ name: 'Bea', question: 'Is it in stock?', preferredTime: 'TodayMorning' })
  await ask({ phone: '+381 64 765 43 21', question: 'How soon?', preferredTime: 'TomorrowEvening' })
  const [request] = (await list()).items
  assert.deepEqual(
    [request!.name, request!.phone, request!.question, request!.preferredTime, request!.times],
    ['Bea', '+381647654321', 'Is it in stock?\nHow soon?', 'TomorrowEvening', 2],
  )
  assert.ok(request!.askedAt > request!.createdAt)
})

test('unknown and inactive stores, products of other stores and invalid numbers are refused', async () => {
  const { app, db, store, product } = await storeWithCallbacks()
  const hidden = await make.store(db, { status: 'Suspended' })
  const draft = await make.product(db, { storeId: store.id, status: 'Draft' })
  const foreign = await make.product(db, { storeId: (await make.store(db)).id })
  for (const [input, expected] of [
    [{ storeId: 2_000_000_000 }, '404 suppliers.unknownStore'],
    [{ storeId: hidden.id }, '404 suppliers.unknownStore'],
    [{ productId: draft.id }, '404 catalog.unknownProduct'],
    [{ productId: foreign.id }, '404 catalog.unknownProduct'],
    [{ phone: '12345' }, '422 request.invalid'],
    [{ phone: 'x' }, '422 request.invalid'],
    [{ phone: '' }, '422 request.invalid'],
    [{ preferredTime: 'Never' }, '422 request.invalid'],
    [{ accountId: randomUUID() }, '422 request.invalid'],
    [{ question: 'x'.repeat(1001) }, '422 request.invalid'],
  ] as const) {
    const visitor = anonymous(app)
    assert.equal(
      statusAndCode(
        await visitor.call(contract.requestCallback, {
          storeId: store.id,
          productId: product.id,
          phone,
          ...input,
        } as never),
      ),
      expected,
      JSON.stringify(input),
    )
    assert.equal(visitor.cookies.size, 0)
  }
})

test('members of the store take, annotate and close a request; outdated changes are refused', async () => {
  const { app, db, store, seller, as, list, set } = await storeWithCallbacks()
  const { id } = (await anonymous(app).call(contract.requestCallback, { storeId: store.id, phone })).body
  const other = await colleague(app, store.id, 'Owner')
  const both = await Promise.all(
    [seller, other].map((by) => set(by, { id, version: 1, status: 'InWork', note: 'mine' })),
  )
  assert.deepEqual(both.map(statusAndCode).sort(), ['200', '409 contacts.changedMeanwhile'])
  const taker = both[0]!.status === 200 ? seller : other
  assert.equal((await list()).items[0]!.assignedTo!.id, taker.accountId)
  assert.equal(statusAndCode(await set(other, { id, version: 2, status: 'New' })), '409 contacts.wrongStatus')
  assert.equal(statusAndCode(await set(other, { id, version: 2, status: 'InWork' })), '200')
  assert.equal(statusAndCode(await set(seller, { id, version: 3, status: 'Done', note: 'Sent a price' })), '200')
  const [item] = (await list()).items
  assert.deepEqual([item!.status, item!.version, item!.assignedTo!.id, item!.next], ['Done', 4, other.accountId, []])
  assert.deepEqual(
    item!.history.map(({ status, note }) => [status, note]),
    [
      ['New', ''],
      ['InWork', 'mine'],
      ['InWork', ''],
      ['Done', 'Sent a price'],
    ],
  )
  assert.equal(statusAndCode(await set(seller, { id, version: 4, status: 'Cancelled' })), '409 contacts.wrongStatus')
  const { rows } = await sql<{
    actor: string
    details: { after: { status: string } }
  }>`select actor_id as actor, details from audit_log where entity = 'callbackRequest' and entity_id = ${id} order by id`.execute(
    db,
  )
  assert.deepEqual(
    rows.map(({ actor, details }) => [actor, details.after.status]),
    [
      [taker.accountId, 'InWork'],
      [other.accountId, 'InWork'],
      [seller.accountId, 'Done'],
    ],
  )
  for (const [status, count] of [
    ['Done', 1],
    ['New', 0],
  ] as const)
    assert.equal((await seller.call(contract.listCallbacks, { status }, as)).body.total, count)
})

test('requests of another store are neither listed nor found (A01)', async () => {
  const { app, store, list, set } = await storeWithCallbacks()
  const { id } = (await anonymous(app).call(contract.requestCallback, { storeId: store.id, phone })).body
  const elsewhere = await storeWithCallbacks()
  assert.deepEqual((await elsewhere.list()).items, [])
  for (const unknown of [id, randomUUID()])
    assert.equal(
      statusAndCode(await elsewhere.set(elsewhere.seller, { id: unknown, version: 1, status: 'InWork' })),
      '404 contacts.requestNotFound',
    )
  assert.equal(
    statusAndCode(await set(elsewhere.seller, { id, version: 1, status: 'InWork' })),
    '403 request.forbidden',
  )
  assert.equal((await elsewhere.seller.call(contract.listCallbacks, {}, { storeId: store.id })).status, 403)
  assert.deepEqual(
    (await list()).items.map(({ status }) => status),
    ['New'],
  )
})

test('terminal control characters are removed, everything else stays text (F01, F13)', async () => {
  const { app, store, list } = await storeWithCallbacks()
  const corpus = `<script>alert(1)</script> "><img src=x onerror=alert(1)> {{7*7}} =1+1`
  await anonymous(app).call(contract.requestCallback, {
    storeId: store.id,
    phone,
    name: `\u001b[31mBea\r\nAdmin`,
    question: `${corpus}\u001b[2J\u0007\r\nend\u009b`,
  })
  const { items } = await list()
  assert.deepEqual([items[0]!.name, items[0]!.question], ['[31mBea Admin', `${corpus}[2J\nend`])
})

test('anonymous visitors need a captcha of this action, each token once (G07)', async () => {
  const { db } = await fileDatabase()
  const store = await make.store(db)
  await using provider = await startProvider()
  await using app = await startApp({
    database: await fileDatabase(),
    environment: {
      CAPTCHA: 'recaptcha',
      CAPTCHA_SITE_KEY: 'site',
      CAPTCHA_SECRET: 'a-secret',
      CAPTCHA_URL: provider.url,
    },
  })
  const requestCallback = async (captchaToken?: string) =>
    statusAndCode(await anonymous(app).call(contract.requestCallback, { storeId: store.id, phone, captchaToken }))
  assert.equal(await requestCallback('good:callback:1'), '200')
  for (const token of [undefined, '']) assert.equal(await requestCallback(token), '403 request.captchaMissing')
  for (const token of ['good:callback:1', 'good:sign_up:2', 'bad'])
    assert.equal(await requestCallback(token), '403 request.captchaFailed', token)
  provider.answer = { status: 503 }
  assert.equal(await requestCallback('good:callback:3'), '503 request.captchaUnavailable')
  assert.equal(
    statusAndCode(await (await somebody(app)).call(contract.requestCallback, { storeId: store.id, phone })),
    '200',
  )
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from callback_requests where store_id = ${store.id}`.execute(db)
  assert.equal(rows[0]!.count, 2)
})

test('callback requests and phone views share a limit of ten an hour per session and thirty a day per address', async () => {
  const database = await fileDatabase()
  await using app = await startApp({ database, rateLimits: true })
  const store = await make.store(database.db)
  const requestCallback = async (by = anonymous(app)) =>
    statusAndCode(await by.call(contract.requestCallback, { storeId: store.id, phone }))
  const show = async (by = anonymous(app)) => statusAndCode(await by.call(contract.showPhone, { storeId: store.id }))
  const people = [await somebody(app), await somebody(app), await somebody(app), await somebody(app)]
  for (const person of people.slice(0, 3)) {
    for (let count = 0; count < 5; count++)
      assert.deepEqual([await requestCallback(person), await show(person)], ['200', '409 contacts.noPhone'])
    assert.deepEqual(
      [await requestCallback(person), await show(person)],
      ['429 request.tooMany', '429 request.tooMany'],
    )
  }
  assert.deepEqual(
    [await requestCallback(people[3]), await show(people[3])],
    ['429 request.tooMany', '429 request.tooMany'],
  )
  assert.equal((await people[3]!.call(contract.listCallbacks, {}, { storeId: store.id })).status, 403)
})
