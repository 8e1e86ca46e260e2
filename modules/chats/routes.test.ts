import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { makeChat, openChat, outcome, readMessages, sendText, messageTexts } from '#platform/testing/chats.ts'
import * as make from '#platform/testing/make.ts'
import { randomFrom } from '#platform/testing/random.ts'
import { anonymous, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'

test('twenty concurrent requests open one chat per product (B13)', async () => {
  const { app, store, product } = await makeChat()
  const buyer = await somebody(app)
  const opened = await Promise.all(Array.from({ length: 20 }, () => openChat(buyer, store.id, { widget: null })))
  assert.deepEqual(new Set(opened.map(({ status }) => status)), new Set([200]))
  assert.equal(new Set(opened.map(({ body }) => body.id)).size, 1)
  const about = await Promise.all(
    Array.from({ length: 20 }, () => openChat(buyer, store.id, { widget: { productId: product.id } })),
  )
  assert.equal(new Set(about.map(({ body }) => body.id)).size, 1)
  assert.notEqual(about[0]!.body.id, opened[0]!.body.id)
  assert.equal(about[0]!.body.product!.id, product.id)
  const visitor = anonymous(app)
  const first = await openChat(visitor, store.id)
  const others = await Promise.all(Array.from({ length: 20 }, () => openChat(visitor, store.id)))
  assert.deepEqual(new Set(others.map(({ body }) => body.id)), new Set([first.body.id]))
})

test('invalid requests to open a chat are refused', async () => {
  const { app, db, store, seller, buyer } = await makeChat()
  const foreign = await make.store(db)
  const theirs = await make.product(db, { storeId: foreign.id })
  const draft = await make.product(db, { storeId: store.id, status: 'Draft' })
  const closed = await make.store(db, { status: 'Suspended' })
  for (const [as, storeId, more, expected] of [
    [anonymous(app), store.id, { chatType: 'Authorized' }, '401 request.unauthenticated'],
    [buyer, store.id, { chatType: 'Anonymous' }, '422 request.invalid'],
    [buyer, 2_000_000_000, {}, '404 chats.unknownStore'],
    [buyer, closed.id, {}, '404 chats.unknownStore'],
    [seller, store.id, {}, '409 chats.ownStore'],
    [buyer, store.id, { widget: { productId: theirs.id } }, '404 chats.unknownWidget'],
    [buyer, store.id, { widget: { productId: draft.id } }, '404 chats.unknownWidget'],
    [buyer, store.id, { widget: { orderId: randomUUID() } }, '404 chats.unknownWidget'],
    [buyer, store.id, { buyerId: randomUUID() }, '422 request.invalid'],
    [buyer, store.id, { name: 'x'.repeat(121) }, '422 request.invalid'],
    [buyer, store.id, { widget: { productId: 1, orderId: randomUUID() } }, '422 request.invalid'],
  ] as [Visitor, number, object, unknown][])
    assert.equal(outcome(await openChat(as, storeId, more)), expected, JSON.stringify(more))
})

test('fifty concurrent messages are numbered 1 to 50, identical for both sides', async () => {
  const { seller, buyer, chatId } = await makeChat()
  const sent = await Promise.all(
    Array.from({ length: 50 }, (_, index) => sendText(index % 2 ? seller : buyer, chatId, `message ${index}`)),
  )
  assert.deepEqual(
    sent.map(({ status }) => status),
    Array.from({ length: 50 }, () => 200),
  )
  assert.deepEqual(
    sent.map(({ body }) => body.seq).sort((a, b) => a - b),
    Array.from({ length: 50 }, (_, index) => index + 1),
  )
  const [mine, theirs] = [await readMessages(buyer, chatId), await readMessages(seller, chatId)]
  assert.deepEqual(
    mine.body.items.map(({ seq, text }) => [seq, text]),
    theirs.body.items.map(({ seq, text }) => [seq, text]),
  )
  assert.deepEqual(
    mine.body.items.map(({ seq }) => seq),
    Array.from({ length: 50 }, (_, index) => index + 1),
  )
  assert.ok(mine.body.items.every(({ side, isMine }) => isMine === (side === 'Buyer')))
})

test('a repeated clientMessageId is one message; each side has its own ids (R12)', async () => {
  const { seller, buyer, chatId } = await makeChat()
  const clientMessageId = randomUUID()
  const sent = await Promise.all(Array.from({ length: 20 }, () => sendText(buyer, chatId, 'Once', { clientMessageId })))
  assert.deepEqual(new Set(sent.map(({ body }) => JSON.stringify(body))).size, 1)
  assert.equal(
    (await sendText(buyer, chatId, 'Other words', { clientMessageId: clientMessageId.toUpperCase() })).body.text,
    'Once',
  )
  assert.equal((await sendText(seller, chatId, 'Mine', { clientMessageId })).body.seq, 2)
  assert.deepEqual(await messageTexts(buyer, chatId), ['Once', 'Mine'])
  assert.deepEqual(
    (await readMessages(seller, chatId)).body.items.map(({ clientMessageId: id }) => id),
    [null, clientMessageId],
  )
})

test('messages are paged backward from the newest and forward from any message', async () => {
  const { seller, buyer, chatId } = await makeChat()
  for (let index = 1; index <= 12; index++) await sendText(index % 3 ? buyer : seller, chatId, `m${index}`)
  const newest = (await readMessages(buyer, chatId, { limit: 5 })).body
  assert.deepEqual(
    [newest.items.map(({ text }) => text), newest.nextCursor, newest.newerCursor],
    [['m8', 'm9', 'm10', 'm11', 'm12'], 8, null],
  )
  const older = (await readMessages(buyer, chatId, { limit: 5, before: newest.nextCursor! })).body
  assert.deepEqual([older.items.map(({ seq }) => seq), older.nextCursor, older.newerCursor], [[3, 4, 5, 6, 7], 3, 7])
  const oldest = (await readMessages(buyer, chatId, { limit: 5, before: older.nextCursor! })).body
  assert.deepEqual([oldest.items.map(({ seq }) => seq), oldest.nextCursor], [[1, 2], null])
  const after = (await readMessages(buyer, chatId, { limit: 5, after: 6 })).body
  assert.deepEqual([after.items.map(({ seq }) => seq), after.newerCursor, after.lastSeq], [[7, 8, 9, 10, 11], 11, 12])
  assert.deepEqual((await readMessages(buyer, chatId, { after: 11 })).body.newerCursor, null)
  assert.deepEqual((await readMessages(buyer, chatId, { after: 12 })).body.items, [])
  for (const bad of [{ after: -1 }, { before: 'x' }, { chatId: 'x' }])
    assert.equal((await readMessages(buyer, chatId, bad)).status, 422)
})

test('texts are stored as typed, without control characters (F01)', async () => {
  const { seller, buyer, chatId } = await makeChat()
  for (const text of [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'); drop table chats; --",
    '{{7*7}} ${1}',
    'line\nbreak',
    '𝄞 emoji 🙂',
    '</textarea>\u2028',
  ])
    assert.equal((await sendText(buyer, chatId, text)).body.text, text.trim())
  assert.equal((await sendText(buyer, chatId, ' a\r\nb\u001b[31m\u202ec\ud800 ')).body.text, 'a\nb[31mc\ufffd')
  for (const empty of ['', ' \n\t ', '\u202e\u0007']) assert.equal((await sendText(buyer, chatId, empty)).status, 422)
  assert.equal((await sendText(buyer, chatId, 'x'.repeat(4000))).status, 200)
  assert.equal((await sendText(buyer, chatId, 'x'.repeat(4001))).status, 422)
  const answer = await readMessages(seller, chatId)
  assert.match(answer.headers.get('content-type')!, /^application\/json/)
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
})

test('the same text more than three times a minute is refused across stores; retries of one message are not', async () => {
  const { db, buyer, chatId } = await makeChat()
  const other = (await openChat(buyer, (await make.store(db)).id)).body.id!
  const clientMessageId = randomUUID()
  const answers = [
    await sendText(buyer, chatId, 'Buy now', { clientMessageId }),
    await sendText(buyer, other, 'Buy now'),
    await sendText(buyer, chatId, 'Buy now'),
    await sendText(buyer, other, 'Buy now'),
  ]
  assert.deepEqual(answers.map(outcome), [200, 200, 200, '429 chats.repeated'])
  assert.equal((await sendText(buyer, chatId, 'Buy now', { clientMessageId })).body.seq, 1)
  assert.equal(outcome(await sendText(buyer, chatId, 'Something else')), 200)
})

test('widgets show products of the store and orders of the buyer', async () => {
  const { app, db, store, product, seller, buyer, chatId } = await makeChat()
  const foreign = await make.product(db, { storeId: (await make.store(db)).id })
  await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 5 }])
  const { body } = await buyer.post('/api/cart/order/create', { contactName: 'Bo', contactPhone: '1' })
  const { orderId } = (body as { outcomes: { orderId: string }[] }).outcomes[0]!
  assert.equal(
    (await sendText(seller, chatId, 'This one', { widget: { productId: product.id } })).body.product!.card!.id,
    product.id,
  )
  assert.deepEqual((await sendText(buyer, chatId, '', { widget: { orderId } })).body.order!.total, {
    minor: 5_000,
    currency: 'EUR',
  })
  assert.equal(
    outcome(await sendText(buyer, chatId, '', { widget: { productId: foreign.id } })),
    '404 chats.unknownWidget',
  )
  const stranger = await somebody(app)
  const theirs = (await openChat(stranger, store.id)).body.id!
  assert.equal(outcome(await sendText(stranger, theirs, '', { widget: { orderId } })), '404 chats.unknownWidget')
  assert.equal(outcome(await sendText(seller, theirs, '', { widget: { orderId } })), '404 chats.unknownWidget')
  assert.equal((await openChat(seller, store.id, { widget: { orderId } })).body.id, chatId)
  assert.equal((await buyer.call(contract.getWidget, { chatId })).body.order!.orderId, orderId)
})

