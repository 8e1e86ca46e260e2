import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { currencies } from '#platform/constants.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import type { Rates } from '#platform/values/money.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { storeId } from '#platform/testing/shop.ts'
import { until } from '#platform/testing/until.ts'
import { latestRates } from '../../currencies/rates.ts'
import { countProducts, searchProducts } from '../contract.ts'
import { Columns } from './columns/columns.ts'
import {
  booleanKeyword,
  productSchema,
  putProducts,
  readProducts,
  updatePrices,
  updateVerification,
} from './product-columns.ts'

const scope = { p: 'live', g: 'default' } as const

async function codesIn(store: string, more: Record<string, string> = {}) {
  const { body } = await anonymous(await fileApp()).call(searchProducts, {
    ...scope,
    store,
    pageSize: 100,
    facets: '0',
    ...more,
  })
  return body.items.map(({ code }) => code)
}

/** Notifications arrive with a delay. */
async function soon(store: string, isSo: (codes: string[]) => boolean) {
  await until(async () => isSo(await codesIn(store)))
}

test('lists follow inserted, changed and deleted products', async () => {
  const { db } = (await fileApp()).database
  const shop = await make.store(db, { alias: 'fresh' })
  const { id } = await make.product(db, { storeId: shop.id, code: 'FRESH-1' })
  await soon('fresh', (codes) => codes.includes('FRESH-1'))
  await sql`update products set status = 'Archived' where id = ${id}`.execute(db)
  await soon('fresh', (codes) => codes.length === 0)
  await sql`update products set status = 'Active' where id = ${id}`.execute(db)
  await soon('fresh', (codes) => codes.length === 1)
  await sql`delete from products where id = ${id}`.execute(db)
  await soon('fresh', (codes) => codes.length === 0)
})

test('suspending a store hides its products, activating it shows them again', async () => {
  const { db } = (await fileApp()).database
  const { id } = await make.store(db, { alias: 'waning' })
  for (const code of ['WANE-1', 'WANE-2']) await make.product(db, { storeId: id, code })
  await soon('waning', (codes) => codes.length === 2)
  const total = async () => (await anonymous(await fileApp()).call(countProducts, { ...scope })).body.total
  const before = await total()
  await sql`update stores set status = 'Suspended' where id = ${id}`.execute(db)
  await (await fileApp()).search.refresh()
  assert.equal(await total(), before - 2)
  await sql`update stores set status = 'Active' where id = ${id}`.execute(db)
  await soon('waning', (codes) => codes.length === 2)
})

test('a transaction that commits after a later one is not missed', async () => {
  const {
    database: { db, pool },
    search,
  } = await fileApp()
  const { id } = await make.store(db, { alias: 'late' })
  const early = await make.product(db, { storeId: id, code: 'LATE-1' })
  const other = await make.product(db, { storeId: id, code: 'LATE-2' })
  await search.refresh()
  const slow = await pool.connect()
  await slow.query('begin')
  await slow.query(`update products set status = 'Archived' where id = $1`, [early.id])
  await sql`update products set status = 'Archived' where id = ${other.id}`.execute(db)
  await search.refresh()
  assert.deepEqual(await codesIn('late'), ['LATE-1'])
  await slow.query('commit')
  slow.release()
  await search.refresh()
  assert.deepEqual(await codesIn('late'), [])
})

test('price filters follow the exchange rates', async () => {
  const {
    database: { db },
    search,
  } = await fileApp()
  const eastId = await storeId(db, 'east')
  const dear = await make.product(db, { storeId: eastId, code: 'DEAR-1', priceMinor: 10_000_00 })
  await search.refresh()
  const cheaperThan = async (euros: number) => (await codesIn('east', { price: `-${euros}` })).includes(dear.code)
  assert.equal(await cheaperThan(10), false)
  await sql`insert into currency_rates (currency, per_euro, rate_date, source) values ('RSD', 10000, '2999-01-01', 'test')`.execute(
    db,
  )
  await sql`select pg_notify('changed', '["rates"]')`.execute(db)
  await until(() => cheaperThan(10))
  await sql`delete from currency_rates where rate_date = '2999-01-01'`.execute(db)
  await sql`select pg_notify('changed', '["rates"]')`.execute(db)
  await until(async () => !(await cheaperThan(10)), 'and back again')
})

