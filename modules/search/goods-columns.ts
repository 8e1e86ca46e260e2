import { sql, type RawBuilder } from 'kysely'
import { currencies } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { euroMicros, fromEuroMicros, type Rates } from '#platform/money.ts'
import type { Columns } from '#platform/search/columns.ts'
import type { Schema } from '#platform/search/engine.ts'
import { isLive } from '../catalog/drafts.ts'

/** What a list of live goods is filtered and ordered by. Yes and no are 2 and 1, since 0 is no value. */
export const goodsSchema = {
  category: { kind: 'keyword', isListed: true },
  store: { kind: 'keyword', isListed: true },
  location: { kind: 'keyword' },
  brand: { kind: 'keyword' },
  unit: { kind: 'keyword' },
  inStock: { kind: 'keyword' },
  isVerified: { kind: 'keyword' },
  currency: { kind: 'keyword' },
  /** Millionths of a euro at the latest rates. */
  price: { kind: 'number' },
  minOrder: { kind: 'number' },
  /** Seconds from 1970. */
  createdAt: { kind: 'number' },
  popularity: { kind: 'number' },
  options: { kind: 'keywords' },
  /** Of Interval characteristics, by the characteristic. */
  sizes: { kind: 'numbers' },
} as const satisfies Schema

export const flag = (isSo: boolean) => (isSo ? 2 : 1)

export type GoodsRow = {
  id: number
  category: number
  store: number
  location: number
  brand: number | null
  unit: string
  inStock: boolean
  /** Days from 1970 to the end of the supplier's verification. */
  verifiedUntil: number | null
  currency: string
  priceMinor: number
  minOrder: number
  createdAt: number
  popularity: number
  options: number[]
  sizes: Record<number, number> | null
}

export async function countLive(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from products where status = 'Active'`.execute(db)
  return rows[0]!.count
}

/** All live goods, a category at a time: what lists show together lies together, the most popular first. */
export async function* readAllGoods(db: Db): AsyncGenerator<GoodsRow[]> {
  const { rows: categories } = await sql<{
    id: number
  }>`select id from categories where level = 'Category' order by path`.execute(db)
  for (const { id } of categories) yield* readCategory(db, id)
}

async function* readCategory(db: Db, id: number): AsyncGenerator<GoodsRow[]> {
  for (let last: GoodsRow | undefined; ;) {
    const after = last ? sql`and (p.popularity, p.id) < (${last.popularity}, ${last.id})` : sql``
    const rows = await readLiveGoods(db, sql`p.category_id = ${id} ${after}`, batch)
    yield rows
    if (rows.length < batch) return
    last = rows.at(-1)
  }
}

/** Small, so that reading a million leaves little behind. */
const batch = 2_000

export const readLiveGoods = (db: Db, which: RawBuilder<unknown>, limit?: number) =>
  readGoods(db, sql`${isLive} and ${which}`, limit)

/** `p` is the product, `s` its store. */
export async function readGoods(db: Db, which: RawBuilder<unknown>, limit?: number): Promise<GoodsRow[]> {
  const { rows } = await sql<GoodsRow>`
    select p.id, p.category_id as category, p.store_id as store, s.location_id as location, p.brand_id as brand, p.unit_code as unit,
      p.available >= p.minimum_order as "inStock", s.verified_until - date '1970-01-01' as "verifiedUntil", p.currency, p.price_minor as "priceMinor",
      p.minimum_order as "minOrder", extract(epoch from p.created_at)::int as "createdAt", p.popularity, p.option_ids as options,
      (select json_object_agg(v.characteristic_id, v.number) from product_values v where v.product_id = p.id and v.number is not null) as sizes
    from products p join stores s on s.id = p.store_id where ${which}
    order by p.popularity desc, p.id desc ${limit ? sql`limit ${limit}` : sql``}
  `.execute(db)
  return rows
}

export type Facts = { rates: Rates; today: number; unitNumber: (code: string) => number }

export function putGoods(columns: Columns, rows: readonly GoodsRow[], { rates, today, unitNumber }: Facts) {
  for (const { id, unit, inStock, verifiedUntil, currency, priceMinor, options, sizes, ...rest } of rows) {
    const code = currency as keyof Rates['perEuro']
    columns.put({
      id,
      values: {
        ...rest,
        brand: rest.brand ?? 0,
        unit: unitNumber(unit),
        inStock: flag(inStock),
        isVerified: flag((verifiedUntil ?? 0) > today),
        currency: currencies.indexOf(code) + 1,
        price: euroMicros({ minor: priceMinor, currency: code }, rates),
        options,
        sizes: sizes ?? {},
      },
    })
  }
}

/** Prices at the rates of `before` become prices at `rates`. */
export function reprice(columns: Columns, before: Rates, rates: Rates) {
  const currencyOf = columns.columns.get('currency')!.values
  const priceOf = columns.columns.get('price')!.values
  columns.recompute('price', (slot) =>
    currencyOf[slot]
      ? euroMicros(fromEuroMicros(priceOf[slot]!, currencies[currencyOf[slot]! - 1]!, before), rates)
      : 0,
  )
}

export async function verifyAgain(db: Db, columns: Columns, today: number) {
  const { rows } = await sql<{
    id: number
  }>`select id from stores where verified_until > date '1970-01-01' + ${today}::int`.execute(db)
  const verified = new Set(rows.map(({ id }) => id))
  const storeOf = columns.columns.get('store')!.values
  columns.recompute('isVerified', (slot) => flag(verified.has(storeOf[slot]!)))
}
