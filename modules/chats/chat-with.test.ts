import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { addToCart } from '#modules/carts/contract.ts'
import { createOrder } from '#modules/orders/contract.ts'
import { makeChat, openChat, outcome, sendText } from '#platform/testing/chats.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, type Visitor } from '#platform/testing/personas.ts'
import { somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'

test('a preview creates no chat, and finds an existing one', async () => {
  const { app, db, store, product } = await makeChat()
  const count = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from chats where store_id = ${store.id}`.execute(db))
      .rows[0]!.count
  const before = await count()
  for (const visitor of [await somebody(app), anonymous(app)]) {
    const about = { storeId: store.id, productId: product.id }
    const { body } = await visitor.call(contract.findChatWith, about)
    assert.deepEqual(
      [body.id, body.members[1]!.storeId, body.product!.id, body.lastMessage],
      [null, store.id, product.id, null],
    )
    const made = await openChat(visitor, store.id, { widget: { productId: product.id } })
    assert.equal((await visitor.call(contract.findChatWith, about)).body.id, made.body.id)
    assert.equal((await visitor.call(contract.findChatWith, { storeId: store.id })).body.id, null)
  }
  assert.equal(await count(), before + 2)
})

test('a chat has the alias of its store while the store has a public page', async () => {
  const { db, store, buyer, chatId } = await makeChat()
  const aliases = async () =>
    [
      (await buyer.call(contract.findChatWith, { storeId: store.id })).body,
      (await buyer.call(contract.listChats, {})).body.items.find(({ id }) => id === chatId)!,
    ].map(({ members }) => members.map(({ storeAlias }) => storeAlias))
  assert.deepEqual(await aliases(), [
    [null, store.alias],
    [null, store.alias],
  ])
  await sql`update stores set status = 'Suspended' where id = ${store.id}`.execute(db)
  assert.deepEqual(await aliases(), [
    [null, null],
    [null, null],
  ])
})

test('a preview with an order shows it in the existing chat; the store sees it with the message', async () => {
  const { app, product, buyer, seller, store, at, chatId } = await makeChat()
  await sendText(buyer, chatId, 'Good afternoon')
  await buyer.call(addToCart, { productId: product.id, quantity: 10 }, { currency: 'EUR' })
  const { orderId, orderNumber } = (
    await buyer.call(createOrder, { storeId: store.id, contactName: 'Bo', contactEmail: 'bo@buyer.example' })
  ).body.outcomes[0]!
  const named = async (visitor: Visitor) => {
    const { body } = await visitor.call(contract.findChatWith, { storeId: store.id, orderId: orderId! })
    return [body.id, body.orderId, body.orderNumber]
  }
  assert.deepEqual(await named(buyer), [chatId, orderId, orderNumber])
  for (const stranger of [await somebody(app), anonymous(app)])
    assert.deepEqual(await named(stranger), [null, null, null])
  const seenByStore = async () => (await seller.call(contract.listChats, { side: 'Store' }, at)).body.items[0]!
  assert.equal((await seenByStore()).orderNumber, null, 'a preview changes nothing')
  await sendText(buyer, chatId, 'When does it leave?', { widget: { orderId } })
  const { orderNumber: number, lastMessage } = await seenByStore()
  assert.deepEqual([number, lastMessage!.order!.number], [orderNumber, orderNumber])
})

test('inactive stores, own stores and products of other stores are refused', async () => {
  const { app, db, store, seller } = await makeChat()
  const foreign = await make.store(db)
  const theirs = await make.product(db, { storeId: foreign.id })
  const closed = await make.store(db, { status: 'Suspended' })
  const buyer = await somebody(app)
  assert.equal(outcome(await buyer.call(contract.findChatWith, { storeId: closed.id })), '404 chats.unknownStore')
  assert.equal(
    outcome(await buyer.call(contract.findChatWith, { storeId: store.id, productId: theirs.id })),
    '404 chats.unknownWidget',
  )
  assert.equal(outcome(await seller.call(contract.findChatWith, { storeId: store.id })), '409 chats.ownStore')
})

test('the account context has whether a buyer has chats, and the number of unread messages', async () => {
  const { app, seller, buyer, chatId } = await makeChat()
  const { getAccountContext } = await import('../accounts/contract.ts')
  const figures = async (visitor: typeof buyer) => {
    const { hasChats, unreadMessages } = (await visitor.call(getAccountContext, {})).body
    return [hasChats, unreadMessages]
  }
  await sendText(buyer, chatId, 'Good afternoon')
  await sendText(seller, chatId, 'Good afternoon')
  await sendText(seller, chatId, 'How can we help?')
  assert.deepEqual(await figures(buyer), [true, 2])
  await buyer.call(contract.readChat, { id: chatId })
  assert.deepEqual(await figures(buyer), [true, 0])
  assert.deepEqual(await figures(await somebody(app)), [false, 0])
})