test('a verification expires with its last day, without a change of the product', async () => {
  const { db } = (await fileApp()).database
  const { id } = await make.store(db, { alias: 'verified-for-now', isVerified: true })
  await make.product(db, { storeId: id, code: 'VERIFIED-1' })
  const rows = await readProducts(db, sql`p.store_id = ${id}`)
  const columns = new Columns(productSchema)
  putProducts(columns, rows, { rates: await latestRates(db), today: 0, unitNumber: () => 1, textNumber: () => 1 })
  const isVerified = async (today: number) => {
    await updateVerification(db, columns, today)
    return columns.columns.get('isVerified')!.values[0] === booleanKeyword(true)
  }
  const lastDay = rows[0]!.verifiedUntil!
  assert.deepEqual([await isVerified(lastDay - 1), await isVerified(lastDay)], [true, false])
})

test('prices are converted from the stored amounts at every change of rates', () => {
  const rates = (perEuro: number) => ({
    date: '',
    source: '',
    perEuro: { ...Object.fromEntries(currencies.map((currency) => [currency, 1])), RSD: perEuro } as Rates['perEuro'],
  })
  const columns = new Columns(productSchema)
  const row = {
    id: 1,
    category: 1,
    store: 1,
    location: 1,
    brand: null,
    unit: 'piece',
    available: 5,
    isStockCounted: true,
    lowStockAt: 1,
    verifiedUntil: null,
  }
  const numbers = {
    priceMinor: 12_345,
    isReduced: false,
    isPrivateLabel: false,
    minOrder: 1,
    createdAt: 1,
    popularity: 1,
    options: [],
    intervals: null,
    texts: null,
  }
  putProducts(columns, [{ ...row, ...numbers, currency: 'RSD' }], {
    rates: rates(117.2),
    today: 0,
    unitNumber: () => 1,
    textNumber: () => 1,
  })
  const micros = () => columns.columns.get('price')!.values[0]
  const before = micros()
  updatePrices(columns, rates(1e9))
  assert.equal(micros(), 0)
  updatePrices(columns, rates(117.2))
  assert.equal(micros(), before)
})

test('cursor pages neither repeat nor skip products while others are added', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { id } = await make.store(db, { alias: 'paged' })
  const first = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      make.product(db, { storeId: id, code: `PAGED-${index}`, priceMinor: 100 + (index % 5) }),
    ),
  )
  await app.search.refresh()
  for (const sort of ['relevance', 'priceUp', 'priceDown', 'new', 'minOrder'] as const) {
    const seen: number[] = []
    let cursor: string | null = ''
    for (let page = 0; cursor !== null && page < 30; page++) {
      const input: InputOf<typeof searchProducts> = {
        ...scope,
        store: 'paged',
        sort,
        pageSize: 4,
        facets: '0',
        ...(cursor && { cursor }),
      }
      const { items, nextCursor }: OutputOf<typeof searchProducts> = (await anonymous(app).call(searchProducts, input))
        .body
      seen.push(...items.map((item) => item.id))
      cursor = nextCursor
      await make.product(db, { storeId: id, code: `PAGED-${sort}-${page}`, priceMinor: 98 + page })
      await app.search.refresh()
    }
    assert.equal(new Set(seen).size, seen.length, `${sort} repeats`)
    for (const product of first) assert.ok(seen.includes(product.id), `${sort} skips ${product.code}`)
    await sql`delete from products where store_id = ${id} and code like ${`PAGED-${sort}-%`}`.execute(db)
    await app.search.refresh()
  }
})
