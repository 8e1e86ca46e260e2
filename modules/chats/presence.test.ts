import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { startApp } from '#platform/testing/app.ts'
import { makeChat, openEventStream, outcome, makeAnonymousChat } from '#platform/testing/chats.ts'
import * as make from '#platform/testing/make.ts'
import { Visitor } from '#platform/testing/personas.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import { until } from '#platform/testing/until.ts'
import * as contract from './contract.ts'

const ask = async (who: Visitor, of: { chatId: string } | { storeId: number }) => {
  const answer = await who.call(contract.getPresence, of)
  return answer.status === 200 ? answer.body.isOnline : outcome(answer)
}

const untilOnline = (who: Visitor, of: { chatId: string } | { storeId: number }) =>
  until(async () => (await ask(who, of)) === true)

test('a buyer sees that the store is online in any process, with and without a chat', async () => {
  const { app, db, buyer, chatId } = await makeChat()
  const store = await make.store(db)
  const { visitor } = await makeAnonymousChat(app, store.id)
  assert.deepEqual([await ask(visitor, { storeId: store.id }), await ask(buyer, { chatId })], [false, false])
  await using other = await startApp({ database: app.database })
  const operator = await colleague(app, store.id, 'Operator')
  await using stream = await openEventStream(other, operator)
  assert.ok(stream.heard.length > 0)
  await untilOnline(visitor, { storeId: store.id })
  assert.equal(await ask(buyer, { chatId }), false, 'another store stays offline')
})

test('a store sees the presence of a buyer only in a chat with them', async () => {
  const { app, seller, store, db } = await makeChat()
  const { visitor, chatId } = await makeAnonymousChat(app, store.id)
  assert.equal(await ask(seller, { chatId }), false)
  await using stream = await openEventStream(app, visitor)
  assert.ok(stream.heard.length > 0)
  await untilOnline(seller, { chatId })
  const stranger = await colleague(app, (await make.store(db)).id, 'Owner')
  for (const who of [stranger, await somebody(app)]) assert.equal(await ask(who, { chatId }), '404 chats.notFound')
  assert.equal(await ask(seller, { chatId: randomUUID() }), '404 chats.notFound')
})

test('a request for presence counts as being online, without a stream', async () => {
  const { buyer, seller, chatId } = await makeChat()
  assert.equal(await ask(seller, { chatId }), false)
  await ask(buyer, { chatId })
  assert.equal(await ask(seller, { chatId }), true)
})

test('presence needs either a chat or a store', async () => {
  const { buyer, chatId, store } = await makeChat()
  for (const asked of [{}, { chatId, storeId: store.id }, { chatId: 'x' }, { storeId: 0 }])
    assert.equal(outcome(await buyer.call(contract.getPresence, asked)), '422 request.invalid')
})
