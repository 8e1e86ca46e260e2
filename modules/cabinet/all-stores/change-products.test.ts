import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getProduct } from '#modules/catalog/contract.ts'
import { listNotifications } from '#modules/notifications/contract.ts'
import { createOrder } from '#modules/orders/contract.ts'
import * as make from '#platform/testing/make.ts'
import { auditOf } from '#platform/testing/moderation.ts'
import { anonymous, statusAndCode } from '#platform/testing/personas.ts'
import { somebody } from '#platform/testing/somebody.ts'
import * as bulk from '../bulk-contract.ts'
import { getProductBlock, listOwnProducts } from '../contract.ts'
import { batchSize } from '../bulk/run-job.ts'
import { getProductJob } from '../product-job-contract.ts'
import { administeredStore } from './all-stores.fixture.ts'
import * as contract from '../all-products-contract.ts'

const reason = 'Counterfeit bearings'

test('a blocked product leaves the site, its store reads why once, and it comes back', async () => {
  const { app, administer, adminId, person, call, items } = await administeredStore(2)
  const [{ id }, second] = items as [(typeof items)[0], (typeof items)[0]]
  const block = { ids: [id, second.id], reason }
  const shown = async () => (await anonymous(app).call(getProduct, { p: 'live', g: 'default', id: String(id) })).status
  const told = async () =>
    (await person.call(listNotifications, {})).body.items.map(({ isBlocked, count, text }) => [isBlocked, count, text])

  const rehearsed = await administer(contract.blockProducts, { ...block, isDryRun: true })
  assert.deepEqual(
    [rehearsed.body.count, rehearsed.body.samples.map(({ name }) => name), rehearsed.body.jobId],
    [2, ['Part 0', 'Part 1'], null],
  )
  assert.deepEqual([await shown(), await told(), await auditOf(app, 'product', String(id))], [200, [], []])

  assert.equal((await administer(contract.blockProducts, { ids: [id], reason })).body.count, 1)
  assert.equal((await administer(contract.blockProducts, block)).body.count, 1)
  assert.equal((await administer(contract.blockProducts, block)).body.count, 0)
  assert.equal(await shown(), 404)
  assert.deepEqual(await told(), [[true, 2, reason]])
  const own = (await call(listOwnProducts, { status: 'Blocked' })).body.items
  assert.deepEqual(
    own.map(({ blockReason }) => blockReason),
    [reason, reason],
  )
  assert.equal((await call(getProductBlock, { id })).body.block?.reason, reason)
  const published = await call(bulk.activateOwnProducts, { ids: [id], isActive: true })
  assert.deepEqual(published.body.rejected, [{ id, code: 'products.blocked' }])

  assert.equal((await administer(contract.unblockProducts, { ids: block.ids })).body.count, 2)
  assert.equal((await administer(contract.unblockProducts, { ids: block.ids })).body.count, 0)
  assert.equal(await shown(), 200)
  assert.deepEqual(await told(), [
    [false, 2, ''],
    [true, 2, ''],
  ])
  assert.equal((await call(getProductBlock, { id })).body.block, null)
  assert.deepEqual(
    (await auditOf(app, 'product', String(id))).map(({ action, actorId, details: { before, after, reason: why } }) => [
      action,
      actorId,
      before,
      after,
      why,
    ]),
    [
      ['product.block', adminId, { status: 'Active' }, { status: 'Blocked' }, reason],
      ['product.unblock', adminId, { status: 'Blocked' }, { status: 'Active' }, undefined],
    ],
  )
})

test('a product is deleted for good after its code was typed, several after their number', async () => {
  const { app, administer, adminId, store, call, items } = await administeredStore(3)
  const [first, ...others] = items as [(typeof items)[0], (typeof items)[0], (typeof items)[0]]
  const erase = (ids: number[], confirmation: string, more: object = {}) =>
    administer(contract.fullyDeleteProducts, { ids, confirmation, ...more })
  for (const confirmation of ['', '1', 'M-1'])
    assert.equal(statusAndCode(await erase([first.id], confirmation)), '422 products.wrongConfirmation')
  assert.equal((await erase([first.id], '', { isDryRun: true })).body.count, 1)
  assert.equal((await call(listOwnProducts)).body.total, 3)
  assert.equal((await erase([first.id], ' m-0 ')).body.count, 1)
  const ids = others.map(({ id }) => id)
  assert.equal(statusAndCode(await erase(ids, 'M-1')), '422 products.wrongConfirmation')
  assert.equal((await erase([...ids, first.id], '3')).body.count, 2)
  assert.equal((await call(listOwnProducts)).body.total, 0)
  assert.deepEqual(await auditOf(app, 'product', String(first.id)), [
    {
      action: 'product.erase',
      actorId: adminId,
      details: { storeId: store.id, before: { code: 'M-0', status: 'Active' } },
    },
  ])
})

