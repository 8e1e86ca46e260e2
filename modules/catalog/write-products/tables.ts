// The stored fields of a product that callers decide. Inserts, updates and COPY lines are made from this declaration.
import type { Locale } from '#platform/constants.ts'
import { type Fields, type NewRow, optional, required, type Row } from './fields.ts'
import type { StockPolicy } from './stock-policy.ts'

export type ProductStatus = 'Draft' | 'Active' | 'Archived' | 'Blocked'

export const documentKinds = ['DataSheet', 'Certificate', 'Manual', 'Other'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The columns of `products`. */
export const productFields = {
  categoryId: required<number>(),
  brandId: optional<number | null>(null),
  code: required<string>(),
  externalId: optional<string | null>(null),
  condition: optional<'New' | 'Original'>('New'),
  status: optional<ProductStatus>('Active'),
  unitCode: required<string>(),
  /** Null: a draft that waits for its price. */
  priceMinor: required<number | null>(),
  oldPriceMinor: optional<number | null>(null),
  /** Null: the standard rate of the store's country. */
  vatPercent: optional<number | null>(null),
  minimumOrder: optional<number>(1),
  orderStep: optional<number>(1),
  isStockCounted: optional<boolean>(true),
  lowStockAt: optional<number>(0),
  leadDays: optional<number | null>(null),
  countryCode: optional<string | null>(null),
  isPrivateLabel: optional<boolean>(false),
  barcode: optional<string | null>(null),
  weightGrams: optional<number | null>(null),
  lengthMm: optional<number | null>(null),
  widthMm: optional<number | null>(null),
  heightMm: optional<number | null>(null),
  popularity: optional<number>(0),
  optionIds: optional<readonly number[]>([]),
  imageIds: optional<readonly string[]>([]),
  videoIds: optional<readonly string[]>([]),
} satisfies Fields

/** Rows that belong to a product, one for each value of the key. */
export type Part<Key extends Fields = Fields, Values extends Fields = Fields> = {
  table: string
  key: Key
  fields: Key & Values
}
const part = <Key extends Fields, Values extends Fields>(
  table: string,
  key: Key,
  values: Values,
): Part<Key, Values> => ({ table, key, fields: { ...key, ...values } })

export const productParts = {
  texts: part(
    'product_translations',
    { locale: required<Locale>() },
    {
      name: required<string>(),
      description: optional<string>(''),
    },
  ),
  values: part(
    'product_values',
    { characteristicId: required<number>() },
    {
      number: optional<number | null>(null),
      words: optional<Partial<Record<Locale, string>> | null>(null),
    },
  ),
  properties: part(
    'product_properties',
    { position: required<number>() },
    {
      name: required<string>(),
      value: required<string>(),
    },
  ),
  documents: part(
    'product_documents',
    { position: required<number>() },
    {
      fileId: required<string>(),
      kind: required<DocumentKind>(),
      title: optional<string>(''),
      /** Its last day. */
      validUntil: optional<string | null>(null),
    },
  ),
  tiers: part('product_tiers', { fromQuantity: required<number>() }, { priceMinor: required<number>() }),
}
export const stockPart = part('product_stock', { warehouseId: required<number>() }, { quantity: required<number>() })

export const productTables = ['products', ...Object.values(productParts).map(({ table }) => table), stockPart.table]

type PartName = keyof typeof productParts
type RowsOf<Name extends PartName> = readonly NewRow<(typeof productParts)[Name]['fields']>[]
type Parts = { [Name in PartName]: RowsOf<Name> }

export type ProductText = RowsOf<'texts'>[number]
export type CharacteristicValue = RowsOf<'values'>[number]
export type PriceTier = RowsOf<'tiers'>[number]
export type ProductProperty = RowsOf<'properties'>[number]

export type ProductRecord = Row<typeof productFields> & Parts & { stock: StockPolicy }
export type NewProduct = NewRow<typeof productFields> & Partial<Parts & { stock: StockPolicy }>
/** Omitted fields stay as they are; the rows of a part replace all its rows. */
export type ProductChange = Partial<ProductRecord>
