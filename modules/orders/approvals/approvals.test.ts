import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { getCart } from '#modules/carts/contract.ts'
import { listNotifications } from '#modules/notifications/contract.ts'
import { removeTeamMember } from '#modules/purchasing/contract.ts'
import { newMember, newTeam } from '#modules/purchasing/team.fixture.ts'
import type { TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import { colleague, somebody, type Somebody } from '#platform/testing/somebody.ts'
import { createOrder, getOrder, listOrders } from '../contract.ts'
import { cancelOrder } from '../step-contract.ts'
import * as contract from '../approval-contract.ts'
import { expirePurchaseRequests } from './jobs.ts'

let app: TestApp
let owner: Somebody
let seller: Somebody
let store: make.MadeStore

before(async () => {
  ;({ app, owner } = await newTeam())
  store = await make.store(app.database.db)
  seller = await colleague(app, store.id, 'Operator')
})

/** Products at the given net prices in euro cents, ten of each in the cart; VAT is 20 %. */
async function fillCart(buyer: Somebody, prices: readonly number[], storeId = store.id) {
  const { db } = app.database
  const ids: number[] = []
  for (const priceMinor of prices) ids.push((await make.product(db, { storeId, priceMinor, available: 30 })).id)
  await make.cart(
    db,
    buyer.accountId,
    ids.map((productId) => ({ productId, quantity: 10 })),
  )
  return ids
}

async function order(buyer: Somebody) {
  const { status, body } = await buyer.call(createOrder, { contactName: 'Bea', contactPhone: '1' })
  assert.equal(status, 200)
  return body.outcomes
}

async function request(buyer: Somebody, prices: readonly number[]) {
  const ids = await fillCart(buyer, prices)
  const [outcome] = await order(buyer)
  return { ids, id: outcome!.requestId! }
}

const reservedOf = async (ids: readonly number[]) => {
  const { rows } = await sql<{ reserved: number }>`
    select sum(reserved)::int as reserved from product_stock where product_id = any(${ids as number[]}::int[])
  `.execute(app.database.db)
  return rows[0]!.reserved
}
const setPrice = (ids: readonly number[], priceMinor: number) =>
  sql`update products set price_minor = ${priceMinor} where id = any(${ids as number[]}::int[])`.execute(
    app.database.db,
  )
const kindsOf = async (person: Somebody) =>
  (await person.call(listNotifications, {})).body.items.map(({ kind, requestId, isRead }) => [kind, requestId, isRead])
const run = (now: Date) =>
  expirePurchaseRequests.run({}, { db: app.database.db, now } as Parameters<typeof expirePurchaseRequests.run>[1])

test('an order within the limits is placed, and one above a limit waits without store and stock', async () => {
  const buyer = await newMember(owner, 'Buyer', { orderLimitMinor: 12_000 })
  await fillCart(buyer, [1_000])
  assert.equal((await order(buyer))[0]!.placed, true)
  const { ids, id } = await request(buyer, [1_001])
  assert.equal((await buyer.call(getCart, {})).body.lineCount, 0)
  assert.equal(await reservedOf(ids), 0)
  const { body } = await buyer.call(contract.getRequest, { id })
  assert.deepEqual(
    [body.status, body.grossTotal.minor, body.amount.minor, body.exceeded.limit, body.exceeded.allowed.minor, body.can],
    ['Waiting', 12_012, 12_012, 'Order', 12_000, ['withdraw']],
  )
  const sold = await seller.call(listOrders, { side: 'seller' })
  assert.ok(sold.body.items.every(({ grossTotal }) => grossTotal.minor !== 12_012))
  assert.deepEqual((await kindsOf(owner))[0], ['NewRequest', id, false])
})

test('the sum of a month has placed and waiting orders, and no cancelled ones', async () => {
  const buyer = await newMember(owner, 'Buyer', { monthLimitMinor: 30_000 })
  await fillCart(buyer, [1_000])
  const [first] = await order(buyer)
  await fillCart(buyer, [1_500])
  const preview = await buyer.call(contract.previewRequests, {})
  assert.deepEqual(preview.body.alone, [])
  assert.equal((await order(buyer))[0]!.placed, true)
  await fillCart(buyer, [10])
  assert.deepEqual((await buyer.call(contract.previewRequests, {})).body.together, [
    {
      storeId: store.id,
      limit: 'Month',
      allowed: { minor: 30_000, currency: 'EUR' },
      spent: { minor: 30_000, currency: 'EUR' },
    },
  ])
  const [held] = await order(buyer)
  assert.equal(held!.placed, false)
  await buyer.call(cancelOrder, { id: first!.orderId!, reason: 'Ordered twice' })
  await fillCart(buyer, [900])
  assert.equal((await order(buyer))[0]!.placed, true)
})

test('the preview judges a group with the VAT of the country to which its goods go, as the order does', async () => {
  const buyer = await newMember(owner, 'Buyer', { orderLimitMinor: 11_000 })
  await fillCart(buyer, [1_000])
  const waiting = async (destination: object) =>
    (await buyer.call(contract.previewRequests, destination)).body.alone.map(({ storeId }) => storeId)
  assert.deepEqual(await waiting({}), [store.id])
  assert.deepEqual(await waiting({ country: 'RS' }), [store.id])
  assert.deepEqual(await waiting({ country: 'DE' }), [])
  assert.deepEqual(await waiting({ country: 'DE', pickup: `1,${store.id}` }), [store.id])
  const { body } = await buyer.call(createOrder, { contactName: 'Bea', contactPhone: '1', country: 'DE' })
  assert.deepEqual([body.outcomes[0]!.placed, body.outcomes[0]!.requestId], [true, null])
})

test('an approver reads the lines in their own language, with the name that was requested', async () => {
  const buyer = await newMember(owner, 'Buyer', { orderLimitMinor: 100 })
  const { ids, id } = await request(buyer, [1_000])
  const [own] = (await owner.call(contract.getRequest, { id })).body.lines
  assert.equal(own!.ordered, null)
  await sql`update product_translations set name = 'Sechskantschraube' where product_id = ${ids[0]} and locale = 'de'`.execute(
    app.database.db,
  )
  const [line] = (await owner.call(contract.getRequest, { id }, { locale: 'de' })).body.lines
  assert.deepEqual(
    [line!.name, line!.nameLocale, line!.ordered],
    ['Sechskantschraube', 'de', { name: own!.name, nameLocale: 'en' }],
  )
})

test('an approver approves a part: the rest is placed at the held prices', async () => {
  const buyer = await newMember(owner, 'Buyer', { orderLimitMinor: 100 }, 'Bea Buyer')
  const approver = await newMember(owner, 'Approver')
  const { ids, id } = await request(buyer, [1_000, 2_000])
  await setPrice(ids, 5_000)
  const refusals = [{ position: 2, reason: 'We have enough of them' }]
  const { status, body } = await approver.call(contract.approveRequest, { id, refusals })
  assert.equal(status, 200)
  assert.deepEqual([body.status, body.lines.map(({ refusal }) => refusal)], ['Approved', [null, refusals[0]!.reason]])
  const placed = await buyer.call(getOrder, { id: body.order!.id })
  assert.deepEqual(
    [placed.body.total.minor, placed.body.vatTotal.minor, placed.body.lines.map(({ price }) => price.minor)],
    [10_000, 2_000, [1_000]],
  )
  assert.equal(placed.body.buyer.name, 'Bea')
  assert.equal(await reservedOf(ids), 10)
  assert.equal((await seller.call(getOrder, { id: body.order!.id })).status, 200)
  assert.deepEqual((await kindsOf(buyer))[0], ['RequestStep', id, false])
  assert.deepEqual((await kindsOf(approver))[0], ['NewRequest', id, true])
  const mails = await sql`
    select values ->> 'number' as number, jsonb_array_length(sections #> '{0,rows}') as lines from outgoing_messages
    where recipient = ${buyer.email} and template = 'ordersPlaced'
  `.execute(app.database.db)
  assert.deepEqual(mails.rows, [{ number: String(placed.body.number), lines: 1 }])
  await buyer.call(contract.openRequest, { id })
  assert.deepEqual((await kindsOf(buyer))[0], ['RequestStep', id, true])
})

test('twenty decisions of two approvers at once have one legal end', async () => {
  const buyer = await newMember(owner, 'Buyer', { orderLimitMinor: 100 })
  const approver = await newMember(owner, 'Approver')
  const { ids, id } = await request(buyer, [1_000])
  await setPrice(ids, 9_999)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const decider = index % 2 === 0 ? owner : approver
      return index % 4 < 2
        ? decider.call(contract.approveRequest, { id })
        : decider.call(contract.refuseRequest, { id, reason: 'Not this month' })
    }),
  )
  assert.deepEqual(answers.map(statusAndCode).sort(), ['200', ...Array<string>(19).fill('409 approvals.wrongStep')])
  const { body } = await buyer.call(contract.getRequest, { id })
  const orders = await buyer.call(listOrders, {})
  assert.equal(orders.body.total, body.status === 'Approved' ? 1 : 0)
  assert.equal(await reservedOf(ids), body.status === 'Approved' ? 10 : 0)
  if (body.status === 'Approved') assert.equal(orders.body.items[0]!.total.minor, 10_000)
})

