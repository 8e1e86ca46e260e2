import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import {
  makeChat,
  openEventStream,
  openChat,
  outcome,
  makeAnonymousChat,
  readMessages,
  sendText,
  messageTexts,
} from '#platform/testing/chats.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, type Visitor } from '#platform/testing/personas.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import * as contract from '../contract.ts'
import { askSeveral, findSuppliersToAsk, getInquiry, listInquiries } from '../inquiry-contract.ts'
import { setIndividualPrice } from '../seller-contract.ts'

type InquiryTarget = { storeId: number; productId?: number; chatId?: string }

const ask = (
  visitor: Visitor,
  stores: readonly InquiryTarget[],
  message = `Who has it? ${randomUUID()}`,
  more: object = {},
) => visitor.call(askSeveral, { stores, message, clientMessageId: randomUUID(), ...more })
const view = (visitor: Visitor, id: string) => visitor.call(getInquiry, { id })

/** A chat, and three more stores. */
async function chatWithOtherStores() {
  const fixture = await makeChat()
  const others = [await make.store(fixture.db), await make.store(fixture.db), await make.store(fixture.db)]
  return { ...fixture, others, stores: [fixture.store, ...others].map(({ id }) => ({ storeId: id })) }
}

const counts = async ({ db }: Awaited<ReturnType<typeof makeChat>>, text: string) =>
  (
    await sql<{ inquiries: number; messages: number; chats: number }>`
  select (select count(*)::int from chat_inquiries where text = ${text}) as inquiries,
    (select count(*)::int from chat_messages where text = ${text}) as messages, (select count(distinct chat_id)::int from chat_messages where text = ${text}) as chats
`.execute(db)
  ).rows[0]

test('twenty concurrent repeats are one inquiry with one message in each chat and one response (R12)', async () => {
  const fixture = await chatWithOtherStores()
  for (const visitor of [
    await somebody(fixture.app),
    (await makeAnonymousChat(fixture.app, fixture.store.id)).visitor,
  ]) {
    const text = `Price for ten? ${randomUUID()}`
    const clientMessageId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(visitor, fixture.stores, text, { clientMessageId })),
    )
    assert.equal(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size, 1)
    const { id, outcomes } = answers[0]!.body
    assert.deepEqual(
      outcomes.map(({ storeId, problem }) => [storeId, problem]),
      fixture.stores.map(({ storeId }) => [storeId, null]),
      'in the order of the request',
    )
    assert.deepEqual(await counts(fixture, text), { inquiries: 1, messages: 4, chats: 4 })
    for (const { chatId } of outcomes) assert.equal((await messageTexts(visitor, chatId!)).at(-1), text)
    assert.deepEqual(
      (await ask(visitor, [fixture.stores[0]!], 'Other words', { clientMessageId: clientMessageId.toUpperCase() }))
        .body,
      { id, outcomes },
    )
  }
})

test('concurrent inquiries to the same stores in opposite orders do not deadlock', async () => {
  const fixture = await chatWithOtherStores()
  const buyer = await somebody(fixture.app)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => ask(buyer, index % 2 ? fixture.stores : fixture.stores.toReversed())),
  )
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
})

test('a store that cannot be asked has its own outcome; the others get the question', async () => {
  const { app, db, store, product, seller, others, stores } = await chatWithOtherStores()
  const text = `Anyone? ${randomUUID()}`
  const [closed, theirs] = [
    await make.store(db, { status: 'Suspended' }),
    await make.product(db, { storeId: others[0]!.id }),
  ]
  const blocked = await openChat(seller, others[1]!.id)
  await sql`update chats set blocked_at = now() where id = ${blocked.body.id}::uuid`.execute(db)
  const asked = [
    ...stores.slice(0, 1),
    { storeId: others[0]!.id, productId: theirs.id },
    { storeId: others[1]!.id },
    { storeId: closed.id },
    { storeId: 2_000_000_000 },
    { storeId: others[2]!.id, productId: product.id },
  ]
  const { status, body } = await ask(seller, asked, text)
  assert.equal(status, 200)
  assert.deepEqual(
    body.outcomes.map(({ chatId, problem }) => [chatId !== null, problem]),
    [
      [false, 'chats.ownStore'],
      [true, null],
      [false, 'chats.blocked'],
      [false, 'chats.unknownStore'],
      [false, 'chats.unknownStore'],
      [false, 'chats.unknownWidget'],
    ],
  )
  const seen = await view(seller, body.id)
  assert.equal(seen.status, 200)
  assert.deepEqual(
    seen.body.items.map(({ problem }) => problem),
    body.outcomes.filter(({ storeId }) => storeId !== 2_000_000_000).map(({ problem }) => problem),
  )
  assert.equal(seen.body.items[1]!.product!.card!.id, theirs.id)
  assert.equal((await anonymous(app).call(getInquiry, { id: body.id })).status, 404)
  assert.deepEqual(await messageTexts(await colleague(app, others[0]!.id, 'Operator'), body.outcomes[1]!.chatId!), [
    text,
  ])
  assert.equal((await openChat(await somebody(app), store.id)).status, 200)
})

