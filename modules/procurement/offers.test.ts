import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listNotifications } from '#modules/notifications/contract.ts'
import { messageTexts } from '#platform/testing/chats.ts'
import * as make from '#platform/testing/make.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import { colleague, somebody, type Somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { announceRequests, closeOverdueRequests } from './jobs.ts'
import { inDays, newRequest, newStore, offer, post, view } from './procurement.fixture.ts'

const accept = (buyer: Somebody, id: string, version = 1) => buyer.call(contract.acceptOffer, { id, version })
const noticesOf = async (somebody: Somebody) => (await somebody.call(listNotifications, {})).body.items

test('twenty concurrent offers of a store are one, which the buyer is told about once', async () => {
  const { app, db, buyer, seller, store, id } = await newRequest()
  const colleagues = [seller, await colleague(app, store.id, 'Operator')]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => offer(colleagues[index % 2]!, store.id, id, { priceMinor: 20 + index })),
  )
  assert.deepEqual(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size, 1)
  const { rows } = await sql`select from procurement_offers where request_id = ${id}::uuid`.execute(db)
  assert.equal(rows.length, 1)
  const notices = await noticesOf(buyer)
  assert.deepEqual(
    notices.map(({ kind, procurementTitle }) => [kind, procurementTitle]),
    [['NewOffer', 'Hex bolts M12']],
  )
  const [seen] = (await view(buyer, id)).offers
  assert.deepEqual(notices[0]!.total, seen!.total)
  assert.deepEqual([seen!.version, seen!.store.id], [20, store.id])
  assert.equal(seen!.total.minor, seen!.price.minor * 1_000)
})

test('the buyer compares offers by totals in one currency, and accepts one of them once', async () => {
  const { app, buyer, seller, store, id } = await newRequest()
  const rival = await newStore(app)
  const product = await make.product(app.database.db, { storeId: store.id })
  await offer(seller, store.id, id, { comment: 'Free delivery', productId: product.id })
  await offer(rival.seller, rival.store.id, id, { priceMinor: 30 })
  const partial = await newStore(app)
  await offer(partial.seller, partial.store.id, id, { priceMinor: 24, quantity: 900 })
  const compared = (await buyer.call(contract.getRequest, { id }, { currency: 'RSD' })).body
  assert.deepEqual(
    compared.offers.map((each) => [each.store.id, each.total, each.shownTotal.currency, each.product?.id ?? null]),
    [
      [store.id, { minor: 25_000, currency: 'EUR' }, 'RSD', product.id],
      [rival.store.id, { minor: 30_000, currency: 'EUR' }, 'RSD', null],
      [partial.store.id, { minor: 21_600, currency: 'EUR' }, 'RSD', null],
    ],
    'an offer for less than is asked for does not come first',
  )
  const expire = (storeId: number, days: number) =>
    sql`update procurement_offers set valid_until = current_date + ${days}::int where request_id = ${id}::uuid and store_id = ${storeId}`.execute(
      app.database.db,
    )
  await expire(store.id, -1)
  assert.equal((await view(buyer, id)).offers.at(-1)!.store.id, store.id, 'an expired offer comes last')
  await expire(store.id, 30)
  assert.equal(compared.offers[0]!.shownPrice.currency, 'RSD')
  const [chosen, other] = compared.offers
  const answers = await Promise.all(
    [...Array(5).fill(chosen!), ...Array(5).fill(other!)].map(({ id: each }) => accept(buyer, each)),
  )
  const accepted = answers.filter(({ status }) => status === 200)
  assert.deepEqual(
    [accepted.length, new Set(answers.map(statusAndCode))],
    [1, new Set(['200', '409 procurement.wrongStatus'])],
  )
  const after = await view(buyer, id)
  assert.deepEqual([after.status, after.endedBy, after.can], ['Closed', 'Acceptance', []])
  assert.deepEqual(after.offers.map(({ status }) => status).sort(), ['Accepted', 'NotChosen', 'NotChosen'])
  const isChosen = after.offers.find(({ status }) => status === 'Accepted')!.store.id === store.id
  const [winner, loser] = isChosen ? [{ seller, store }, rival] : [rival, { seller, store }]
  const won = await view(winner.seller, id, { storeId: winner.store.id })
  const { name, chatId } = won.buyer!.contact!
  assert.deepEqual(
    [won.ownOffer!.status, name, chatId, won.can],
    ['Accepted', 'Bo Buyer', accepted[0]!.body.chatId, []],
  )
  const lost = await view(loser.seller, id, { storeId: loser.store.id })
  assert.deepEqual([lost.ownOffer!.status, lost.buyer!.contact], ['NotChosen', null])
  const texts = await messageTexts(winner.seller, accepted[0]!.body.chatId!)
  assert.equal(texts.length, 1)
  assert.match(texts[0]!, /“Hex bolts M12”.*1,000/)
  assert.deepEqual(
    (await noticesOf(loser.seller)).map(({ kind, procurementStep }) => [kind, procurementStep]),
    [['ProcurementStep', 'NotChosen']],
  )
  const told = (await noticesOf(winner.seller)).map(({ kind }) => kind).sort()
  assert.deepEqual(told, ['NewChat', 'ProcurementStep'])
})

