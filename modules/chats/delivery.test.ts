import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'
import pg from 'pg'
import { sql } from 'kysely'
import { startApp } from '#platform/testing/app.ts'
import {
  makeChat,
  openEventStream,
  openChat,
  makeAnonymousChat,
  readMessages,
  sendText,
  messageTexts,
} from '#platform/testing/chats.ts'
import * as make from '#platform/testing/make.ts'
import { Visitor } from '#platform/testing/personas.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'

/** The same browser on another server. */
function at(address: string, { cookies }: Visitor) {
  const visitor = new Visitor(address)
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return visitor
}

test('messages and read positions are published to both sides and nobody else', async () => {
  const { app, db, store, seller, buyer, chatId } = await makeChat()
  const { visitor, chatId: theirs } = await makeAnonymousChat(app, store.id)
  const outsider = await colleague(app, (await make.store(db)).id, 'Owner')
  await using own = await openEventStream(app, buyer)
  await using shop = await openEventStream(app, seller)
  await using passing = await openEventStream(app, visitor)
  await using foreign = await openEventStream(app, await somebody(app))
  await using rival = await openEventStream(app, outsider)
  await sendText(buyer, chatId, 'one')
  await sendText(seller, theirs, 'two')
  await seller.call(contract.readChat, { id: chatId })
  await seller.call(contract.readChat, { id: chatId })
  await shop.until(({ data }) => data.kind === 'read')
  await own.until(({ data }) => data.kind === 'read')
  await passing.until(({ data }) => data.kind === 'message')
  const [first, second] = [
    { kind: 'message', chatId, seq: 1 },
    { kind: 'message', chatId: theirs, seq: 1 },
  ]
  const seen = { kind: 'read', chatId, side: 'Store', seq: 1 }
  assert.deepEqual(
    own.heard.map(({ event, data }) => [event, data]),
    [
      ['ready', {}],
      ['account', first],
      ['account', seen],
    ],
  )
  assert.deepEqual(
    shop.heard.slice(1).map(({ data }) => data),
    [first, second, seen],
  )
  assert.deepEqual(
    passing.heard.slice(1).map(({ event, data }) => ({ event, data })),
    [{ event: 'anonymous', data: second }],
  )
  for (const stream of [foreign, rival])
    assert.deepEqual(
      stream.heard.map(({ event }) => event),
      ['ready'],
    )
  assert.ok(!JSON.stringify(shop.heard).includes('one"'), 'events contain no texts')
})

test('a stream request cannot subscribe to a foreign chat, topic or store (A06)', async () => {
  const { app, store, seller, buyer, chatId } = await makeChat()
  const stranger = await somebody(app)
  const stop = new AbortController()
  const cookie = `token=${stranger.cookies.get('token')}; storeId=${store.id}`
  const response = await fetch(`${app.address}/api/events?chatId=${chatId}&topic=store:${store.id}`, {
    headers: { cookie, 'x-store-id': String(store.id), 'last-event-id': '0', sessionid: randomUUID() },
    signal: stop.signal,
  })
  let heard = ''
  const reading = (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) heard += chunk
  })().catch(() => {})
  await using shop = await openEventStream(app, seller)
  await sendText(buyer, chatId, 'secret')
  await shop.until(({ data }) => data.kind === 'message')
  await openChat(stranger, store.id)
  stop.abort()
  await reading
  assert.match(heard, /event: ready/)
  assert.ok(!heard.includes(chatId) && !heard.includes('"kind":"message"'))
})

test('typing is sent to the other side only, and not stored', async () => {
  const { app, db, seller, buyer, chatId } = await makeChat()
  await using own = await openEventStream(app, buyer)
  await using shop = await openEventStream(app, seller)
  const count = async () =>
    (await sql<{ count: number }>`select count(*) as count from events`.execute(db)).rows[0]!.count
  const before = await count()
  assert.equal((await buyer.call(contract.showTyping, { chatId })).status, 200)
  assert.deepEqual((await shop.until(({ data }) => data.kind === 'typing'))?.data, {
    kind: 'typing',
    chatId,
    side: 'Buyer',
  })
  assert.equal((await seller.call(contract.showTyping, { chatId })).status, 200)
  assert.deepEqual((await own.until(({ data }) => data.kind === 'typing'))?.data, {
    kind: 'typing',
    chatId,
    side: 'Store',
  })
  assert.deepEqual([own.ofKind('typing').length, shop.ofKind('typing').length, await count()], [1, 1, before])
})

