import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { getAccountContext } from '#modules/accounts/contract.ts'
import { requestCallback } from '#modules/contacts/contract.ts'
import { makeChat, openChat, outcome, makeAnonymousChat, sendText } from '#platform/testing/chats.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import * as contract from '../contract.ts'
import { assignChat, blockBuyer, getBuyer, setAutoAnswer, setIndividualPrice } from '../seller-contract.ts'

type Filter = (typeof contract.chatFilters)[number]
const closed = { isOn: true, text: 'We open at nine.', timeZone: 'UTC', days: [], opensAt: '09:00', closesAt: '18:00' }

/** A store with one chat of each named buyer. */
async function storeWithChats(...names: string[]) {
  const fixture = await makeChat()
  const { app, store, seller, at } = fixture
  const chats = new Map<string, { id: string; buyer: Awaited<ReturnType<typeof somebody>> }>()
  for (const name of names) {
    const buyer = await somebody(app, { name })
    const id = (await openChat(buyer, store.id)).body.id!
    await sendText(buyer, id, `I am ${name}`)
    chats.set(name, { id, buyer })
  }
  const listed = async (filter: Filter, more: object = {}, by = seller) =>
    (await by.call(contract.listChats, { side: 'Store', filter, ...more }, at)).body.items.map(
      ({ members }) => members[0]!.name,
    )
  return {
    ...fixture,
    idOf: (name: string) => chats.get(name)!.id,
    buyerOf: (name: string) => chats.get(name)!.buyer,
    listed,
  }
}

test('a store filters chats by unread, waiting, assigned to the member and unassigned', async () => {
  const { app, store, seller, at, idOf, buyerOf, listed } = await storeWithChats('Ann', 'Ben', 'Cem')
  const omar = await colleague(app, store.id, 'Operator', { name: 'Omar' })
  await seller.call(assignChat, { chatId: idOf('Ben'), accountId: omar.accountId }, at)
  await seller.call(contract.readChat, { id: idOf('Ann') }, at)
  await sendText(seller, idOf('Cem'), 'Welcome')
  for (const [filter, names] of [
    ['All', ['Cem', 'Ben', 'Ann']],
    ['Unread', ['Cem', 'Ben']],
    ['Waiting', ['Ben', 'Ann']],
    ['Unassigned', ['Cem', 'Ann']],
    ['Mine', []],
  ] as const)
    assert.deepEqual(await listed(filter), names, filter)
  assert.deepEqual(await listed('Mine', {}, omar), ['Ben'])
  assert.deepEqual(
    (await buyerOf('Cem').call(contract.listChats, { filter: 'Unread' })).body.items.map(({ id }) => id),
    [idOf('Cem')],
  )
  const cursor = (await seller.call(contract.listChats, { side: 'Store', filter: 'Waiting', limit: 1 }, at)).body
    .nextCursor!
  assert.deepEqual(await listed('Waiting', { cursor, limit: 1 }), ['Ann'])
})

test('a buyer is found by part of the name, regardless of case and diacritics', async () => {
  const { app, store, listed } = await storeWithChats('Emre Yıldız', 'Ann_Lee', 'Annette')
  const { visitor, chatId } = await makeAnonymousChat(app, store.id)
  await sendText(visitor, chatId, 'Hello')
  for (const [buyerName, names] of [
    ['yildiz', ['Emre Yıldız']],
    ['ANN', ['Annette', 'Ann_Lee']],
    ['n_l', ['Ann_Lee']],
    ['passer', ['Passer-by']],
    ['%', []],
  ] as const)
    assert.deepEqual(await listed('All', { buyerName }), names, buyerName)
})

test('a buyer waits from the first message until a person answers; automatic answers do not count', async () => {
  const { seller, at, idOf, buyerOf } = await storeWithChats('Ann')
  const [chatId, ann] = [idOf('Ann'), buyerOf('Ann')]
  const since = async () => (await seller.call(contract.getChat, { chatId }, at)).body.waitingSince
  const first = (await since())!
  assert.ok(first)
  await seller.call(setAutoAnswer, closed, at)
  assert.equal((await sendText(ann, chatId, 'Anybody?')).status, 200)
  assert.equal(await since(), first)
  assert.equal((await ann.call(contract.getChat, { chatId })).body.waitingSince, null, 'not shown to the buyer')
  await sendText(seller, chatId, 'Good morning')
  assert.equal(await since(), null)
  await sendText(ann, chatId, 'Hello')
  assert.ok(await since())
  await seller.call(blockBuyer, { chatId, isBlocked: true }, at)
  assert.equal(await since(), null)
})

