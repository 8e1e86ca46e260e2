import type { Currency, Locale } from '#platform/constants.ts'
import { euroMicros, type Rates } from '#platform/money.ts'
import { type Characteristic, characteristicsOf } from '../catalog/characteristics.ts'
import { type Drafts, isStoreShown, type Partition } from '../catalog/drafts.ts'
import { catalogErrors } from '../catalog/errors.ts'
import { treeIn, type TreeNode } from '../catalog/tree.ts'
import { findLocation } from '../geo/queries.ts'
import { geoErrors } from '../geo/errors.ts'
import { findStoreId } from '../suppliers/queries.ts'
import { supplierErrors } from '../suppliers/errors.ts'
import { brandsByAlias, type Named, type Place, placesByAlias, storesByAlias } from './names.ts'

export type Range = { from: number | null; to: number | null }

/** A query with every name resolved to what the tables know. What is not understood has been left out. */
export type ProductQuery = {
  drafts: Drafts
  words: string
  locale: Locale
  node: TreeNode | undefined
  locationId: number | undefined
  storeId: number | undefined
  /** Undefined: any. An unknown alias among the known ones is ignored; when all are unknown, nothing is found. */
  brands: Named[] | undefined
  suppliers: Named[] | undefined
  places: Place[] | undefined
  price: Range | undefined
  minOrder: Range | undefined
  units: string[]
  stock: ('InStock' | 'ToOrder')[]
  verified: boolean
  chosen: ChosenCharacteristic[]
  characteristics: Characteristic[]
}
export type ChosenCharacteristic = { characteristic: Characteristic; optionIds: number[]; range: Range | undefined }

export type RawQuery = {
  text?: string
  search?: string
  q?: string
  category?: string
  location?: string
  store?: string
  brand?: string
  price?: string
  stock?: string
  minOrder?: string
  unit?: string
  verified?: string
  supplier?: string
  place?: string
} & Record<string, unknown>

/** An unknown category, place or store is a 404; an unknown filter value is ignored. */
export async function resolveQuery(
  { db, drafts }: Partition,
  raw: RawQuery,
  viewer: { locale: Locale; currency: Currency },
  rates: Rates,
): Promise<ProductQuery> {
  const tree = raw.category ? await treeIn(db, viewer.locale, drafts) : undefined
  const node = raw.category ? tree?.byPath.get(raw.category) : undefined
  if (raw.category && !node) throw catalogErrors.unknownCategory()
  const [location, storeId, characteristics, brands, suppliers, places] = await Promise.all([
    raw.location && raw.location !== 'all' ? findLocation(db, raw.location, viewer.locale) : undefined,
    raw.store ? findStoreId(db, raw.store, isStoreShown(drafts)) : undefined,
    node?.level === 'Category' ? characteristicsOf(db, node.id, viewer.locale) : [],
    raw.brand ? brandsByAlias(db, listOf(raw.brand)) : undefined,
    raw.supplier ? storesByAlias(db, listOf(raw.supplier), viewer.locale, drafts) : undefined,
    raw.place ? placesByAlias(db, listOf(raw.place), viewer.locale) : undefined,
  ])
  if (raw.location && raw.location !== 'all' && !location) throw geoErrors.unknownLocation()
  if (raw.store && !storeId) throw supplierErrors.unknownStore()
  const price = rangeOf(raw.price)
  const micros = (amount: number | null) =>
    amount === null ? null : euroMicros({ minor: Math.round(amount * 100), currency: viewer.currency }, rates)
  return {
    drafts,
    words: (raw.text || raw.search || raw.q || '').slice(0, 200),
    locale: viewer.locale,
    node,
    locationId: location?.id,
    storeId,
    characteristics,
    brands,
    suppliers,
    places,
    units: listOf(raw.unit),
    minOrder: rangeOf(raw.minOrder),
    price: price && { from: micros(price.from), to: micros(price.to) },
    stock: listOf(raw.stock).filter((value) => value === 'InStock' || value === 'ToOrder'),
    verified: raw.verified === '1',
    chosen: characteristics.flatMap((characteristic) => choiceOf(characteristic, raw[`f.${characteristic.parameter}`])),
  }
}

function choiceOf(characteristic: Characteristic, value: unknown): ChosenCharacteristic[] {
  if (typeof value !== 'string' || !characteristic.isFilter) return []
  if (characteristic.type === 'Interval') {
    const range = rangeOf(value)
    return range ? [{ characteristic, optionIds: [], range }] : []
  }
  const keys = new Set(listOf(value))
  const optionIds = characteristic.options.filter(({ key }) => keys.has(key)).map(({ id }) => id)
  return optionIds.length > 0 ? [{ characteristic, optionIds, range: undefined }] : []
}

const listOf = (value: string | undefined) =>
  [
    ...new Set(
      (value ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ].slice(0, 50)

/** '10-100', '10-', '-100'; anything else is no range. */
export function rangeOf(value: string | undefined): Range | undefined {
  const [, from, to] = /^\s*(\d{1,12}(?:[.,]\d{1,6})?)?\s*-\s*(\d{1,12}(?:[.,]\d{1,6})?)?\s*$/.exec(value ?? '') ?? []
  const number = (text: string | undefined) => (text === undefined ? null : Number(text.replace(',', '.')))
  const range = { from: number(from), to: number(to) }
  return range.from === null && range.to === null ? undefined : range
}
