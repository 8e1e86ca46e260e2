import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { type MailServer, startMailServer } from '#platform/outbox/smtp.fixture.ts'
import { mailerOf } from '#platform/outbox/transports.ts'
import type { Config } from '#platform/config.ts'
import { readChat } from '#modules/chats/contract.ts'
import { assignChat } from '#modules/chats/seller-contract.ts'
import { markAsViewed } from '#modules/orders/contract.ts'
import { makeChat, openChat, makeAnonymousChat, sendText } from '#platform/testing/chats.ts'
import * as make from '#platform/testing/make.ts'
import { configFor, deliverAt, sendOutbox, inSeconds, scheduledDeliveries } from '#platform/testing/notifications.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { colleague, somebody, type Somebody } from '#platform/testing/somebody.ts'
import { listNotifications, setQuietHours, updateSetting } from './contract.ts'

let server: MailServer
let config: Config
before(async () => {
  server = await startMailServer()
  config = configFor(await fileApp(), server)
})
beforeEach(async () => {
  server.received.length = 0
  await sql`delete from outgoing_messages`.execute((await fileApp()).database.db)
})
after(async () => {
  mailerOf(config).close()
  await server[Symbol.asyncDispose]()
})

const chats = ({ accountId }: { accountId: string }) => ({ accountId, kind: 'NewChat', channel: 'Email' }) as const
const messages = ({ accountId }: { accountId: string }) =>
  ({ accountId, kind: 'NewMessage', channel: 'Email' }) as const
const orders = ({ accountId }: { accountId: string }) => ({ accountId, kind: 'NewOrder', channel: 'Email' }) as const

async function placeOrder(buyer: Somebody, storeId: number) {
  const { db } = (await fileApp()).database
  const product = await make.product(db, { storeId, priceMinor: 6_000, available: 1_000 })
  await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 2 }])
  const { body } = await buyer.post('/api/cart/order/create', {
    contactName: 'Bo Buyer',
    contactPhone: '+381 60 1234567',
    address: 'Kneza Miloša 4, Beograd',
  })
  return (body as { outcomes: { orderId: string; orderNumber: number }[] }).outcomes[0]!
}

test('ten messages in three chats make one e-mail with a section and a link for each chat', async () => {
  const { app, db, store, seller } = await makeChat()
  const chatIds: string[] = []
  for (const [index, name] of ['Ann', 'Ben', 'Cay'].entries()) {
    const buyer = await somebody(app, { name })
    const { body } = await openChat(buyer, store.id)
    chatIds.push(body.id!)
    for (let number = 1; number <= (index === 0 ? 4 : 3); number++)
      await sendText(buyer, body.id!, `${name} writes ${number}`)
  }
  const waiting = await scheduledDeliveries(app, seller.accountId)
  assert.deepEqual(
    waiting.map(({ kind, channel }) => `${kind} ${channel}`),
    ['NewChat Email'],
  )
  assert.ok(waiting[0]!.runAt.getTime() - Date.now() <= 60_000)
  await deliverAt(app, config, chats(seller), inSeconds(61))
  await sendOutbox(app, config)
  const [mail, ...others] = server.received
  assert.equal(others.length, 0)
  assert.deepEqual(mail!.to, [seller.email])
  assert.equal(mail!.headers.subject, '3 new conversations')
  assert.match(mail!.text, /3 new conversations on Tradeyard, 10 messages in total/)
  for (const [index, name] of ['Ann', 'Ben', 'Cay'].entries()) {
    assert.match(mail!.text, new RegExp(`${name}\n${index === 0 ? 4 : 3} messages\n> ${name} writes`))
    assert.ok(mail!.text.includes(`\nhttps://shop.example/profile/messages/${chatIds[index]}`))
    assert.ok(mail!.html.includes(`href="https://shop.example/profile/messages/${chatIds[index]}"`))
  }
  assert.ok(mail!.text.includes('> Ann writes 4') && !mail!.text.includes('> Ann writes 1'), 'the latest three')
  const { rows } =
    await sql`select 1 from outgoing_messages where recipient = ${seller.email} and (values <> '{}' or sections <> '[]')`.execute(
      db,
    )
  assert.equal(rows.length, 0, 'message texts do not stay in the outbox')
  await deliverAt(app, config, chats(seller), inSeconds(2_000))
  await sendOutbox(app, config)
  assert.equal(server.received.length, 1)
})

