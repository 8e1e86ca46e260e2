import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createOrder } from '#modules/orders/contract.ts'
import { createChat, sendMessage } from '#modules/chats/contract.ts'
import { rejectOrder } from '#modules/orders/step-contract.ts'
import * as make from '#platform/testing/make.ts'
import { errorCode } from '#platform/testing/personas.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { signatureHeaders } from './sign.ts'
import { address, storeWithProgram } from './webhooks.fixture.ts'

test('a message is signed as in the example of Standard Webhooks', () => {
  const headers = signatureHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    seconds: 1614265330,
    body: '{"test": 2432232314}',
  })
  assert.equal(headers['webhook-signature'], 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('orders, their steps and messages of buyers reach the program of the store, each once', async () => {
  await using own = await storeWithProgram()
  const { app, db, store, person, received, create, post, deliveries } = own
  const webhook = await create()
  const product = await make.product(db, { storeId: store.id, available: 5 })
  const buyer = await somebody(app)
  await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 2 }])
  const ordered = await buyer.call(createOrder, {
    contactName: 'Bea',
    contactPhone: '+381113334455',
    delivery: 'Pickup',
  })
  const orderId = ordered.body.outcomes[0]!.orderId!
  assert.equal((await person.call(rejectOrder, { id: orderId, reason: 'Sold out' })).status, 200)
  const chat = await buyer.call(createChat, { memberStoreId: store.id, chatType: 'Authorized' })
  assert.equal((await buyer.call(sendMessage, { chatId: chat.body.id, message: 'And next week?' })).status, 200)
  await person.call(sendMessage, { chatId: chat.body.id, message: 'Yes' })
  await Promise.all([post(webhook.id), post(webhook.id)])
  await post(webhook.id)
  assert.deepEqual(
    received.map(({ type, data }) => [type, data.status ?? data.text]),
    [
      ['order.created', 'New'],
      ['order.updated', 'Rejected'],
      ['message.created', 'And next week?'],
    ],
  )
  for (const { headers, body } of received) {
    const seconds = Number(headers['webhook-timestamp'])
    const expected = signatureHeaders(webhook.secret, { id: String(headers['webhook-id']), seconds, body })
    assert.equal(headers['webhook-signature'], expected['webhook-signature'])
  }
  const sent = await deliveries(webhook.id)
  assert.deepEqual(new Set(sent.map(({ order }) => order?.id)), new Set([orderId, undefined]))
  assert.deepEqual(sent.find((each) => each.chat)?.chat, { id: chat.body.id, buyer: 'A Person' })
  assert.deepEqual(
    sent.map(({ status, attempts, responseStatus }) => [status, attempts, responseStatus]),
    [
      ['Delivered', 1, 204],
      ['Delivered', 1, 204],
      ['Delivered', 1, 204],
    ],
  )
})

test('a refused message is tried again for a day, the others go on', async () => {
  await using own = await storeWithProgram()
  const { received, site, create, post, deliveries, elapse, succeed } = own
  const { id } = await create()
  site.status = 400
  await succeed(contract.testWebhook, { id })
  await post(id)
  const [refused] = await deliveries(id)
  assert.deepEqual([refused!.status, refused!.attempts, refused!.responseStatus], ['Waiting', 1, 400])
  site.status = 204
  await succeed(contract.testWebhook, { id })
  await post(id)
  assert.deepEqual((await deliveries(id)).map(({ status }) => status).toSorted(), ['Delivered', 'Waiting'])
  site.status = 400
  for (let round = 0; round < 40; round++) {
    await elapse(60)
    await post(id)
  }
  const given = (await deliveries(id)).find(({ attempts }) => attempts > 1)!
  assert.deepEqual([given.status, given.attempts > 20 && given.attempts < 30], ['Failed', true])

  site.status = 200
  await succeed(contract.resendDelivery, { id: given.id })
  await post(id)
  const last = received.at(-1)!
  assert.equal(last.headers['webhook-id'], given.id)
  assert.ok((await deliveries(id)).every(({ status }) => status === 'Delivered'))
})

test('a message shows what was sent and what came back last', async () => {
  await using own = await storeWithProgram()
  const { received, site, create, post, deliveries, succeed } = own
  const { id, secret } = await create()
  await succeed(contract.testWebhook, { id })
  const messageId = (await deliveries(id))[0]!.id
  const read = () => succeed(contract.getDelivery, { id: messageId })
  const { body, responseText, webhook } = await read()
  assert.equal(responseText, null)
  assert.deepEqual(webhook, { id, address: 'http://warehouse.example/hook' })
  Object.assign(site, { status: 400, answer: `<b>No such document</b> ${secret}${'.'.repeat(100_000)}` })
  await post(id)
  assert.equal(received[0]!.body, body)
  const refused = await read()
  assert.deepEqual([refused.attempts, refused.responseStatus], [1, 400])
  assert.ok(refused.responseText!.startsWith('<b>No such document</b> whsec_…....'))
  assert.equal(refused.responseText!.length, contract.maxResponseLength)

  site.isDown = true
  await succeed(contract.resendDelivery, { id: messageId })
  await post(id)
  const unreachable = await read()
  assert.deepEqual([unreachable.problem, unreachable.responseText], ['Unreachable', null])
})

