import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { deanonymizeChats, reportChat } from '#modules/chats/contract.ts'
import { blockBuyer } from '#modules/chats/seller-contract.ts'
import { makeChat, openEventStream, makeAnonymousChat, readMessages, sendText } from '#platform/testing/chats.ts'
import { administrator, auditOf } from '#platform/testing/moderation.ts'
import { somebody } from '#platform/testing/somebody.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import * as contract from './chat-contract.ts'

/** A chat with messages, and an administrator who may read it. */
async function chatUnderReview() {
  const fixture = await makeChat()
  await sendText(fixture.buyer, fixture.chatId, 'one')
  await sendText(fixture.seller, fixture.chatId, 'two')
  return { ...fixture, moderator: await administrator(fixture.app, ['statistics']) }
}

const today = new Date().toISOString().slice(0, 10)
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('chats are listed by store, period and buyer, the latest first, in pages and without texts', async () => {
  const {
    app,
    db,
    store,
    buyer,
    chatId,
    moderator: { visitor },
  } = await chatUnderReview()
  const { chatId: second } = await makeAnonymousChat(app, store.id, { name: 'Ivo Šarić 100%' })
  await sendText((await makeAnonymousChat(app, store.id, { name: 'Silent' })).visitor, second, 'not theirs')
  const { visitor: passing, chatId: third } = await makeAnonymousChat(app, store.id, { name: 'Ivo Šarić 100%' })
  await sendText(passing, third, 'three')
  const ids = async (input: object) =>
    (await visitor.call(contract.listReviewedChats, { storeId: store.id, ...input })).body.items.map(({ id }) => id)
  assert.deepEqual(await ids({}), [third, chatId])
  for (const [query, found] of [
    ['saric 100%', [third]],
    ['bo buy', [chatId]],
    ['%', [third]],
    ['_', []],
    [buyer.email, []],
    ['nobody', []],
  ] as const)
    assert.deepEqual(await ids({ query }), found, query)
  for (const [period, found] of [
    [{ from: today }, 2],
    [{ to: today }, 2],
    [{ from: dayAfter(1) }, 0],
    [{ to: dayAfter(-1) }, 0],
    [{ from: today, to: today }, 2],
  ] as const)
    assert.equal((await ids(period)).length, found, JSON.stringify(period))
  const { body: first } = await visitor.call(contract.listReviewedChats, { storeId: store.id, limit: 1 })
  const { body: rest } = await visitor.call(contract.listReviewedChats, {
    storeId: store.id,
    limit: 1,
    cursor: first.nextCursor!,
  })
  assert.deepEqual([first.items[0]!.id, rest.items[0]!.id, rest.nextCursor], [third, chatId, null])
  const { activeAt, createdAt, ...shown } = rest.items[0]!
  assert.ok(activeAt >= createdAt)
  assert.deepEqual(shown, {
    id: chatId,
    store: { id: store.id, alias: store.alias, name: store.alias },
    buyer: { accountId: buyer.accountId, sessionId: null, name: 'Bo Buyer' },
    productId: null,
    productName: null,
    orderId: null,
    messageCount: 2,
    openReports: 0,
    closedReports: 0,
    blockedAt: null,
  })
  const { rows } = await sql<{ id: string }>`select anonymous_id as id from chats where id = ${third}::uuid`.execute(db)
  assert.deepEqual(first.items[0]!.buyer, { accountId: null, sessionId: rows[0]!.id, name: 'Ivo Šarić 100%' })
  assert.match((await visitor.call(contract.readReviewedChat, { chatId: third })).text, /"network":"127.0.0.1"/)
  for (const bad of [{ cursor: 'x' }, { from: 'yesterday' }, { storeId: 'x' }, { reported: 'Never' }])
    assert.equal((await visitor.call(contract.listReviewedChats, bad)).status, 422, JSON.stringify(bad))
})

