import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { attachSession, requestToken } from '#modules/accounts/contract.ts'
import { hashPassword } from '#modules/accounts/passwords/passwords.ts'
import { listNotifications } from '#modules/notifications/contract.ts'
import type { TestApp } from '#platform/testing/app.ts'
import {
  makeChat,
  openChat,
  outcome,
  makeAnonymousChat,
  readMessages,
  sendText,
  messageTexts,
} from '#platform/testing/chats.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, type Visitor } from '#platform/testing/personas.ts'
import { password } from '#platform/testing/shop.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { blockBuyer } from './seller-contract.ts'

/** Signs an anonymous visitor in as the login page does, which attaches the anonymous session to the account. */
async function signIn(app: TestApp, visitor: Visitor) {
  const account = await make.account(app.database.db, {
    name: 'Known Now',
    passwordHash: await hashPassword(password, app.config),
  })
  assert.equal((await visitor.call(requestToken, { login: account.email, password })).status, 200)
  return account.id
}

/** The changes of chats that a store has heard of. */
async function changesHeardBy(app: TestApp, storeId: number) {
  const { rows } = await sql<{
    payload: { kind: string }
  }>`select payload from events where topic = ${`store:${storeId}`} order by id`.execute(app.database.db)
  return rows.map(({ payload }) => payload).filter(({ kind }) => kind === 'chats')
}

const mergeChats = (visitor: Visitor, input: object = {}) => visitor.call(contract.deanonymizeChats, input)

test('a visitor who signs in can merge the chat into the account; only then does the store learn the name', async () => {
  const { app, store, seller, at } = await makeChat()
  const { visitor, chatId } = await makeAnonymousChat(app, store.id)
  await sendText(visitor, chatId, 'who am I')
  await signIn(app, visitor)
  const names = async () =>
    (await seller.call(contract.listChats, { side: 'Store' }, at)).body.items.map(
      ({ chatType, members, lastMessage }) => [chatType, members[0]!.name, lastMessage!.authorName],
    )
  assert.deepEqual(await names(), [['Anonymous', 'Passer-by', 'Passer-by']])
  const offered = await visitor.call(contract.getAnonymousChats, {})
  assert.deepEqual(
    offered.body.items.map(({ id, lastMessage }) => [id, lastMessage!.text]),
    [[chatId, 'who am I']],
  )
  assert.equal((await readMessages(visitor, chatId)).status, 404)
  assert.deepEqual((await mergeChats(visitor, { id: chatId })).body, { ids: [chatId] })
  assert.deepEqual(await names(), [['Authorized', 'Known Now', 'Known Now']])
  assert.deepEqual(await changesHeardBy(app, store.id), [{ kind: 'chats', chatId }])
  assert.deepEqual(await messageTexts(visitor, chatId), ['who am I'])
  assert.deepEqual((await visitor.call(contract.getAnonymousChats, {})).body.items, [])
})

test('the store hears of the name that a visitor gives later, once', async () => {
  const { app, store } = await makeChat()
  const { visitor, chatId } = await makeAnonymousChat(app, store.id, { name: undefined })
  await sendText(visitor, chatId, 'Hello')
  assert.deepEqual(await changesHeardBy(app, store.id), [])
  for (let round = 0; round < 2; round++) await openChat(visitor, store.id, { chatType: 'Anonymous', name: 'Bea' })
  assert.deepEqual(await changesHeardBy(app, store.id), [{ kind: 'chats', chatId }])
})

