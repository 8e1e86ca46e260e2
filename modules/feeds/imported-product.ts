import type { Currency } from '#platform/constants.ts'
import type { Category } from './catalog.ts'
import type { MappedParams } from './mapping/params.ts'
import type { OfferStock } from './values/stock.ts'
import type { OfferTerms } from './values/terms.ts'

/** An offer mapped to the catalog. */
export type ImportedProduct = MappedParams &
  OfferStock & {
    externalId: string
    code: string
    name: string
    description: string
    brand: string | null
    category: Category
    currency: Currency
    priceMinor: number
    oldPriceMinor: number | null
    terms: OfferTerms
    countryCode: string | null
    urls: string[]
    /** Fields that the offer does not set stay unchanged. */
    isPartial: boolean
    hash: string
  }
