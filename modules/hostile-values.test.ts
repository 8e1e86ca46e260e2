// Fuzzing: unexpected values in every field of every declared call never cause a server error.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { calls } from '#modules/index.ts'
import type { Call } from '#platform/contract.ts'
import type { TestApp } from '#platform/testing/app.ts'
import { newProduct } from '#platform/testing/fluent.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedIn, type Visitor } from '#platform/testing/personas.ts'
import { type Random, randomFrom } from '#platform/testing/random.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { accountId, productId, storeId } from '#platform/testing/shop.ts'
import {
  infinite,
  moreTexts,
  moreValues,
  type Path,
  placesIn,
  replaced,
  sampleOf,
  schemaOf,
  texts,
  values,
} from './hostile-values.fixture.ts'

type Input = Record<string, unknown>
type Visitors = readonly Visitor[]

/** Of the fields in which the further values are tried. */
const sampleShare = 0.25

let app: TestApp
/** Valid values by field name, for all calls. */
let fieldValues: Input
/** Inputs of calls whose fields are not in the contract, or that need more than a generated sample. */
let inputs: Record<string, Input[]>
let people: Record<'anonymous' | 'buyer' | 'owner' | 'admin', Visitor>

before(async () => {
  app = await fileApp()
  const { db, pool } = app.database
  people = {
    anonymous: anonymous(app),
    buyer: await signedIn(app, 'buyer'),
    owner: await signedIn(app, 'owner'),
    admin: await signedIn(app, 'admin'),
  }
  const [north, east, product] = [await storeId(db, 'north'), await storeId(db, 'east'), await productId(db, 'W-1')]
  const cart = async () => make.cart(db, await accountId(db, 'buyer'), [{ productId: product, quantity: 1 }])
  await cart()
  const ordered = await people.buyer.post('/api/cart/order/create', { contactName: 'Bea', contactPhone: '1' })
  const { orderId } = (ordered.body as { outcomes: { orderId: string }[] }).outcomes[0]!
  await cart()
  const { id: chatId } = (await people.buyer.post('/api/chat/create', { memberStoreId: north, chatType: 'Authorized' }))
    .body as { id: string }
  const {
    rows: [category],
  } = await pool.query<{ id: number }>("select id from categories where key = 'hex-bolts'")
  const names = { de: 'Schraube', en: 'Bolt' }
  const fields = newProduct(category!.id, {
    name: names,
    description: names,
    tiers: [{ fromQuantity: 10, price: 1_000 }],
    characteristics: { length: 20 },
    properties: [{ name: 'a', value: 'b' }],
    oldPrice: 2_000,
    leadDays: 3,
  })
  const { id, version } = (
    await people.owner.post('/api/x/fluent/data/upsert', { entity: 'product', fields }, { storeId: north })
  ).body as { id: number; version: number }
  const soon = new Date(Date.now() + 7 * 86_400_000).toISOString()
  const live = { p: 'live', g: 'default' }
  const searchBy = (field: string, value: unknown) => ({
    entity: 'product',
    filter: { and: [{ field, operator: 'eq', value }] },
    sort: [{ field: 'price', direction: 'asc' }],
    page: 1,
    pageSize: 5,
  })
  fieldValues = {
    ...live,
    storeId: north,
    memberStoreId: east,
    productId: product,
    chatId,
    orderId,
    alias: 'north',
    facet: 'brand',
    login: 'somebody@test.example',
    timeZone: 'Europe/Belgrade',
    verified: '1',
    phone: '+381641234567',
    number: '+381641234568',
    contact: 'somebody@test.example',
    email: 'somebody@test.example',
    target: 'somebody@test.example',
    country: 'RS',
    location: 'belgrade',
    text: 'bolt',
    facets: '1',
    chatType: 'Authorized',
    startsAt: '22:00',
    endsAt: '07:00',
    until: soon,
    network: '203.0.113.7',
    captchaToken: undefined,
    cursor: undefined,
  }
  inputs = {
    'POST x/fluent/data/upsert': [
      { entity: 'product', fields },
      { entity: 'warehouse', fields: { name: names, location: 'belgrade', address: 'B' } },
    ],
    'POST x/fluent/data/update': [{ entity: 'product', id, version, fields: { price: 900 } }],
    'POST x/fluent/data/find': [
      searchBy('price', 1),
      searchBy('code', 'x'),
      searchBy('createdAt', '2026-01-01T00:00:00Z'),
      searchBy('category', category!.id),
      searchBy('isPrivateLabel', true),
      searchBy('available', 1),
    ],
    'GET cart/order/get': [{ id: orderId }],
    'GET x/cart/{p}/order': [{ p: 'live', id: orderId }],
    'GET chat/single': [{ chatId }],
    'POST chat/read': [{ id: chatId, seq: 1 }],
    'GET chat/presence': [{ chatId }],
    'POST chat/ask-several': [
      { stores: [{ storeId: east }], message: 'Who has it?', clientMessageId: '3f2f9c80-2c6e-4d3b-9c86-3a5a6d0c2f12' },
    ],
    'POST chat/widget/product/setIndividualPrice': [
      { chatId, productId: product, priceMinor: 1_000, fromQuantity: 5, until: soon.slice(0, 10) },
    ],
    'POST chat/widget/product/declineIndividualPrice': [{ chatId, seq: 1, reason: 'Too much' }],
    'POST cart/order/create': [
      {
        contactName: 'B',
        contactPhone: '1',
        contactEmail: '',
        address: 'x',
        comment: 'y',
        shownTotals: { [north]: 1_250 },
        shownCurrency: 'EUR',
      },
    ],
    'GET x/platform/{p}/{g}/product/search': [
      {
        ...live,
        category: 'fasteners/bolts/hex-bolts',
        'f.length': '1-2',
        'f.material': 'steel',
        cursor: '1_2_3',
        price: '1-2',
        minOrder: '1-2',
        page: 1,
        sort: 'new',
      },
      live,
    ],
    'GET x/platform/{p}/{g}/product/long': [{ ...live, id: product }],
    'GET x/platform/{p}/{g}/product/small-card/similar': [{ ...live, id: product, limit: 3 }],
    'POST registration/step2': [
      {
        country: 'RU',
        taxNumber: '7707083893',
        companyName: 'Company',
        supplierType: 'Other',
        storeName: 'Store',
        location: 'moscow',
      },
    ],
  }
})

