// A store as other contracts show it.
import { z } from 'zod'
import { Money } from '#platform/contract.ts'

export const supplierTypes = ['Manufacturer', 'Distributor', 'Importer', 'Other', 'Agency'] as const
export const SupplierType = z.enum(supplierTypes)

/** A store in the directory and on the product page. */
export const StoreCard = z.object({
  id: z.int(),
  alias: z.string(),
  name: z.string(),
  supplierType: SupplierType,
  logoId: z.string().nullable(),
  city: z.string(),
  countryCode: z.string().nullable(),
  productCount: z.int(),
  minimumOrder: Money.describe("In the visitor's currency"),
  verifiedAt: z.string().nullable().describe('Date of the verification; null when it has expired'),
  responseMinutes: z.int().nullable(),
  responseRate: z.int().nullable().describe('Answers to a hundred questions; null until ten have been asked'),
  foundedYear: z.int().nullable(),
  about: z.string(),
  isPromo: z.boolean(),
})