test('parallel orders of one buyer cannot both stay below a limit of the month', async () => {
  const buyer = await newMember(owner, 'Buyer', { monthLimitMinor: 25_000 })
  const stores = [store]
  for (let count = 1; count < 6; count++) stores.push(await make.store(app.database.db))
  const products: number[] = []
  for (const { id } of stores)
    products.push((await make.product(app.database.db, { storeId: id, priceMinor: 1_000, available: 30 })).id)
  await make.cart(
    app.database.db,
    buyer.accountId,
    products.map((productId) => ({ productId, quantity: 10 })),
  )
  const answers = await Promise.all(
    stores.map(({ id }) => buyer.call(createOrder, { storeId: id, contactName: 'Bea', contactPhone: '1' })),
  )
  const outcomes = answers.flatMap(({ body }) => body.outcomes)
  assert.deepEqual(
    [outcomes.filter(({ placed }) => placed).length, outcomes.filter(({ requestId }) => requestId).length],
    [2, 4],
  )
})

test('nobody decides about an own request, and buyers and other teams about none', async () => {
  const approver = await newMember(owner, 'Approver', { orderLimitMinor: 100 })
  const colleagueBuyer = await newMember(owner, 'Buyer')
  const other = await newTeam()
  const { id } = await request(approver, [1_000])
  const decide = async (person: Somebody) => [
    statusAndCode(await person.call(contract.approveRequest, { id })),
    statusAndCode(await person.call(contract.refuseRequest, { id, reason: 'No' })),
  ]
  assert.deepEqual(await decide(approver), Array(2).fill('403 approvals.ownRequest'))
  for (const person of [colleagueBuyer, other.owner, seller, await somebody(app)]) {
    assert.deepEqual(await decide(person), Array(2).fill('404 approvals.notFound'))
    assert.equal(statusAndCode(await person.call(contract.getRequest, { id })), '404 approvals.notFound')
    assert.equal(statusAndCode(await person.call(contract.withdrawRequest, { id })), '404 approvals.notFound')
  }
  assert.equal((await other.owner.call(contract.listRequests, { side: 'team', view: 'all' })).body.total, 0)
  assert.equal((await colleagueBuyer.call(contract.listRequests, { side: 'team', view: 'all' })).body.total, 0)
  assert.equal(statusAndCode(await owner.call(contract.withdrawRequest, { id })), '409 approvals.wrongStep')
})

