import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ownPhone, resetNumberPool, storeWithPhone } from '#platform/testing/contacts.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedIn, statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { leaseNumber } from './numbers.ts'

const days = (count: number) => new Date(Date.now() + count * 86_400_000)
const lease = (db: Db, storeId: number, now = days(0)) =>
  db.transaction().execute((tx) => leaseNumber(tx, storeId, now))
const showsOf = async (db: Db, storeId: number) =>
  (
    await sql<{
      productId: number | null
    }>`select product_id as "productId" from phone_shows where store_id = ${storeId} order by id`.execute(db)
  ).rows

test('a store is shown with the same pool number every time; with its own if none is free', async () => {
  const app = await fileApp()
  const { db } = app.database
  await resetNumberPool(db, 1)
  const [first, second] = [await storeWithPhone(db), await storeWithPhone(db)]
  const show = async (storeId: number) => (await anonymous(app).call(contract.showPhone, { storeId })).body
  assert.deepEqual(await show(first.id), { phone: '+493023125001', isRedirect: true, hours: '' })
  assert.deepEqual(await show(first.id), { phone: '+493023125001', isRedirect: true, hours: '' })
  assert.deepEqual(await show(second.id), { phone: ownPhone, isRedirect: false, hours: '' })
})

test('a store without a phone shows that of a branch; unknown stores and products of other stores are not found', async () => {
  const app = await fileApp()
  const { db } = app.database
  await resetNumberPool(db, 2)
  const store = await make.store(db)
  const show = async (input: object) => statusAndCode(await anonymous(app).call(contract.showPhone, input as never))
  assert.equal(await show({ storeId: store.id }), '409 contacts.noPhone')
  await sql`insert into company_branches (store_id, location_id, names, address, phone) select ${store.id}, location_id, '{}', 'x', ${ownPhone} from stores where id = ${store.id}`.execute(
    db,
  )
  assert.equal(await show({ storeId: store.id }), '200')
  const foreign = await make.product(db, { storeId: (await make.store(db)).id })
  for (const [input, expected] of [
    [{ storeId: 2_000_000_000 }, '404 suppliers.unknownStore'],
    [{ storeId: (await storeWithPhone(db, { status: 'Draft' })).id }, '404 suppliers.unknownStore'],
    [{ storeId: store.id, productId: foreign.id }, '404 catalog.unknownProduct'],
    [{ storeId: 0 }, '422 request.invalid'],
    [{}, '422 request.invalid'],
  ] as const)
    assert.equal(await show(input), expected, JSON.stringify(input))
  assert.equal((await showsOf(db, store.id)).length, 1)
})

test('a visitor counts once per store and day, even with concurrent requests', async () => {
  const app = await fileApp()
  const { db } = app.database
  await resetNumberPool(db, 1)
  const store = await storeWithPhone(db)
  const product = await make.product(db, { storeId: store.id })
  const [guest, person] = [anonymous(app), await somebody(app)]
  await guest.call(contract.showPhone, { storeId: store.id, productId: product.id })
  for (const by of [guest, person])
    await Promise.all(Array.from({ length: 10 }, () => by.call(contract.showPhone, { storeId: store.id })))
  assert.deepEqual(await showsOf(db, store.id), [{ productId: product.id }, { productId: null }])
  await sql`update phone_shows set shown_on = shown_on - 1 where store_id = ${store.id}`.execute(db)
  await guest.call(contract.showPhone, { storeId: store.id })
  assert.equal((await showsOf(db, store.id)).length, 3)
})