test('invalid inquiries are refused and leave nothing behind', async () => {
  const fixture = await chatWithOtherStores()
  const { buyer, stores, db } = fixture
  const text = `Again and again ${randomUUID()}`
  const many = Array.from({ length: 11 }, (_, index) => ({ storeId: index + 1 }))
  for (const [asked, more] of [
    [[], {}],
    [many, {}],
    [[stores[0]!, stores[0]!], {}],
    [stores, { message: ' \u202e ' }],
    [stores, { clientMessageId: 'x' }],
    [stores, { name: 'x'.repeat(121) }],
    [stores, { buyerId: buyer.accountId }],
    [[{ ...stores[0]!, chatId: randomUUID() }], {}],
  ] as const)
    assert.equal(outcome(await ask(buyer, asked, text, more)), '422 request.invalid', JSON.stringify([asked, more]))
  assert.equal(outcome(await ask(buyer, stores, text, { fileIds: [randomUUID()] })), '422 chats.unknownFile')
  assert.deepEqual(await counts(fixture, text), { inquiries: 0, messages: 0, chats: 0 })
  assert.equal((await ask(buyer, stores, text)).status, 200)
  assert.equal(outcome(await ask(buyer, stores, text)), '429 chats.repeated')
  assert.deepEqual(await counts(fixture, text), { inquiries: 1, messages: 4, chats: 4 })
  assert.equal(
    (
      await sql`select from chat_inquiries q where not exists (select from chat_inquiry_items i where i.inquiry_id = q.id)`.execute(
        db,
      )
    ).rows.length,
    0,
  )
})

test('an inquiry shows the answers of each store; automatic answers do not count', async () => {
  const { app, db, store, product, seller, buyer, others, at, stores } = await chatWithOtherStores()
  await sendText(buyer, (await openChat(buyer, store.id)).body.id!, 'Earlier talk')
  await sendText(seller, (await openChat(buyer, store.id)).body.id!, 'Earlier answer')
  const { body } = await ask(buyer, [{ ...stores[0]!, productId: product.id }, ...stores.slice(1)])
  const [chatId, otherChatId] = body.outcomes.map((each) => each.chatId!)
  await using heard = await openEventStream(app, buyer)
  const rival = await colleague(app, others[0]!.id, 'Owner')
  const before = await view(buyer, body.id)
  assert.deepEqual(
    before.body.items.map(({ answers, answeredAt, unreadCount }) => [answers.length, answeredAt, unreadCount]),
    stores.map(() => [0, null, 0]),
  )
  for (const text of ['One', 'Two', 'Three', 'Four']) await sendText(seller, chatId!, text)
  const until = new Date().toISOString().slice(0, 10)
  assert.equal(
    (await seller.call(setIndividualPrice, { chatId: chatId!, productId: product.id, priceMinor: 900, until }, at))
      .status,
    200,
  )
  await sql`
    with next as (update chats set last_seq = last_seq + 1 where id = ${otherChatId}::uuid returning last_seq)
    insert into chat_messages (chat_id, seq, side, is_automatic, text, created_at) select ${otherChatId}::uuid, last_seq, 'Store', true, 'We are closed', now() from next
  `.execute(db)
  assert.ok(await heard.until(({ data }) => data.kind === 'message' && data.chatId === chatId))
  const [first, second] = (await view(buyer, body.id)).body.items
  assert.deepEqual(
    [first!.answers.map(({ text }) => text), first!.unreadCount, first!.offer!.price.minor, first!.product!.card!.id],
    [['Three', 'Four', ''], 5, 900, product.id],
  )
  assert.ok(first!.answeredAt)
  assert.deepEqual(
    [second!.answers.map(({ text }) => text), second!.answeredAt, second!.offer],
    [['We are closed'], null, null],
  )
  const listed = (await buyer.call(listInquiries, {})).body.items
  assert.deepEqual(
    listed.map(({ id, storeCount, answeredCount, storeNames }) => [id, storeCount, answeredCount, storeNames.length]),
    [[body.id, 4, 1, 3]],
  )
  assert.deepEqual((await rival.call(listInquiries, {})).body.items, [])
})

