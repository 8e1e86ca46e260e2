import type { Row } from '../catalog/write-products/fields.ts'
import type {
  CharacteristicValue,
  PriceTier,
  productFields,
  ProductProperty,
  ProductStatus,
  ProductText,
} from '../catalog/write-products/tables.ts'
import type { Characteristic } from './catalog.ts'
import type { ImportedProduct } from './imported-product.ts'
import { filledCharacteristics } from './mapping/suppose-values.ts'

/** A product of the store before the import writes it. `isHeld`: an earlier import made it a draft, which lacks required characteristics or has a doubtful price. */
export type ExistingProduct = Row<typeof productFields> & {
  id: number
  externalId: string
  brand: string | null
  hash: string | null
  isMissing: boolean
  isHeld: boolean
  /** Whether its stock is counted and there is none. */
  isSoldOut: boolean
  /** Whether the store has uploaded one of the pictures. */
  hasOwnImages: boolean
  texts: readonly ProductText[]
  tiers: readonly PriceTier[]
  values: readonly CharacteristicValue[]
  properties: readonly ProductProperty[]
}
export type MergedProduct = {
  product: ImportedProduct
  retainedValues: readonly CharacteristicValue[]
  /** Required characteristics that neither the offer nor the product has. */
  missing: readonly Characteristic[]
}

/** Characteristics that the category requires for publishing and the offer lacks. */
export function missingRequired({
  category,
  optionIds,
  numbers,
  words,
}: Pick<ImportedProduct, 'category' | 'optionIds' | 'numbers' | 'words'>) {
  const options = new Set(optionIds)
  const filled = new Set([...numbers, ...words].map(([id]) => id))
  return category.required.filter(
    (each) => !filled.has(each.id) && options.isDisjointFrom(new Set(each.options.values())),
  )
}

/** Keeps existing values of required characteristics that the offer lacks, as the seller may have filled them in by hand. */
export function mergeExisting(offered: ImportedProduct, before: ExistingProduct | undefined): MergedProduct {
  const product = withSupposed(offered, before)
  const missing = missingRequired(product)
  if (before?.categoryId !== product.category.id) return { product, retainedValues: [], missing }
  const missingOptionIds = new Set(missing.flatMap(({ options }) => [...options.values()]))
  const optionIds = [...product.optionIds, ...before.optionIds.filter((id) => missingOptionIds.has(id))].sort(
    (one, other) => one - other,
  )
  const retainedValues = before.values.filter(({ characteristicId }) =>
    missing.some(({ id }) => id === characteristicId),
  )
  const filled = new Set(retainedValues.map(({ characteristicId }) => characteristicId))
  const stillMissing = missingRequired({ ...product, optionIds }).filter(({ id }) => !filled.has(id))
  return { product: { ...product, optionIds }, retainedValues, missing: stillMissing }
}

/** Guesses are for new products, and those of another category than before; constants also fill what a product lacks. */
function withSupposed(product: ImportedProduct, before: ExistingProduct | undefined): ImportedProduct {
  const { category, guesses, constants, optionIds, numbers, words } = product
  const same = before?.categoryId === category.id ? before : undefined
  const filled = new Set(
    filledCharacteristics(category, {
      optionIds: [...optionIds, ...(same?.optionIds ?? [])],
      ids: [
        ...numbers.map(([id]) => id),
        ...words.map(([id]) => id),
        ...(same?.values ?? []).map((value) => value.characteristicId),
      ],
    }),
  )
  const supposed = [...(same ? [] : guesses), ...constants].filter(
    ({ characteristicId }) => !filled.has(characteristicId) && filled.add(characteristicId),
  )
  if (supposed.length === 0) return product
  return {
    ...product,
    optionIds: [...optionIds, ...supposed.flatMap((each) => each.optionIds ?? [])].sort((one, other) => one - other),
    numbers: [
      ...numbers,
      ...supposed.flatMap(({ characteristicId: id, number }) =>
        number === undefined ? [] : [[id, number] as [number, number]],
      ),
    ],
    words: [
      ...words,
      ...supposed.flatMap(({ characteristicId: id, text }) =>
        text === undefined ? [] : [[id, text] as [number, string]],
      ),
    ],
  }
}

/**
 * As in the cabinet, a product is published once it has all required characteristics, and a published product stays
 * published. The import changes the status only of products that it held as drafts or archived itself, and of products
 * that change their category or whose price becomes doubtful. An import that somebody has reviewed publishes products that lack
 * characteristics, too. Without the right to publish, new products and drafts are left for somebody who has it.
 */
export function statusAfterImport(
  before: ExistingProduct | undefined,
  { product, missing }: MergedProduct,
  { isPriceDoubtful = false, publishesIncomplete = false, mayPublish = true } = {},
): { status: ProductStatus; isHeld: boolean } {
  const isUnpublished = !before || before.status === 'Draft'
  const isHeld =
    (missing.length > 0 && !publishesIncomplete) ||
    isPriceDoubtful ||
    product.priceMinor === null ||
    (isUnpublished && !mayPublish)
  const isManagedByImport =
    !before ||
    (before.status === 'Draft' && before.isHeld) ||
    (before.status === 'Archived' && before.isMissing) ||
    (before.status === 'Active' && before.categoryId !== product.category.id) ||
    (before.status === 'Active' && isPriceDoubtful && before.priceMinor !== product.priceMinor)
  return isManagedByImport ? { status: isHeld ? 'Draft' : 'Active', isHeld } : { status: before.status, isHeld: false }
}