test('an address that is not available gets one attempt at a time', async () => {
  await using own = await storeWithProgram()
  const { db, received, site, create, post, deliveries, succeed } = own
  const { id } = await create()
  for (let index = 0; index < 3; index++) await succeed(contract.testWebhook, { id })
  site.isDown = true
  await post(id)
  assert.deepEqual((await deliveries(id)).map(({ problem }) => problem).toSorted(), ['Unreachable', null, null])
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs where key = ${`webhook:${id}`}
  `.execute(db)
  assert.equal(rows[0]!.minutes, 1)
  assert.ok((await succeed(contract.listWebhooks, {})).items[0]!.failingSince)
  site.isDown = false
  await post(id)
  assert.equal(received.length, 2)
  assert.equal((await succeed(contract.listWebhooks, {})).items[0]!.failingSince, null)
})

test('a webhook that accepts nothing shows it, and its managers are told once', async () => {
  await using own = await storeWithProgram()
  const { app, db, store, person, site, create, post, succeed } = own
  const { id } = await create()
  const operator = await colleague(app, store.id, 'Operator')
  const failingSince = async () => (await succeed(contract.listWebhooks, {})).items[0]!.failingSince
  const told = async () => {
    const { rows } = await sql<{ recipient: string; path: string }>`
      select recipient, values ->> 'path' as path from outgoing_messages
      where template = 'webhookFailing' and recipient in (${person.email}, ${operator.email})
    `.execute(db)
    return rows
  }
  const test = async () => {
    await succeed(contract.testWebhook, { id })
    await post(id)
  }
  site.status = 404
  await test()
  const since = await failingSince()
  assert.ok(since)
  await post(id)
  assert.equal(await failingSince(), since, 'nothing was due')
  for (let round = 0; round < 3; round++) await test()
  assert.deepEqual(await told(), [])
  for (let round = 0; round < 3; round++) await test()
  assert.deepEqual(await told(), [{ recipient: person.email, path: `/profile/integrations/webhooks/${id}` }])
  assert.equal(await failingSince(), since)
  site.status = 204
  await test()
  assert.equal(await failingSince(), null)
})

test('a redirect is not followed, and internal addresses are refused (F10)', async () => {
  await using own = await storeWithProgram()
  const { db, site, create, post, deliveries, succeed, call } = own
  for (const refused of [
    'http://warehouse.example/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://a:b@x.example/',
    'x',
  ])
    assert.equal(
      errorCode(await call(contract.createWebhook, { address: refused, events: ['order.created'] })),
      'webhooks.addressRefused',
    )
  const { id } = await create()
  site.status = 302
  await succeed(contract.testWebhook, { id })
  await post(id)
  assert.deepEqual(
    (await deliveries(id)).map(({ status, responseStatus }) => [status, responseStatus]),
    [['Waiting', 302]],
  )
  await sql`update webhooks set address = 'http://inside.example/' where id = ${id}::uuid`.execute(db)
  await succeed(contract.testWebhook, { id })
  await post(id)
  assert.ok((await deliveries(id)).some(({ problem }) => problem === 'Refused'))
})

test('a renewed secret signs from then on, and events can be changed', async () => {
  await using own = await storeWithProgram()
  const { db, store, person, create, deliveries, succeed } = own
  const { id, secret } = await create(['message.created'])
  assert.match(secret, /^whsec_[\w+/]{43}=$/)
  assert.notEqual((await succeed(contract.renewWebhookSecret, { id })).secret, secret)
  assert.deepEqual((await succeed(contract.updateWebhook, { id, events: ['order.updated'] })).events, ['order.updated'])
  assert.equal((await deliveries(id)).length, 0)
  const { rows } = await sql<{ text: string }>`select w::text as text from webhooks w where id = ${id}::uuid`.execute(
    db,
  )
  assert.ok(!rows[0]!.text.includes(secret.slice(6, 20)), 'the database does not have the secret')
  await succeed(contract.deleteWebhook, { id })
  assert.equal(errorCode(await person.call(contract.testWebhook, { id }, { storeId: store.id })), 'webhooks.notFound')
})

test('people of other stores and operators manage no webhooks (A17)', async () => {
  await using own = await storeWithProgram()
  await using foreign = await storeWithProgram()
  const { app, store, create, call } = own
  const { id } = await create()
  await own.succeed(contract.testWebhook, { id })
  const [delivery] = await own.deliveries(id)
  assert.equal(errorCode(await foreign.call(contract.deleteWebhook, { id })), 'webhooks.notFound')
  assert.equal(errorCode(await foreign.call(contract.listDeliveries, { id })), 'webhooks.notFound')
  assert.equal(errorCode(await foreign.call(contract.getDelivery, { id: delivery!.id })), 'webhooks.notFound')
  assert.equal(errorCode(await foreign.call(contract.resendDelivery, { id: delivery!.id })), 'webhooks.notFound')
  assert.equal(errorCode(await call(contract.createWebhook, { address, events: ['order.created'] })), undefined)
  assert.equal(
    errorCode(await call(contract.createWebhook, { address, events: ['order.created'] })),
    'webhooks.addressTaken',
  )
  const operator = await colleague(app, store.id, 'Operator')
  assert.equal(errorCode(await operator.call(contract.listWebhooks, {}, { storeId: store.id })), 'webhooks.notAllowed')
})

test('of ten webhooks that are created at once with nine places left, none is too many (B08)', async () => {
  await using own = await storeWithProgram()
  await own.create()
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      own.call(contract.createWebhook, { address: `${address}/${index}`, events: ['order.created'] }),
    ),
  )
  assert.equal(outcomes.filter(({ status }) => status === 200).length, 9)
})
