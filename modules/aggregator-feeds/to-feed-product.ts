import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { convert, multiply, withVat } from '#platform/values/money.ts'
import { type Characteristic, characteristicsOf } from '../catalog/characteristics.ts'
import { slugOf } from '../catalog/slug.ts'
import { stockOf } from '../catalog/stock.ts'
import type { TreeNode } from '../catalog/tree.ts'
import { vatFor } from '../suppliers/vat.ts'
import type { FeedContext } from './feed-context.ts'
import type { FeedProduct, Param } from './formats/feed-product.ts'
import type { LeftOutReason } from './queries.ts'
import type { ProductRow } from './read-products.ts'

type Converted = { row: ProductRow; product: FeedProduct } | { row: ProductRow; reason: LeftOutReason }

/** The products as the feed carries them; those that no profile can carry have a reason instead. */
export async function toFeedProducts(db: Db, rows: readonly ProductRow[], context: FeedContext): Promise<Converted[]> {
  const { locale } = context.shop
  const categoryIds = [...new Set(rows.map(({ categoryId }) => categoryId))]
  const characteristics = new Map(
    await Promise.all(categoryIds.map(async (id) => [id, await characteristicsOf(db, id, locale)] as const)),
  )
  return rows.map((row) => {
    const { name } = row
    if (!name) return { row, reason: 'notTranslated' }
    const product = toFeedProduct({ ...row, name }, characteristics.get(row.categoryId)!, context)
    return product.priceMinor > 0 ? { row, product } : { row, reason: 'priceTooLow' }
  })
}

function toFeedProduct(
  row: ProductRow & { name: string },
  characteristics: readonly Characteristic[],
  context: FeedContext,
): FeedProduct {
  const { id, name, vatPercent, leadDays, minimumOrder, lengthMm, widthMm, heightMm, barcode, weightGrams } = row
  const { locale } = context.shop
  const params = paramsOf(row, characteristics, locale)
  const stock = stockOf(row)
  const isCounted = row.isStockCounted || row.available === 0
  return {
    id,
    code: row.code,
    name,
    description: row.description ?? '',
    brand: row.brand,
    categoryId: row.categoryId,
    categoryNames: namesOf(row.categoryId, context.categoriesById),
    url: `${context.pageAddress}/product/${slugOf({ id, name, nameLocale: locale })}`,
    pictureUrls: row.imageIds.map((imageId) => `${context.mediaAddress}/${imageId}/1280.jpeg`),
    ...pricesOf(row, 1, context),
    smallestOrder: pricesOf(row, minimumOrder, context),
    ownVatPercent: vatPercent,
    stock: stock.status !== 'OutOfStock' ? 'InStock' : stock.canOrder ? 'OnOrder' : 'OutOfStock',
    available: isCounted ? row.available : null,
    leadDays,
    minimumOrder,
    orderStep: row.orderStep,
    unitCode: row.unitCode === 'piece' ? null : row.unitCode,
    barcode,
    weightGrams,
    dimensions: lengthMm && widthMm && heightMm ? [lengthMm, widthMm, heightMm] : null,
    countryCode: row.countryCode,
    params,
  }
}

/** Prices of a quantity with VAT, in the currency of the feed. */
function pricesOf(
  { priceMinor, oldPriceMinor, vatPercent }: ProductRow,
  quantity: number,
  { shop, storeCurrency, storeCountry, rates }: FeedContext,
) {
  const { percent } = vatFor({ vatPercent, storeCountry, buyerCountry: undefined })
  const grossOf = (minor: number) => {
    const net = convert({ minor: multiply(minor, quantity), currency: storeCurrency }, shop.currency, rates)
    return Math.round(withVat(net, percent).minor)
  }
  const price = grossOf(priceMinor)
  const oldPrice = oldPriceMinor === null ? null : grossOf(oldPriceMinor)
  return { priceMinor: price, oldPriceMinor: oldPrice !== null && oldPrice > price ? oldPrice : null }
}

/** Characteristics in the order of the category, then the properties that the seller has named. */
function paramsOf(row: ProductRow, characteristics: readonly Characteristic[], locale: Locale): Param[] {
  const own = characteristics.flatMap((characteristic) =>
    valuesOf(row, characteristic, locale).map((value) => ({
      name: characteristic.name,
      unit: characteristic.unit,
      value,
    })),
  )
  return [...own, ...row.properties.map(({ name, value }) => ({ name, unit: '', value }))]
}

const affirmatives: Record<Locale, string> = { en: 'yes', ru: 'да', sr: 'da', de: 'ja', it: 'sì', tr: 'evet' }

function valuesOf({ optionIds, valueIds, values }: ProductRow, { id, type, options }: Characteristic, locale: Locale) {
  const value = values[valueIds.indexOf(id)]
  if (typeof value === 'number') return [plainNumber.format(value)]
  if (value) return value[locale] ? [value[locale]] : []
  const chosen = options.filter((option) => optionIds.includes(option.id))
  return chosen.map(({ label }) => (type === 'Check' ? affirmatives[locale] : label))
}

const plainNumber = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 })

function namesOf(id: number | null, byId: ReadonlyMap<number, TreeNode>): string[] {
  const node = id === null ? undefined : byId.get(id)
  return node ? [...namesOf(node.parentId, byId), node.name] : []
}