test('messages read meanwhile are not delivered; of a partly read chat only the rest is', async () => {
  const { app, buyer, seller, chatId } = await makeChat()
  for (const text of ['First', 'Second']) await sendText(buyer, chatId, text)
  await seller.call(readChat, { id: chatId })
  await deliverAt(app, config, chats(seller), inSeconds(61))
  await sendText(buyer, chatId, 'Third')
  await sendText(buyer, chatId, 'Fourth')
  await seller.call(readChat, { id: chatId, seq: 3 })
  await deliverAt(app, config, messages(seller), inSeconds(61))
  await sendOutbox(app, config)
  assert.equal(server.received.length, 1)
  assert.equal(server.received[0]!.headers.subject, 'New message from Bo Buyer')
  assert.match(server.received[0]!.text, /1 message\n> Fourth\n/)
})

test('an e-mail has the brand of the site that the account uses', async () => {
  const { app, db, buyer, seller, chatId } = await makeChat()
  await sql`update accounts set variant = 'trade' where id = ${seller.accountId}::uuid`.execute(db)
  await sendText(buyer, chatId, 'Good day')
  await deliverAt(app, config, chats(seller), inSeconds(61))
  await sendOutbox(app, config)
  assert.equal(server.received.length, 1)
  assert.match(server.received[0]!.headers.from!, /^"?Dunav Trade"? </)
})

test('the next e-mail follows after ten minutes and contains all messages since', async () => {
  const { app, buyer, seller, chatId } = await makeChat()
  await sendText(seller, chatId, 'One')
  await deliverAt(app, config, chats(buyer), inSeconds(61))
  await sendText(seller, chatId, 'Two')
  await deliverAt(app, config, messages(buyer), inSeconds(61))
  for (const text of ['Three', 'Four']) await sendText(seller, chatId, text)
  await deliverAt(app, config, messages(buyer), inSeconds(122))
  const [waiting] = await scheduledDeliveries(app, buyer.accountId).then((all) =>
    all.filter(({ kind }) => kind === 'NewMessage'),
  )
  assert.ok(Math.abs(waiting!.runAt.getTime() - inSeconds(661).getTime()) < 10_000)
  await deliverAt(app, config, messages(buyer), waiting!.runAt)
  await sendOutbox(app, config)
  assert.deepEqual(
    server.received.map(({ text }) => [...text.matchAll(/^> (.*)$/gm)].map(([, line]) => line)),
    [['One'], ['Two'], ['Three', 'Four']],
  )
})

test('nothing is sent in quiet hours, and one digest at their end', async () => {
  const { app, buyer, seller, chatId } = await makeChat()
  const at = (time: string) => new Date(`2031-05-02T${time}Z`)
  await buyer.call(setQuietHours, { quietHours: { timeZone: 'Europe/Istanbul', startsAt: '22:00', endsAt: '08:00' } })
  for (const text of ['Night', 'Owl']) await sendText(seller, chatId, text)
  await deliverAt(app, config, chats(buyer), at('20:00:00'))
  await sendOutbox(app, config)
  assert.equal(server.received.length, 0)
  const [waiting] = await scheduledDeliveries(app, buyer.accountId)
  assert.equal(waiting!.runAt.toISOString(), '2031-05-03T05:00:00.000Z')
  await sendText(seller, chatId, 'Late')
  assert.equal((await scheduledDeliveries(app, buyer.accountId))[0]!.runAt.toISOString(), '2031-05-03T05:00:00.000Z')
  await deliverAt(app, config, chats(buyer), waiting!.runAt)
  await sendOutbox(app, config)
  assert.match(server.received[0]!.text, /3 messages\n> Night\n> Owl\n> Late/)
  assert.equal(server.received.length, 1)
})