test('a foreign offer is not found, and one that has been changed or is no longer valid is not accepted', async () => {
  const { app, db, buyer, seller, store, id } = await newRequest()
  const { body } = await offer(seller, store.id, id)
  const stranger = await somebody(app)
  assert.equal(statusAndCode(await accept(stranger, body.id)), '404 procurement.offerNotFound')
  assert.equal(statusAndCode(await accept(seller, body.id)), '404 procurement.offerNotFound')
  assert.equal(statusAndCode(await accept(buyer, randomUUID())), '404 procurement.offerNotFound')
  await offer(seller, store.id, id, { priceMinor: 99 })
  assert.equal(statusAndCode(await accept(buyer, body.id)), '409 procurement.changedMeanwhile')
  await sql`update procurement_offers set valid_until = current_date - 1 where id = ${body.id}::uuid`.execute(db)
  assert.equal(statusAndCode(await accept(buyer, body.id, 2)), '409 procurement.offerExpired')
  await sql`update procurement_offers set valid_until = current_date + 1 where id = ${body.id}::uuid`.execute(db)
  await sql`update stores set status = 'Suspended' where id = ${store.id}`.execute(db)
  assert.equal(statusAndCode(await accept(buyer, body.id, 2)), '409 procurement.storeNotActive')
  assert.equal(statusAndCode(await offer(seller, store.id, id)), '409 procurement.storeNotActive')
  await sql`update stores set status = 'Active' where id = ${store.id}`.execute(db)
  assert.equal((await accept(buyer, body.id, 2)).status, 200)
})

test('a store withdraws its offer and makes it again while the request is open', async () => {
  const { app, buyer, seller, store, id } = await newRequest()
  const withdraw = (as = seller, storeId = store.id) => as.call(contract.withdrawOffer, { requestId: id }, { storeId })
  assert.equal(statusAndCode(await withdraw()), '404 procurement.offerNotFound')
  const { body } = await offer(seller, store.id, id)
  const rival = await newStore(app)
  assert.equal(statusAndCode(await withdraw(rival.seller, rival.store.id)), '404 procurement.offerNotFound')
  assert.equal(statusAndCode(await withdraw(rival.seller)), '403 request.forbidden')
  assert.equal((await withdraw()).status, 200)
  const stepsOf = async () => (await noticesOf(buyer)).map(({ kind, procurementStep }) => [kind, procurementStep])
  assert.deepEqual(await stepsOf(), [['ProcurementStep', 'OfferWithdrawn']])
  assert.equal(statusAndCode(await withdraw()), '404 procurement.offerNotFound')
  assert.deepEqual((await view(buyer, id)).offers, [])
  assert.equal(statusAndCode(await accept(buyer, body.id, 2)), '404 procurement.offerNotFound')
  assert.deepEqual((await offer(seller, store.id, id)).body, body)
  assert.deepEqual(await stepsOf(), [['NewOffer', null]])
  assert.equal((await view(buyer, id)).offers.length, 1)
  await buyer.call(contract.withdrawRequest, { id })
  assert.equal(statusAndCode(await withdraw()), '409 procurement.wrongStatus')
  assert.equal(statusAndCode(await offer(seller, store.id, id)), '409 procurement.wrongStatus')
  assert.equal(statusAndCode(await offer(rival.seller, rival.store.id, id)), '404 procurement.notFound')
})

test('nobody answers an own request or that of a colleague, and foreign products are refused', async () => {
  const { app, db, buyer, seller, store, id } = await newRequest()
  const own = await make.store(db)
  await make.member(db, own.id, buyer.accountId, 'Owner')
  assert.equal(statusAndCode(await offer(buyer, own.id, id)), '409 procurement.ownRequest')
  assert.equal(
    statusAndCode(await offer(await colleague(app, own.id, 'Manager'), own.id, id)),
    '409 procurement.ownRequest',
  )
  const product = await make.product(db, { storeId: own.id })
  const refused = await offer(seller, store.id, id, { productId: product.id, validUntil: inDays(181) })
  assert.deepEqual(
    (refused.body as unknown as { errors: { path: string }[] }).errors.map(({ path }) => path),
    ['validUntil', 'productId'],
  )
  assert.equal(statusAndCode(await offer(buyer, store.id, id)), '403 request.forbidden')
})

