import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { uploadChatFile } from '#modules/chats/contract.ts'
import { png } from '#platform/testing/files.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedInAs, statusAndCode } from '#platform/testing/personas.ts'
import { somebody } from '#platform/testing/somebody.ts'
import * as admin from '#modules/administration/procurement-contract.ts'
import * as contract from './contract.ts'
import { inDays, newRequest, newStore, offer, post, requestInput, view } from './procurement.fixture.ts'

test('a buyer posts, changes and withdraws a request, which nobody else finds (A11)', async () => {
  const { app, buyer, seller, store, id } = await newRequest({ targetPriceMinor: 30, currency: 'EUR' })
  const posted = await view(buyer, id)
  assert.deepEqual(
    [posted.side, posted.status, posted.title, posted.unit.code, posted.targetPrice, posted.place.alias, posted.can],
    ['Buyer', 'Open', 'Hex bolts M12', 'piece', { minor: 30, currency: 'EUR' }, 'belgrade', ['change', 'withdraw']],
  )
  const changed = await post(buyer, { id, title: 'Hex bolts M16', targetPriceMinor: null })
  assert.deepEqual([changed.status, changed.body.id], [200, id])
  const after = await view(buyer, id)
  assert.deepEqual([after.title, after.targetPrice, after.changedAt === null], ['Hex bolts M16', null, false])
  const stranger = await somebody(app)
  const refusalOf = async (call: typeof contract.getRequest | typeof contract.withdrawRequest, of: string) =>
    statusAndCode(await stranger.call(call, { id: of }))
  assert.equal(await refusalOf(contract.getRequest, id), '403 procurement.forSuppliers')
  assert.equal(await refusalOf(contract.getRequest, randomUUID()), '404 procurement.notFound')
  assert.equal(await refusalOf(contract.withdrawRequest, id), '404 procurement.notFound')
  assert.equal(await refusalOf(contract.withdrawRequest, randomUUID()), '404 procurement.notFound')
  assert.equal(statusAndCode(await post(stranger, { id })), '404 procurement.notFound')
  assert.equal(statusAndCode(await post(seller, { id }, { storeId: store.id })), '404 procurement.notFound')
  assert.equal((await stranger.call(contract.listRequests, {})).body.total, 0)
  assert.equal((await buyer.call(contract.withdrawRequest, { id })).status, 200)
  assert.equal(statusAndCode(await buyer.call(contract.withdrawRequest, { id })), '409 procurement.wrongStatus')
  assert.equal(statusAndCode(await post(buyer, { id })), '409 procurement.wrongStatus')
  const listed = (await buyer.call(contract.listRequests, { status: 'Withdrawn' })).body.items
  assert.deepEqual(
    listed.map((item) => [item.id, item.endedBy, item.offerCount]),
    [[id, 'Buyer', 0]],
  )
  assert.equal(statusAndCode(await anonymous(app).call(contract.listRequests, {})), '401 request.unauthenticated')
})

test('values that do not exist and impossible days are refused with their fields', async () => {
  const { buyer } = await newRequest()
  for (const [more, path] of [
    [{ title: ' \u202e ' }, 'title'],
    [{ quantity: 0 }, 'quantity'],
    [{ unit: 'bushel' }, 'unit'],
    [{ location: 'europe' }, 'location'],
    [{ location: 'atlantis' }, 'location'],
    [{ categoryId: 2_000_000_000 }, 'categoryId'],
    [{ deadline: inDays(-1) }, 'deadline'],
    [{ deadline: inDays(181) }, 'deadline'],
    [{ targetPriceMinor: 1_000_000_001 }, 'targetPriceMinor'],
  ] as const) {
    const { status, body } = await post(buyer, more)
    const errors = (body as unknown as { errors: { path: string }[] }).errors
    assert.deepEqual([status, errors.map((error) => error.path)], [422, [path]], JSON.stringify(more))
  }
  assert.equal(statusAndCode(await post(buyer, { fileIds: [randomUUID()] })), '422 procurement.unknownFile')
  assert.equal((await buyer.call(contract.listRequests, {})).body.total, 1)
})

test('twenty concurrent posts with one key are one request', async () => {
  const { buyer } = await newRequest()
  const idempotencyKey = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(buyer, { title: 'Nuts' }, { idempotencyKey })),
  )
  assert.deepEqual(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size, 1)
  assert.equal((await buyer.call(contract.listRequests, { query: 'nuts' })).body.total, 1)
  assert.equal(statusAndCode(await post(buyer, { title: 'Washers' }, { idempotencyKey })), '422 request.keyReused')
})

test('an account has so many open requests and no more, also when they are posted at once', async () => {
  const { buyer, id } = await newRequest()
  const answers = await Promise.all(Array.from({ length: 24 }, () => post(buyer)))
  const outcomes = Map.groupBy(answers, statusAndCode)
  assert.deepEqual([...outcomes].map(([outcome, { length }]) => [outcome, length]).sort(), [
    ['200', contract.maxOpenRequests - 1],
    ['429 procurement.tooManyOpen', 24 - contract.maxOpenRequests + 1],
  ])
  assert.equal((await post(buyer, { id, title: 'Changed' })).status, 200)
  await buyer.call(contract.withdrawRequest, { id })
  assert.equal((await post(buyer)).status, 200)
})