test('all members of a store are notified of a chat, or the assignee alone; never outsiders or anonymous visitors', async () => {
  const { app, db, store, seller, buyer, chatId, at } = await makeChat()
  const [second, stranger] = [
    await colleague(app, store.id, 'Operator'),
    await colleague(app, (await make.store(db)).id, 'Owner'),
  ]
  await sendText(buyer, chatId, 'Hello')
  const told = async () =>
    Promise.all(
      [seller, second, stranger, buyer].map(async (one) => (await scheduledDeliveries(app, one.accountId)).length),
    )
  assert.deepEqual(await told(), [1, 1, 0, 0])
  await seller.call(assignChat, { chatId, accountId: second.accountId }, at)
  for (const one of [seller, second]) await deliverAt(app, config, chats(one), inSeconds(61))
  await sendText(buyer, chatId, 'Again')
  const kinds = async (one: Somebody) => (await scheduledDeliveries(app, one.accountId)).map(({ kind }) => kind)
  assert.deepEqual([await kinds(seller), await kinds(second)], [['NewChat'], ['NewChat', 'NewMessage']])
  const { chatId: passing } = await makeAnonymousChat(app, store.id)
  await sendText(seller, passing, 'May I help?')
  const { rows } = await sql`select 1 from notifications where chat_id = ${passing}::uuid`.execute(db)
  assert.equal(rows.length, 0)
})

test('former members, banned accounts and members who have switched it off get nothing', async () => {
  const { app, db, store, seller, buyer, chatId } = await makeChat()
  const [left, banned, silent] = [
    await colleague(app, store.id, 'Operator'),
    await colleague(app, store.id, 'Operator'),
    await colleague(app, store.id, 'Operator'),
  ]
  await sendText(buyer, chatId, 'Secret of the store')
  await sql`delete from store_members where account_id = ${left.accountId}::uuid`.execute(db)
  await sql`update accounts set status = 'Banned' where id = ${banned.accountId}::uuid`.execute(db)
  await silent.call(updateSetting, { kind: 'NewChat', channel: 'Email', isOn: false })
  for (const one of [left, banned, silent, seller]) await deliverAt(app, config, chats(one), inSeconds(61))
  await sendOutbox(app, config)
  assert.deepEqual(
    server.received.map(({ to }) => to[0]),
    [seller.email],
  )
})

test('an order is delivered in the language of each member, by SMS to a confirmed phone; not once it is opened', async () => {
  const { app, db, store, seller, buyer } = await makeChat()
  const german = await colleague(app, store.id, 'Manager', { locale: 'de' })
  await sql`update accounts set phone = '+4930' || floor(random() * 90000000 + 10000000)::text, phone_confirmed_at = now() where id = ${german.accountId}::uuid`.execute(
    db,
  )
  const placed = await placeOrder(buyer, store.id)
  assert.deepEqual(
    (await scheduledDeliveries(app, german.accountId)).map(({ channel }) => channel),
    ['Email', 'Sms'],
  )
  for (const channel of ['Email', 'Sms'] as const)
    await deliverAt(app, config, { ...orders(german), channel }, inSeconds(61))
  const { rows } = await sql<{ template: string; values: { number: string; path: string } }>`
    select template, values from outgoing_messages where channel = 'Sms' and recipient like '+4930%' order by created_at desc limit 1
  `.execute(db)
  assert.deepEqual(
    [rows[0]!.template, rows[0]!.values.number, rows[0]!.values.path],
    ['newOrders', String(placed.orderNumber), `/order/${placed.orderId}`],
  )
  await german.call(markAsViewed, { ids: placed.orderId }, { storeId: store.id })
  await deliverAt(app, config, orders(seller), inSeconds(61))
  await sendOutbox(app, config)
  const [mail, ...others] = server.received.filter(({ to }) => to[0] !== buyer.email)
  assert.equal(others.length, 0)
  assert.equal(mail!.headers.subject, `Neue Bestellung Nr.\u00a0${placed.orderNumber}`)
  assert.match(mail!.text, /Bo Buyer: 120,00\s€ ohne MwSt\. \+ MwSt\. 24,00\s€ = 144,00\s€/)
  assert.match(mail!.text, /- Goods (P-\S+)\n\s+\1: 2 × 1\s\S+ zu 60,00\s€ = 120,00\s€/)
  assert.match(
    mail!.text,
    /Käufer: Bo Buyer\nTelefonnummer: \+381\s60\s1234567\nLieferadresse: Kneza Miloša 4, Beograd/,
  )
  const link = `https://shop.example/de/order/${placed.orderId}`
  assert.equal(mail!.text.split(link).length - 1, 1, 'a single order has one link')
})

