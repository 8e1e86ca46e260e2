// Every declared call is made by every persona (E02). A call without an expectation fails: add its input and statuses in personas/.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { calls } from '#modules/index.ts'
import type { Access, Call } from '#platform/contract.ts'
import type { TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedIn, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { accountId, productId, storeId } from '#platform/testing/shop.ts'
import { accountExpectations } from './personas/accounts.fixture.ts'
import { billingExpectations } from './personas/billing.fixture.ts'
import { catalogueExpectations } from './personas/catalogue.fixture.ts'
import { chatExpectations } from './personas/chats.fixture.ts'
import { contactExpectations } from './personas/contacts.fixture.ts'
import { documentExpectations } from './personas/documents.fixture.ts'
import { exchangeExpectations } from './personas/exchange.fixture.ts'
import { moderationExpectations } from './personas/moderation.fixture.ts'
import { notificationExpectations } from './personas/notifications.fixture.ts'
import { operationExpectations } from './personas/operations.fixture.ts'
import { orderExpectations } from './personas/orders.fixture.ts'
import { referenceExpectations } from './personas/reference.fixture.ts'
import { resourceExpectations } from './personas/resources.fixture.ts'
import { storeExpectations } from './personas/stores.fixture.ts'
import { verificationExpectations } from './personas/verification.fixture.ts'
import {
  type TestData,
  type Persona,
  personas,
  type CallExpectations,
  type Statuses,
} from './personas/expectations.fixture.ts'

const groups: readonly CallExpectations[] = [
  referenceExpectations,
  accountExpectations,
  moderationExpectations,
  storeExpectations,
  catalogueExpectations,
  contactExpectations,
  notificationExpectations,
  chatExpectations,
  operationExpectations,
  orderExpectations,
  documentExpectations,
  exchangeExpectations,
  resourceExpectations,
  verificationExpectations,
  billingExpectations,
]
const expectations: CallExpectations = Object.assign({}, ...groups)

/** The statuses of personas that the access class of a call refuses. X-Store-Id names the store of owner, manager and operator. */
function refusedStatuses(access: Access): Statuses {
  if (access === 'public' || access === 'session' || access === 'provider') return {}
  const unknown = { anonymous: 401, banned: 403 }
  if (access === 'user') return unknown
  if (access.startsWith('key:'))
    return { ...Object.fromEntries(personas.map((persona) => [persona, 401])), banned: 403 }
  if (access === 'seller') return { ...unknown, buyer: 403, otherOwner: 403, admin: 403, lesserAdmin: 403 }
  const missingFeature = { ...unknown, buyer: 403, owner: 403, manager: 403, operator: 403, otherOwner: 403 }
  return access === 'admin' || access === 'admin:texts' ? missingFeature : { ...missingFeature, lesserAdmin: 403 }
}

let app: TestApp
let data: TestData

before(async () => {
  app = await fileApp()
  const { db } = app.database
  const store = await storeId(db, 'north')
  const bought = await productId(db, 'W-1')
  const placeOrder = async () => {
    await make.cart(db, await accountId(db, 'buyer'), [{ productId: bought, quantity: 1 }])
    const placed = await (
      await signedIn(app, 'buyer')
    ).post('/api/cart/order/create', { contactName: 'Bea', contactPhone: '1' })
    return (placed.body as { outcomes: { orderId: string }[] }).outcomes[0]!.orderId
  }
  const completedOrderId = await placeOrder()
  const owner = await signedIn(app, 'owner')
  for (const step of ['confirm', 'ship', 'complete'])
    assert.equal((await owner.post(`/api/cart/order/${step}`, { id: completedOrderId })).status, 200)
  const opened = await (
    await signedIn(app, 'buyer')
  ).post('/api/chat/create', { memberStoreId: store, chatType: 'Authorized' })
  data = {
    orderId: await placeOrder(),
    completedOrderId,
    productId: bought,
    chatId: (opened.body as { id: string }).id,
    fileId: randomUUID(),
    storeId: store,
    otherStoreId: await storeId(db, 'east'),
  }
})

const endsSessions = ['POST account/session/end', 'POST token/refresh']
const sessionCookies = new Map<Persona, Map<string, string>>()

/** A fresh visitor for each call, so that calls share no cookies but the persona's session; calls that end a session get their own. */
async function visitorAs(persona: Persona, id: string): Promise<Visitor> {
  if (persona === 'anonymous') return anonymous(app)
  if (endsSessions.includes(id)) return signedIn(app, persona)
  if (!sessionCookies.has(persona)) sessionCookies.set(persona, (await signedIn(app, persona)).cookies)
  const visitor = anonymous(app)
  for (const [name, value] of sessionCookies.get(persona)!) visitor.cookies.set(name, value)
  return visitor
}

test('every call has one expectation, and every expectation a call (E02)', () => {
  assert.deepEqual(
    calls.map(({ id }) => id).filter((id) => !expectations[id]),
    [],
    'calls without an expectation',
  )
  assert.deepEqual(
    Object.keys(expectations).filter((id) => !calls.some((call) => call.id === id)),
    [],
    'expectations without a call',
  )
  assert.equal(Object.keys(expectations).length, groups.flatMap(Object.keys).length, 'a call with two expectations')
})

for (const call of calls)
  test(`${call.id} answers each persona as its access class ${call.access} says (E02)`, async () => {
    const { input = () => ({}), status: expected = 200, exceptions = {} } = expectations[call.id] ?? {}
    const refused = refusedStatuses(call.access)
    for (const persona of personas) {
      const visitor = await visitorAs(persona, call.id)
      const { status } = await visitor.call(call as Call, input(data), { storeId: data.storeId })
      assert.equal(status, refused[persona] ?? exceptions[persona] ?? expected, `as ${persona}`)
    }
  })

test('a path has one spelling, and no header overrides the method (E03)', async () => {
  const visitor = anonymous(app)
  for (const path of [
    'CART/ORDER/GET/LIST',
    'cart/order/get/list/',
    'cart//order/get/list',
    'cart/%6frder/get/list',
    './cart/order/get/list',
    'cart/order/get/list%2f',
  ]) {
    const { status } = await visitor.get(`/api/${path}`)
    assert.ok(status === 401 || status === 404, `${status} ${path}`)
  }
  for (const header of ['x-http-method-override', 'x-method-override', 'x-http-method'])
    assert.equal((await visitor.send('GET', '/api/cart/add', undefined, { headers: { [header]: 'POST' } })).status, 404)
  assert.equal(
    (
      await visitor.get('/api/cart/order/get/list', {
        headers: { 'x-original-url': '/api/system/test', 'x-rewrite-url': '/api/system/test' },
      })
    ).status,
    401,
  )
})