test('a complete product card is shown in messages, lists and widgets', async () => {
  const app = await fileApp()
  const buyer = await somebody(app)
  const { rows } = await sql<{ id: number; storeId: number }>`
    select p.id, p.store_id as "storeId" from products p join stores s on s.id = p.store_id and s.alias = 'north' where p.code like 'HB-%' and p.option_ids <> '{}' order by p.id limit 1
  `.execute(app.database.db)
  const { id: productId, storeId } = rows[0]!
  const chatId = (await openChat(buyer, storeId, { widget: { productId } })).body.id!
  const sent = await sendText(buyer, chatId, 'This one?', { widget: { productId } })
  assert.ok(sent.body.product!.card!.specs.length > 0)
  assert.deepEqual((await readMessages(buyer, chatId)).body.items, [sent.body])
  assert.deepEqual((await buyer.call(contract.listChats, {})).body.items[0]!.lastMessage, sent.body)
  assert.deepEqual((await buyer.call(contract.getWidget, { chatId })).body.product, sent.body.product)
})

test('unread messages are those of the other side after the read position, in random sequences', async () => {
  for (const seed of [1, 2, 3]) {
    const { seller, buyer, at, chatId } = await makeChat()
    const random = randomFrom(seed)
    const readSeqs = { Buyer: 0, Store: 0 }
    const sides: ('Buyer' | 'Store')[] = []
    for (let step = 0; step < 25; step++) {
      const side = random.pick(['Buyer', 'Store'] as const)
      const visitor = side === 'Buyer' ? buyer : seller
      if (random.chance(0.6)) {
        assert.equal((await sendText(visitor, chatId, `step ${step}`)).status, 200)
        if (readSeqs[side] === sides.length) readSeqs[side]++
        sides.push(side)
      } else {
        const seq = random.pick([undefined, random.between(0, sides.length + 3)])
        readSeqs[side] = Math.max(readSeqs[side], Math.min(seq ?? sides.length, sides.length))
        assert.equal(
          (await visitor.call(contract.readChat, { id: chatId, seq })).body.readSeq,
          readSeqs[side],
          `seed ${seed}, step ${step}`,
        )
      }
      for (const [each, who] of [
        ['Buyer', buyer],
        ['Store', seller],
      ] as const) {
        const expected = sides.filter((by, index) => by !== each && index + 1 > readSeqs[each]).length
        const { body } = await who.call(contract.unreadCounts, { side: each }, at)
        assert.deepEqual(
          body,
          { items: expected ? [{ id: chatId, count: expected }] : [], total: expected },
          `seed ${seed}, step ${step}, ${each}`,
        )
      }
    }
    const { body } = await buyer.call(contract.listChats, {})
    assert.equal(
      body.items[0]!.unreadCount,
      sides.filter((by, index) => by === 'Store' && index + 1 > readSeqs.Buyer).length,
    )
  }
})

