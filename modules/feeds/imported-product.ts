import type { Currency } from '#platform/constants.ts'
import type { PriceTier } from '../catalog/write-products/tables.ts'
import type { Category } from './catalog.ts'
import type { MappedParams } from './mapping/params.ts'
import type { SupposedValue } from './mapping/suppose-values.ts'
import type { OfferStock } from './values/stock.ts'
import type { OfferTerms } from './values/terms.ts'
import type { Translation } from './values/translation.ts'

/** An offer mapped to the catalog. */
export type ImportedProduct = MappedParams &
  OfferStock & {
    externalId: string
    code: string
    name: string
    description: string
    /** In other languages. */
    translations?: readonly Translation[]
    brand: string | null
    category: Category
    currency: Currency
    /** From which the prices were converted, if it is another one. */
    statedCurrency: string
    /** Null: a draft that waits for it. */
    priceMinor: number | null
    oldPriceMinor: number | null
    /** Undefined: the offer has no volume prices. */
    tiers?: readonly PriceTier[]
    terms: OfferTerms
    countryCode: string | null
    urls: string[]
    /** Values that the offer implies for a new product, and values of its group, which neither the offer nor the product overrides. */
    guesses: readonly SupposedValue[]
    constants: readonly SupposedValue[]
    /** Fields that the offer does not set stay unchanged. */
    isPartial: boolean
    hash: string
  }
