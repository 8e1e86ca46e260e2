import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { makeChat, openChat, outcome, makeAnonymousChat, sendText, messageTexts } from '#platform/testing/chats.ts'
import * as make from '#platform/testing/make.ts'
import { colleague } from '#platform/testing/somebody.ts'
import { until } from '#platform/testing/until.ts'
import * as contract from '../contract.ts'
import {
  assignChat,
  blockBuyer,
  deleteCannedAnswer,
  getAutoAnswer,
  listCannedAnswers,
  saveCannedAnswer,
  setAutoAnswer,
} from '../seller-contract.ts'
import { measureResponseTimes } from '../jobs.ts'
import { maxCannedAnswers } from '../rules.ts'

test('a blocked buyer cannot write to the store in any chat until unblocked', async () => {
  const { app, db, store, product, seller, buyer, at, chatId } = await makeChat()
  const productChatId = (await openChat(buyer, store.id, { widget: { productId: product.id } })).body.id!
  const elsewhere = (await openChat(buyer, (await make.store(db)).id)).body.id!
  assert.equal((await seller.call(blockBuyer, { chatId, isBlocked: true }, at)).status, 200)
  for (const id of [chatId, productChatId])
    assert.equal(outcome(await sendText(buyer, id, 'please')), '403 chats.blocked')
  assert.equal(
    outcome(
      await openChat(buyer, store.id, { widget: { productId: (await make.product(db, { storeId: store.id })).id } }),
    ),
    '403 chats.blocked',
  )
  assert.deepEqual(
    [outcome(await sendText(buyer, elsewhere, 'hello')), outcome(await sendText(seller, chatId, 'no'))],
    [200, 200],
  )
  const { chatId: other, visitor } = await makeAnonymousChat(app, store.id)
  assert.equal(outcome(await sendText(visitor, other, 'hello')), 200)
  await seller.call(blockBuyer, { chatId, isBlocked: false }, at)
  assert.equal(outcome(await sendText(buyer, productChatId, 'thank you')), 200)
  const { rows } = await sql<{
    action: string
  }>`select action from audit_log where entity_id = ${chatId} order by id`.execute(db)
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['chat.block', 'chat.unblock'],
  )
})

test('concurrent blocks of one buyer in two chats do not deadlock', async () => {
  const { db, store, product, seller, buyer, at, chatId } = await makeChat()
  const productChatId = (await openChat(buyer, store.id, { widget: { productId: product.id } })).body.id!
  for (const first of [chatId, productChatId]) {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    const holder = db.transaction().execute(async (tx) => {
      await sql`select from chats where id = ${first}::uuid for no key update`.execute(tx)
      hold()
      await held
    })
    await isHeld
    const block = async (id: string) => outcome(await seller.call(blockBuyer, { chatId: id, isBlocked: true }, at))
    const answers: Promise<unknown>[] = []
    for (const id of [first, first === chatId ? productChatId : chatId]) {
      answers.push(block(id))
      await until(async () => (await countWaiting(db)) >= answers.length)
    }
    release()
    assert.deepEqual(await Promise.all(answers), [200, 200])
    await holder
  }
})

async function countWaiting(db: Db) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db)
  return rows[0]!.count
}

test('a chat can be assigned to members of the store only', async () => {
  const { app, store, seller, buyer, at, chatId } = await makeChat()
  await sendText(buyer, chatId, 'hello')
  const operator = await colleague(app, store.id, 'Operator', { name: 'Omar' })
  const assign = (accountId: string | null) => seller.call(assignChat, { chatId, accountId }, at)
  assert.equal(outcome(await assign(buyer.accountId)), '404 chats.memberNotFound')
  assert.equal(outcome(await assign(operator.accountId)), 200)
  const assigned = async () => (await seller.call(contract.listChats, { side: 'Store' }, at)).body.items[0]!.assignedTo
  assert.deepEqual(await assigned(), { accountId: operator.accountId, name: 'Omar' })
  assert.equal((await buyer.call(contract.listChats, {})).body.items[0]!.assignedTo, null)
  await sql`delete from store_members where account_id = ${operator.accountId}::uuid`.execute(app.database.db)
  assert.equal(await assigned(), null)
})

test('each side has one report, replaced by its latest one', async () => {
  const { app, seller, buyer, chatId } = await makeChat()
  for (const [as, reason, comment] of [
    [buyer, 'Spam', 'first'],
    [buyer, 'Fraud', 'asks for\u202e money'],
    [seller, 'Abuse', ''],
  ] as const)
    assert.equal((await as.call(contract.reportChat, { chatId, reason, comment })).status, 200)
  const { rows } =
    await sql`select side, reason, comment from chat_reports where chat_id = ${chatId}::uuid order by side`.execute(
      app.database.db,
    )
  assert.deepEqual(rows, [
    { side: 'Buyer', reason: 'Fraud', comment: 'asks for money' },
    { side: 'Store', reason: 'Abuse', comment: '' },
  ])
})