test('the store reads the terms of a new order in the e-mail and in the centre', async () => {
  const { app, db, store, seller, buyer } = await makeChat()
  await sql`
    update stores set delivery_ways = array['Carrier'], delivery_days_from = 3, delivery_days_to = 7, delivery_cost = 'ByAgreement',
      payment_ways = array['Prepayment', 'OnDelivery'] where id = ${store.id}
  `.execute(db)
  const { orderId } = await placeOrder(buyer, store.id)
  await deliverAt(app, config, orders(seller), inSeconds(61))
  await sendOutbox(app, config)
  const mail = server.received.find(({ to }) => to[0] === seller.email)!
  const [delivery, payment] = [
    'By agreement · 3–7 working days · Cost by agreement',
    'Prepayment and Payment on delivery',
  ]
  assert.ok(mail.text.includes(`Delivery: ${delivery}. Payment: ${payment}`), mail.text)
  const { body } = await seller.call(listNotifications, {})
  assert.equal(body.items.find((item) => item.orderId === orderId)?.text, `${delivery} · ${payment}`)
})

test('four concurrent workers send one e-mail; a failed delivery sends none', async () => {
  const { app, db, buyer, seller, chatId } = await makeChat()
  await sendText(buyer, chatId, 'Once')
  await Promise.all(Array.from({ length: 4 }, () => deliverAt(app, config, chats(seller), inSeconds(61))))
  await sendOutbox(app, config)
  assert.equal(server.received.length, 1)

  await sendText(buyer, chatId, 'And again')
  await sql`alter table outgoing_messages add constraint broken check (template <> 'newMessages') not valid`.execute(db)
  await assert.rejects(deliverAt(app, config, messages(seller), inSeconds(61)), /broken/)
  await sql`alter table outgoing_messages drop constraint broken`.execute(db)
  await deliverAt(app, config, messages(seller), inSeconds(61))
  await sendOutbox(app, config)
  assert.equal(server.received.length, 2)
})

test('an outage of the mail server loses nothing, and each e-mail is sent once under its own id afterwards (R10)', async () => {
  const { app, buyer, seller, chatId } = await makeChat()
  await sendText(buyer, chatId, 'Are you there?')
  const { port } = new URL(server.url)
  await server[Symbol.asyncDispose]()
  await deliverAt(app, config, chats(seller), inSeconds(61))
  await sendOutbox(app, config)
  server = await startMailServer(Number(port))
  await sql`update outgoing_messages set due_at = now() where status = 'Waiting'`.execute(app.database.db)
  for (let round = 0; round < 3; round++) await sendOutbox(app, config)
  assert.equal(server.received.length, 1)
  assert.match(server.received[0]!.headers['message-id']!, /^<[0-9a-f-]{36}@shop\.example>$/)
})

test('user texts in e-mails stay plain text, without links, markup or header injection (F01)', async () => {
  const { app, db, store, seller } = await makeChat()
  const evil = '<img src=x onerror=alert(1)>"\'&</style><script>alert(2)</script>'
  const buyer = await somebody(app, { name: `${evil}\r\nBcc: x@evil.example` })
  const { body } = await openChat(buyer, store.id, {
    widget: { productId: (await make.product(db, { storeId: store.id, names: { en: `Bolt ${evil}` } })).id },
  })
  await sendText(buyer, body.id!, `${evil}\nhttps://evil.example/now\n${'long '.repeat(600)}`)
  await deliverAt(app, config, chats(seller), inSeconds(61))
  await sendOutbox(app, config)
  const [{ headers, text, html }] = server.received as [(typeof server.received)[number]]
  assert.doesNotMatch(html, /<img|<script|onerror=alert\(1\)>"/)
  assert.match(html, /&#60;img src=x/)
  for (const part of [text, html]) assert.doesNotMatch(part, /evil\.example/)
  assert.equal(headers.bcc, undefined)
  assert.ok(text.length < 2_500, `${text.length}`)
})
