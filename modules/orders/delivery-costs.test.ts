import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { getCart } from '#modules/carts/contract.ts'
import { listNotifications } from '#modules/notifications/contract.ts'
import { currencies } from '#platform/constants.ts'
import type { TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import { randomFrom } from '#platform/testing/random.ts'
import type { Somebody } from '#platform/testing/somebody.ts'
import { vatOf } from '#platform/values/money.ts'
import { newMember, newTeam } from '../purchasing/team.fixture.ts'
import * as approvals from './approval-contract.ts'
import { createOrder, getOrder } from './contract.ts'
import { newParties } from './parties.fixture.ts'
import * as steps from './step-contract.ts'

let app: TestApp
let buyer: Somebody
let seller: Somebody
let store: make.MadeStore

before(async () => {
  ;({ app, store, seller, buyer } = await newParties())
})

type Terms = { cost: 'Free' | 'Fixed' | 'ByAgreement' | null; price?: number; freeFrom?: number; vatPercent?: number }

const setTerms = ({ cost, price, freeFrom, vatPercent }: Terms, storeId = store.id) =>
  sql`
    update stores set delivery_ways = '{Pickup,Carrier}', delivery_countries = '{RS,DE}', delivery_cost = ${cost}, delivery_price_minor = ${price ?? null},
      free_delivery_from_minor = ${freeFrom ?? null}, delivery_vat_percent = ${vatPercent ?? null} where id = ${storeId}
  `.execute(app.database.db)

const delivered = { delivery: 'Delivery', address: 'Street 1', country: 'RS' } as const

/** A cart of nothing but ten pieces at 10.00 plus VAT of 20 %. */
async function fillCart(by: Somebody) {
  const { db } = app.database
  const { id: productId } = await make.product(db, { storeId: store.id, priceMinor: 1_000, available: 50 })
  await sql`delete from carts where account_id = ${by.accountId}::uuid`.execute(db)
  await make.cart(db, by.accountId, [{ productId, quantity: 10 }])
}

/** Such a cart as an order, by default brought within the country of the store. */
async function place(input: object = delivered, by = buyer) {
  await fillCart(by)
  const { body, text } = await by.call(createOrder, { contactName: 'Bea', contactPhone: '1', ...input })
  const [outcome] = body.outcomes ?? []
  assert.ok(outcome, text)
  return outcome
}
const read = async (id: string, by = buyer) => (await by.call(getOrder, { id })).body
const ordered = async (input?: object) => read((await place(input)).orderId!)
const confirm = (id: string, input: object = {}) => seller.call(steps.confirmOrder, { id, ...input })
type Order = Awaited<ReturnType<typeof read>>
const amountsOf = ({
  deliveryCharge,
  total,
  vatTotal,
  grossTotal,
}: Pick<Order, 'deliveryCharge' | 'total' | 'vatTotal' | 'grossTotal'>) => [
  deliveryCharge?.sum.minor ?? null,
  total.minor,
  vatTotal.minor,
  grossTotal.minor,
]

test('an order begins with the cost that the terms promise, and with none where they leave it open', async () => {
  const cases: [terms: Terms, input: object, amounts: (number | null)[]][] = [
    [{ cost: 'Fixed', price: 2_000 }, delivered, [2_000, 12_000, 2_400, 14_400]],
    [{ cost: 'Fixed', price: 2_000, vatPercent: 10 }, delivered, [2_000, 12_000, 2_200, 14_200]],
    [{ cost: 'Fixed', price: 2_000 }, { ...delivered, country: 'DE' }, [2_000, 12_000, 0, 12_000]],
    [{ cost: 'Fixed', price: 2_000, freeFrom: 10_000 }, delivered, [0, 10_000, 2_000, 12_000]],
    [{ cost: 'Fixed', price: 2_000, freeFrom: 10_001 }, delivered, [2_000, 12_000, 2_400, 14_400]],
    [{ cost: 'Free' }, delivered, [0, 10_000, 2_000, 12_000]],
    [{ cost: 'ByAgreement' }, delivered, [null, 10_000, 2_000, 12_000]],
    [{ cost: null }, delivered, [null, 10_000, 2_000, 12_000]],
    [{ cost: 'Fixed', price: 2_000 }, { ...delivered, country: 'IT' }, [null, 10_000, 0, 10_000]],
    [{ cost: 'Fixed', price: 2_000 }, { delivery: 'Pickup' }, [null, 10_000, 2_000, 12_000]],
    [{ cost: 'Fixed', price: 2_000 }, { country: 'RS' }, [null, 10_000, 2_000, 12_000]],
  ]
  for (const [terms, input, amounts] of cases) {
    await setTerms(terms)
    const order = await ordered(input)
    assert.deepEqual(amountsOf(order), amounts, JSON.stringify([terms, input]))
    assert.equal(order.goodsTotal.minor, 10_000)
  }
})

test('an order whose total with delivery is not the one that was shown stays in the cart', async () => {
  await setTerms({ cost: 'Fixed', price: 2_000 })
  const shown = (net: number, gross: number) => ({
    ...delivered,
    shownTotals: { [store.id]: net },
    shownGrossTotals: { [store.id]: gross },
    shownCurrency: 'EUR',
  })
  for (const [net, gross] of [
    [10_000, 12_000],
    [12_000, 14_000],
  ] as const)
    assert.deepEqual((await place(shown(net, gross))).issues, ['priceChanged'])
  assert.equal((await place(shown(12_000, 14_400))).placed, true)
})

test('totals with delivery add up to the cent in every currency, and are those that the terms in the cart make', async () => {
  const random = randomFrom(55_055)
  for (let round = 0; round < 12; round++) {
    const vatPercent = random.pick([0, 7, 10, 19, 20])
    await setTerms({
      cost: 'Fixed',
      price: random.between(1, 99_999),
      vatPercent,
      freeFrom: random.between(9_990, 10_010),
    })
    const currency = random.pick(currencies)
    await fillCart(buyer)
    const [group] = (await buyer.call(getCart, {}, { currency })).body.storeItems
    const { terms } = group!.store
    assert.equal(terms.deliveryVatPercent, vatPercent)
    const isFree = group!.originalSubtotal.minor >= terms.originalFreeDeliveryFrom!.minor
    const cost = isFree ? 0 : terms.deliveryPrice!.minor
    const net = group!.subtotal.minor + cost
    const gross = net + vatOf(group!.subtotal.minor, 20) + vatOf(cost, vatPercent)
    const shown = { shownTotals: { [store.id]: net }, shownGrossTotals: { [store.id]: gross }, shownCurrency: currency }
    const contact = { contactName: 'Bea', contactPhone: '1' }
    const { body, text } = await buyer.call(createOrder, { ...contact, ...delivered, ...shown })
    assert.deepEqual(body.outcomes?.[0]?.issues, [], `round ${round}: ${text}`)
    const order = await read(body.outcomes[0]!.orderId!)
    assert.deepEqual([order.shownTotal.minor, order.shownGrossTotal.minor], [net, gross])
    assertAddsUp(order)
  }
})

function assertAddsUp({ lines, goodsTotal, deliveryCharge, total, vatTotal, grossTotal }: Order) {
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const charge = deliveryCharge ?? { sum: { minor: 0 }, vatSum: { minor: 0 }, vatPercent: 0 }
  assert.equal(goodsTotal.minor, sumOf(lines.map(({ sum }) => sum.minor)))
  assert.equal(charge.vatSum.minor, vatOf(charge.sum.minor, charge.vatPercent))
  assert.equal(total.minor, goodsTotal.minor + charge.sum.minor)
  assert.equal(vatTotal.minor, sumOf(lines.map(({ vatSum }) => vatSum.minor)) + charge.vatSum.minor)
  assert.equal(grossTotal.minor, total.minor + vatTotal.minor)
}

test('the same cost or a lower one is confirmed at once, and free delivery where none was stated', async () => {
  await setTerms({ cost: 'Fixed', price: 2_000 })
  for (const [stated, amounts] of [
    [undefined, [2_000, 12_000, 2_400, 14_400]],
    [2_000, [2_000, 12_000, 2_400, 14_400]],
    [1_499, [1_499, 11_499, 2_300, 13_799]],
    [0, [0, 10_000, 2_000, 12_000]],
  ] as const) {
    const { id } = await ordered()
    const { body } = await confirm(id, stated === undefined ? {} : { deliveryMinor: stated })
    assert.deepEqual([body.status, ...amountsOf(body)], ['Confirmed', ...amounts])
    assert.equal(body.offer, null)
  }
  await setTerms({ cost: 'ByAgreement' })
  const { body } = await confirm((await ordered()).id, { deliveryMinor: 0 })
  assert.deepEqual([body.status, ...amountsOf(body)], ['Confirmed', 0, 10_000, 2_000, 12_000])
})

test('more than was agreed is an offer, whose total the order has once the buyer accepts; the step says the cost', async () => {
  for (const [terms, agreed] of [
    [{ cost: 'Fixed', price: 2_000 }, [2_000, 12_000, 2_400, 14_400]],
    [{ cost: 'ByAgreement' }, [null, 10_000, 2_000, 12_000]],
  ] as const) {
    await setTerms(terms)
    const { id } = await ordered()
    const { body: offered } = await confirm(id, { deliveryMinor: 2_501 })
    assert.deepEqual([offered.status, ...amountsOf(offered)], ['PartlyConfirmed', ...agreed])
    assert.deepEqual(amountsOf(offered.offer!), [2_501, 12_501, 2_500, 15_001])
    assert.equal(offered.history.at(-1)!.deliveryCost?.minor, 2_501)
    const { items } = (await buyer.call(listNotifications, {})).body
    assert.equal(items.find(({ orderId }) => orderId === id)?.text, 'Delivery cost: €25.01 excl. VAT')
    await sql`update stores set delivery_vat_percent = 0 where id = ${store.id}`.execute(app.database.db)
    const { body: accepted } = await buyer.call(steps.acceptOrder, { id, version: offered.version })
    assert.deepEqual([accepted.status, ...amountsOf(accepted)], ['Confirmed', 2_501, 12_501, 2_500, 15_001])
    assertAddsUp(accepted)
  }
})

test('a part and a cost are one offer; a confirmation as a whole withdraws both', async () => {
  await setTerms({ cost: 'ByAgreement' })
  const { id } = await ordered()
  const part = { lines: [{ position: 1, quantity: 4, reason: 'Four are left' }], deliveryMinor: 1_000 }
  const { body: offered } = await confirm(id, part)
  assert.deepEqual([offered.status, ...amountsOf(offered.offer!)], ['PartlyConfirmed', 1_000, 5_000, 1_000, 6_000])
  const { body: whole } = await confirm(id)
  assert.deepEqual([whole.status, ...amountsOf(whole)], ['Confirmed', null, 10_000, 2_000, 12_000])
  const other = (await ordered()).id
  const { version } = (await confirm(other, part)).body
  const { body: accepted } = await buyer.call(steps.acceptOrder, { id: other, version })
  assert.deepEqual([accepted.status, ...amountsOf(accepted)], ['Confirmed', 1_000, 5_000, 1_000, 6_000])
})

test('a cost is refused for goods that are picked up, and outside of its limits', async () => {
  await setTerms({ cost: 'Fixed', price: 2_000 })
  const { id } = await ordered({ delivery: 'Pickup' })
  assert.match((await confirm(id, { deliveryMinor: 100 })).text, /"deliveryMinor"/)
  for (const deliveryMinor of [-1, 0.5, 1e15])
    assert.equal(statusAndCode(await confirm(id, { deliveryMinor })), '422 request.invalid')
  assert.equal((await read(id)).status, 'New')
  const { body } = await confirm(id)
  assert.deepEqual([body.status, ...amountsOf(body)], ['Confirmed', null, 10_000, 2_000, 12_000])
})

test('a buyer accepts no cost above a limit, and is told who sets the limits; a declined offer costs nothing', async () => {
  await setTerms({ cost: 'Fixed', price: 2_000 })
  const { owner } = await newTeam()
  const limited = await newMember(owner, 'Buyer', { orderLimitMinor: 15_000 })
  const { orderId: id } = await place(delivered, limited)
  const { version } = (await confirm(id!, { deliveryMinor: 2_501 })).body
  const refused = await limited.call(steps.acceptOrder, { id: id!, version })
  assert.equal(statusAndCode(refused), '403 orders.aboveOrderLimit')
  assert.match(refused.text, /€150\.01[^]*€150\.00[^]*Olga Owner/)
  assert.equal((await read(id!, limited)).status, 'PartlyConfirmed')
  const lower = (await confirm(id!, { deliveryMinor: 2_500 })).body
  const accepted = await limited.call(steps.acceptOrder, { id: id!, version: lower.version })
  assert.deepEqual([accepted.body.status, accepted.body.grossTotal.minor], ['Confirmed', 15_000])

  const monthly = await newMember(owner, 'Buyer', { monthLimitMinor: 30_000 })
  await place(delivered, monthly)
  const second = (await place(delivered, monthly)).orderId!
  const offer = (await confirm(second, { deliveryMinor: 3_001 })).body
  const above = await monthly.call(steps.acceptOrder, { id: second, version: offer.version })
  assert.equal(statusAndCode(above), '403 orders.aboveMonthLimit')
  const declined = (await monthly.call(steps.declineOrder, { id: second })).body
  assert.deepEqual([declined.status, ...amountsOf(declined)], ['Cancelled', 2_000, 12_000, 2_400, 14_400])
})

test('an order above a limit waits with its cost, as the preview says, and keeps it when it is approved', async () => {
  await setTerms({ cost: 'Fixed', price: 2_000 })
  const { owner } = await newTeam()
  const limited = await newMember(owner, 'Buyer', { orderLimitMinor: 14_000 })
  await fillCart(limited)
  const isAbove = async (destination: object) =>
    (await limited.call(approvals.previewRequests, { country: 'RS', ...destination })).body.alone.length > 0
  const stores = String(store.id)
  assert.deepEqual(
    [
      await isAbove({}),
      await isAbove({ pickup: stores }),
      await isAbove({ agreed: stores }),
      await isAbove({ country: 'DE' }),
    ],
    [true, false, false, false],
  )
  const { requestId } = await place(delivered, limited)
  const { body: request } = await limited.call(approvals.getRequest, { id: requestId! })
  assert.deepEqual(amountsOf(request), [2_000, 12_000, 2_400, 14_400])
  await setTerms({ cost: 'Free' })
  const { body: approved } = await owner.call(approvals.approveRequest, { id: requestId! })
  const order = await read(approved.order!.id, limited)
  assert.deepEqual(amountsOf(order), [2_000, 12_000, 2_400, 14_400])
  assertAddsUp(order)
})

test('30 parallel acceptances and changed offers end in an offer that was accepted as it was shown (race)', async () => {
  await setTerms({ cost: 'ByAgreement' })
  for (let round = 0; round < 5; round++) {
    const { id } = await ordered()
    const { version } = (await confirm(id, { deliveryMinor: 1_000 })).body
    const attempts = Array.from({ length: 15 }, (_, index) => [
      buyer.call(steps.acceptOrder, { id, version }),
      confirm(id, { deliveryMinor: 2_000 + index }),
    ]).flat()
    const answers = await Promise.all(attempts)
    assert.ok(answers.every(({ status }) => status === 200 || status === 409))
    const order = await read(id)
    assertAddsUp(order)
    const accepted = order.history.filter(({ side, status }) => side === 'buyer' && status === 'Confirmed')
    if (order.status === 'Confirmed') {
      assert.equal(accepted.length, 1)
      assert.equal(order.deliveryCharge!.sum.minor, 1_000)
    } else {
      assert.deepEqual([order.status, accepted.length, order.deliveryCharge], ['PartlyConfirmed', 0, null])
      const { body } = await buyer.call(steps.acceptOrder, { id, version: order.version })
      assert.equal(body.deliveryCharge!.sum.minor, order.offer!.deliveryCharge!.sum.minor)
    }
    assert.equal(answers.filter(({ status }) => status === 200).length + 2, order.history.length)
  }
})
