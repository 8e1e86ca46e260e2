import type { CacheTag } from '#platform/cache.ts'
import { taggedCache } from '#platform/tagged-cache.ts'
import type { Db } from '#platform/db/database.ts'
import { storeNames } from '../../catalog/cards.ts'
import { type Characteristic, usedOptionIdsOf } from '../../catalog/characteristics.ts'
import { unitsIn } from '../../content/units.ts'
import { type Bounds, hasFilters, maxFacetValues, type ProductFacets, type Range, type ValueFacet } from '../engine.ts'
import { countsByPlace } from './facet-values.ts'
import { countDeliveries } from '../deliveries.ts'
import { type Facet, fixedFacets, optionsFacet, textsIn } from './fixed-facets.ts'
import { brandsById, type Named, placesIn } from '../names.ts'
import type { ResolvedQuery } from '../resolve-query.ts'

type FacetContext = {
  db: Db
  resolved: ResolvedQuery
  facets: ProductFacets
  /** The alias of the visitor's country, which is offered first as a destination. */
  ownCountry: string | undefined
  /** The revision of the search result. */
  revision: number | null
}
type NamedFacets = { characteristics: readonly Facet[]; priceName: string; others: readonly Facet[] }

/** The facets of a list in display order, without those that cannot narrow it. */
export async function nameFacets(context: FacetContext): Promise<Facet[]> {
  const { resolved, facets } = context
  const { currency, filters } = resolved.query
  const { characteristics, priceName, others } = await cachedNames(context)
  const price = rangeFacet({
    key: 'price',
    type: 'Price',
    name: priceName,
    unit: currency,
    bounds: facets.price && { from: facets.price.from / 100, to: facets.price.to / 100 },
    selected: filters.price && toMajorUnits(filters.price),
  })
  return [
    ...fixedFacets(resolved.query, facets),
    ...characteristics,
    ...(price ? [price] : []),
    ...others.map((facet) => (facet.key === deliveryKey ? withFirst(facet, context.ownCountry) : facet)),
  ]
}

const toMajorUnits = ({ from, to }: Range): Range => ({
  from: from === null ? null : from / 100,
  to: to === null ? null : to / 100,
})

const maxCacheBytes = 12 * 2 ** 20
const bytesPerFacet = 300
const bytesPerOption = 120
const facetCache = taggedCache<NamedFacets>({
  name: 'filters',
  maxBytes: maxCacheBytes,
  sizeBytes: ({ characteristics, others }) =>
    [...characteristics, ...others].reduce(
      (total, { options }) => total + bytesPerFacet + options.length * bytesPerOption,
      0,
    ),
})
const deliveryKey = 'deliversTo'
const facetTags: readonly CacheTag[] = ['categories', 'brands', 'stores']

/** Cached for lists without filters. Prices, which depend on the currency, and availability, whose two values together are no filter, are not part of it, nor is what a visitor is offered first. */
async function cachedNames(context: FacetContext): Promise<NamedFacets> {
  const { resolved, revision } = context
  const { scope, locale, filters } = resolved.query
  if (revision === null || hasFilters(filters)) return (await nameAll(context)).named
  const key = JSON.stringify([revision, locale, scope.categoryId, scope.locationId, scope.storeId])
  const cached = facetCache.get(key)
  if (cached) return cached
  using load = facetCache.beginLoad()
  const { named, tags } = await nameAll(context)
  load.keep(key, named, [...facetTags, ...tags])
  return named
}

async function nameAll(context: FacetContext): Promise<{ named: NamedFacets; tags: CacheTag[] }> {
  const { db, resolved, facets } = context
  const { query, node, characteristics, selected } = resolved
  const { locale, drafts, scope, filters } = query
  const texts = textsIn(locale)
  const nameByType = new Map(characteristics.map(({ type, name }) => [type, name]))
  const [usedOptionIds, brands, stores, places, deliveries, units] = await Promise.all([
    node ? usedOptionIdsOf(db, node.id) : new Set<number>(),
    topValues(facets.brands, selected.brands, (ids) => brandsById(db, ids)),
    scope.storeId ? undefined : topValues(facets.stores, selected.stores, (ids) => storeNames(db, ids, locale, drafts)),
    scope.storeId ? undefined : topPlaces(context),
    scope.storeId ? undefined : deliveriesOf(context),
    unitsIn(db, locale),
  ])
  const others = [
    valueFacet('brand', 'Brand', nameByType.get('Brand') ?? texts('brand'), brands),
    stores && valueFacet('supplier', 'Select', texts('supplier'), stores),
    places && valueFacet('place', 'Select', texts('place'), places),
    deliveries && valueFacet(deliveryKey, 'Select', texts('deliversTo'), deliveries),
    rangeFacet({
      key: 'minOrder',
      type: 'MinOrder',
      name: nameByType.get('MinOrder') ?? texts('minOrder'),
      unit: '',
      bounds: facets.minOrder,
      selected: filters.minOrder,
    }),
    unitFacet(facets.units, filters.unitCodes ?? [], nameByType.get('MinOrderUnitType') ?? texts('unit'), units),
  ]
  return {
    named: {
      characteristics: characteristics
        .filter(({ isFilter }) => isFilter)
        .flatMap((characteristic) => characteristicFacet(characteristic, usedOptionIds, context)),
      priceName: nameByType.get('Price') ?? texts('price'),
      others: others.filter((facet) => facet !== undefined),
    },
    tags: [
      ...brands.values.map(({ id }) => `brand:${id}` as const),
      ...(stores?.values ?? []).map(({ id }) => `store:${id}` as const),
    ],
  }
}