test('fifty concurrent views lease one number', async () => {
  const app = await fileApp()
  const { db } = app.database
  await resetNumberPool(db, 30)
  const store = await storeWithPhone(db)
  const shown = await Promise.all(
    Array.from({ length: 50 }, () => anonymous(app).call(contract.showPhone, { storeId: store.id })),
  )
  assert.deepEqual(
    new Set(shown.map(({ body }) => JSON.stringify(body))),
    new Set(['{"phone":"+493023125001","isRedirect":true,"hours":""}']),
  )
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from number_leases`.execute(db)
  assert.equal(rows[0]!.count, 1)
  assert.equal((await showsOf(db, store.id)).length, 50)
})

test('two stores never share a number, even if twenty concurrently request ten', async () => {
  const {
    database: { db },
  } = await fileApp()
  await resetNumberPool(db, 10)
  const stores = []
  for (let count = 0; count < 20; count++) stores.push(await storeWithPhone(db))
  const leased = (await Promise.all(stores.flatMap(({ id }) => [lease(db, id), lease(db, id)]))).filter(
    (number) => number !== undefined,
  )
  const { rows } = await sql<{
    number: string
    storeId: number
  }>`select number, store_id as "storeId" from number_leases`.execute(db)
  assert.equal(new Set(rows.map(({ number }) => number)).size, rows.length)
  assert.equal(new Set(rows.map(({ storeId }) => storeId)).size, rows.length)
  for (const store of stores) await lease(db, store.id)
  const { rows: held } = await sql<{
    storeId: number
  }>`select store_id as "storeId" from redirect_numbers where store_id is not null`.execute(db)
  assert.equal(new Set(held.map(({ storeId }) => storeId)).size, 10)
  assert.deepEqual(new Set(leased).size, rows.length)
})

test('a lease lasts thirty days after the last view, and longer while no other store needs the number', async () => {
  const {
    database: { db },
  } = await fileApp()
  await resetNumberPool(db, 1)
  const [first, second] = [await storeWithPhone(db), await storeWithPhone(db)]
  const number = await lease(db, first.id, days(0))
  assert.equal(await lease(db, first.id, days(20)), number)
  assert.equal(await lease(db, second.id, days(49)), undefined)
  assert.equal(await lease(db, first.id, days(55)), number)
  assert.equal(await lease(db, second.id, days(86)), number)
  assert.equal(await lease(db, first.id, days(87)), undefined)
})

test('unused numbers are leased first, then the one with the oldest last view', async () => {
  const {
    database: { db },
  } = await fileApp()
  await resetNumberPool(db, 3)
  const stores = [
    await storeWithPhone(db),
    await storeWithPhone(db),
    await storeWithPhone(db),
    await storeWithPhone(db),
  ]
  const numbers = [await lease(db, stores[0]!.id, days(-50)), await lease(db, stores[1]!.id, days(-60))]
  assert.deepEqual(numbers, ['+493023125001', '+493023125002'])
  assert.equal(await lease(db, stores[2]!.id), '+493023125003')
  assert.equal(await lease(db, stores[3]!.id), '+493023125002')
})

test('administrators add numbers, see their leases and put them out of service, with an audit log', async () => {
  const app = await fileApp()
  const { db } = app.database
  await resetNumberPool(db, 0)
  const [admin, store] = [await signedIn(app, 'admin'), await storeWithPhone(db)]
  const add = (number: string, note?: string) => admin.call(contract.addNumber, { number, note })
  const { id } = (await add('+49 30 23125 042', 'main line')).body
  for (const [number, expected] of [
    ['+493023125042', '409 contacts.numberTaken'],
    ['123', '422 request.invalid'],
    ['', '422 request.invalid'],
  ] as const)
    assert.equal(statusAndCode(await add(number)), expected, number)
  await lease(db, store.id)
  const list = async () => (await admin.call(contract.listNumbers, {})).body
  const { items, total } = await list()
  assert.equal(total, 1)
  assert.deepEqual(
    [items[0]!.number, items[0]!.note, items[0]!.isActive, items[0]!.lease!.store.id],
    ['+493023125042', 'main line', true, store.id],
  )
  assert.equal(Date.parse(items[0]!.lease!.endsAt) - Date.parse(items[0]!.lease!.lastShownAt), 30 * 86_400_000)
  assert.equal(statusAndCode(await admin.call(contract.updateNumber, { id, isActive: false })), '200')
  assert.equal((await list()).items[0]!.lease, null)
  assert.equal(await lease(db, store.id), undefined)
  assert.equal(statusAndCode(await admin.call(contract.updateNumber, { id, note: 'kept for later' })), '200')
  const after = (await list()).items[0]!
  assert.deepEqual([after.isActive, after.note], [false, 'kept for later'])
  assert.equal(
    statusAndCode(await admin.call(contract.updateNumber, { id: id + 1, isActive: true })),
    '404 contacts.numberNotFound',
  )
  const { rows } = await sql<{
    action: string
  }>`select action from audit_log where entity = 'redirectNumber' and entity_id = ${String(id)} order by id`.execute(db)
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['telephony.numberAdded', 'telephony.numberChanged', 'telephony.numberChanged'],
  )
})