for (const [access, group] of Map.groupBy(calls as readonly Call[], audienceOf))
  test(`no value in any field of a call for ${access} causes a server error (F15, B01, A10n)`, async () => {
    const failures: string[] = []
    const cases = casesOf(group)
    const concurrency = 8
    await Promise.all(
      Array.from({ length: concurrency }, async (_, worker) => {
        for (let at = worker; at < cases.length; at += concurrency) {
          const { call, place: path, value, input, visitor } = cases[at]!
          const { status } = await send(visitor, call, input)
          if (status >= 500)
            failures.push(`${status} ${call.id}: ${path.join('.')} = ${JSON.stringify(value)?.slice(0, 60)}`)
        }
      }),
    )
    assert.deepEqual(failures, [])
    for (const person of ['buyer', 'owner', 'admin'] as const)
      assert.equal(
        (await people[person].get('/api/account/get/context')).status,
        200,
        `${person} was signed out or banned by a case`,
      )
  })

/** Without the right or the scope: 'admin', 'user'. */
function audienceOf({ access }: Call) {
  return access.split(':')[0]
}

function casesOf(group: readonly Call[]) {
  const random = randomFrom(15)
  return group.flatMap((call) =>
    inputsOf(call).flatMap((input) =>
      placesIn(input).flatMap((path) =>
        valuesFor(call, path, random).map((value) => ({
          call,
          place: path,
          value,
          input: replaced(input, path, value) as Input,
          visitor: random.pick(visitorsOf(call)),
        })),
      ),
    ),
  )
}

/** Calls that would end the session that other cases need. */
const endsSessions = ['POST account/session/end', 'POST account/session/revoke', 'POST token/refresh']

const inputsOf = (call: Call): Input[] =>
  endsSessions.includes(call.id) ? [] : (inputs[call.id] ?? [sampleOf(schemaOf(call.input), fieldValues) as Input])

/** Whether the field is sent in the path or in the query. */
const isText = (call: Call, path: Path) =>
  call.method === 'GET' || call.method === 'HEAD' || call.file !== undefined || call.path.includes(`{${path[0]}}`)
const valuesFor = (call: Call, path: Path, { some }: Random): readonly unknown[] =>
  isText(call, path)
    ? [...texts, ...some(moreTexts, sampleShare)]
    : [...texts, ...values, ...some([...moreTexts, ...moreValues], sampleShare)]

/** Visitors whom the call admits; for all others it reads no values. */
function visitorsOf({ access, path }: Call): Visitors {
  if (access === 'public' || access === 'provider') return [people.anonymous]
  if (access === 'session') return [people.anonymous, people.buyer]
  if (access === 'seller' || path.startsWith('x/fluent/')) return [people.owner]
  return access === 'user' ? [people.buyer, people.owner] : [people.admin]
}

function send(visitor: Visitor, call: Call, input: Input) {
  const remaining = { ...input }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = remaining[name]
    delete remaining[name]
    return encodeURIComponent(textOf(value))
  })
  const options = { storeId: fieldValues.storeId as number }
  if (call.method !== 'GET' && call.method !== 'HEAD' && !call.file)
    return visitor.send(
      call.method,
      `/api/${path}`,
      JSON.stringify(remaining).replaceAll(JSON.stringify(infinite), '1e999'),
      options,
    )
  const query = new URLSearchParams(
    Object.entries(remaining)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, textOf(value)]),
  )
  return visitor.send(call.method, `/api/${path}?${query}`, call.file ? {} : undefined, options)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : String(JSON.stringify(value)))

test('filters refuse values that they do not know', async () => {
  const buyer = await signedIn(await fileApp(), 'buyer')
  for (const query of [
    'chat/get/list/context?filter=Foo',
    'cart/order/get/list?side=foo',
    'x/purchase-request/list?view=foo',
    'x/store/list?sort=foo',
  ]) {
    const { status, body } = await buyer.get(`/api/${query}`)
    assert.deepEqual([status, (body as { code: string }).code], [422, 'request.invalid'], query)
  }
})