test('a line that cannot be delivered any more says so, and has to be refused', async () => {
  const buyer = await newMember(owner, 'Buyer', { orderLimitMinor: 100 })
  const { ids, id } = await request(buyer, [1_000, 2_000])
  await sql`update product_stock set quantity = 3 where product_id = ${ids[1]!}`.execute(app.database.db)
  await sql`update products set available = 3 where id = ${ids[1]!}`.execute(app.database.db)
  const { body } = await owner.call(contract.getRequest, { id })
  assert.deepEqual(
    body.lines.map(({ issue }) => issue),
    [null, 'notEnoughStock'],
  )
  const approve = (positions: readonly number[]) =>
    owner.call(contract.approveRequest, { id, refusals: positions.map((position) => ({ position, reason: 'Gone' })) })
  assert.equal(statusAndCode(await approve([])), '409 approvals.linesUnavailable')
  assert.equal(statusAndCode(await approve([1, 2])), '422 approvals.nothingApproved')
  assert.equal(statusAndCode(await approve([2])), '200')
})

test('what is left after refusing lines reaches the minimum order of an open store', async () => {
  const buyer = await newMember(owner, 'Buyer', { orderLimitMinor: 100 })
  const { id } = await request(buyer, [1_000, 2_000])
  const setStore = (status: string, minimum: number) =>
    sql`update stores set status = ${status}, minimum_order_minor = ${minimum} where id = ${store.id}`.execute(
      app.database.db,
    )
  const refusals = [{ position: 2, reason: 'No' }]
  await setStore('Active', 20_000)
  assert.equal(statusAndCode(await owner.call(contract.approveRequest, { id, refusals })), '409 approvals.belowMinimum')
  await setStore('Suspended', 0)
  assert.equal(statusAndCode(await owner.call(contract.approveRequest, { id })), '409 approvals.storeClosed')
  await setStore('Active', 0)
  assert.equal(statusAndCode(await owner.call(contract.approveRequest, { id, refusals })), '200')
})

