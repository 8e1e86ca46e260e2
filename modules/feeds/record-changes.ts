import { isDeepStrictEqual } from 'node:util'
import { recordAll } from '#platform/audit.ts'
import type { Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { abridged } from '#platform/values/abridged.ts'
import { brandAliasOf } from '../catalog/brands.ts'
import {
  type CharacteristicValue,
  productFields,
  type ProductStatus,
  type ProductText,
} from '../catalog/write-products/tables.ts'
import type { WrittenProduct } from '../catalog/write-products/write-products.ts'
import type { ImportWrite } from './product-record.ts'

/** Stock, and what follows it, changes with every import; brands, characteristics and pictures are compared by themselves or not at all. */
const uncompared = [
  'externalId',
  'brandId',
  'isStockCounted',
  'leadDays',
  'optionIds',
  'imageIds',
  'videoIds',
  'popularity',
] as const
const compared = (Object.keys(productFields) as (keyof typeof productFields)[]).filter(
  (field) => !(uncompared as readonly string[]).includes(field),
)

type Values = Record<string, unknown>
type Change = { before: Values; after: Values; fields?: string[] }

/** Adds what an import has changed to the history of the products. That of a new product begins with its source. */
export async function recordChanges(
  tx: Tx,
  { storeId, locale }: { storeId: number; locale: Locale },
  written: readonly WrittenProduct<ImportWrite>[],
) {
  const changes = written.flatMap(({ id, change, write }) => {
    const found = change === 'updated' ? changesOf(write, locale) : undefined
    return found ? [{ id, ...found }] : []
  })
  await recordEntries(tx, storeId, changes)
}

/** The same for products that an import archives. */
export const recordArchived = (tx: Tx, storeId: number, ids: readonly number[]) =>
  recordEntries(
    tx,
    storeId,
    ids.map((id) => ({
      id,
      before: { status: 'Active' satisfies ProductStatus },
      after: { status: 'Archived' satisfies ProductStatus },
    })),
  )

async function recordEntries(tx: Tx, storeId: number, changes: readonly (Change & { id: number })[]) {
  if (changes.length === 0) return
  await recordAll(
    tx,
    { account: undefined, ip: '' },
    changes.map(({ id, ...change }) => ({
      action: 'product.update',
      entity: 'product',
      entityId: id,
      details: { storeId, isImport: true, ...change },
    })),
  )
}

/** Undefined if nothing has changed but the stock. */
export function changesOf({ record, source: { before, product } }: ImportWrite, locale: Locale): Change | undefined {
  if (!before) return undefined
  const languages = [locale, ...(product.translations ?? []).map((translation) => translation.locale)]
  const textsOf = (texts: readonly ProductText[], field: 'name' | 'description') =>
    Object.fromEntries(languages.map((each) => [each, texts.find((text) => text.locale === each)?.[field] ?? '']))
  const texts = record.texts ?? before.texts
  const keepsBrand = record.brandId === before.brandId || isSameBrand(before.brand, product.brand)
  const pairs: [field: string, before: unknown, after: unknown][] = [
    ...compared.map((field) => [field, before[field], record[field] ?? before[field]] as [string, unknown, unknown]),
    ['brand', before.brand, keepsBrand ? before.brand : product.brand],
    ['name', textsOf(before.texts, 'name'), textsOf(texts, 'name')],
    ['description', textsOf(before.texts, 'description'), textsOf(texts, 'description')],
    ['tiers', before.tiers, record.tiers ?? before.tiers],
  ]
  const different = pairs.filter(([, old, current]) => !isDeepStrictEqual(old, current))
  const hasOtherValues =
    !isDeepStrictEqual(sorted(before.optionIds), sorted(record.optionIds ?? before.optionIds)) ||
    !isDeepStrictEqual(valuesById(before.values), valuesById(record.values ?? before.values))
  if (different.length === 0 && !hasOtherValues) return undefined
  return {
    before: Object.fromEntries(different.map(([field, old]) => [field, abridged(old)])),
    after: Object.fromEntries(different.map(([field, , current]) => [field, abridged(current)])),
    ...(hasOtherValues && { fields: ['characteristics'] }),
  }
}

/** A brand has the spelling of the offer that named it first. */
const isSameBrand = (one: string | null, other: string | null) =>
  one !== null && other !== null && brandAliasOf(one) === brandAliasOf(other)

const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b)
const valuesById = (values: readonly CharacteristicValue[]) =>
  new Map(values.map(({ characteristicId, number, words }) => [characteristicId, number ?? words]))