function characteristicFacet(
  { id, type, name, unit, isPromoted, parameter, options: allOptions }: Characteristic,
  usedOptionIds: ReadonlySet<number>,
  { resolved, facets }: FacetContext,
): Facet[] {
  const key = `f.${parameter}`
  const filter = resolved.query.filters.characteristics?.find(({ characteristicId }) => characteristicId === id)
  if (type === 'Text')
    return [{ ...optionsFacet(key, type, name, []), text: filter && 'text' in filter ? filter.text : '', isPromoted }]
  if (type === 'Interval') {
    const selected = filter && 'range' in filter ? filter.range : undefined
    const facet = rangeFacet({ key, type, name, unit, bounds: facets.intervals.get(id), selected })
    return facet ? [{ ...facet, isPromoted }] : []
  }
  const selectedIds = filter && 'optionIds' in filter ? filter.optionIds : []
  const counts = facets.filteredOptions.get(id) ?? facets.options
  const options = allOptions
    .filter((option) => usedOptionIds.has(option.id) || counts.has(option.id) || selectedIds.includes(option.id))
    .map((option) => ({
      value: option.key,
      label: option.label,
      count: counts.get(option.id) ?? 0,
      isChosen: selectedIds.includes(option.id),
    }))
  if (options.length < (type === 'Check' ? 1 : 2)) return []
  return [{ ...optionsFacet(key, type, name, topOptions(options)), optionCount: options.length, isPromoted }]
}

/** The selected and the most frequent options, in the order of the characteristic. */
function topOptions(options: Facet['options']) {
  if (options.length <= maxFacetValues) return options
  const top = new Set(
    options.toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count).slice(0, maxFacetValues),
  )
  return options.filter((option) => top.has(option))
}

type CountedValue = Named & { count: number; isChosen: boolean }
type CountedValues = { values: CountedValue[]; valueCount: number; isFiltered: boolean }

/** The selected and the most frequent values with their names. */
async function topValues(
  { counts, valueCount }: ValueFacet,
  selected: readonly Named[] | undefined,
  readNames: (ids: number[]) => Promise<readonly Named[]>,
): Promise<CountedValues> {
  const selectedIds = new Set(selected?.map(({ id }) => id))
  const ids = [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .map(([id]) => id)
    .filter((id) => !selectedIds.has(id))
  const names = [...(selected ?? []), ...(await readNames(ids.slice(0, maxFacetValues)))]
  const values = names.map(({ id, alias, name }) => ({
    id,
    alias,
    name,
    count: counts.get(id) ?? 0,
    isChosen: selectedIds.has(id),
  }))
  return { values, valueCount, isFiltered: selected !== undefined }
}

async function topPlaces({ db, resolved, facets }: FacetContext) {
  const { query, selected } = resolved
  const places = await placesIn(db, query.locale)
  const counts = countsByPlace(query, facets.locations, places)
  return topValues({ counts, valueCount: counts.size }, selected.places, async (ids) =>
    ids.flatMap((id) => places.get(id) ?? []),
  )
}

async function deliveriesOf({ db, resolved, facets }: FacetContext): Promise<CountedValues> {
  const { query, selected } = resolved
  const selectedIds = new Set(selected.countries?.map(({ id }) => id))
  const counted = await countDeliveries(db, facets.deliveringStores, query.locale)
  const values = counted
    .map((country) => ({ ...country, isChosen: selectedIds.has(country.id) }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
  return { values, valueCount: values.length, isFiltered: selected.countries !== undefined }
}

const withFirst = (facet: Facet, first: string | undefined): Facet => ({
  ...facet,
  options: facet.options.toSorted((a, b) => Number(b.value === first) - Number(a.value === first)),
})

function valueFacet(
  key: string,
  type: Facet['type'],
  name: string,
  { values, valueCount, isFiltered }: CountedValues,
): Facet | undefined {
  if (valueCount < 2 && !isFiltered) return undefined
  const options = values.map(({ alias, name: label, count, isChosen }) => ({ value: alias, label, count, isChosen }))
  return {
    ...optionsFacet(key, type, name, options.sort(byCount)),
    optionCount: Math.max(valueCount, options.length),
  }
}

function unitFacet(
  counts: ReadonlyMap<string, number>,
  selected: readonly string[],
  name: string,
  units: ReadonlyMap<string, { name: string }>,
): Facet | undefined {
  const options = [...counts].map(([value, count]) => ({
    value,
    label: units.get(value)?.name ?? value,
    count,
    isChosen: selected.includes(value),
  }))
  return options.length > 1 || selected.length > 0
    ? optionsFacet('unit', 'MinOrderUnitType', name, options.sort(byCount))
    : undefined
}

const byCount = (a: { count: number; label: string }, b: { count: number; label: string }) =>
  b.count - a.count || (a.label < b.label ? -1 : 1)

type RangeOptions = Pick<Facet, 'key' | 'type' | 'name' | 'unit'> & {
  bounds: Bounds | undefined
  selected: Range | undefined
}

function rangeFacet({ key, type, name, unit, bounds, selected }: RangeOptions): Facet | undefined {
  if (!bounds || (bounds.from === bounds.to && !selected)) return undefined
  return { ...optionsFacet(key, type, name, []), unit, bounds, chosen: selected ?? null }
}
