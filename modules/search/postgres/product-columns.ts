import { sql, type RawBuilder } from 'kysely'
import { currencies, type Currency } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { euroMicros, type Rates } from '#platform/values/money.ts'
import { isLive } from '../../catalog/drafts.ts'
import { stockOf } from '../../catalog/stock.ts'
import type { Deal, StockStatus } from '../engine.ts'
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
  stock: { kind: 'keyword' },
  available: { kind: 'number' },
  isVerified: { kind: 'keyword' },
  deal: { kind: 'keyword' },
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
  /** Values of Text characteristics that are filters, as numbers of `createTexts`. */
  texts: { kind: 'keywords' },
} as const satisfies Schema

export const booleanKeyword = (value: boolean) => (value ? 2 : 1)
export const stockKeywords: Record<StockStatus, number> = { OutOfStock: 1, Low: 2, InStock: 3 }
/** A product with both has their sum. */
export const dealKeywords: Record<Deal, number> = { Reduced: 1, PrivateLabel: 2 }
export const dealKeyword = ({ isReduced, isPrivateLabel }: Pick<ProductRow, 'isReduced' | 'isPrivateLabel'>) =>
  (isReduced ? dealKeywords.Reduced : 0) + (isPrivateLabel ? dealKeywords.PrivateLabel : 0)

export type ProductRow = {
  id: number
  category: number
  store: number
  location: number
  brand: number | null
  unit: string
  available: number
  isStockCounted: boolean
  lowStockAt: number
  /** Days from 1970 to the end of the supplier's verification. */
  verifiedUntil: number | null
  currency: Currency
  priceMinor: number
  isReduced: boolean
  isPrivateLabel: boolean
  minOrder: number
  createdAt: number
  popularity: number
  options: number[]
  intervals: Record<number, number> | null
  /** By characteristic and language. */
  texts: Record<number, Record<string, string>> | null
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
      p.available, p.is_stock_counted as "isStockCounted", p.low_stock_at as "lowStockAt", s.verified_until - date '1970-01-01' as "verifiedUntil", p.currency, p.price_minor as "priceMinor",
      coalesce(p.old_price_minor > p.price_minor, false) as "isReduced", p.is_private_label as "isPrivateLabel",
      p.minimum_order as "minOrder", extract(epoch from p.created_at)::int as "createdAt", p.popularity, p.option_ids as options,
      v.intervals, v.texts
    from products p join stores s on s.id = p.store_id
    cross join lateral (
      select json_object_agg(v.characteristic_id, v.number) filter (where v.number is not null) as intervals,
        json_object_agg(v.characteristic_id, v.words) filter (where v.words is not null and v.characteristic_id = any(array(${textFilters}))) as texts
      from product_values v where v.product_id = p.id
    ) v
    where ${condition}
    order by p.popularity desc, p.id desc ${limit ? sql`limit ${limit}` : sql``}
  `.execute(db)
  return rows
}

/** Text characteristics that are a filter of some category. */
export const textFilters = sql<{ id: number }>`
  select c.id from characteristics c where c.type = 'Text'
    and exists (select from category_characteristics cc where cc.characteristic_id = c.id and cc.is_filter)`

/** `today` is in days since 1970. */
export type EncodingContext = {
  rates: Rates
  today: number
  unitNumber: (code: string) => number
  textNumber: (characteristicId: number, words: Record<string, string>) => number
}

export function putProducts(
  columns: Columns,
  rows: readonly ProductRow[],
  { rates, today, unitNumber, textNumber }: EncodingContext,
) {
  for (const {
    id,
    unit,
    isStockCounted,
    lowStockAt,
    verifiedUntil,
    isReduced,
    isPrivateLabel,
    currency,
    options,
    intervals,
    texts,
    ...numbers
  } of rows) {
    const { status } = stockOf({
      ...numbers,
      isStockCounted,
      lowStockAt,
      leadDays: null,
      minimumOrder: numbers.minOrder,
    })
    columns.put({
      id,
      values: {
        ...numbers,
        brand: numbers.brand ?? 0,
        unit: unitNumber(unit),
        inStock: booleanKeyword(status !== 'OutOfStock'),
        stock: stockKeywords[status],
        isVerified: booleanKeyword((verifiedUntil ?? 0) > today),
        deal: dealKeyword({ isReduced, isPrivateLabel }),
        currency: currencies.indexOf(currency) + 1,
        price: euroMicros({ minor: numbers.priceMinor, currency }, rates),
        options,
        intervals: intervals ?? {},
        texts: Object.entries(texts ?? {}).map(([characteristicId, words]) =>
          textNumber(Number(characteristicId), words),
        ),
      },
    })
  }
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