test('messages are merged into an existing chat by time, keeping order and unread state', async () => {
  const { app, db, store, seller, buyer, chatId, at } = await makeChat()
  const { visitor, chatId: loose } = await makeAnonymousChat(app, store.id)
  for (const [who, chat, text] of [
    [visitor, loose, 'a1'],
    [buyer, chatId, 'b1'],
    [seller, loose, 'a2'],
    [seller, chatId, 'b2'],
    [visitor, loose, 'a3'],
    [buyer, chatId, 'b3'],
    [seller, loose, 'a4'],
  ] as const)
    await sendText(who, chat, text)
  await buyer.call(contract.readChat, { id: chatId })
  await visitor.call(contract.readChat, { id: loose, seq: 2 })
  await seller.call(contract.readChat, { id: chatId, seq: 1 })
  visitor.cookies.set('token', buyer.cookies.get('token')!)
  assert.deepEqual((await mergeChats(visitor)).body, { ids: [chatId] })
  assert.deepEqual((await changesHeardBy(app, store.id)).at(-1), { kind: 'chats', chatId: loose, mergedInto: chatId })
  const { items } = (await readMessages(seller, chatId)).body
  assert.deepEqual(
    items.map(({ text }) => text),
    ['a1', 'b1', 'a2', 'b2', 'a3', 'b3', 'a4'],
  )
  assert.deepEqual(
    items.map(({ seq }) => seq),
    [1, 2, 3, 4, 5, 6, 7],
  )
  assert.ok(items.every(({ side, authorName }) => authorName === (side === 'Buyer' ? 'Bo Buyer' : 'Sam Seller')))
  assert.deepEqual((await buyer.call(contract.unreadCounts, {})).body, { items: [{ id: chatId, count: 1 }], total: 1 })
  assert.equal(
    (await seller.call(contract.unreadCounts, { side: 'Store' }, at)).body.total,
    4,
    'from the first unread message of either chat',
  )
  assert.equal((await sendText(buyer, chatId, 'next')).body.seq, 8)
  assert.equal((await sql`select from chats where id = ${loose}::uuid`.execute(db)).rows.length, 0)
})

test('notifications of both chats are merged, with every message', async () => {
  const { app, db, store, seller, buyer, chatId } = await makeChat()
  const { visitor, chatId: loose } = await makeAnonymousChat(app, store.id)
  for (const [who, chat, text] of [
    [buyer, chatId, 'b1'],
    [visitor, loose, 'a1'],
    [visitor, loose, 'a2'],
    [buyer, chatId, 'b2'],
    [seller, chatId, 's1'],
    [visitor, loose, 'a3'],
  ] as const)
    await sendText(who, chat, text)
  await seller.call(contract.readChat, { id: chatId })
  await sendText(buyer, chatId, 'b3')
  visitor.cookies.set('token', buyer.cookies.get('token')!)
  assert.deepEqual((await mergeChats(visitor)).body, { ids: [chatId] })
  const notificationsOf = async (who: Visitor) =>
    (await who.call(listNotifications, {})).body.items.map(({ chatId: id, count, text, isRead }) => [
      id,
      count,
      text,
      isRead,
    ])
  assert.deepEqual(await notificationsOf(seller), [
    [chatId, 5, 'b3', false],
    [chatId, 4, 'b2', true],
  ])
  assert.deepEqual(await notificationsOf(buyer), [[chatId, 1, 's1', false]])
  const { rows } = await sql<{ fromSeq: number }>`
    select from_seq as "fromSeq" from notification_waits where account_id = ${seller.accountId}::uuid and channel = 'Email' order by from_seq
  `.execute(db)
  assert.deepEqual(
    rows.map(({ fromSeq }) => fromSeq),
    [1, 2],
  )
  await seller.call(contract.readChat, { id: chatId, seq: 5 })
  assert.equal(
    (await notificationsOf(seller)).filter(([, , , isRead]) => !isRead).length,
    1,
    'the last message is unread',
  )
  await seller.call(contract.readChat, { id: chatId })
  assert.equal((await notificationsOf(seller)).filter(([, , , isRead]) => !isRead).length, 0)
})

test('a block applies to merged chats too', async () => {
  const { app, store, seller, buyer, product, chatId, at } = await makeChat()
  await sendText(buyer, chatId, 'hello')
  assert.equal((await seller.call(blockBuyer, { chatId, isBlocked: true }, at)).status, 200)
  const { visitor, chatId: loose } = await makeAnonymousChat(app, store.id, { widget: { productId: product.id } })
  await sendText(visitor, loose, 'it is me again')
  visitor.cookies.set('token', buyer.cookies.get('token')!)
  assert.deepEqual((await mergeChats(visitor)).body, { ids: [loose] })
  const listed = async (filter: string) =>
    (await seller.call(contract.listChats, { side: 'Store', filter } as never, at)).body.items.map(
      ({ id, isBlocked }) => [id, isBlocked],
    )
  assert.deepEqual(
    [await listed('All'), await listed('Waiting')],
    [
      [
        [loose, true],
        [chatId, true],
      ],
      [],
    ],
  )
})

