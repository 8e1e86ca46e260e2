import type { Currency, Locale } from '#platform/constants.ts'
import type { LeftOutReason } from '../queries.ts'

export type Param = { name: string; unit: string; value: string }

/** A product as feeds carry it: texts in the language of the feed, prices with VAT in its currency. */
export type FeedProduct = {
  id: number
  code: string
  name: string
  /** Plain text, which may be empty. */
  description: string
  brand: string | null
  categoryId: number
  /** Names from the class to the category. */
  categoryNames: readonly string[]
  url: string
  pictureUrls: readonly string[]
  priceMinor: number
  oldPriceMinor: number | null
  /** The price of the minimum order. */
  smallestOrder: { priceMinor: number; oldPriceMinor: number | null }
  /** The rate of the product itself; null: the standard one of the store's country. */
  ownVatPercent: number | null
  stock: 'InStock' | 'OnOrder' | 'OutOfStock'
  /** Null: the seller does not count. */
  available: number | null
  leadDays: number | null
  minimumOrder: number
  orderStep: number
  /** Null: sold by the piece. */
  unitCode: string | null
  barcode: string | null
  weightGrams: number | null
  /** Length, width and height in millimetres. */
  dimensions: readonly [number, number, number] | null
  countryCode: string | null
  params: readonly Param[]
}

export type FeedCategory = { id: number; parentId: number | null; name: string }
export type Shop = {
  name: string
  company: string
  url: string
  locale: Locale
  currency: Currency
  /** Ancestors before their children. */
  categories: readonly FeedCategory[]
}

/** How a profile writes a feed. `problemOf`: why it cannot carry a product. */
export type Format = {
  problemOf: (product: FeedProduct) => LeftOutReason | undefined
  head: (shop: Shop, writtenAt: string) => string
  item: (product: FeedProduct, shop: Shop, now: Date) => string
  tail: string
}

/** For profiles that require a description: that of the seller, otherwise the characteristics. */
export const describe = ({ description, params }: FeedProduct) =>
  description || params.map(({ name, unit, value }) => `${name}: ${unit ? `${value} ${unit}` : value}`).join('\n')
