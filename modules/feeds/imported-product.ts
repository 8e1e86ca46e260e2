import type { Currency } from '#platform/constants.ts'
import type { Category } from './catalog.ts'
import type { MappedParams } from './params.ts'

/** An offer mapped to the catalog. `count` is null if the feed does not give a quantity. */
export type ImportedProduct = MappedParams & {
  externalId: string
  code: string
  name: string
  description: string
  brand: string | null
  category: Category
  currency: Currency
  priceMinor: number
  oldPriceMinor: number | null
  isAvailable: boolean
  count: number | null
  countryCode: string | null
  urls: string[]
  hash: string
}
