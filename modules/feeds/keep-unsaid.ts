import type { Locale } from '#platform/constants.ts'
import type { CharacteristicValue, ProductChange, ProductProperty } from '../catalog/write-products/tables.ts'
import type { ImportedProduct } from './imported-product.ts'
import type { ExistingProduct } from './publishing.ts'

/** A change of only what the offer says: all other fields, characteristics and properties of the product stay. */
export function keepUnsaid(
  change: ProductChange,
  product: ImportedProduct,
  before: ExistingProduct,
  locale: Locale,
): ProductChange {
  const { stock, isStockCounted, leadDays, ...rest } = change
  const saysStock = product.count !== null || !product.isAvailable || (!product.isPartial && before.isSoldOut)
  const isSameCategory = before.categoryId === product.category.id
  return {
    ...rest,
    // A number is no promise about when more arrives.
    ...(saysStock && {
      stock,
      isStockCounted,
      leadDays: product.count === null ? (before.leadDays ?? leadDays!) : before.leadDays,
    }),
    externalId:
      before.externalId ?? (product.isPartial && product.externalId === product.code ? null : product.externalId),
    brandId: product.brand === null ? before.brandId : rest.brandId,
    countryCode: product.countryCode ?? before.countryCode,
    oldPriceMinor: product.oldPriceMinor ?? higherThan(product.priceMinor, before.oldPriceMinor),
    texts: saysTexts(product, before, locale)
      ? (rest.texts ?? []).map((text) =>
          text.locale === locale && !text.description ? { ...text, description: descriptionOf(before, locale) } : text,
        )
      : before.texts,
    ...(isSameCategory && {
      optionIds: mergedOptions(product, before.optionIds),
      values: mergedValues(rest.values ?? [], before.values),
    }),
    properties: mergedProperties(product.properties, before.properties),
  }
}

/** Without a name an offer has that of another language, which is no translation. */
const saysTexts = ({ name, description }: ImportedProduct, { texts }: ExistingProduct, locale: Locale) =>
  description !== '' || texts.some((text) => text.locale === locale) || !texts.some((text) => text.name === name)

const higherThan = (price: number | null, oldPrice: number | null) =>
  price !== null && oldPrice !== null && oldPrice > price ? oldPrice : null

const descriptionOf = ({ texts }: ExistingProduct, locale: Locale) =>
  texts.find((text) => text.locale === locale)?.description ?? ''

/** The options of a characteristic that the offer gives replace those of the product. */
function mergedOptions({ category, optionIds }: ImportedProduct, before: readonly number[]) {
  const own = new Set(optionIds)
  const replaced = new Set(
    category.characteristics
      .map(({ options }) => [...options.values()])
      .filter((ids) => ids.some((id) => own.has(id)))
      .flat(),
  )
  return [...own, ...before.filter((id) => !replaced.has(id))].sort((one, other) => one - other)
}

/** Words are replaced in their language only. */
function mergedValues(values: readonly CharacteristicValue[], before: readonly CharacteristicValue[]) {
  const former = new Map(before.map((value) => [value.characteristicId, value]))
  const merged = values.map((value) => {
    const words = former.get(value.characteristicId)?.words
    return value.words && words ? { ...value, words: { ...words, ...value.words } } : value
  })
  const given = new Set(values.map(({ characteristicId }) => characteristicId))
  return [...merged, ...before.filter(({ characteristicId }) => !given.has(characteristicId))]
}

/** Properties of the same name have the new value, others are added. */
function mergedProperties(properties: ImportedProduct['properties'], before: readonly ProductProperty[]) {
  const values = new Map([...before.map(({ name, value }): [string, string] => [name, value]), ...properties])
  return [...values].map(([name, value], position) => ({ position, name, value }))
}
