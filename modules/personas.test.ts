// E02: every declared call with every persona. A call without a row here fails: say what it needs and whom it refuses.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { calls } from '#modules/index.ts'
import type { Access, Call } from '#platform/contract.ts'
import type { TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedIn, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { accountId, password, people, productId, storeId } from '#platform/testing/shop.ts'

const personas = [
  'anonymous',
  'buyer',
  'owner',
  'manager',
  'operator',
  'otherOwner',
  'banned',
  'admin',
  'lesserAdmin',
] as const
type Persona = (typeof personas)[number]
type Statuses = Partial<Record<Persona, number>>
/** `admitted`: what whoever may call is answered, 200 unless said; `but`: exceptions by persona. */
type Row = { input?: (facts: Facts) => Record<string, unknown>; admitted?: number; but?: Statuses }
type Facts = { orderId: string; productId: number; fileId: string; chatId: string }

const scope = { p: 'live', g: 'default' }
const inScope: Row = { input: () => scope }
const product: Row = { input: ({ productId: id }) => ({ ...scope, id }) }
/** An order of the buyer from the store that owner and operator work for: to others it does not exist. */
const order = (more: object = {}): Row => ({
  input: ({ orderId }) => ({ ...more, id: orderId }),
  admitted: 404,
  but: { buyer: 200, owner: 200, manager: 200, operator: 200 },
})
/** A chat of the buyer with the store that owner, manager and operator work for. */
const chat = (name: string, more: object = {}, status = 200): Row => ({
  input: ({ chatId }) => ({ ...more, [name]: chatId }),
  admitted: 404,
  but: { buyer: status, owner: status, manager: status, operator: status },
})
/** A document of the store that owner, manager and operator work for. */
const strangers: Statuses = { buyer: 403, otherOwner: 403, admin: 403, lesserAdmin: 403 }
const document = (input: Record<string, unknown>, admitted = 200): Row => ({
  input: () => input,
  admitted,
  but: strangers,
})
let addresses = 0
const newBrowser = () => ({
  endpoint: `https://push.example/${randomUUID()}`,
  keys: { p256dh: pushKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
})
const pushKey = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
/** Codes go to an address once a minute, so everyone asks for another one. */
const newEmail = () => ({ email: `somebody-${++addresses}@test.example` })
const newPhone = () => ({ phone: `+38164${1_000_000 + ++addresses}` })

const rows: Record<string, Row> = {
  'GET geo/location/search': {},
  'GET geo/country/defaultlocale': { input: () => ({ country: 'RS' }) },
  'GET geo/location/tree': {},
  'GET geo/location': { input: () => ({ alias: 'belgrade' }) },
  'GET geo/location-redirect': { input: () => ({ alias: 'nowhere' }), admitted: 404 },
  'GET geo/ip': {},
  'GET system/geoip': {},
  'GET system/get/code/list': {},
  'POST account/context/location/set': { input: () => ({ alias: 'belgrade' }) },
  'GET system/currencytypes': {},
  'GET system/currency/list': {},
  'GET system/get/text': { input: () => ({ type: 'offer' }) },
  'GET system/get/userterms': {},
  'GET system/get/privatepolicy': {},
  'GET system/get/offer': {},
  'GET system/texttypes': {},
  'GET system/unittypes': {},
  'GET system/storelegalforms': {},
  'GET system/environment': {},
  'GET system/test': {},
  'HEAD system/signature': {},
  'GET x/banner/{p}/{g}/list': inScope,
  'GET files/video/get': { input: ({ fileId: id }) => ({ id }), admitted: 404 },
  'POST files/video/save': { input: () => ({ url: 'nowhere' }), admitted: 422 },
  'POST files/uploadcare/upload': { admitted: 415 },
  'GET files/uploadcare/signature': { admitted: 409 },
  'POST files/uploadcare/save': { input: ({ fileId }) => ({ fileId }), admitted: 409 },
  'POST files/uploadcare/save/admin': { input: ({ fileId }) => ({ fileId }), admitted: 409 },
  'GET files/image/get': { input: ({ fileId: id }) => ({ id }), admitted: 404 },
  'POST token/request': { input: () => ({ login: people.buyer, password }) },
  'POST token/refresh': { input: () => ({ refreshToken: 'none' }), admitted: 401 },
  'POST account/session/end': {},
  'GET account/get/context': {},
  'GET account/get/adminFeatures': {},
  'GET account/context/list': {},
  'GET account/session/list': {},
  'POST account/session/revoke': { input: () => ({ id: randomUUID() }), admitted: 404 },
  'POST account/password/change': {
    input: () => ({ currentPassword: 'wrong', newPassword: 'nine green bottles' }),
    admitted: 422,
  },
  'POST account/profile/set': { input: () => ({ name: 'Somebody Else' }) },
  'POST account/context/store/set': {
    input: () => ({ storeId: store }),
    admitted: 403,
    but: { owner: 200, manager: 200, operator: 200 },
  },
  'POST account/session/attach': { admitted: 403 },
  'POST account/context/culture/set': { input: () => ({ culture: 'de' }) },
  'GET account/factor/list': {},
  'POST account/factor/totp/start': { input: () => ({ password }) },
  'POST account/factor/totp/confirm': { input: () => ({ code: 'none' }), admitted: 422 },
  'POST account/factor/totp/remove': { input: () => ({ password }) },
  'POST account/factor/recovery/renew': { input: () => ({ password }), admitted: 409 },
  'POST account/factor/passkey/start': { input: () => ({ password }) },
  'POST account/factor/passkey/add': { input: () => ({ name: 'None', response: {} }), admitted: 422 },
  'POST account/factor/passkey/remove': { input: () => ({ id: 'none', password }), admitted: 404 },
  'POST token/passkey/start': {},
  'POST token/passkey': { input: () => ({ response: {} }), admitted: 422 },
  'POST token/second-factor': { input: () => ({ challenge: 'none', code: '000000' }), admitted: 410 },
  'POST account/email/code/send': { input: newEmail },
  'POST account/phone/code/send': { input: newPhone },
  'POST account/email/registration': {
    input: () => ({ ...newEmail(), code: '000000', password, name: 'Nobody' }),
    admitted: 422,
  },
  'POST account/phone/registration': {
    input: () => ({ ...newPhone(), code: '000000', password, name: 'Nobody' }),
    admitted: 422,
  },
  'POST account/email/confirm': { input: () => ({ token: 'none' }), admitted: 410 },
  'POST account/password/restore': { input: () => ({ login: newEmail().email }) },
  'POST x/confirmation/send-sms': { input: newPhone },
  'POST x/confirmation/confirm-phone-by-code': { input: () => ({ ...newPhone(), code: '000000' }), admitted: 422 },
  'POST x/confirmation/send-email-confirmation': { input: newEmail },
  'POST x/confirmation/confirm-email-by-code': { input: () => ({ ...newEmail(), code: '000000' }), admitted: 422 },
  'GET x/confirmation/check-email-confirmation': {},
  'POST account/export': { input: () => ({ format: 'json' }) },
  'POST account/delete': { input: () => ({ password: 'wrong' }), admitted: 422 },
  'POST account/delete/cancel': {},
  'GET system/ip/ban': {},
  'PATCH system/ip/ban': {
    input: () => ({ network: 'nowhere', reason: 'Spam', until: '2999-01-01T00:00:00Z' }),
    admitted: 422,
  },
  'DELETE system/ip/ban': { input: () => ({ network: '192.0.2.1' }), admitted: 404 },
  'GET x/admin-panel/ban/list': {},
  'POST x/admin-panel/ban/add': {
    input: () => ({ subject: { kind: 'Account', value: randomUUID() }, reason: 'Spam', until: '2999-01-01T00:00:00Z' }),
    admitted: 404,
  },
  'POST x/admin-panel/ban/cancel': { input: () => ({ id: randomUUID() }), admitted: 404 },
  'GET x/admin-panel/account/list': {},
  'GET x/admin-panel/account/count': {},
  'GET x/admin-panel/account/single': { input: () => ({ id: randomUUID() }), admitted: 404 },
  'POST x/admin-panel/account/bulk-admin': { input: () => ({ ids: [randomUUID()], features: [] }), admitted: 404 },
  'POST x/admin-panel/account/bulk-delete': { input: () => ({ ids: [randomUUID()] }) },
  'GET x/store/list': {},
  'GET x/store/count': {},
  'GET x/store/single': { input: () => ({ alias: 'north' }) },
  'GET x/store/short/last': {},
  'GET x/store/short/random': {},
  'GET x/store/promo/list': {},
  'GET x/store/context': {},
  'GET x/store/active': {},
  'GET classifier/inn-info': { input: () => ({ number: '7707083893' }) },
  'POST registration/step2': {
    input: () => ({
      country: 'RU',
      taxNumber: '7707083893',
      companyName: 'Company',
      supplierType: 'Other',
      storeName: 'Store',
      location: 'nowhere',
    }),
    admitted: 422,
  },
  'GET x/store/member/list': {},
  'POST x/store/member/invite': {
    input: () => ({ target: people.owner, role: 'Operator' }),
    admitted: 409,
    but: { operator: 403 },
  },
  'POST x/store/member/invitation/cancel': { input: () => ({ id: randomUUID() }), admitted: 404 },
  'POST x/store/member/change-role': { input: () => ({ accountId: randomUUID(), role: 'Owner' }), admitted: 404 },
  'POST x/store/member/remove': { input: () => ({ accountId: randomUUID() }), admitted: 404 },
  'GET account/invitation': { input: () => ({ token: 'none' }), admitted: 410 },
  'POST account/invitation/accept': { input: () => ({ token: 'none' }), admitted: 410 },
  'GET x/catalog-category/{p}/{g}/tree': inScope,
  'GET x/catalog-category/{p}/{g}/compact-tree': inScope,
  'GET x/catalog-category/{p}/{g}/top': inScope,
  'GET x/catalog-category/{p}/{g}/list': inScope,
  'GET x/catalog-category/{p}/{g}/single': { input: () => ({ ...scope, path: 'fasteners' }) },
  'GET x/platform/{p}/{g}/product/long': product,
  'GET x/platform/{p}/{g}/product/small-card/random': inScope,
  'GET x/platform/{p}/{g}/product/small-card/last': inScope,
  'GET x/platform/{p}/{g}/product/small-card/similar': product,
  'GET x/platform/{p}/{g}/product/small-card/promo': inScope,
  'GET brand/search': {},
  'GET x/platform/{p}/{g}/product/search': inScope,
  'GET x/platform/{p}/{g}/product/count': inScope,
  'GET x/platform/{p}/{g}/product/suggest': inScope,
  'POST system/sync-product-es': {},
  'GET system/sync-product-es': {},
  'GET x/platform/{p}/{g}/product/facet': { input: () => ({ ...scope, facet: 'brand' }) },
  'POST message/callback/request': { input: () => ({ storeId: store, phone: newPhone().phone }) },
  'POST telephony/redirect-phone-number': { input: () => ({ storeId: store }), admitted: 409 },
  'POST telephony/callback': {
    input: () => ({
      callId: '1',
      sentAt: '2026-01-01T00:00:00Z',
      from: '',
      to: '+493023125001',
      startedAt: '2026-01-01T00:00:00Z',
      durationSeconds: 1,
      status: 'Missed',
    }),
    admitted: 404,
  },
  'POST help/request': { input: () => ({ text: 'Bolts', contact: newEmail().email }) },
  'GET x/admin-panel/help-request/list': {},
  'GET x/admin-panel/synonym/list': { input: () => ({ locale: 'en' }) },
  'POST x/admin-panel/synonym/create': { input: () => ({ locale: 'en', words: ['!', '?'] }), admitted: 422 },
  'PUT x/admin-panel/synonym/update': {
    input: () => ({ id: 2_000_000_000, version: 1, words: ['one', 'two'] }),
    admitted: 404,
  },
  'DELETE x/admin-panel/synonym/delete': { input: () => ({ id: 2_000_000_000, version: 1 }), admitted: 404 },
  'POST x/admin-panel/help-request/set-status': {
    input: () => ({ id: randomUUID(), version: 1, status: 'InWork' }),
    admitted: 404,
  },
  'GET x/callback/context/list': {},
  'POST x/callback/context/set-status': {
    input: () => ({ id: randomUUID(), version: 1, status: 'InWork' }),
    admitted: 404,
  },
  'GET x/admin-panel/telephony/redirect-phone-number/list': {},
  'POST x/admin-panel/telephony/redirect-phone-number/add': { input: () => ({ number: newPhone().phone }) },
  'PATCH x/admin-panel/telephony/redirect-phone-number/update': { input: () => ({ id: 2_000_000_000 }), admitted: 404 },
  'GET x/admin-panel/telephony/callback/list': {},
  'GET x/admin-panel/telephony/callback/audio': { input: () => ({ id: randomUUID() }), admitted: 404 },
  'GET x/admin-panel/statistics/telephony-callback': {},
  'GET x/admin-panel/statistics/telephony-redirect': {},
  'GET x/notification-settings/context/list': {},
  'POST x/notification-settings/update': { input: () => ({ kind: 'NewChat', channel: 'Email', isOn: true }) },
  'POST x/notification-settings/quiet-hours': { input: () => ({ quietHours: null }) },
  'GET x/notification-settings/unsubscribe': { input: () => ({ token: 'none' }), admitted: 410 },
  'POST x/notification-settings/unsubscribe': { input: () => ({ token: 'none' }), admitted: 410 },
  'GET x/push-subscription/list': {},
  'POST x/push-subscription/create': { input: newBrowser },
  'POST x/push-subscription/delete': { input: () => ({ id: randomUUID() }), admitted: 404 },
  'GET x/notification/list': {},
  'GET x/notification/count': {},
  'POST x/notification/read': {},
  'GET chat/get/list/context': {},
  'GET chat/get/list/anonymous': {},
  'GET chat/unreadcounts/context': {},
  'GET chat/deanonymize/get': {},
  'POST chat/create': {
    input: () => ({ memberStoreId: otherStore, chatType: 'Authorized' }),
    but: { anonymous: 401, banned: 401, otherOwner: 409 },
  },
  'POST chat/ask-several': {
    input: () => ({ stores: [{ storeId: otherStore }], message: 'Who has it?', clientMessageId: randomUUID() }),
  },
  'GET chat/inquiry/suppliers': {},
  'GET chat/inquiry/list': {},
  'GET chat/inquiry/single': { input: () => ({ id: randomUUID() }), admitted: 404 },
  'GET chat/with': { input: () => ({ storeId: otherStore }), but: { otherOwner: 409 } },
  'POST chat/delete': chat('id'),
  'POST chat/read': chat('id'),
  'POST chat/message/send': chat('chatId', { message: 'Hello' }),
  'POST chat/file/upload': chat('chatId', {}, 415),
  'GET chat/message/get/list': chat('chatId'),
  'GET chat/widget/get': chat('chatId'),
  'GET chat/single': chat('chatId'),
  'GET chat/buyer/get': chat('chatId'),
  'POST chat/typing': chat('chatId'),
  'GET chat/presence': chat('chatId'),
  'POST chat/report': chat('chatId', { reason: 'Spam' }),
  'GET x/admin-panel/statistics/chat/list': {},
  'GET x/admin-panel/statistics/chat/messages': { input: () => ({ chatId: randomUUID() }), admitted: 404 },
  'GET x/admin-panel/statistics/chat/report/list': {},
  'POST x/admin-panel/statistics/chat/report/close': {
    input: () => ({ chatId: randomUUID(), side: 'Buyer', note: 'None' }),
    admitted: 404,
  },
  'POST chat/deanonymize': { admitted: 404 },
  'POST chat/widget/product/setIndividualPrice': {
    input: ({ chatId, productId }) => ({ chatId, productId, priceMinor: 1_000_000, until: '2000-01-01' }),
    admitted: 422,
  },
  'POST chat/assign': chat('chatId', { accountId: null }),
  'POST chat/block': chat('chatId', { isBlocked: false }),
  'GET chat/canned-answer/list': {},
  'POST chat/canned-answer/save': { input: () => ({ title: 'Delivery', text: 'In three days.' }) },
  'POST chat/canned-answer/delete': { input: () => ({ id: 2_000_000_000 }), admitted: 404 },
  'GET chat/auto-answer/get': {},
  'POST chat/auto-answer/set': {
    input: () => ({
      isOn: false,
      text: 'Later',
      timeZone: 'Europe/Belgrade',
      days: [1],
      opensAt: '09:00',
      closesAt: '17:00',
    }),
    but: { operator: 403 },
  },
  'POST cart/add': { input: ({ productId: id }) => ({ productId: id }) },
  'POST cart/edit': { input: () => ({ productId: 2_000_000_000, quantity: 1 }), admitted: 404 },
  'POST cart/remove': { input: () => ({ productId: 2_000_000_000 }), admitted: 404 },
  'GET cart/get': {},
  'GET cart/get/products': {},
  'GET x/cart/{p}/items': inScope,
  'GET x/cart/{p}/products': inScope,
  'POST cart/order/create': {
    input: () => ({ storeId: 2_000_000_000, contactName: 'Somebody', contactPhone: '1' }),
    admitted: 409,
  },
  'GET cart/order/get': order(),
  'GET x/cart/{p}/order': order({ p: 'live' }),
  'GET cart/order/get/list': {},
  'GET x/cart/{p}/order/{g}/list': inScope,
  'POST x/fluent/schema/find': document({ entity: 'product' }),
  'POST x/fluent/data/find': document({ entity: 'store' }),
  'POST x/fluent/data/update': {
    ...document({ entity: 'warehouse', id: 2_000_000_000, version: 1, fields: {} }, 404),
    but: { ...strangers, operator: 403 },
  },
  'POST x/fluent/data/upsert': {
    ...document({ entity: 'warehouse', fields: {} }, 422),
    but: { ...strangers, operator: 403 },
  },
  'GET x/cart-order/unviewed': {},
  'POST x/cart-order/mark-as-viewed': {
    input: ({ orderId }) => ({ ids: orderId }),
    admitted: 404,
    but: { owner: 200, manager: 200, operator: 200 },
  },
}

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
let store: number
let otherStore: number

before(async () => {
  app = await fileApp()
  const { db } = app.database
  store = await storeId(db, 'north')
  otherStore = await storeId(db, 'east')
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
})

for (const call of calls)
  test(`E02 ${call.id} (${call.access})`, async () => {
    const { input = () => ({}), admitted = 200, but = {} } = rows[call.id] ?? {}
    const refused = refusedBy(call.access)
    for (const persona of personas) {
      const visitor = await visitorAs(persona, call.id)
      const { status } = await visitor.call(call as Call, input(facts), { storeId: store })
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
