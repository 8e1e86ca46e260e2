// The products of a store as rows of a template. A cell that would not be read as the same value is left empty: empty cells change nothing.
import { sql } from 'kysely'
import { formatTags, type Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { withoutFormula } from '#platform/values/formula.ts'
import { brandAliasOf } from '../../catalog/brands.ts'
import type { PriceTier } from '../../catalog/write-products/tables.ts'
import type { UnitText } from '../../content/units.ts'
import type { Category, Characteristic } from '../../feeds/catalog.ts'
import { lineWithoutContacts, withoutContacts } from '../../feeds/values/contacts.ts'
import { countryOf } from '../../feeds/values/countries.ts'
import { isBarcode } from '../../feeds/values/terms.ts'
import { fold, oneLine, plainText } from '../../feeds/values/text.ts'
import type { ColumnField } from '../columns/fields.ts'
import { storedTiers } from '../../catalog/tiers.ts'

type Text = { name: string; description: string }
type ByLanguage<Value> = Partial<Record<Locale, Value>>

type Product = {
  code: string
  unitCode: string
  priceMinor: number | null
  oldPriceMinor: number | null
  tiers: PriceTier[]
  vatPercent: number | null
  minimumOrder: number
  orderStep: number
  isStockCounted: boolean
  countryCode: string | null
  barcode: string | null
  weightGrams: number | null
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  optionIds: number[]
  brand: { alias: string; name: string } | null
  texts: ByLanguage<Text>
  values: { characteristicId: number; number?: number; words?: ByLanguage<string> }[]
  /** The stock of the warehouse that imports fill, and of the others beyond what is reserved. */
  quantity: number
  elsewhere: number
}
type Cell = string | number | null
type Place = {
  storeId: number
  warehouseId: number | null
  currency: string
  /** The language of the store, in which its files are. */
  textLocale: Locale
  /** The language of the template. */
  locale: Locale
  category: Category
  units: ReadonlyMap<string, UnitText>
  unitCodes: ReadonlyMap<string, string>
  /** The names of the category's options in the language of the template. */
  labels: ReadonlyMap<number, string>
  maxProducts: number
}

/** The cells of one product: by field, in further languages, and of each characteristic of the template. */
export type ProductCells = {
  fields: Partial<Record<ColumnField, Cell>>
  translations: ByLanguage<{ name: Cell; description: Cell }>
  ofCharacteristic: (id: number) => Cell
}

export async function productCells(db: Db, place: Place): Promise<ProductCells[]> {
  const products = await findProducts(db, place)
  return products.map((product) => ({
    fields: escaped(fieldsOf(product, place)),
    translations: translationsOf(product, place),
    ofCharacteristic: (id) => escapedCell(characteristicCell(id, product, place)),
  }))
}

function translationsOf({ texts }: Product, { textLocale }: Place): ProductCells['translations'] {
  const { [textLocale]: _, ...others } = texts
  return Object.fromEntries(
    Object.entries<Text>(others).map(([locale, { name, description }]) => [
      locale,
      {
        name: lineWithoutContacts(oneLine(name)) === name ? escapedCell(name) : null,
        description: escapedCell(descriptionCell(description)),
      },
    ]),
  )
}

const descriptionCell = (description: string) =>
  withoutContacts(plainText(description)) === description ? description : null

const escapedCell = (cell: Cell) => (typeof cell === 'string' ? withoutFormula(cell) : cell)
const escaped = (cells: Partial<Record<ColumnField, Cell>>) =>
  Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, escapedCell(cell)]))

function fieldsOf(
  product: Product,
  { category, currency, textLocale, locale, units, unitCodes }: Place,
): Partial<Record<ColumnField, Cell>> {
  const { code, texts, brand, unitCode, countryCode, barcode } = product
  const sameLine = (value: string) => (oneLine(value) === value ? value : null)
  const unit = [units.get(unitCode)?.short ?? '', units.get(unitCode)?.name ?? '', unitCode].find(
    (name) => unitCodes.get(fold(name)) === unitCode,
  )
  const country =
    countryCode === null
      ? null
      : new Intl.DisplayNames(formatTags[locale], { type: 'region', fallback: 'none' }).of(countryCode)
  const text = texts[textLocale]
  return {
    code: sameLine(code),
    name: text ? sameLine(text.name) : null,
    category: category.name,
    price: product.priceMinor === null ? '' : product.priceMinor / 100,
    currency,
    unit: unit ?? null,
    stock: product.isStockCounted && product.elsewhere === 0 ? product.quantity : null,
    brand: brand && brandAliasOf(brand.name) === brand.alias ? brand.name : null,
    description: descriptionCell(text?.description ?? ''),
    oldPrice: product.oldPriceMinor === null ? null : product.oldPriceMinor / 100,
    tiers: tiersCell(product.tiers),
    minimumOrder: product.minimumOrder,
    orderStep: product.orderStep,
    vat: product.vatPercent === null || !Number.isInteger(product.vatPercent) ? null : `${product.vatPercent}%`,
    barcode: barcode !== null && isBarcode(barcode) ? barcode : null,
    weight: product.weightGrams === null ? null : product.weightGrams / 1_000,
    dimensions: dimensionsOf(product),
    country: countryCode && country && countryOf(country) === countryCode ? country : countryCode,
  }
}