test('merged anonymous messages stay waiting', async () => {
  const { app, store, seller, at } = await storeWithChats()
  const { visitor, chatId } = await makeAnonymousChat(app, store.id)
  const buyer = await somebody(app)
  const own = (await openChat(buyer, store.id)).body.id!
  await sendText(buyer, own, 'First')
  await sendText(seller, own, 'Yes?')
  await sendText(visitor, chatId, 'Second')
  visitor.cookies.set('token', buyer.cookies.get('token')!)
  assert.deepEqual((await visitor.call(contract.deanonymizeChats, {})).body.ids, [own])
  assert.ok((await seller.call(contract.getChat, { chatId: own }, at)).body.waitingSince)
})

test('the account context has unread messages, waiting chats and new callbacks by store', async () => {
  const { app, store, seller, at, idOf, buyerOf } = await storeWithChats('Ann', 'Ben')
  await sendText(buyerOf('Ann'), idOf('Ann'), 'More')
  await seller.call(contract.readChat, { id: idOf('Ben') }, at)
  await anonymous(app).call(requestCallback, { storeId: store.id, phone: '+381641234567' })
  const { body } = await seller.call(getAccountContext, {}, at)
  assert.deepEqual(
    body.stores.map(({ unreadMessages, waitingChats, newCallbacks }) => [unreadMessages, waitingChats, newCallbacks]),
    [[2, 2, 1]],
  )
})

test('a chat is shown to both sides, and the data about its buyer to the store only (A06)', async () => {
  const { app, db, product, seller, at, idOf, buyerOf } = await storeWithChats('Ann')
  const [chatId, ann] = [idOf('Ann'), buyerOf('Ann')]
  assert.deepEqual(
    [
      (await ann.call(contract.getChat, { chatId })).body.side,
      (await seller.call(contract.getChat, { chatId }, at)).body.side,
    ],
    ['Buyer', 'Store'],
  )
  const rival = await make.store(db)
  const stranger = await colleague(app, rival.id, 'Owner')
  for (const id of [chatId, randomUUID()]) {
    assert.equal(outcome(await stranger.call(contract.getChat, { chatId: id })), '404 chats.notFound')
    assert.equal(outcome(await stranger.call(getBuyer, { chatId: id }, { storeId: rival.id })), '404 chats.notFound')
  }
  assert.equal((await ann.call(getBuyer, { chatId }, at)).status, 403)
  const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await seller.call(setIndividualPrice, { chatId, productId: product.id, priceMinor: 900, fromQuantity: 5, until }, at)
  const elsewhere = await make.product(db, { storeId: rival.id })
  await make.cart(db, ann.accountId, [
    { productId: product.id, quantity: 1 },
    { productId: elsewhere.id, quantity: 1 },
  ])
  await ann.post('/api/cart/order/create', { contactName: 'Ann', contactPhone: '1' })
  const { body } = await seller.call(getBuyer, { chatId }, at)
  assert.deepEqual(
    [body.name, body.orderCount, body.orders.length, body.orders[0]!.total],
    ['Ann', 1, 1, { minor: 1_000, currency: 'EUR' }],
  )
  assert.deepEqual(
    body.prices.map(({ productId, price, fromQuantity, until: day }) => [productId, price, fromQuantity, day]),
    [[product.id, { minor: 900, currency: 'EUR' }, 5, until]],
  )
})

test('owners and managers can set the hours, operators cannot', async () => {
  const { app, store, at } = await storeWithChats()
  for (const [role, status] of [
    ['Operator', 403],
    ['Manager', 200],
  ] as const)
    assert.equal((await (await colleague(app, store.id, role)).call(setAutoAnswer, closed, at)).status, status)
})