test('a request expires after seven days, and its lines go into the cart at the prices of that day', async () => {
  const buyer = await newMember(owner, 'Buyer', { orderLimitMinor: 100 })
  const { ids, id } = await request(buyer, [1_000])
  const { body } = await buyer.call(contract.getRequest, { id })
  const heldDays = (Date.parse(body.expiresAt) - Date.parse(body.createdAt)) / 86_400_000
  assert.equal(heldDays, 7)
  await run(new Date(Date.parse(body.expiresAt) - 1))
  assert.equal((await buyer.call(contract.getRequest, { id })).body.status, 'Waiting')
  await sql`update purchase_requests set expires_at = now() where id = ${id}::uuid`.execute(app.database.db)
  assert.equal(statusAndCode(await owner.call(contract.approveRequest, { id })), '409 approvals.wrongStep')
  await run(new Date())
  assert.equal((await buyer.call(contract.getRequest, { id })).body.status, 'Expired')
  assert.deepEqual((await kindsOf(buyer))[0], ['RequestStep', id, false])
  await setPrice(ids, 3_000)
  assert.deepEqual((await buyer.call(contract.repeatRequest, { id })).body, { added: 1, skipped: 0, wereInCart: 0 })
  const [line] = (await buyer.call(getCart, {})).body.storeItems[0]!.items
  assert.deepEqual([line!.originalPrice.minor, line!.previousPrice !== null], [3_000, true])
})

test('a buyer withdraws a request, and leaving the team withdraws all', async () => {
  const buyer = await newMember(owner, 'Buyer', { orderLimitMinor: 100 })
  const [first, second] = [await request(buyer, [1_000]), await request(buyer, [2_000])]
  assert.equal((await buyer.call(contract.withdrawRequest, { id: first.id })).body.status, 'Withdrawn')
  await buyer.call(removeTeamMember, { accountId: buyer.accountId })
  assert.equal((await buyer.call(contract.getRequest, { id: second.id })).body.status, 'Withdrawn')
  await fillCart(buyer, [5_000])
  assert.equal((await order(buyer))[0]!.placed, true)
})

test('limits are in the currency of the team', async () => {
  const buyer = await newMember(owner, 'Buyer', { orderLimitMinor: 12_000 })
  const dinars = await make.store(app.database.db, { currency: 'RSD' })
  await fillCart(buyer, [20_000], dinars.id)
  assert.equal((await order(buyer))[0]!.placed, true)
  await fillCart(buyer, [2_000_000], dinars.id)
  const [outcome] = await order(buyer)
  const { body } = await buyer.call(contract.getRequest, { id: outcome!.requestId! })
  assert.deepEqual([body.grossTotal.currency, body.amount.currency], ['RSD', 'EUR'])
  assert.ok(body.amount.minor > 12_000 && body.amount.minor < body.grossTotal.minor)
})