test('stores see open requests of others, those that fit first, without buyer and offers of others', async () => {
  const { app, db, buyer, seller, store } = await newRequest()
  const [sold, other] = [await make.category(db), await make.category(db)]
  await sql`
    insert into store_categories (store_id, category_id, product_count) values (${store.id}, ${sold.id}, 3)
  `.execute(db)
  const fitting = (await post(buyer, { categoryId: sold.id, title: 'Fits' })).body.id
  await post(buyer, { categoryId: other.id, title: 'Does not fit' })
  const list = async (input: object) =>
    (await seller.call(contract.listRequests, { side: 'Store', ...input }, { storeId: store.id })).body
  assert.deepEqual(
    (await list({})).items.map(({ id }) => id),
    [fitting],
  )
  const all = (await list({ view: 'all', pageSize: 100 })).items.map(({ title }) => title)
  assert.ok(all.includes('Does not fit') && all.includes('Fits'))
  assert.deepEqual((await seller.call(contract.countFitting, {}, { storeId: store.id })).body, { count: 1 })
  const rival = await newStore(app)
  assert.equal((await offer(rival.seller, rival.store.id, fitting)).status, 200)
  const seen = await view(seller, fitting, { storeId: store.id })
  assert.deepEqual(
    [seen.side, seen.offers, seen.ownOffer, seen.buyer, seen.can],
    ['Store', [], null, { company: null, contact: null }, ['offer']],
  )
  const [listed] = (await list({})).items
  assert.deepEqual([listed!.offerCount, listed!.ownOffer], [null, null])
  assert.equal((await offer(seller, store.id, fitting)).status, 200)
  assert.deepEqual((await seller.call(contract.countFitting, {}, { storeId: store.id })).body, { count: 0 })
  assert.deepEqual(
    (await list({ view: 'answered' })).items.map(({ ownOffer }) => ownOffer),
    ['Sent'],
  )
  assert.equal(
    statusAndCode(await seller.call(contract.listRequests, { side: 'Store' }, { storeId: rival.store.id })),
    '403 request.forbidden',
  )
  await make.member(db, store.id, buyer.accountId, 'Operator')
  assert.deepEqual((await list({})).items, [], 'a colleague of the buyer sees nothing of it')
})

test('the latest open requests are public without text and buyer', async () => {
  const { app, buyer } = await newRequest({ title: 'Secret free', text: 'Only for suppliers' })
  const { body } = await anonymous(app).call(contract.latestRequests, { limit: 10 })
  const found = body.items.find(({ title }) => title === 'Secret free')!
  assert.ok(found)
  assert.doesNotMatch(JSON.stringify(body), /Only for suppliers|Bo Buyer/)
  await buyer.call(contract.withdrawRequest, { id: found.id })
  assert.equal(
    statusAndCode(await (await somebody(app)).call(contract.getRequest, { id: found.id })),
    '404 procurement.notFound',
  )
  const after = await anonymous(app).call(contract.latestRequests, { limit: 10 })
  assert.ok(!after.body.items.some(({ id }) => id === found.id))
})

test('files of a request are seen by its buyer and by people of stores, not by others', async () => {
  const { app, buyer, seller, id } = await newRequest()
  const uploaded = await buyer.upload(uploadChatFile, {}, { bytes: await png(), name: 'drawing.png' })
  const fileId = uploaded.body.id
  assert.equal(statusAndCode(await post(buyer, { id, fileIds: [fileId] })), '200', uploaded.text)
  assert.deepEqual(
    (await view(buyer, id)).files.map(({ name }) => name),
    ['drawing.png'],
  )
  const stranger = await somebody(app)
  const open = async (visitor: typeof buyer) => (await visitor.get(`/file/${fileId}`)).status
  assert.deepEqual(await Promise.all([buyer, seller, stranger].map(open)), [200, 200, 404])
  assert.equal(statusAndCode(await post(stranger, { fileIds: [fileId] })), '422 procurement.unknownFile')
  await buyer.call(contract.withdrawRequest, { id })
  assert.equal(await open(seller), 404)
  assert.equal((await post(buyer, { ...requestInput, fileIds: [] })).status, 200)
})

test('an administrator finds and withdraws a request, the buyer reads why, and it is recorded', async () => {
  const { app, db, buyer, seller, store, id } = await newRequest({ title: 'Forbidden goods' })
  await offer(seller, store.id, id)
  const { id: adminId } = await make.admin(db, ['statistics'])
  const administrator = await signedInAs(app, adminId)
  const found = (await administrator.call(admin.listAllRequests, { query: 'forbidden goods' })).body.items
  assert.deepEqual(
    found.map((item) => [item.id, item.buyer.name, item.offerCount]),
    [[id, 'Bo Buyer', 1]],
  )
  assert.equal((await administrator.call(admin.withdrawAnyRequest, { id, reason: '' })).status, 422)
  assert.equal((await administrator.call(admin.withdrawAnyRequest, { id, reason: 'Not allowed here' })).status, 200)
  const seen = await view(buyer, id)
  assert.deepEqual([seen.status, seen.endedBy, seen.reason], ['Withdrawn', 'Administrator', 'Not allowed here'])
  assert.equal((await view(seller, id, { storeId: store.id })).reason, '')
  const { rows } = await sql<{ action: string; details: unknown }>`
    select action, details from audit_log where entity = 'procurementRequest' and entity_id = ${id}
  `.execute(db)
  assert.deepEqual(rows, [
    {
      action: 'procurementRequest.withdrawn',
      details: { before: { status: 'Open' }, after: { status: 'Withdrawn', reason: 'Not allowed here' } },
    },
  ])
  assert.equal(
    statusAndCode(await administrator.call(admin.withdrawAnyRequest, { id, reason: 'Again' })),
    '409 procurement.wrongStatus',
  )
  const lesser = await signedInAs(app, (await make.admin(db, ['texts'])).id)
  assert.equal((await lesser.call(admin.getAnyRequest, { id })).status, 403)
  assert.equal((await administrator.call(admin.getAnyRequest, { id })).body.offers.length, 1)
})
