import type { z } from 'zod'
import { standardVatPercents } from './standard-vat.ts'
import type { Vat } from './vat-contract.ts'

export type Sale = {
  /** The rate of the product; null: the standard rate of the store's country. */
  vatPercent: number | null
  storeCountry: string | null
  /** Where the goods go; a buyer whose country is not known counts as one of the store's country. */
  buyerCountry: string | undefined
}

/** An export to another country bears no VAT. */
export function vatFor({ vatPercent, storeCountry, buyerCountry }: Sale): z.output<typeof Vat> {
  const domesticPercent = vatPercent ?? standardVatPercents[storeCountry ?? ''] ?? 0
  const isExport = storeCountry !== null && buyerCountry !== undefined && buyerCountry !== storeCountry
  return { percent: isExport ? 0 : domesticPercent, domesticPercent, isExport }
}
