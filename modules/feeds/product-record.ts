import type { Locale } from '#platform/constants.ts'
import { brandAliasOf } from '../catalog/brands.ts'
import type { StockPolicy } from '../catalog/write-products/stock-policy.ts'
import type { NewProduct, ProductChange, ProductStatus, ProductText } from '../catalog/write-products/tables.ts'
import type { ProductWrite } from '../catalog/write-products/write-products.ts'
import type { ImportedProduct } from './imported-product.ts'
import { keepUnsaid } from './keep-unsaid.ts'
import type { ExistingProduct, MergedProduct } from './publishing.ts'

export type ProductToSave = MergedProduct & {
  /** The line of the offer in the feed. */
  line: number
  before: ExistingProduct | undefined
  status: ProductStatus
  isHeld: boolean
  pictureIds: readonly string[]
}
/** What is written of a product, and what the import knows of it. */
export type ImportWrite = ProductWrite & { source: ProductToSave }
type Target = { warehouseId: number; locale: Locale; brandIds: ReadonlyMap<string, number> }

/** Values for data that the feed does not contain. */
const defaults = { unitCode: 'piece' }

/** A new product, or a change of what the offer says; what people have entered beside it stays. */
export function toWrite(toSave: ProductToSave, target: Target): ProductWrite {
  const { before, product, pictureIds } = toSave
  const record = importedFields(toSave, target)
  if (!before)
    return {
      id: null,
      record: {
        ...record,
        texts: withTranslations(record.texts, product),
        unitCode: product.terms.unitCode ?? defaults.unitCode,
        imageIds: pictureIds,
      },
    }
  const change: ProductChange = {
    ...record,
    texts: [...before.texts.filter(({ locale }) => locale !== target.locale), ...record.texts],
    // A volume price must be lower than the price.
    tiers:
      product.tiers ??
      before.tiers.filter(({ priceMinor }) => product.priceMinor === null || priceMinor < product.priceMinor),
  }
  const kept = keepUnsaid(change, product, before, target.locale)
  return {
    id: before.id,
    record: {
      ...kept,
      texts: withTranslations(kept.texts ?? before.texts, product),
      ...(takesPictures(product, before) && { imageIds: pictureIds }),
    },
  }
}

/** A description needs a name in its language. */
function withTranslations(texts: readonly ProductText[], { translations = [] }: ImportedProduct): ProductText[] {
  const own = new Map(texts.map((text) => [text.locale, text]))
  for (const { locale, name, description } of translations) {
    const former = own.get(locale)
    const text = { locale, name: name || (former?.name ?? ''), description: description || (former?.description ?? '') }
    if (text.name) own.set(locale, text)
  }
  return [...own.values()]
}

const takesPictures = ({ category }: ImportedProduct, { imageIds, hasOwnImages, categoryId }: ExistingProduct) =>
  imageIds.length === 0 || (categoryId !== category.id && !hasOwnImages)

function importedFields(
  { before, product, retainedValues, status }: ProductToSave,
  { warehouseId, locale, brandIds }: Target,
) {
  return {
    status,
    externalId: product.externalId,
    code: product.code,
    categoryId: product.category.id,
    brandId: product.brand === null ? null : brandIds.get(brandAliasOf(product.brand))!,
    priceMinor: product.priceMinor,
    oldPriceMinor: product.oldPriceMinor,
    ...(product.tiers && { tiers: product.tiers }),
    leadDays: product.isAvailable ? null : (before?.leadDays ?? null),
    countryCode: product.countryCode,
    optionIds: product.optionIds,
    texts: [{ locale, name: product.name, description: product.description }],
    ...product.terms,
    isStockCounted: !isUncounted(product),
    values: [
      ...retainedValues,
      ...product.numbers.map(([characteristicId, number]) => ({ characteristicId, number })),
      ...product.words.map(([characteristicId, text]) => ({ characteristicId, words: { [locale]: text } })),
    ],
    properties: product.properties.map(([name, value], position) => ({ position, name, value })),
    stock: stockOf(product, warehouseId),
  } satisfies Omit<NewProduct, 'unitCode'>
}

const isUncounted = ({ isAvailable, count }: ImportedProduct) => isAvailable && count === null

function stockOf(product: ImportedProduct, warehouseId: number): StockPolicy {
  if (isUncounted(product)) return { policy: 'uncounted', warehouseId }
  return { policy: 'total', warehouseId, quantity: product.isAvailable ? product.count! : 0 }
}
