import type { Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { brandAliasOf, saveBrands } from '../../catalog/brands.ts'
import type { ProductChange } from '../../catalog/write-products/tables.ts'
import { productFormFields } from '../entities/product-fields.ts'
import type { Values } from '../fields.ts'
import { toStoredCharacteristics } from './characteristics.ts'
import type { Product } from './product-rules.ts'

/** The stored values of the given fields of the form; `product` is the whole new document. */
export async function toRecord(tx: Tx, product: Product, keys: Iterable<string>): Promise<ProductChange> {
  const record: Values = {}
  const used = new Set<Converter>()
  for (const key of keys) {
    const storedAs = productFormFields.find((field) => field.key === key)?.storedAs
    const convert = converters[key]
    if (storedAs) record[storedAs] = product[key as keyof Product]
    if (convert) used.add(convert)
    if (!storedAs && !convert) throw new Error(`The field ${key} of a product is not stored`)
  }
  for (const convert of used) Object.assign(record, await convert(tx, product))
  return record as ProductChange
}

type Converter = (tx: Tx, product: Product) => ProductChange | Promise<ProductChange>

/** Fields whose values differ from what is stored. */
const converters: Readonly<Record<string, Converter>> = {
  category: toStoredCharacteristics,
  characteristics: toStoredCharacteristics,
  name: textsOf,
  description: textsOf,
  brand: async (tx, { brand }) => ({
    brandId: brand === null ? null : (await saveBrands(tx, [brand])).get(brandAliasOf(brand))!,
  }),
  tiers: (_tx, { tiers }) => ({ tiers: tiers.map(({ fromQuantity, price }) => ({ fromQuantity, priceMinor: price })) }),
  stock: (_tx, { stock }) => ({
    isStockCounted: true,
    stock: {
      policy: 'exact',
      quantities: stock.map(({ warehouse, quantity }) => ({ warehouseId: Number(warehouse), quantity })),
    },
  }),
  documents: (_tx, { documents }) => ({
    documents: documents.map(({ file, kind, title, validUntil }, position) => ({
      position,
      fileId: file,
      kind,
      title: title ?? '',
      validUntil: validUntil ?? null,
    })),
  }),
  properties: (_tx, { properties }) => ({
    properties: properties.map((property, position) => ({ ...property, position })),
  }),
}

function textsOf(_tx: Tx, { name: names, description: descriptions }: Product): ProductChange {
  const locales = Object.keys(names) as Locale[]
  return {
    texts: locales.map((locale) => ({ locale, name: names[locale]!, description: descriptions[locale] ?? '' })),
  }
}