test('a hidden chat reappears with the next message, and the other side keeps it', async () => {
  const { seller, buyer, at, chatId } = await makeChat()
  await sendText(buyer, chatId, 'one')
  await sendText(seller, chatId, 'two')
  const listed = async () => [
    (await buyer.call(contract.listChats, {})).body.items.length,
    (await seller.call(contract.listChats, { side: 'Store' }, at)).body.items.length,
  ]
  assert.deepEqual(await listed(), [1, 1])
  assert.equal((await buyer.call(contract.deleteChat, { id: chatId })).status, 200)
  assert.deepEqual(await listed(), [0, 1])
  assert.equal((await buyer.call(contract.unreadCounts, {})).body.total, 0)
  await sendText(seller, chatId, 'three')
  assert.deepEqual(await listed(), [1, 1])
  assert.deepEqual(
    [await messageTexts(buyer, chatId), (await buyer.call(contract.unreadCounts, {})).body.total],
    [['one', 'two', 'three'], 1],
  )
})

test('chats are listed in pages, the latest first; stores with orders but no chat follow', async () => {
  const { app, db, buyer, seller, at, store, product } = await makeChat()
  const chatIds: string[] = []
  for (let index = 0; index < 5; index++) {
    const customer = await somebody(app, { name: `Customer ${index}` })
    const id = (await openChat(customer, store.id)).body.id!
    await sendText(customer, id, `hello ${index}`)
    chatIds.unshift(id)
  }
  const seen: (string | null)[] = []
  let cursor: string | null = null
  do {
    const { body }: { body: { items: { id: string | null }[]; nextCursor: string | null } } = await seller.call(
      contract.listChats,
      { side: 'Store', limit: 2, ...(cursor ? { cursor } : {}) },
      at,
    )
    seen.push(...body.items.map(({ id }) => id))
    cursor = body.nextCursor
  } while (cursor)
  assert.deepEqual(seen, chatIds, 'a chat without messages is not shown to the store')
  for (const bad of ['x', '1_2', `${'9'.repeat(20)}_${randomUUID()}`])
    assert.equal((await buyer.call(contract.listChats, { cursor: bad })).status, 422)
  const other = await make.store(db)
  const otherProduct = await make.product(db, { storeId: other.id })
  await make.cart(db, buyer.accountId, [
    { productId: otherProduct.id, quantity: 1 },
    { productId: product.id, quantity: 1 },
  ])
  await buyer.post('/api/cart/order/create', { contactName: 'Bo', contactPhone: '1' })
  const { items } = (await buyer.call(contract.listChats, {})).body
  assert.deepEqual(
    items.map(({ id, members }) => [id === null, members[1]!.storeId]),
    [
      [false, store.id],
      [true, other.id],
    ],
  )
  const made = await openChat(buyer, items[1]!.members[1]!.storeId!)
  assert.deepEqual((await buyer.call(contract.listChats, {})).body.items.map(({ id }) => id).filter(Boolean).length, 2)
  assert.ok(made.body.id)
})
