import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startApp } from '#platform/testing/app.ts'
import { dialog, listen, outcome, passerBy } from '#platform/testing/chats.ts'
import * as make from '#platform/testing/make.ts'
import { Visitor } from '#platform/testing/personas.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'

const ask = async (who: Visitor, of: { chatId: string } | { storeId: number }) => {
  const answer = await who.call(contract.getPresence, of)
  return answer.status === 200 ? answer.body.isOnline : outcome(answer)
}

async function comes(who: Visitor, of: { chatId: string } | { storeId: number }) {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await sleep(50))
    if ((await ask(who, of)) === true) return true
  return false
}

test('a buyer sees in the dialog that somebody of the store is here, whichever process they are at; before the dialog too', async () => {
  const { app, db, buyer, chatId } = await dialog()
  const store = await make.store(db)
  const { visitor } = await passerBy(app, store.id)
  assert.deepEqual([await ask(visitor, { storeId: store.id }), await ask(buyer, { chatId })], [false, false])
  await using other = await startApp({ database: app.database })
  const operator = await colleague(app, store.id, 'Operator')
  await using stream = await listen(other, operator)
  assert.ok(stream.heard.length > 0)
  assert.equal(await comes(visitor, { storeId: store.id }), true)
  assert.equal(await ask(buyer, { chatId }), false, 'another store is not here for that')
})

test('a store sees that a buyer is here only in a dialog that they have', async () => {
  const { app, seller, store, db } = await dialog()
  const { visitor, chatId } = await passerBy(app, store.id)
  assert.equal(await ask(seller, { chatId }), false)
  await using stream = await listen(app, visitor)
  assert.ok(stream.heard.length > 0)
  assert.equal(await comes(seller, { chatId }), true)
  const stranger = await colleague(app, (await make.store(db)).id, 'Owner')
  for (const who of [stranger, await somebody(app)]) assert.equal(await ask(who, { chatId }), '404 chats.notFound')
  assert.equal(await ask(seller, { chatId: randomUUID() }), '404 chats.notFound')
})

test('whoever looks at the dialog without a stream is here as well', async () => {
  const { buyer, seller, chatId } = await dialog()
  assert.equal(await ask(seller, { chatId }), false)
  await ask(buyer, { chatId })
  assert.equal(await ask(seller, { chatId }), true)
})

test('a question about both, or about nothing, is none', async () => {
  const { buyer, chatId, store } = await dialog()
  for (const asked of [{}, { chatId, storeId: store.id }, { chatId: 'x' }, { storeId: 0 }])
    assert.equal(outcome(await buyer.call(contract.getPresence, asked)), '422 request.invalid')
})
