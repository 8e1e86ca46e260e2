import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import {
  makeChat,
  openChat,
  outcome,
  makeAnonymousChat,
  readMessages,
  sendText,
  chatState,
  messageTexts,
} from '#platform/testing/chats.ts'
import { createOrder } from '#modules/orders/contract.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, type Visitor } from '#platform/testing/personas.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { assignChat, blockBuyer, setIndividualPrice } from './seller-contract.ts'

test('every call answers for a foreign chat as for an unknown one, and changes nothing (A06)', async () => {
  const { app, db, store, product, seller, buyer, chatId } = await makeChat()
  await sendText(buyer, chatId, 'secret words')
  await sendText(seller, chatId, 'secret answer')
  const outsider = await make.store(db)
  const strangers: [string, Visitor, number][] = [
    ['anonymous', anonymous(app), store.id],
    ['a passer-by', (await makeAnonymousChat(app, store.id)).visitor, store.id],
    ['another buyer', await somebody(app), store.id],
    ['another seller', await colleague(app, outsider.id, 'Owner'), outsider.id],
  ]
  const before = JSON.stringify(await chatState(app, chatId))
  const calls = [
    [contract.listMessages, { chatId }],
    [contract.readChat, { id: chatId }],
    [contract.deleteChat, { id: chatId }],
    [contract.sendMessage, { chatId, message: 'x' }],
    [contract.getWidget, { chatId }],
    [contract.deanonymizeChats, { id: chatId }],
    [contract.showTyping, { chatId }],
    [contract.reportChat, { chatId, reason: 'Spam' }],
    [
      setIndividualPrice,
      { chatId, productId: product.id, priceMinor: 900, until: new Date().toISOString().slice(0, 10) },
    ],
    [assignChat, { chatId, accountId: null }],
    [blockBuyer, { chatId, isBlocked: true }],
  ] as const
  for (const [who, visitor, storeId] of strangers)
    for (const [call, input] of calls) {
      const [answer, unknown] = [
        await visitor.call(call, input, { storeId }),
        await visitor.call(
          call,
          { ...input, ...('id' in input ? { id: randomUUID() } : { chatId: randomUUID() }) },
          { storeId },
        ),
      ]
      const needs =
        call.access === 'seller' && who !== 'another seller'
          ? [401, 403]
          : call.access === 'user' && !visitor.cookies.has('token')
            ? [401]
            : [404]
      assert.ok(needs.includes(answer.status), `${who}: ${call.id} answered ${answer.status}`)
      const same = ({ status, body }: typeof answer) => JSON.stringify({ status, ...(body as object), traceId: '' })
      assert.equal(same(answer), same(unknown), `${who}: ${call.id}`)
    }
  for (const [, visitor] of strangers)
    assert.ok(
      !(await visitor.get('/api/chat/get/list/context?side=Store', { storeId: store.id })).text.includes('secret'),
    )
  assert.equal((await strangers[3]![1].call(contract.listChats, { side: 'Store' }, { storeId: store.id })).status, 403)
  assert.equal(
    (await strangers[3]![1].call(contract.unreadCounts, { side: 'Store' }, { storeId: store.id })).status,
    403,
  )
  assert.equal(JSON.stringify(await chatState(app, chatId)), before)
})

test('a former member of the store can neither read nor write', async () => {
  const { app, db, store, buyer, chatId } = await makeChat()
  const operator = await colleague(app, store.id, 'Operator')
  assert.equal((await sendText(operator, chatId, 'Hello')).status, 200)
  await sql`delete from store_members where account_id = ${operator.accountId}::uuid`.execute(db)
  assert.deepEqual(
    [(await readMessages(operator, chatId)).status, (await sendText(operator, chatId, 'Still here')).status],
    [404, 404],
  )
  assert.deepEqual(await messageTexts(buyer, chatId), ['Hello'])
})

test('an inactive store receives no messages', async () => {
  const { db, store, buyer, chatId } = await makeChat()
  await sql`update stores set status = 'Suspended' where id = ${store.id}`.execute(db)
  assert.equal(outcome(await sendText(buyer, chatId, 'Hello')), '409 chats.storeClosed')
})

test('the buyer of an open order writes to a suspended store, and its people to the buyer', async () => {
  const { app, db, store, product, seller, buyer } = await makeChat()
  const stranger = await somebody(app)
  await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 1 }])
  const placed = await buyer.call(createOrder, { contactName: 'Bo', contactPhone: '1' })
  const orderId = placed.body.outcomes[0]!.orderId!
  const setStore = (status: string) => sql`update stores set status = ${status} where id = ${store.id}`.execute(db)
  await setStore('Suspended')
  for (const person of [buyer, seller])
    assert.equal(outcome(await openChat(person, store.id, { widget: { orderId } })), 200)
  const { body } = await buyer.call(contract.findChatWith, { storeId: store.id, orderId })
  assert.equal(outcome(await sendText(buyer, body.id!, 'When does it leave?')), 200)
  assert.equal(outcome(await openChat(stranger, store.id)), '404 chats.unknownStore')
  await setStore('Closed')
  assert.equal(outcome(await sendText(buyer, body.id!, 'And now?')), '409 chats.storeClosed')
  assert.equal(outcome(await openChat(seller, store.id, { widget: { orderId } })), '404 chats.unknownStore')
  await setStore('Suspended')
  await sql`update orders set status = 'Completed' where id = ${orderId}::uuid`.execute(db)
  assert.equal(outcome(await sendText(buyer, body.id!, 'Thank you')), '409 chats.storeClosed')
})

test('nobody writes to a buyer whose account has been deleted', async () => {
  const { db, buyer, seller, chatId, product, at } = await makeChat()
  await sendText(buyer, chatId, 'Hello')
  await sql`update accounts set status = 'Deleted', name = '' where id = ${buyer.accountId}::uuid`.execute(db)
  assert.equal(outcome(await sendText(seller, chatId, 'Good afternoon')), '409 chats.buyerDeleted')
  const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const offer = { chatId, productId: product.id, priceMinor: 800, fromQuantity: 10, until }
  assert.equal(outcome(await seller.call(setIndividualPrice, offer, at)), '409 chats.buyerDeleted')
  assert.deepEqual(await messageTexts(seller, chatId), ['Hello'])
})