test('a request closes with its last day even before the job runs, and an offer can still be accepted', async () => {
  const { db, buyer, seller, store, id } = await newRequest()
  const { body } = await offer(seller, store.id, id)
  await sql`update procurement_requests set deadline = current_date - 1 where id = ${id}::uuid`.execute(db)
  const before = await view(buyer, id)
  assert.deepEqual([before.status, before.endedBy, before.can], ['Closed', 'Deadline', ['accept']])
  assert.equal(statusAndCode(await offer(seller, store.id, id)), '409 procurement.wrongStatus')
  const context = { db, now: new Date() } as Parameters<typeof closeOverdueRequests.run>[1]
  await closeOverdueRequests.run({}, context)
  await closeOverdueRequests.run({}, context)
  assert.deepEqual(await view(buyer, id), before)
  const steps = (await noticesOf(buyer)).filter(({ kind }) => kind === 'ProcurementStep')
  assert.deepEqual(
    steps.map(({ procurementStep, storeId }) => [procurementStep, storeId]),
    [['Deadline', null]],
  )
  const valid = (days: number) =>
    sql`update procurement_offers set valid_until = current_date + ${days}::int where id = ${body.id}::uuid`.execute(db)
  await valid(-1)
  assert.deepEqual((await view(buyer, id)).can, [], 'an expired offer is nothing to accept')
  await valid(30)
  assert.equal((await accept(buyer, body.id)).status, 200)
  assert.equal((await view(buyer, id)).endedBy, 'Acceptance')
})

test('stores of the category are told of new requests in one notification, once', async () => {
  const { db, buyer, seller, store } = await newRequest()
  const category = await make.category(db)
  await sql`insert into store_categories (store_id, category_id, product_count) values (${store.id}, ${category.id}, 5)`.execute(
    db,
  )
  for (const title of ['First', 'Second']) await post(buyer, { categoryId: category.id, title })
  const run = (now: Date) => announceRequests.run({}, { db, now } as Parameters<typeof announceRequests.run>[1])
  await run(new Date())
  assert.deepEqual(await noticesOf(seller), [], 'a new request can still be changed')
  const later = new Date(Date.now() + 10 * 60_000)
  await run(later)
  await run(later)
  const [notice, ...others] = await noticesOf(seller)
  assert.deepEqual(
    [notice!.kind, notice!.count, notice!.procurementTitle, others.length],
    ['NewProcurement', 2, 'Second', 0],
  )
  assert.equal((await seller.call(contract.markAsViewed, {}, { storeId: store.id })).status, 200)
  assert.equal((await noticesOf(seller))[0]!.isRead, true)
  const { rows } =
    await sql`select from notification_waits where kind = 'NewProcurement' and account_id = ${seller.accountId}::uuid`.execute(
      db,
    )
  assert.equal(rows.length, 0, 'by default on the site alone')
})

test('a notification names a request as it was called then, and one about a change as it is called now', async () => {
  const { buyer, seller, store, id } = await newRequest()
  await offer(seller, store.id, id)
  const titles = async (person: Somebody) =>
    (await noticesOf(person)).map(({ kind, procurementTitle }) => [kind, procurementTitle])
  await post(buyer, { id, title: 'Hex bolts M16' })
  assert.deepEqual(await titles(buyer), [['NewOffer', 'Hex bolts M12']])
  assert.deepEqual(await titles(seller), [['ProcurementStep', 'Hex bolts M16']])
  await post(buyer, { id, title: 'Hex bolts M20' })
  assert.deepEqual(await titles(seller), [['ProcurementStep', 'Hex bolts M20']])
})

test('stores with offers learn that a request was changed or withdrawn, and their offers are marked', async () => {
  const { buyer, seller, store, id } = await newRequest()
  await offer(seller, store.id, id)
  await post(buyer, { id, quantity: 2_000 })
  const steps = async () => (await noticesOf(seller)).map(({ procurementStep }) => procurementStep)
  assert.deepEqual(await steps(), ['Changed'])
  assert.equal((await view(seller, id, { storeId: store.id })).ownOffer!.isOutdated, true)
  await offer(seller, store.id, id, { quantity: 2_000 })
  assert.equal((await view(seller, id, { storeId: store.id })).ownOffer!.isOutdated, false)
  await buyer.call(contract.withdrawRequest, { id })
  assert.deepEqual(await steps(), ['Withdrawn'])
  assert.equal((await view(seller, id, { storeId: store.id })).ownOffer!.status, 'NotChosen')
})