test('every read of messages is in the audit log and invisible to both sides', async () => {
  const { app, db, store, seller, buyer, chatId, moderator } = await chatUnderReview()
  const other = await administrator(app, ['statistics', 'bans'])
  for (let index = 3; index <= 5; index++) await sendText(buyer, chatId, `message ${index}`)
  const before = (await readMessages(seller, chatId)).body
  await using stream = await openEventStream(app, seller)
  const { body } = await moderator.visitor.call(contract.readReviewedChat, { chatId, limit: 3 })
  assert.deepEqual(
    [
      body.items.map(({ seq, side, text, authorName }) => [seq, side, text, authorName]),
      body.nextCursor,
      body.chat.messageCount,
      body.reports,
    ],
    [
      [
        [3, 'Buyer', 'message 3', 'Bo Buyer'],
        [4, 'Buyer', 'message 4', 'Bo Buyer'],
        [5, 'Buyer', 'message 5', 'Bo Buyer'],
      ],
      3,
      5,
      [],
    ],
  )
  assert.ok(!('isMine' in body.items[0]!) && !('clientMessageId' in body.items[0]!))
  const older = (await other.visitor.call(contract.readReviewedChat, { chatId, before: 3 })).body
  assert.deepEqual([older.items.map(({ text }) => text), older.nextCursor], [['one', 'two'], null])
  assert.equal(
    statusAndCode(await moderator.visitor.call(contract.readReviewedChat, { chatId: randomUUID() })),
    '404 moderation.chatNotFound',
  )
  assert.deepEqual(await auditOf(app, 'chat', chatId), [
    { action: 'chat.messagesRead', actorId: moderator.id, details: { storeId: store.id, first: 3, last: 5 } },
    { action: 'chat.messagesRead', actorId: other.id, details: { storeId: store.id, first: 1, last: 2 } },
  ])
  await sendText(buyer, chatId, 'after')
  await stream.until(({ data }) => data.kind === 'message')
  assert.equal(stream.heard.length, 2, 'only the ready event and the message')
  const { lastSeq, readSeq, otherReadSeq } = (await readMessages(seller, chatId)).body
  assert.deepEqual(
    { lastSeq: lastSeq - 1, readSeq, otherReadSeq },
    { lastSeq: before.lastSeq, readSeq: before.readSeq, otherReadSeq: before.otherReadSeq },
  )
  await assert.rejects(sql`delete from audit_log where entity_id = ${chatId}`.execute(db), /append-only/)
})

test('no messages are returned when the audit log entry fails', async () => {
  const {
    db,
    chatId,
    moderator: { visitor },
  } = await chatUnderReview()
  await sql`alter table audit_log add constraint refused check (action <> 'chat.messagesRead') not valid`.execute(db)
  const { status, text } = await visitor.call(contract.readReviewedChat, { chatId })
  await sql`alter table audit_log drop constraint refused`.execute(db)
  assert.equal(status, 500)
  assert.ok(!text.includes('two'))
})

test('only the feature statistics gives access to chats (E03)', async () => {
  const { app, store, seller, buyer, chatId } = await chatUnderReview()
  const { visitor: lesser } = await administrator(app, ['accounts', 'bans', 'texts'])
  for (const visitor of [seller, buyer, lesser])
    for (const call of [
      contract.listReviewedChats,
      contract.readReviewedChat,
      contract.listChatReports,
      contract.closeChatReport,
    ])
      assert.equal(
        (await visitor.call(call, { chatId, side: 'Buyer', note: 'None' }, { storeId: store.id })).status,
        403,
        call.id,
      )
  assert.deepEqual(await auditOf(app, 'chat', chatId), [])
})