test('of deleting a product for good and ordering it at once, the order is refused or the product stays (B11)', async () => {
  for (let round = 0; round < 8; round++) {
    const { app, db, administer, store } = await administeredStore(0)
    const product = await make.product(db, { storeId: store.id, code: 'RACE', available: 50 })
    const buyer = await somebody(app)
    await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 1 }])
    const [ordered, erased] = await Promise.all([
      buyer.call(createOrder, { contactName: 'Bea', contactPhone: '+381113334455', delivery: 'Pickup' }),
      administer(contract.fullyDeleteProducts, { ids: [product.id], confirmation: 'RACE' }),
    ])
    assert.ok(ordered.status < 500 && erased.status === 200)
    const placed = ordered.status === 200 && ordered.body.outcomes[0]?.placed === true
    assert.equal(erased.body.count === 1, !placed)
  }
})

test('all that a filter finds is changed by one job at a time', async () => {
  const { administer, store, work } = await administeredStore(2 * batchSize + 20)
  const archive = { filter: { storeId: store.id }, isActive: false }
  const started = await administer(contract.activateAnyProducts, archive)
  assert.equal(started.body.count, 2 * batchSize + 20)
  assert.equal(statusAndCode(await administer(contract.activateAnyProducts, archive)), '409 products.jobRunning')
  await work()
  const { id, status, action, changed, undoSecondsLeft } = (await administer(contract.getAnyProductJob)).body.job!
  assert.deepEqual([id, status, action, changed], [started.body.jobId, 'Done', 'archive', 520])
  assert.ok(undoSecondsLeft)
  await administer(contract.dismissAnyProductJob, { id })
  assert.equal((await administer(contract.getAnyProductJob)).body.job, null)
})

test('people of a store see neither the jobs nor the calls of the administrators', async () => {
  const { person, call, administer, store, work } = await administeredStore(batchSize * 2 + 1)
  await administer(contract.activateAnyProducts, { filter: { storeId: store.id }, isActive: false })
  const job = (await administer(contract.getAnyProductJob)).body.job!
  assert.equal((await call(getProductJob)).body.job, null)
  assert.equal(statusAndCode(await person.call(contract.listAllProducts, {})), '403 request.forbidden')
  await work()
  await administer(contract.dismissAnyProductJob, { id: job.id })
})

test('a block, its end and an archiving are undone for half a minute, except of products that have changed since', async () => {
  const { app, administer, call, items } = await administeredStore(2)
  const [{ id }, second] = items as [(typeof items)[0], (typeof items)[0]]
  const ids = [id, second.id]
  const statuses = async () =>
    (await call(listOwnProducts, { sort: 'code', order: 'asc' })).body.items.map(({ status, blockReason }) => [
      status,
      blockReason,
    ])
  const undo = async (undoId: string | null) =>
    (await administer(contract.undoAnyProductChange, { id: undoId! })).body as { count: number; rejected: unknown[] }
  const sale = [
    ['Active', null],
    ['Active', null],
  ]
  const rehearsed = await administer(contract.blockProducts, { ids, reason, isDryRun: true })
  assert.equal(rehearsed.body.undoId, null)
  const blocked = (await administer(contract.blockProducts, { ids, reason })).body.undoId
  assert.equal((await administer(contract.findAnyUndo, { id: blocked! })).body.change!.count, 2)
  assert.deepEqual(await undo(blocked), { count: 2, rejected: [] })
  assert.deepEqual(await statuses(), sale)
  assert.equal(
    statusAndCode(await administer(contract.undoAnyProductChange, { id: blocked! })),
    '409 products.undoExpired',
  )

  await administer(contract.blockProducts, { ids, reason })
  const unblocked = (await administer(contract.unblockProducts, { ids })).body.undoId
  assert.deepEqual(await undo(unblocked), { count: 2, rejected: [] })
  assert.deepEqual(await statuses(), [
    ['Blocked', reason],
    ['Blocked', reason],
  ])
  await administer(contract.unblockProducts, { ids })

  const archived = (await administer(contract.activateAnyProducts, { ids, isActive: false })).body.undoId
  await call(bulk.activateOwnProducts, { ids: [id], isActive: true })
  assert.deepEqual(await undo(archived), { count: 1, rejected: [{ id, code: 'products.changed' }] })
  assert.deepEqual(await statuses(), sale)
  const last = (await auditOf(app, 'product', String(second.id))).at(-1)!
  assert.deepEqual([last.action, last.details.isUndo], ['product.update', true])
})

test('a job of an administrator is undone by a job', async () => {
  const count = batchSize + 300
  const { store, administer, work, prices } = await administeredStore(count)
  const job = async () => (await administer(contract.getAnyProductJob)).body.job!
  const { jobId } = (await administer(contract.blockProducts, { filter: { storeId: store.id }, reason })).body
  await work()
  assert.deepEqual(await prices(), [`${count} Blocked 100`])
  assert.ok((await job()).undoSecondsLeft)
  await administer(contract.undoAnyProductJob, { id: jobId! })
  await work()
  assert.deepEqual(await prices(), [`${count} Active 100`])
  assert.deepEqual([(await job()).status, (await job()).undone], ['Undone', count])
})
