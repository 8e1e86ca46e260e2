// The columns that carts and lists read of their products. SQL: product `p` with the name `n`; a buyer is an expression of the id of its account.
import { type RawBuilder, sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { StockedProduct } from '../catalog/stock.ts'
import type { Tier } from './rules.ts'
import { storedTiers } from '../catalog/tiers.ts'

export type OrderTerms = {
  currency: Currency
  priceMinor: number
  tiers: Tier[]
  individualPrices: (Tier & { validUntil: string })[]
  minimumOrder: number
  orderStep: number
}

export type OrderedProduct = OrderTerms &
  StockedProduct & {
    productId: number
    name: string
    nameLocale: Locale
    code: string
    unitCode: string
    vatPercent: number | null
  }

/** Prices for a buyer, and the quantities that can be ordered. */
export const orderTerms = (buyerId: RawBuilder<unknown>) => sql`
  p.currency, p.price_minor as "priceMinor", p.minimum_order as "minimumOrder", p.order_step as "orderStep",
  ${storedTiers} as tiers,
  coalesce((select json_agg(json_build_object('fromQuantity', o.from_quantity, 'priceMinor', o.price_minor, 'validUntil', o.valid_until) order by o.from_quantity)
    from individual_prices o where o.buyer_id = ${buyerId} and o.product_id = p.id and o.currency = p.currency and o.valid_until >= current_date), '[]') as "individualPrices"
`

export const orderedProduct = (buyerId: RawBuilder<unknown>) => sql`
  p.id as "productId", n.name, n.locale as "nameLocale", p.code, p.unit_code as "unitCode", p.vat_percent as "vatPercent",
  p.available, p.is_stock_counted as "isStockCounted", p.low_stock_at as "lowStockAt", p.lead_days as "leadDays", ${orderTerms(buyerId)}
`