test('canned answers have a maximum number and are private to the store', async () => {
  const { app, db, store, seller, at } = await makeChat()
  const rival = await make.store(db)
  const outsider = await colleague(app, rival.id, 'Owner')
  const { body } = await seller.call(saveCannedAnswer, { title: ' Delivery ', text: 'In three days.' }, at)
  assert.equal(body.title, 'Delivery')
  assert.equal((await seller.call(saveCannedAnswer, { ...body, text: 'In two days.' }, at)).body.text, 'In two days.')
  for (const as of [outsider]) {
    assert.deepEqual((await as.call(listCannedAnswers, {}, { storeId: rival.id })).body.items, [])
    assert.equal(
      outcome(await as.call(saveCannedAnswer, { ...body, text: 'Never.' }, { storeId: rival.id })),
      '404 chats.answerNotFound',
    )
    assert.equal(
      outcome(await as.call(deleteCannedAnswer, { id: body.id }, { storeId: rival.id })),
      '404 chats.answerNotFound',
    )
  }
  await sql`insert into canned_answers (store_id, title, text) select ${store.id}, 'x', 'x' from generate_series(3, ${maxCannedAnswers})`.execute(
    db,
  )
  const last = await Promise.all(
    Array.from({ length: 3 }, () => seller.call(saveCannedAnswer, { title: 'y', text: 'y' }, at)),
  )
  assert.deepEqual(last.map(outcome).sort(), [200, '409 chats.tooManyAnswers', '409 chats.tooManyAnswers'])
  assert.equal((await seller.call(deleteCannedAnswer, { id: body.id }, at)).status, 200)
  assert.equal((await seller.call(listCannedAnswers, {}, at)).body.items.length, maxCannedAnswers - 1)
})

test('outside its hours the store sends an automatic answer, once a day at most', async () => {
  const { app, db, seller, buyer, at, chatId } = await makeChat()
  const set = (more: object) =>
    seller.call(
      setAutoAnswer,
      {
        isOn: true,
        text: 'We open at nine.',
        timeZone: 'Europe/Belgrade',
        days: [],
        opensAt: '09:00',
        closesAt: '18:00',
        ...more,
      },
      at,
    )
  assert.equal((await seller.call(getAutoAnswer, {}, at)).body.isOn, false)
  for (const bad of [
    { timeZone: 'Mars/Base' },
    { days: [0] },
    { opensAt: '24:00' },
    { closesAt: '9:00' },
    { text: ' ' },
  ])
    assert.equal((await set(bad)).status, 422)
  await set({ isOn: false })
  await sendText(buyer, chatId, 'one')
  assert.equal((await set({ days: [7, 1, 1] })).status, 200)
  assert.deepEqual((await seller.call(getAutoAnswer, {}, at)).body.days, [1, 7])
  await set({})
  await sendText(buyer, chatId, 'two')
  await sendText(buyer, chatId, 'three')
  await sendText(seller, chatId, 'four')
  assert.deepEqual(await messageTexts(buyer, chatId), ['one', 'two', 'We open at nine.', 'three', 'four'])
  await sql`update chats set auto_answered_at = now() - interval '25 hours' where id = ${chatId}::uuid`.execute(db)
  await Promise.all([sendText(buyer, chatId, 'five'), sendText(buyer, chatId, 'six')])
  assert.equal((await messageTexts(buyer, chatId)).filter((text) => text === 'We open at nine.').length, 2)
  await set({ days: [1, 2, 3, 4, 5, 6, 7], opensAt: '00:00', closesAt: '23:59' })
  const { visitor, chatId: other } = await makeAnonymousChat(app, at.storeId)
  await sql`update auto_answers set closes_at = '24:00' where store_id = ${at.storeId}`.execute(db)
  await sendText(visitor, other, 'by day')
  assert.deepEqual(await messageTexts(visitor, other), ['by day'])
})

test('response times are measured over ninety days, from ten questions on', async () => {
  const { app, db, store } = await makeChat()
  const { config } = app
  const now = new Date()
  await sql`update stores set response_minutes = 44 where id = ${store.id}`.execute(db)
  const runMeasurement = async () => {
    await measureResponseTimes.run({}, { db, config, log: createLog('silent'), now })
    return (
      await sql<{
        minutes: number | null
        rate: number | null
      }>`select response_minutes as minutes, response_rate as rate from stores where id = ${store.id}`.execute(db)
    ).rows[0]
  }
  const ask = async (daysAgo: number, ...lines: [side: string, afterMinutes: number, isAutomatic?: boolean][]) => {
    const account = await make.account(db)
    const { rows } = await sql<{ id: string }>`
      insert into chats (store_id, buyer_id, last_seq, active_at, created_at) values (${store.id}, ${account.id}::uuid, ${lines.length}, now(), now()) returning id
    `.execute(db)
    for (const [index, [side, minutes, isAutomatic]] of lines.entries())
      await sql`
        insert into chat_messages (chat_id, seq, side, text, is_automatic, created_at)
        values (${rows[0]!.id}::uuid, ${index + 1}, ${side}, 'x', ${isAutomatic ?? false}, ${now}::timestamptz - ${daysAgo} * interval '1 day' + ${minutes} * interval '1 minute')
      `.execute(db)
  }
  assert.deepEqual(await runMeasurement(), { minutes: 44, rate: null }, 'no questions yet')
  await ask(100, ['Buyer', 0], ['Store', 1])
  for (let index = 1; index <= 7; index++)
    await ask(index, ['Buyer', 0], ['Buyer', 1], ['Store', 1, true], ['Store', 10 * index])
  assert.deepEqual(await runMeasurement(), { minutes: null, rate: null }, 'seven questions are too few')
  await ask(8, ['Buyer', 0], ['Store', 100], ['Buyer', 200], ['Store', 205])
  await ask(9, ['Store', 0], ['Buyer', 1], ['Buyer', 30])
  await ask(0, ['Buyer', -60])
  assert.deepEqual(
    await runMeasurement(),
    { minutes: 40, rate: 90 },
    'ten questions, one of them without an answer; the latest one is not counted yet',
  )
})
