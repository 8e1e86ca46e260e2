import { sql, type RawBuilder } from 'kysely'
import { currencies, type Currency } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { euroMicros, type Rates } from '#platform/values/money.ts'
import { isLive } from '../../catalog/drafts.ts'
import type { Columns } from './columns/columns.ts'
import type { Schema } from './columns/types.ts'

/** The fields by which product lists are filtered and ordered. Booleans are 2 and 1, since 0 is no value. */
export const productSchema = {
  category: { kind: 'keyword', indexed: true },
  store: { kind: 'keyword', indexed: true },
  location: { kind: 'keyword' },
  brand: { kind: 'keyword' },
  unit: { kind: 'keyword' },
  inStock: { kind: 'keyword' },
  isVerified: { kind: 'keyword' },
  currency: { kind: 'keyword' },
  /** In `currency`. */
  priceMinor: { kind: 'number' },
  /** The price in millionths of a euro at the latest rates. */
  price: { kind: 'number' },
  minOrder: { kind: 'number' },
  /** Seconds since 1970. */
  createdAt: { kind: 'number' },
  popularity: { kind: 'number' },
  options: { kind: 'keywords' },
  /** Values of Interval characteristics, by characteristic. */
  intervals: { kind: 'numbers' },
} as const satisfies Schema

export const booleanKeyword = (value: boolean) => (value ? 2 : 1)

export type ProductRow = {
  id: number
  category: number
  store: number
  location: number
  brand: number | null
  unit: string
  inStock: boolean
  /** Days from 1970 to the end of the supplier's verification. */
  verifiedUntil: number | null
  currency: Currency
  priceMinor: number
  minOrder: number
  createdAt: number
  popularity: number
  options: number[]
  intervals: Record<number, number> | null
}

/** At least the number of live products. */
export async function countActive(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from products where status = 'Active'`.execute(db)
  return rows[0]!.count
}

/** All live products by category, the most popular first, so that products of one list are adjacent in the columns. */
export async function* readAllLiveProducts(db: Db): AsyncGenerator<ProductRow[]> {
  const { rows: categories } = await sql<{
    id: number
  }>`select id from categories where level = 'Category' order by path`.execute(db)
  for (const { id } of categories) yield* readCategory(db, id)
}

async function* readCategory(db: Db, id: number): AsyncGenerator<ProductRow[]> {
  for (let last: ProductRow | undefined; ;) {
    const after = last ? sql`and (p.popularity, p.id) < (${last.popularity}, ${last.id})` : sql``
    const rows = await readLiveProducts(db, sql`p.category_id = ${id} ${after}`, batchSize)
    yield rows
    if (rows.length < batchSize) return
    last = rows.at(-1)
  }
}

/** Small, so that loading a million products leaves little garbage. */
const batchSize = 2_000

export const readLiveProducts = (db: Db, condition: RawBuilder<unknown>, limit?: number) =>
  readProducts(db, sql`${isLive} and ${condition}`, limit)

/** In the condition, `p` is the product and `s` its store. The most popular products first. */
export async function readProducts(db: Db, condition: RawBuilder<unknown>, limit?: number): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.category_id as category, p.store_id as store, s.location_id as location, p.brand_id as brand, p.unit_code as unit,
      p.available >= p.minimum_order as "inStock", s.verified_until - date '1970-01-01' as "verifiedUntil", p.currency, p.price_minor as "priceMinor",
      p.minimum_order as "minOrder", extract(epoch from p.created_at)::int as "createdAt", p.popularity, p.option_ids as options,
      (select json_object_agg(v.characteristic_id, v.number) from product_values v where v.product_id = p.id and v.number is not null) as intervals
    from products p join stores s on s.id = p.store_id where ${condition}
    order by p.popularity desc, p.id desc ${limit ? sql`limit ${limit}` : sql``}
  `.execute(db)
  return rows
}

/** `today` is in days since 1970. */
export type EncodingContext = { rates: Rates; today: number; unitNumber: (code: string) => number }

export function putProducts(
  columns: Columns,
  rows: readonly ProductRow[],
  { rates, today, unitNumber }: EncodingContext,
) {
  for (const { id, unit, inStock, verifiedUntil, currency, options, intervals, ...numbers } of rows)
    columns.put({
      id,
      values: {
        ...numbers,
        brand: numbers.brand ?? 0,
        unit: unitNumber(unit),
        inStock: booleanKeyword(inStock),
        isVerified: booleanKeyword((verifiedUntil ?? 0) > today),
        currency: currencies.indexOf(currency) + 1,
        price: euroMicros({ minor: numbers.priceMinor, currency }, rates),
        options,
        intervals: intervals ?? {},
      },
    })
}

/** Converts all prices at these rates. */
export function updatePrices(columns: Columns, rates: Rates) {
  const currencyColumn = columns.columns.get('currency')!.values
  const minorColumn = columns.columns.get('priceMinor')!.values
  columns.recompute('price', (row) => {
    const currency = currencies[currencyColumn[row]! - 1]
    return currency ? euroMicros({ minor: minorColumn[row]!, currency }, rates) : 0
  })
}

export async function updateVerification(db: Db, columns: Columns, today: number) {
  const { rows } = await sql<{
    id: number
  }>`select id from stores where verified_until > date '1970-01-01' + ${today}::int`.execute(db)
  const verified = new Set(rows.map(({ id }) => id))
  const storeColumn = columns.columns.get('store')!.values
  columns.recompute('isVerified', (row) => booleanKeyword(verified.has(storeColumn[row]!)))
}
