import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { storeId } from '#platform/testing/shop.ts'
import { Columns } from '#platform/search/columns.ts'
import { latestRates } from '../currencies/rates.ts'
import { countProducts, searchProducts } from './contract.ts'
import { flag, goodsSchema, putGoods, readGoods, verifyAgain } from './goods-columns.ts'

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

/** What notifications bring arrives soon, but not at once. */
async function soon(store: string, isSo: (codes: string[]) => boolean) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (isSo(await codesIn(store))) return
    await sleep(50)
  }
  assert.fail(`still ${await codesIn(store)}`)
}

test('goods come, change and go in lists without being asked to', async () => {
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

test('a suspended store takes its goods with it, and brings them back', async () => {
  const { db } = (await fileApp()).database
  const { id } = await make.store(db, { alias: 'waning' })
  for (const code of ['WANE-1', 'WANE-2']) await make.product(db, { storeId: id, code })
  await soon('waning', (codes) => codes.length === 2)
  const total = async () => (await anonymous(await fileApp()).call(countProducts, { ...scope })).body.total
  const before = await total()
  await sql`update stores set status = 'Suspended' where id = ${id}`.execute(db)
  await (await fileApp()).goods.refresh()
  assert.equal(await total(), before - 2)
  await sql`update stores set status = 'Active' where id = ${id}`.execute(db)
  await soon('waning', (codes) => codes.length === 2)
})

test('what commits late is not missed behind what began later', async () => {
  const {
    database: { db, pool },
    goods,
  } = await fileApp()
  const { id } = await make.store(db, { alias: 'late' })
  const early = await make.product(db, { storeId: id, code: 'LATE-1' })
  const other = await make.product(db, { storeId: id, code: 'LATE-2' })
  await goods.refresh()
  const slow = await pool.connect()
  await slow.query('begin')
  await slow.query(`update products set status = 'Archived' where id = $1`, [early.id])
  await sql`update products set status = 'Archived' where id = ${other.id}`.execute(db)
  await goods.refresh()
  assert.deepEqual(await codesIn('late'), ['LATE-1'])
  await slow.query('commit')
  slow.release()
  await goods.refresh()
  assert.deepEqual(await codesIn('late'), [])
})

test('prices of lists follow the rates', async () => {
  const {
    database: { db },
    goods,
  } = await fileApp()
  const eastId = await storeId(db, 'east')
  const dear = await make.product(db, { storeId: eastId, code: 'DEAR-1', priceMinor: 10_000_00 })
  await goods.refresh()
  const cheaperThan = async (euros: number) => (await codesIn('east', { price: `-${euros}` })).includes(dear.code)
  assert.equal(await cheaperThan(10), false)
  await sql`insert into currency_rates (currency, per_euro, rate_date, source) values ('RSD', 10000, '2999-01-01', 'test')`.execute(
    db,
  )
  await sql`select pg_notify('changed', '["rates"]')`.execute(db)
  for (let attempt = 0; attempt < 100 && !(await cheaperThan(10)); attempt++) await sleep(50)
  assert.ok(await cheaperThan(10))
  await sql`delete from currency_rates where rate_date = '2999-01-01'`.execute(db)
  await sql`select pg_notify('changed', '["rates"]')`.execute(db)
  for (let attempt = 0; attempt < 100 && (await cheaperThan(10)); attempt++) await sleep(50)
  assert.equal(await cheaperThan(10), false, 'and back again')
})

test('a verification ends with its day, without a change of the goods', async () => {
  const { db } = (await fileApp()).database
  const { id } = await make.store(db, { alias: 'verified-for-now', isVerified: true })
  await make.product(db, { storeId: id, code: 'VERIFIED-1' })
  const rows = await readGoods(db, sql`p.store_id = ${id}`)
  const columns = new Columns(goodsSchema)
  putGoods(columns, rows, { rates: await latestRates(db), today: 0, unitNumber: () => 1 })
  const isVerified = async (today: number) => {
    await verifyAgain(db, columns, today)
    return columns.columns.get('isVerified')!.values[0] === flag(true)
  }
  const lastDay = rows[0]!.verifiedUntil!
  assert.deepEqual([await isVerified(lastDay - 1), await isVerified(lastDay)], [true, false])
})

test('going on by cursor neither repeats nor skips while goods come and go', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { id } = await make.store(db, { alias: 'paged' })
  const first = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      make.product(db, { storeId: id, code: `PAGED-${index}`, priceMinor: 100 + (index % 5) }),
    ),
  )
  await app.goods.refresh()
  for (const sort of ['relevance', 'priceUp', 'priceDown', 'new', 'minOrder'] as const) {
    const seen: number[] = []
    let cursor: string | null = ''
    for (let page = 0; cursor !== null && page < 30; page++) {
      const given: InputOf<typeof searchProducts> = {
        ...scope,
        store: 'paged',
        sort,
        pageSize: 4,
        facets: '0',
        ...(cursor && { cursor }),
      }
      const { items, nextCursor }: OutputOf<typeof searchProducts> = (await anonymous(app).call(searchProducts, given))
        .body
      seen.push(...items.map((item) => item.id))
      cursor = nextCursor
      await make.product(db, { storeId: id, code: `PAGED-${sort}-${page}`, priceMinor: 98 + page })
      await app.goods.refresh()
    }
    assert.equal(new Set(seen).size, seen.length, `${sort} repeats`)
    for (const product of first) assert.ok(seen.includes(product.id), `${sort} skips ${product.code}`)
    await sql`delete from products where store_id = ${id} and code like ${`PAGED-${sort}-%`}`.execute(db)
    await app.goods.refresh()
  }
})