/** As text with two decimals, which every language reads alike. */
const tiersCell = (tiers: readonly PriceTier[]): Cell =>
  tiers.length === 0
    ? null
    : tiers.map(({ fromQuantity, priceMinor }) => `${fromQuantity}: ${(priceMinor / 100).toFixed(2)}`).join('; ')

function dimensionsOf({ lengthMm, widthMm, heightMm }: Product): Cell {
  const sides = [lengthMm, widthMm, heightMm]
  return sides.every((side) => side !== null) ? sides.map((side) => side! / 10).join('x') : null
}

function characteristicCell(id: number, { optionIds, values }: Product, { category, textLocale, labels }: Place): Cell {
  const characteristic = category.characteristics.find((each) => each.id === id)
  if (!characteristic) return null
  const value = values.find(({ characteristicId }) => characteristicId === id)
  if (characteristic.type === 'Interval') return value?.number ?? null
  if (characteristic.type === 'Text') {
    const words = value?.words?.[textLocale] ?? ''
    return words && oneLine(words) === words ? words : null
  }
  return optionCell(characteristic, optionIds, labels)
}

/** A list only of options whose names have none of the separators of lists. */
function optionCell(
  { options, labels: known, type }: Characteristic,
  optionIds: readonly number[],
  labels: Place['labels'],
): Cell {
  const own = new Set(options.values())
  const chosen = optionIds.filter((id) => own.has(id))
  const names = chosen.map((id) => labels.get(id) ?? '')
  const isRead = names.every((name, index) => known.get(fold(name)) === chosen[index])
  if (chosen.length === 0 || !isRead) return null
  if (chosen.length === 1) return names[0]!
  return type === 'TextList' && names.every((name) => !/[,;/]/.test(name)) ? names.join(', ') : null
}

const isListed = (storeId: number, categoryId: number) =>
  sql`p.store_id = ${storeId} and p.category_id = ${categoryId} and p.status in ('Active', 'Draft')`

export async function countProducts(db: Db, storeId: number, categoryId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products p where ${isListed(storeId, categoryId)}
  `.execute(db)
  return rows[0]!.count
}

async function findProducts(db: Db, { storeId, warehouseId, category, maxProducts }: Place): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select p.code, p.unit_code as "unitCode", p.price_minor as "priceMinor", p.old_price_minor as "oldPriceMinor", p.vat_percent as "vatPercent",
      p.minimum_order as "minimumOrder", p.order_step as "orderStep", p.is_stock_counted as "isStockCounted", p.country_code as "countryCode",
      p.barcode, p.weight_grams as "weightGrams", p.length_mm as "lengthMm", p.width_mm as "widthMm", p.height_mm as "heightMm",
      p.option_ids as "optionIds",
      (select json_build_object('alias', b.alias, 'name', b.name) from brands b where b.id = p.brand_id) as brand,
      coalesce((
        select json_object_agg(t.locale, json_build_object('name', t.name, 'description', t.description)) from product_translations t where t.product_id = p.id
      ), '{}') as texts,
      ${storedTiers} as tiers,
      coalesce((
        select json_agg(json_strip_nulls(json_build_object('characteristicId', v.characteristic_id, 'number', v.number, 'words', v.words)))
        from product_values v where v.product_id = p.id
      ), '[]') as values,
      coalesce((select s.quantity from product_stock s where s.product_id = p.id and s.warehouse_id = ${warehouseId}::int), 0) as quantity,
      coalesce((
        select sum(s.quantity - s.reserved)::int from product_stock s where s.product_id = p.id and s.warehouse_id <> ${warehouseId}::int
      ), 0) as elsewhere
    from products p
    where ${isListed(storeId, category.id)} order by p.id limit ${maxProducts}
  `.execute(db)
  return rows
}
