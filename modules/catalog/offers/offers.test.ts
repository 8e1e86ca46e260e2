import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import * as make from '#platform/testing/make.ts'
import { inTransaction } from '#platform/testing/shared.ts'
import { announceProducts } from '../write-products/announce-products.ts'
import type { ProductChange } from '../write-products/tables.ts'
import { writeProducts } from '../write-products/write-products.ts'
import { cardsOf } from '../cards.ts'
import { offersOf } from './offers.ts'

const viewer = { locale: 'en', currency: 'EUR' } as const
const idsOf = async (db: Tx, id: number, quantity = 1, limit = 20) =>
  (await offersOf(db, id, { viewer, quantity, limit })).items.map((item) => item.id)

/** A category whose articles are told by standard and size. */
async function standardised(db: Tx) {
  const category = await make.category(db)
  const characteristic = (key: string, type: string, options: readonly string[] = []) =>
    make.characteristic(db, { key: `${category.key}.${key}`, type, options, categoryId: category.id })
  const standard = await characteristic('standard', 'Select', ['din-933', 'din-931'])
  const length = await characteristic('length', 'Interval')
  await characteristic('note', 'Text')
  await sql`update category_characteristics set is_defining = true where characteristic_id in (${standard.id}, ${length.id})`.execute(
    db,
  )
  const values = (option: string, number: number) => ({
    optionIds: [standard.optionIds.get(option)!],
    values: [{ characteristicId: length.id, number }],
  })
  return { categoryId: category.id, values }
}

async function change(db: Tx, { id, storeId }: make.MadeProduct, record: ProductChange) {
  const { written } = await writeProducts(db, storeId, [{ id, record }], { now: new Date() })
  await announceProducts(db, storeId, written)
}

test(
  'products of one standard and size are offers of each other, whatever their brand, cheapest first across currencies',
  inTransaction(async (db) => {
    const { categoryId, values } = await standardised(db)
    const [euro, dinar, ruble] = [
      await make.store(db),
      await make.store(db, { currency: 'RSD' }),
      await make.store(db, { currency: 'RUB' }),
    ]
    const bolt = (storeId: number, priceMinor: number, given: object = {}) =>
      make.product(db, { storeId, categoryId, priceMinor, ...values('din-933', 50), ...given })
    const own = await bolt(euro.id, 10_000, { brand: 'acme' })
    const dear = await bolt(dinar.id, 99_999_900, { brand: 'bolto' })
    const cheap = await bolt(ruble.id, 100)
    await bolt(euro.id, 10_000, values('din-933', 60))
    await bolt(euro.id, 10_000, values('din-931', 50))
    await bolt(euro.id, 10_000, { unitCode: 'pack' })
    await bolt(euro.id, 10_000, { status: 'Archived' })
    const suspended = await make.store(db, { status: 'Suspended' })
    await bolt(suspended.id, 10_000)

    assert.deepEqual(await idsOf(db, own.id), [cheap.id, dear.id])
    const bounded = await offersOf(db, own.id, { viewer, quantity: 1, limit: 1 })
    assert.deepEqual([bounded.items.length, bounded.total], [1, 2])
    const [card, other] = await cardsOf(db, [own.id, dear.id], viewer)
    const [cheapCard] = await cardsOf(db, [cheap.id], viewer)
    assert.deepEqual(card!.offers, { count: 3, from: cheapCard!.price, vat: cheapCard!.vat })
    assert.deepEqual(other!.offers, card!.offers)
  }),
)

test(
  'the price at the quantity decides the order',
  inTransaction(async (db) => {
    const { categoryId, values } = await standardised(db)
    const store = await make.store(db)
    const bolt = (priceMinor: number, given: object = {}) =>
      make.product(db, { storeId: store.id, categoryId, priceMinor, ...values('din-933', 50), ...given })
    const own = await bolt(1_000)
    const flat = await bolt(900)
    const tiered = await bolt(1_000, { tiers: [{ fromQuantity: 100, priceMinor: 500 }] })
    assert.deepEqual(await idsOf(db, own.id, 99), [flat.id, tiered.id])
    assert.deepEqual(await idsOf(db, own.id, 100), [tiered.id, flat.id])
  }),
)

test(
  'elsewhere products of one brand and code are offers of each other',
  inTransaction(async (db) => {
    const { id: categoryId } = await make.category(db)
    const [first, second] = [await make.store(db), await make.store(db)]
    const pump = (storeId: number, code: string, brand: string | null, given: object = {}) =>
      make.product(db, { storeId, code, brand, categoryId, ...given })
    const own = await pump(first.id, 'GR-25/60', 'acme')
    const same = await pump(second.id, 'gr 25 60', 'acme')
    await pump(second.id, 'GR-25/61', 'acme')
    await pump(first.id, 'GR.25.60', 'bolto')
    await pump(first.id, 'GR2560', null)
    const short = [await pump(first.id, '1-2', 'acme'), await pump(second.id, '12', 'acme')]
    assert.deepEqual(await idsOf(db, own.id), [same.id])
    assert.deepEqual(await idsOf(db, short[0]!.id), [])
    const [alone] = await cardsOf(db, [short[0]!.id], viewer)
    assert.equal(alone!.offers, null)
  }),
)

test(
  'a change of what defines the article moves the product to other offers',
  inTransaction(async (db) => {
    const { categoryId, values } = await standardised(db)
    const store = await make.store(db)
    const bolt = (length: number) => make.product(db, { storeId: store.id, categoryId, ...values('din-933', length) })
    const [first, second, third] = [await bolt(50), await bolt(50), await bolt(60)]
    assert.deepEqual(await idsOf(db, first.id), [second.id])
    await change(db, second, { values: values('din-933', 60).values })
    assert.deepEqual(await idsOf(db, first.id), [])
    assert.deepEqual(await idsOf(db, third.id), [second.id])
    await change(db, second, { values: [] })
    assert.deepEqual(await idsOf(db, third.id), [])
    await change(db, third, { priceMinor: 5_000 })
    await change(db, second, { values: values('din-933', 60).values })
    assert.deepEqual(await idsOf(db, third.id), [second.id])
  }),
)
