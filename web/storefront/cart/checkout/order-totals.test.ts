import assert from 'node:assert/strict'
import { test } from 'node:test'
import { costAt, isCostOpen, totalsAt } from './order-totals.ts'

const euros = (minor: number) => ({ minor, currency: 'EUR' as const })
const fixed = {
  deliveryCost: 'Fixed',
  deliveryPrice: euros(2_000),
  originalFreeDeliveryFrom: euros(50_000),
  deliveryCountries: [{ code: 'RS' }, { code: 'DE' }],
  deliveryVatPercent: 10,
}

/** A group of a store in Serbia with one line of 100.00 at 20 %. */
const groupOf = (terms: object = {}, originalMinor = 10_000) =>
  ({
    store: { id: 1, countryCode: 'RS', terms: { ...fixed, ...terms } },
    items: [{ sum: euros(10_000), vat: { percent: 20, domesticPercent: 20, isExport: false } }],
    subtotal: euros(10_000),
    originalSubtotal: euros(originalMinor),
  }) as unknown as Parameters<typeof costAt>[1]
const to = (country: string, method = 'Carrier') => ({ methods: { 1: method }, country })

test('an order costs what the terms promise for delivery, as when it is placed', () => {
  const cases = [
    [to('RS'), groupOf(), 2_000],
    [to('RS'), groupOf({}, 50_000), 0],
    [to('RS'), groupOf({ deliveryCost: 'Free', deliveryPrice: null }), 0],
    [
      to('RS'),
      groupOf({ deliveryCost: 'ByAgreement', deliveryPrice: null, originalFreeDeliveryFrom: null }),
      undefined,
    ],
    [to('IT'), groupOf(), undefined],
    [to('IT'), groupOf({ deliveryCountries: [] }), 2_000],
    [to('RS', 'Pickup'), groupOf(), undefined],
    [to('RS', 'ByAgreement'), groupOf(), undefined],
  ] as const
  for (const [destination, group, minor] of cases)
    assert.equal(costAt(destination, group)?.minor, minor, JSON.stringify([destination, group.store.terms]))
  assert.equal(isCostOpen(to('RS', 'Pickup'), groupOf()), false)
  assert.equal(isCostOpen(to('IT'), groupOf()), true)
})

test('delivery has the VAT of its own rate, and none abroad', () => {
  const amounts = (destination: ReturnType<typeof to>) => {
    const { goods, delivery, net, vat, gross } = totalsAt(destination, [groupOf()])
    return [goods.minor, delivery?.minor, net.minor, vat.minor, gross.minor]
  }
  assert.deepEqual(amounts(to('RS')), [10_000, 2_000, 12_000, 2_200, 14_200])
  assert.deepEqual(amounts(to('DE')), [10_000, 2_000, 12_000, 0, 12_000])
  assert.deepEqual(amounts(to('RS', 'Pickup')), [10_000, undefined, 10_000, 2_000, 12_000])
  assert.equal(totalsAt(to('RS'), [groupOf()]).rates.length, 2)
})
