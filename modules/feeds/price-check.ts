import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { euroMicros, type Rates } from '#platform/values/money.ts'
import { latestRates } from '../currencies/rates.ts'
import type { ImportedProduct } from './imported-product.ts'

type Priced = Pick<ImportedProduct, 'priceMinor' | 'tiers' | 'currency' | 'category'>
/**
 * Tells whether a price is likely to be none: a placeholder, far from all other prices of the category, or many times the price of a larger
 * quantity.
 */
export type PriceCheck = (product: Priced) => boolean

const placeholders = new Set([1, 100])
/** Two tenths of a cent, in millionths of a euro. */
const minEuroMicros = 2_000
const maxEuroMicros = 5_000_000 * 1_000_000
/** This many times more or less than the median of the category. */
const maxFactor = 300
const maxDiscountFactor = 10
const minSamples = 20
const maxSamples = 500

/** Compares with the published products of a category, or with the feed itself if there are few. */
export async function createPriceCheck(db: Db): Promise<PriceCheck> {
  const rates = await latestRates(db)
  const medians = await findMedians(db, rates)
  const samples = new Map<number, number[]>()
  return ({ priceMinor, tiers, currency, category }) => {
    if (priceMinor === null) return false
    if (tiers?.some((tier) => priceMinor > tier.priceMinor * maxDiscountFactor)) return true
    const price = euroMicros({ minor: priceMinor, currency }, rates)
    if (placeholders.has(priceMinor) || price < minEuroMicros || price > maxEuroMicros) return true
    const median = medians.get(category.id) ?? medianOfFeed(category.id, price)
    return median !== undefined && (price * maxFactor < median || price > median * maxFactor)
  }

  function medianOfFeed(categoryId: number, price: number) {
    const seen = samples.get(categoryId) ?? samples.set(categoryId, []).get(categoryId)!
    if (seen.push(price) < minSamples) return undefined
    const median = seen.toSorted((one, other) => one - other)[seen.length >> 1]!
    if (seen.length === maxSamples) medians.set(categoryId, median)
    return median
  }
}

/** One scan of the published products: half a second for a million. */
async function findMedians(db: Db, { perEuro }: Rates) {
  const { rows } = await sql<{ id: number; median: number }>`
    select category_id as id, percentile_disc(0.5) within group (order by price_minor / r.value::float8) * 10000 as median
    from products p join json_each_text(${JSON.stringify(perEuro)}::json) r on r.key = p.currency
    where p.status = 'Active' group by category_id having count(*) >= ${minSamples}
  `.execute(db)
  return new Map(rows.map(({ id, median }) => [id, median]))
}