test('a foreign inquiry is answered as an unknown one, and own inquiries are listed in pages (A06)', async () => {
  const { app, store, seller, buyer, stores } = await chatWithOtherStores()
  const ids: string[] = []
  for (let count = 0; count < 3; count++) ids.unshift((await ask(buyer, stores.slice(1))).body.id)
  const strangers = [anonymous(app), (await makeAnonymousChat(app, store.id)).visitor, await somebody(app), seller]
  for (const stranger of strangers) {
    const same = ({ status, body }: { status: number; body: unknown }) =>
      JSON.stringify({ status, ...(body as object), traceId: '' })
    assert.equal(same(await view(stranger, ids[0]!)), same(await view(stranger, randomUUID())))
    assert.deepEqual((await stranger.call(listInquiries, {})).body, { items: [], nextCursor: null })
  }
  const first = (await buyer.call(listInquiries, { limit: 2 })).body
  const rest = (await buyer.call(listInquiries, { limit: 2, cursor: first.nextCursor! })).body
  assert.deepEqual(
    [...first.items, ...rest.items].map(({ id }) => id),
    ids,
  )
  assert.equal(rest.nextCursor, null)
  assert.equal((await buyer.call(listInquiries, { cursor: 'x' })).status, 422)
})

test('a visitor who signs in keeps the inquiry, even if its chat is merged into an older one', async () => {
  const { app, store, seller, buyer, chatId, stores } = await chatWithOtherStores()
  const visitor = anonymous(app)
  const { body } = await ask(visitor, stores, 'Do you deliver?', { name: 'Passing Pia' })
  await sendText(buyer, chatId, 'An earlier talk')
  await sendText(seller, body.outcomes[0]!.chatId!, 'Yes, tomorrow')
  assert.deepEqual(
    (await seller.call(contract.listChats, { side: 'Store' }, { storeId: store.id })).body.items
      .map(({ members }) => members[0]!.name)
      .includes('Passing Pia'),
    true,
  )
  visitor.cookies.set('token', buyer.cookies.get('token')!)
  assert.deepEqual((await visitor.call(contract.deanonymizeChats, { id: body.outcomes[1]!.chatId! })).status, 200)
  assert.equal((await view(buyer, body.id)).status, 404, 'until the last of its chats is merged')
  assert.equal((await visitor.call(contract.deanonymizeChats, {})).status, 200)
  const { items } = (await view(buyer, body.id)).body
  assert.equal(items[0]!.chatId, chatId)
  assert.deepEqual(
    items[0]!.answers.map(({ text }) => text),
    ['Yes, tomorrow'],
  )
  assert.deepEqual(
    (await readMessages(buyer, chatId)).body.items.map(({ text }) => text),
    ['Do you deliver?', 'An earlier talk', 'Yes, tomorrow'],
  )
  assert.ok(items.every(({ chatId: each }) => each !== null))
})

test('suppliers to ask are the named ones, then those with similar products, ten in total and each once', async () => {
  const { app, db, store, buyer, seller, others } = await chatWithOtherStores()
  const { id: categoryId } = await make.category(db)
  const wanted = await make.product(db, { storeId: store.id, categoryId })
  const like = [
    await make.product(db, { storeId: others[0]!.id, categoryId, popularity: 9 }),
    await make.product(db, { storeId: others[1]!.id, categoryId, popularity: 5 }),
  ]
  await make.product(db, { storeId: others[0]!.id, categoryId, popularity: 1 })
  for (let count = 0; count < 10; count++) await make.product(db, { storeId: (await make.store(db)).id, categoryId })
  const found = async (visitor: Visitor, input: object) =>
    (await visitor.call(findSuppliersToAsk, input)).body.items.map(({ store: { id }, product, problem }) => [
      id,
      product?.id ?? null,
      problem,
    ])
  const own = [store.id, wanted.id, null]
  assert.deepEqual((await found(anonymous(app), { product: wanted.id })).slice(0, 3), [
    own,
    [others[0]!.id, like[0]!.id, null],
    [others[1]!.id, like[1]!.id, null],
  ])
  assert.equal((await found(buyer, { product: wanted.id })).length, 10)
  assert.deepEqual((await found(seller, { product: wanted.id }))[0], [store.id, wanted.id, 'chats.ownStore'])
  const to = `${others[2]!.id},${others[0]!.id}-${wanted.id},nonsense,2000000000`
  assert.deepEqual(await found(buyer, { to }), [
    [others[2]!.id, null, null],
    [others[0]!.id, wanted.id, 'chats.unknownWidget'],
  ])
  assert.deepEqual(await found(buyer, {}), [])
  assert.deepEqual(await found(buyer, { product: 2_000_000_000 }), [])
})
