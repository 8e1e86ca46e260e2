// E02: every declared call with every persona. A call without a row fails: say in personas/ what it needs and whom it refuses.
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
import { accountRows } from './personas/accounts.fixture.ts'
import { catalogueRows } from './personas/catalogue.fixture.ts'
import { chatRows } from './personas/chats.fixture.ts'
import { contactRows } from './personas/contacts.fixture.ts'
import { documentRows } from './personas/documents.fixture.ts'
import { moderationRows } from './personas/moderation.fixture.ts'
import { notificationRows } from './personas/notifications.fixture.ts'
import { orderRows } from './personas/orders.fixture.ts'
import { referenceRows } from './personas/reference.fixture.ts'
import { storeRows } from './personas/stores.fixture.ts'
import { type Facts, type Persona, personas, type Rows, type Statuses } from './personas/rows.fixture.ts'

const groups: readonly Rows[] = [
  referenceRows,
  accountRows,
  moderationRows,
  storeRows,
  catalogueRows,
  contactRows,
  notificationRows,
  chatRows,
  orderRows,
  documentRows,
]
const rows: Rows = Object.assign({}, ...groups)

/** What the class of a call answers each persona with who is not admitted. The store named by X-Store-Id is that of owner, manager and operator. */
function refusedBy(access: Access): Statuses {
  if (access === 'public' || access === 'session' || access === 'provider') return {}
  const unknown = { anonymous: 401, banned: 401 }
  if (access === 'user') return unknown
  if (access === 'seller') return { ...unknown, buyer: 403, otherOwner: 403, admin: 403, lesserAdmin: 403 }
  const hasNot = { ...unknown, buyer: 403, owner: 403, manager: 403, operator: 403, otherOwner: 403 }
  return access === 'admin:texts' ? hasNot : { ...hasNot, lesserAdmin: 403 }
}

let app: TestApp
let facts: Facts

before(async () => {
  app = await fileApp()
  const { db } = app.database
  const store = await storeId(db, 'north')
  const bought = await productId(db, 'W-1')
  await make.cart(db, await accountId(db, 'buyer'), [{ productId: bought, quantity: 1 }])
  const placed = await (
    await signedIn(app, 'buyer')
  ).post('/api/cart/order/create', { contactName: 'Bea', contactPhone: '1' })
  const { outcomes } = placed.body as { outcomes: { orderId: string }[] }
  const opened = await (
    await signedIn(app, 'buyer')
  ).post('/api/chat/create', { memberStoreId: store, chatType: 'Authorized' })
  facts = {
    orderId: outcomes[0]!.orderId,
    productId: bought,
    chatId: (opened.body as { id: string }).id,
    fileId: randomUUID(),
    storeId: store,
    otherStoreId: await storeId(db, 'east'),
  }
})

const endsSessions = ['POST account/session/end', 'POST token/refresh']
const known = new Map<Persona, Map<string, string>>()

/** A fresh visitor for each call, so that no call sees what another has left; the session is a persona's one, unless the call ends it. */
async function visitorAs(persona: Persona, id: string): Promise<Visitor> {
  if (persona === 'anonymous') return anonymous(app)
  if (endsSessions.includes(id)) return signedIn(app, persona)
  if (!known.has(persona)) known.set(persona, (await signedIn(app, persona)).cookies)
  const visitor = anonymous(app)
  for (const [name, value] of known.get(persona)!) visitor.cookies.set(name, value)
  return visitor
}

test('E02 every call has a row, and every row a call', () => {
  assert.deepEqual(
    calls.map(({ id }) => id).filter((id) => !rows[id]),
    [],
    'calls without a row',
  )
  assert.deepEqual(
    Object.keys(rows).filter((id) => !calls.some((call) => call.id === id)),
    [],
    'rows without a call',
  )
  assert.equal(Object.keys(rows).length, groups.flatMap(Object.keys).length, 'a call with two rows')
})

for (const call of calls)
  test(`E02 ${call.id} (${call.access})`, async () => {
    const { input = () => ({}), admitted = 200, but = {} } = rows[call.id] ?? {}
    const refused = refusedBy(call.access)
    for (const persona of personas) {
      const visitor = await visitorAs(persona, call.id)
      const { status } = await visitor.call(call as Call, input(facts), { storeId: facts.storeId })
      assert.equal(status, refused[persona] ?? but[persona] ?? admitted, `as ${persona}`)
    }
  })

test('E03 an address has one spelling, and a method cannot be overridden', async () => {
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