test('only the holder of the session secret can merge a chat, and only once (D12)', async () => {
  const { app, store, seller } = await makeChat()
  const { visitor, chatId } = await makeAnonymousChat(app, store.id)
  await sendText(visitor, chatId, 'mine')
  const [, sessionId] = /^([^.]+)/.exec(visitor.cookies.get('anon')!)!
  const guesser = await somebody(app)
  guesser.cookies.set('anon', `${sessionId}.${'A'.repeat(22)}`)
  for (const [who, as] of [
    ['another buyer', await somebody(app)],
    ['the seller', seller],
    ['a guesser', guesser],
  ] as const)
    for (const headers of [{}, { sessionid: sessionId! }] as Record<string, string>[]) {
      assert.equal(
        outcome(await as.call(contract.deanonymizeChats, { id: chatId }, { headers })),
        '404 chats.notFound',
        who,
      )
      assert.equal(
        outcome(await as.call(contract.deanonymizeChats, { id: randomUUID() }, { headers })),
        '404 chats.notFound',
        who,
      )
      assert.deepEqual((await as.call(contract.getAnonymousChats, {}, { headers })).body.items, [], who)
    }
  assert.equal((await mergeChats(anonymous(app), { id: chatId })).status, 401)
  assert.equal((await mergeChats(visitor, { id: chatId })).status, 401)
  await signIn(app, visitor)
  // Another account in the same browser.
  const next = anonymous(app)
  for (const [name, value] of visitor.cookies) next.cookies.set(name, value)
  next.cookies.set('token', (await somebody(app)).cookies.get('token')!)
  assert.equal(outcome(await mergeChats(next, { id: chatId })), '404 chats.notFound')
  const both = await Promise.all([mergeChats(visitor), mergeChats(visitor), mergeChats(visitor)])
  assert.deepEqual(both.map(outcome).sort(), [200, '404 chats.notFound', '404 chats.notFound'])
  assert.equal(outcome(await mergeChats(visitor, { id: chatId })), '404 chats.notFound')
})

test('an explicitly attached session counts too; members of a store do not become its buyers', async () => {
  const { app, store } = await makeChat()
  const { visitor, chatId } = await makeAnonymousChat(app, store.id)
  const account = await somebody(app)
  visitor.cookies.set('token', account.cookies.get('token')!)
  assert.equal((await visitor.call(attachSession, {})).status, 200)
  assert.deepEqual((await mergeChats(visitor)).body.ids, [chatId])
  const { visitor: insider } = await makeAnonymousChat(app, store.id)
  insider.cookies.set('token', (await colleague(app, store.id, 'Operator')).cookies.get('token')!)
  assert.equal(outcome(await mergeChats(insider)), '404 chats.notFound')
})

test('concurrent opening and merging end in one chat; a block stays with the buyer', async () => {
  const { app, store, seller, at } = await makeChat()
  for (let round = 0; round < 5; round++) {
    const { visitor, chatId } = await makeAnonymousChat(app, store.id)
    await sendText(visitor, chatId, 'hello')
    const account = await somebody(app)
    visitor.cookies.set('token', account.cookies.get('token')!)
    const [tied, opened] = await Promise.all([mergeChats(visitor), openChat(account, store.id)])
    assert.deepEqual([tied.status, opened.status], [200, 200])
    assert.deepEqual(
      (await account.call(contract.listChats, {})).body.items.map(({ id, lastMessage }) => [id, lastMessage!.text]),
      [[tied.body.ids[0], 'hello']],
    )
  }
  const { visitor, chatId } = await makeAnonymousChat(app, store.id)
  await sendText(visitor, chatId, 'spam')
  await seller.call(blockBuyer, { chatId, isBlocked: true }, at)
  const account = await somebody(app)
  visitor.cookies.set('token', account.cookies.get('token')!)
  await mergeChats(visitor)
  assert.equal(outcome(await sendText(account, chatId, 'again')), '403 chats.blocked')
  assert.equal(outcome(await openChat(account, store.id)), '403 chats.blocked')
})