test('a report is closed once, with a note, and reopened by a new report', async () => {
  const { app, db, seller, buyer, chatId, moderator } = await chatUnderReview()
  const { visitor, id } = moderator
  await buyer.call(reportChat, { chatId, reason: 'Fraud', comment: 'Wants a deposit <b>now</b>' })
  await seller.call(reportChat, { chatId, reason: 'Abuse' })
  await seller.call(
    blockBuyer,
    { chatId, isBlocked: true },
    { storeId: (await visitor.call(contract.readReviewedChat, { chatId })).body.chat.store.id },
  )
  const listed = async (state?: 'Open' | 'Closed') =>
    (await visitor.call(contract.listChatReports, { state, pageSize: 100 })).body.items.filter(
      (item) => item.chatId === chatId,
    )
  assert.deepEqual(
    (await listed('Open')).map(({ side, reason, comment, state, note }) => [side, reason, comment, state, note]),
    [
      ['Store', 'Abuse', '', 'Open', null],
      ['Buyer', 'Fraud', 'Wants a deposit <b>now</b>', 'Open', null],
    ],
  )
  const { chat } = (await listed())[0]!
  assert.deepEqual([chat.openReports, chat.closedReports, chat.buyer.name], [2, 0, 'Bo Buyer'])
  assert.ok(Math.abs(Date.parse(chat.blockedAt!) - Date.now()) < 60_000)
  const close = (note: string) => visitor.call(contract.closeChatReport, { chatId, side: 'Buyer', note })
  const answers = await Promise.all(['First\u202e note', 'Other note', 'Third note'].map(close))
  assert.deepEqual(answers.map(statusAndCode).sort(), [
    '200',
    '404 moderation.reportNotFound',
    '404 moderation.reportNotFound',
  ])
  const closed = answers.find(({ status }) => status === 200)!.body
  assert.deepEqual(
    [closed.state, closed.closedBy, closed.note!.includes('\u202e')],
    ['Closed', { id, name: 'A Person' }, false],
  )
  assert.deepEqual(
    (await listed('Closed')).map(({ side, note }) => [side, note]),
    [['Buyer', closed.note]],
  )
  const details = { side: 'Buyer', before: { state: 'Open' }, after: { state: 'Closed', note: closed.note } }
  const entries = (await auditOf(app, 'chat', chatId)).filter(({ action }) => action === 'chat.reportClosed')
  assert.deepEqual(entries, [{ action: 'chat.reportClosed', actorId: id, details }])
  const reported = async (state: 'Any' | 'Open') =>
    (await visitor.call(contract.listReviewedChats, { reported: state, limit: 100 })).body.items.some(
      (item) => item.id === chatId,
    )
  assert.deepEqual([await reported('Any'), await reported('Open')], [true, true])
  await visitor.call(contract.closeChatReport, { chatId, side: 'Store', note: 'Both warned' })
  assert.deepEqual([await reported('Any'), await reported('Open')], [true, false])
  await buyer.call(reportChat, { chatId, reason: 'Spam' })
  assert.deepEqual(
    (await listed('Open')).map(({ reason, closedBy, note }) => [reason, closedBy, note]),
    [['Spam', null, null]],
  )
  for (const bad of [{ note: '' }, { note: '  ' }, { side: 'Admin' }, { chatId: 'x' }, { note: 'fine', state: 'Open' }])
    assert.equal(
      (await visitor.call(contract.closeChatReport, { chatId, side: 'Buyer', note: 'A note', ...bad })).status,
      422,
      JSON.stringify(bad),
    )
  const { rows } =
    await sql`select from chat_reports where chat_id = ${chatId}::uuid and closed_at is not null and note is null`.execute(
      db,
    )
  assert.equal(rows.length, 0)
})

test('an open report survives the merging of two chats', async () => {
  const {
    app,
    db,
    store,
    moderator: { visitor },
  } = await chatUnderReview()
  const { visitor: passing, chatId: from } = await makeAnonymousChat(app, store.id)
  await sendText(passing, from, 'anonymously')
  const account = await somebody(app)
  const into = (await account.post('/api/chat/create', { memberStoreId: store.id, chatType: 'Authorized' })).body as {
    id: string
  }
  await account.call(reportChat, { chatId: into.id, reason: 'Spam' })
  await visitor.call(contract.closeChatReport, { chatId: into.id, side: 'Buyer', note: 'No spam' })
  await passing.call(reportChat, { chatId: from, reason: 'Fraud' })
  for (const [name, value] of passing.cookies) account.cookies.set(name, value)
  assert.deepEqual((await account.call(deanonymizeChats, {})).body.ids, [into.id])
  const { rows } =
    await sql`select chat_id as id, reason, closed_at as "closedAt" from chat_reports where chat_id = any(${[from, into.id]}::uuid[])`.execute(
      db,
    )
  assert.deepEqual(rows, [{ id: into.id, reason: 'Fraud', closedAt: null }])
})

test('texts are returned to administrators as plain text (F01)', async () => {
  const {
    app,
    store,
    moderator: { visitor },
  } = await chatUnderReview()
  const corpus = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    'javascript:alert(1)',
    "'); drop table chats; --",
    '{{7*7}} ${1}',
    '</textarea>\u2028',
    '=HYPERLINK("http://evil.example")',
    '𝄞 emoji 🙂',
    '<!--[if IE]>',
  ]
  const name = '<img src=x onerror=alert(2)>'
  const { visitor: passing, chatId } = await makeAnonymousChat(app, store.id, { name })
  for (const text of corpus) await sendText(passing, chatId, text)
  await passing.call(reportChat, { chatId, reason: 'Other', comment: corpus[1] })
  const answer = await visitor.call(contract.readReviewedChat, { chatId, limit: 100 })
  assert.deepEqual(
    answer.body.items.map(({ text }) => text),
    corpus.map((text) => text.trim()),
  )
  assert.deepEqual(
    [answer.body.chat.buyer.name, answer.body.reports[0]!.comment, answer.body.items[0]!.authorName],
    [name, corpus[1], name],
  )
  for (const { headers } of [
    answer,
    await visitor.call(contract.listReviewedChats, {}),
    await visitor.call(contract.listChatReports, {}),
  ])
    assert.deepEqual(
      [
        headers.get('content-type')?.startsWith('application/json'),
        headers.get('x-content-type-options'),
        headers.get('cache-control'),
      ],
      [true, 'nosniff', 'no-store'],
    )
})