test('messages sent on one server arrive on another, once and in order (R13)', async () => {
  const { app, seller, buyer, chatId } = await makeChat()
  await using other = await startApp({ database: app.database })
  await using shop = await openEventStream(other, at(other.address, seller))
  const there = at(other.address, buyer)
  for (let index = 0; index < 10; index++)
    assert.equal((await sendText(index % 2 ? there : buyer, chatId, `message ${index}`)).status, 200)
  await shop.until(({ data }) => data.seq === 10)
  assert.deepEqual(
    shop.ofKind('message').map(({ seq }) => seq),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  )
  assert.deepEqual(
    await messageTexts(at(other.address, seller), chatId),
    Array.from({ length: 10 }, (_, index) => `message ${index}`),
  )
})

test('after a disconnection missed messages are read by number, without loss or duplicates (R12)', async () => {
  const { seller, buyer, chatId } = await makeChat()
  await sendText(buyer, chatId, 'before')
  const known = (await readMessages(seller, chatId)).body.lastSeq
  await Promise.all(Array.from({ length: 15 }, (_, index) => sendText(buyer, chatId, `meanwhile ${index}`)))
  const missed = []
  for (let after: number | null = known; after !== null;) {
    const { body }: { body: { items: { seq: number }[]; newerCursor: number | null } } = await readMessages(
      seller,
      chatId,
      {
        after,
        limit: 4,
      },
    )
    missed.push(...body.items.map(({ seq }) => seq))
    after = body.newerCursor
  }
  assert.deepEqual(
    missed,
    Array.from({ length: 15 }, (_, index) => known + 1 + index),
  )
})

test('a retry after a server was killed between commit and response finds the message (R01)', async () => {
  const { app, db, buyer, seller, chatId } = await makeChat()
  const rounds = 4
  const watcher = new pg.Client(app.database.connection)
  await watcher.connect()
  await watcher.query('listen events')
  for (let round = 1; round <= rounds; round++) {
    const server = spawn(
      process.execPath,
      [join(import.meta.dirname, '../../platform/testing/server.ts'), JSON.stringify(app.database.connection)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const exit = once(server, 'exit')
    const [address] = await once(server.stdout, 'data')
    const clientMessageId = randomUUID()
    // NOTIFY is sent on commit, so the server is killed after the commit and usually before the response.
    const committed = once(watcher, 'notification').then(() => server.kill('SIGKILL'))
    const answer = sendText(at(String(address).trim(), buyer), chatId, `round ${round}`, { clientMessageId }).then(
      ({ body }) => body,
      () => undefined,
    )
    await committed
    const first = await answer
    await exit
    const { status, body } = await sendText(buyer, chatId, `round ${round}`, { clientMessageId })
    assert.deepEqual([status, body.seq, body.text], [200, round, `round ${round}`])
    if (first) assert.deepEqual(first, body)
  }
  await watcher.end()
  assert.deepEqual(
    await messageTexts(seller, chatId),
    Array.from({ length: rounds }, (_, index) => `round ${index + 1}`),
  )
  const { rows } = await sql<{
    payload: { seq: number }
  }>`select payload from events where topic = ${`account:${buyer.accountId}`} and payload ->> 'kind' = 'message' order by id`.execute(
    db,
  )
  assert.deepEqual(
    rows.map(({ payload }) => payload.seq),
    Array.from({ length: rounds }, (_, index) => index + 1),
  )
})

test('rate limits of new chats and messages are shared by all servers', async () => {
  const { app, db, chatId, buyer } = await makeChat()
  await using one = await startApp({ database: app.database, rateLimits: true })
  await using two = await startApp({ database: app.database, rateLimits: true })
  const statuses: number[] = []
  for (let index = 0; index < 21; index++)
    statuses.push((await sendText(at((index % 2 ? one : two).address, buyer), chatId, `m${index}`)).status)
  assert.deepEqual(statuses, [...Array.from({ length: 20 }, () => 200), 429])
  const { visitor } = await makeAnonymousChat(app, (await make.store(db)).id)
  const stores = await Promise.all(Array.from({ length: 11 }, () => make.store(db)))
  const opened: number[] = []
  for (const [index, store] of stores.entries())
    opened.push((await openChat(at((index % 2 ? one : two).address, visitor), store.id)).status)
  assert.deepEqual(opened, [...Array.from({ length: 10 }, () => 200), 429])
})
