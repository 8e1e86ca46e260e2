import type { Currency, Locale } from '#platform/constants.ts'
import { type Characteristic, characteristicsOf } from '../catalog/characteristics.ts'
import { isStoreShown } from '../catalog/drafts.ts'
import type { Partition } from '../catalog/partition.ts'
import { catalogErrors } from '../catalog/errors.ts'
import { treeIn, type TreeNode } from '../catalog/tree.ts'
import { geoErrors } from '../geo/errors.ts'
import { findLocation } from '../geo/queries.ts'
import { supplierErrors } from '../suppliers/errors.ts'
import { findStoreId } from '../suppliers/queries.ts'
import type { CharacteristicFilter, ProductFilters, ProductQuery, Range } from './engine.ts'
import { brandsByAlias, type Named, type Place, placesByAlias, storesByAlias } from './names.ts'

/** Query parameters with all names resolved. Unknown filter values are ignored. */
export type ResolvedQuery = {
  query: ProductQuery
  node: TreeNode | undefined
  /** Those of the category; empty for other nodes. */
  characteristics: Characteristic[]
  selected: SelectedValues
}
/** Undefined: no filter. Unknown aliases among known ones are ignored; if all are unknown, no product matches. */
export type SelectedValues = {
  brands: Named[] | undefined
  stores: Named[] | undefined
  places: Place[] | undefined
  stock: ('InStock' | 'ToOrder')[]
}

export type QueryParameters = {
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

type Viewer = { locale: Locale; currency: Currency }

/** Throws for an unknown category, location or store. */
export async function resolveQuery(
  { db, drafts }: Partition,
  parameters: QueryParameters,
  { locale, currency }: Viewer,
): Promise<ResolvedQuery> {
  const locationAlias = parameters.location === 'all' ? undefined : parameters.location
  const tree = parameters.category ? await treeIn(db, locale, drafts) : undefined
  const node = parameters.category ? tree?.byPath.get(parameters.category) : undefined
  if (parameters.category && !node) throw catalogErrors.unknownCategory()
  const [location, storeId, characteristics, brands, stores, places] = await Promise.all([
    locationAlias ? findLocation(db, locationAlias, locale) : undefined,
    parameters.store ? findStoreId(db, parameters.store, isStoreShown(drafts)) : undefined,
    node?.level === 'Category' ? characteristicsOf(db, node.id, locale) : [],
    parameters.brand ? brandsByAlias(db, parseList(parameters.brand)) : undefined,
    parameters.supplier ? storesByAlias(db, parseList(parameters.supplier), locale, drafts) : undefined,
    parameters.place ? placesByAlias(db, parseList(parameters.place), locale) : undefined,
  ])
  if (locationAlias && !location) throw geoErrors.unknownLocation()
  if (parameters.store && !storeId) throw supplierErrors.unknownStore()
  const stock = parseList(parameters.stock).filter((value) => value === 'InStock' || value === 'ToOrder')
  const unitCodes = parseList(parameters.unit)
  const filters = {
    brandIds: brands?.map(({ id }) => id),
    storeIds: stores?.map(({ id }) => id),
    locationIds: places?.map(({ id }) => id),
    price: toMinorUnits(parseRange(parameters.price)),
    minOrder: parseRange(parameters.minOrder),
    unitCodes: unitCodes.length > 0 ? unitCodes : undefined,
    isInStock: stock.length === 1 ? stock[0] === 'InStock' : undefined,
    isVerified: parameters.verified === '1' ? (true as const) : undefined,
    characteristics: characteristics.flatMap((characteristic) => {
      const filter = characteristicFilter(characteristic, parameters[`f.${characteristic.parameter}`])
      return filter ? [filter] : []
    }),
  }
  return {
    query: {
      text: (parameters.text || parameters.search || parameters.q || '').slice(0, maxTextLength),
      locale,
      currency,
      drafts,
      scope: { categoryId: node?.id, locationId: location?.id, storeId },
      filters,
    },
    node,
    characteristics,
    selected: { brands, stores, places, stock },
  }
}

export const hasFilters = ({ characteristics = [], ...filters }: ProductFilters) =>
  characteristics.length > 0 || Object.values(filters).some((filter) => filter !== undefined)

const maxTextLength = 200
const maxListLength = 50

function characteristicFilter(characteristic: Characteristic, value: unknown): CharacteristicFilter | undefined {
  if (typeof value !== 'string' || !characteristic.isFilter) return undefined
  if (characteristic.type === 'Interval') {
    const range = parseRange(value)
    return range && { characteristicId: characteristic.id, range }
  }
  const keys = new Set(parseList(value))
  const optionIds = characteristic.options.filter(({ key }) => keys.has(key)).map(({ id }) => id)
  return optionIds.length > 0 ? { characteristicId: characteristic.id, optionIds } : undefined
}

const parseList = (value: string | undefined) =>
  [
    ...new Set(
      (value ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ].slice(0, maxListLength)

/** '10-100', '10-' or '-100'; undefined for anything else. */
export function parseRange(value: string | undefined): Range | undefined {
  const [, from, to] = /^\s*(\d{1,12}(?:[.,]\d{1,6})?)?\s*-\s*(\d{1,12}(?:[.,]\d{1,6})?)?\s*$/.exec(value ?? '') ?? []
  const parse = (text: string | undefined) => (text === undefined ? null : Number(text.replace(',', '.')))
  const range = { from: parse(from), to: parse(to) }
  return range.from === null && range.to === null ? undefined : range
}

const toMinorUnits = (range: Range | undefined): Range | undefined =>
  range && {
    from: range.from === null ? null : Math.round(range.from * 100),
    to: range.to === null ? null : Math.round(range.to * 100),
  }
