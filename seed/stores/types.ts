import type { Logo } from '../logo.ts'
import type { CurrencyCode } from '../system.ts'
import type { Text } from '../types.ts'

export type SupplierType = 'Manufacturer' | 'Distributor' | 'Importer' | 'Other' | 'Agency'

export const classKeys = [
  'fasteners',
  'pumps-fittings',
  'electrical',
  'packaging',
  'bearings-drives',
  'textiles-workwear',
  'warehouse',
  'kitchen',
  'office-equipment',
  'metal',
  'tools',
  'building',
] as const
export type ClassKey = (typeof classKeys)[number]

export type StoreSeed = {
  alias: string
  name: string
  nameLatin: string
  legalName: string
  legalForm: string
  taxNumber: string
  country: string
  cityKey: string
  address: string
  supplierType: SupplierType
  /** Lower-case currency code. */
  currency: CurrencyCode
  classKeys: ClassKey[]
  /** The seller's own language. */
  language: 'en' | 'ru' | 'sr' | 'de' | 'it' | 'tr'
  foundedYear: number
  /** Whole units of the currency. */
  minimumOrder: number
  verifiedMonthsAgo: number | null
  responseMinutes: number | null
  phone: string
  site: string
  hours: Text
  about: Text
  delivery: Text
  payment: Text
  branches: { name: Text; cityKey: string; address: string; phone: string }[]
  warehouses: { name: Text; cityKey: string; address: string }[]
  logo: Logo
}
