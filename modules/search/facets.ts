import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { translate } from '#platform/i18n/messages.ts'
import { convert, type Rates } from '#platform/money.ts'
import { storeNames } from '../catalog/cards.ts'
import { type Characteristic, usedOptionIdsOf } from '../catalog/characteristics.ts'
import { unitsIn } from '../content/units.ts'
import type { searchProducts } from './contract.ts'
import { boundsOf, countOf, countsOf, type FoundGoods, mostOptions } from './find-goods.ts'
import { flag } from './goods-columns.ts'
import { liveGoodsOf } from './live-goods.ts'
import { brandsById, type Named, placesIn } from './names.ts'
import type { ProductQuery, Range } from './query.ts'

export type Facet = OutputOf<typeof searchProducts>['facets'][number]
type Counts = ReadonlyMap<number, number>
type Given = { db: Db; query: ProductQuery; found: FoundGoods; rates: Rates; currency: Currency }

/** The filters of a list in display order; those that cannot part the list are left out. */
export async function facetsOf(given: Given): Promise<Facet[]> {
  const { query, found, currency } = given
  const { before, priceName, after } = await namedOnce(given)
  const price = range(
    'price',
    'Price',
    priceName,
    currency,
    inCurrency(boundsOf(found, 'price'), given),
    inCurrency(query.price, given),
  )
  return [availability(given), ...before, ...(price ? [price] : []), ...after]
}

type Surroundings<Shape> = { before: Shape[]; priceName: string; after: Shape[] }
const named = new WeakMap<FoundGoods['facets'], Partial<Record<Locale, Surroundings<Packed>>>>()

/** The live goods answer a list without filters with the same counts until goods or names change: only prices depend on who asks, and both boxes of availability can be ticked without a filter. */
async function namedOnce(given: Given): Promise<Surroundings<Facet>> {
  const { facets, areFacetsKept } = given.found
  if (!areFacetsKept) return aroundPrice(given)
  const byLocale = named.get(facets) ?? {}
  named.set(facets, byLocale)
  const known = byLocale[given.query.locale]
  if (known) return { before: known.before.map(unpacked), priceName: known.priceName, after: known.after.map(unpacked) }
  const { before, priceName, after } = await aroundPrice(given)
  const [alike] = Object.values(byLocale)
  byLocale[given.query.locale] = {
    before: before.map((facet, at) => packed(facet, alike?.before[at])),
    priceName,
    after: after.map((facet, at) => packed(facet, alike?.after[at])),
  }
  return { before, priceName, after }
}

/** A facet as it is kept, where nothing is chosen: an object for each of its options would take three times the room. */
type Packed = { facet: Omit<Facet, 'options'>; values: string[]; labels: string[]; counts: number[] }

/** `alike`: the same facet in another language, where most is the same. */
const packed = ({ options, ...facet }: Facet, alike: Packed | undefined): Packed => ({
  facet,
  values: oneOf(
    options.map(({ value }) => value),
    alike?.values,
  ),
  labels: oneOf(
    options.map(({ label }) => label),
    alike?.labels,
  ),
  counts: oneOf(
    options.map(({ count }) => count),
    alike?.counts,
  ),
})

const oneOf = <Value>(own: Value[], known: Value[] | undefined) =>
  known?.length === own.length && known.every((value, at) => value === own[at]) ? known : own

const unpacked = ({ facet, values, labels, counts }: Packed): Facet => ({
  ...facet,
  options: values.map((value, at) => ({ value, label: labels[at]!, count: counts[at]!, isChosen: false })),
})

async function aroundPrice(given: Given): Promise<Surroundings<Facet>> {
  const { db, query, found } = given
  const texts = textsIn(query.locale)
  const common = new Map(query.characteristics.map((characteristic) => [characteristic.type, characteristic.name]))
  const values = (facet: string) => ({ counts: countsOf(found, facet), count: countOf(found, facet) })
  const [usedOptionIds, brands, suppliers, places, units] = await Promise.all([
    query.node ? usedOptionIdsOf(db, query.node.id) : new Set<number>(),
    valuesNamed('brand', 'Brand', common.get('Brand') ?? texts('brand'), values('brands'), query.brands, (ids) =>
      brandsById(db, ids),
    ),
    query.storeId
      ? undefined
      : valuesNamed('supplier', 'Select', texts('supplier'), values('suppliers'), query.suppliers, (ids) =>
          storeNames(db, ids, query.locale, query.drafts),
        ),
    query.storeId ? undefined : placeFacet(given, texts('place')),
    unitTypes(given, common.get('MinOrderUnitType') ?? texts('unit')),
  ])
  const minOrder = range(
    'minOrder',
    'MinOrder',
    common.get('MinOrder') ?? texts('minOrder'),
    '',
    boundsOf(found, 'minOrder'),
    query.minOrder,
  )
  return {
    before: query.characteristics
      .filter(({ isFilter }) => isFilter)
      .flatMap((characteristic) => characteristicFacet(characteristic, usedOptionIds, given)),
    priceName: common.get('Price') ?? texts('price'),
    after: [brands, suppliers, places, minOrder, units].filter((facet) => facet !== undefined),
  }
}

/** Goods by place: by country for the whole market, by city within a country. */
export async function placeCounts({ db, query }: Pick<Given, 'db' | 'query'>, counts: Counts): Promise<Counts> {
  if (query.locationId) return counts
  const places = await placesIn(db, query.locale)
  const byCountry = new Map<number, number>()
  for (const [id, count] of counts) {
    const country = places.get(id)?.countryId || id
    byCountry.set(country, (byCountry.get(country) ?? 0) + count)
  }
  return byCountry
}

const textsIn =
  (locale: Locale) =>
  (
    key:
      | 'availability'
      | 'inStock'
      | 'toOrder'
      | 'verified'
      | 'price'
      | 'brand'
      | 'supplier'
      | 'place'
      | 'minOrder'
      | 'unit',
  ) =>
    translate(locale, 'filters', key)

function availability({ query, found }: Given): Facet {
  const texts = textsIn(query.locale)
  const count = (facet: 'stock' | 'verified', isSo: boolean) => countsOf(found, facet).get(flag(isSo)) ?? 0
  return plain('stock', 'Check', texts('availability'), [
    {
      value: 'InStock',
      label: texts('inStock'),
      count: count('stock', true),
      isChosen: query.stock.includes('InStock'),
    },
    {
      value: 'ToOrder',
      label: texts('toOrder'),
      count: count('stock', false),
      isChosen: query.stock.includes('ToOrder'),
    },
    { value: 'verified', label: texts('verified'), count: count('verified', true), isChosen: query.verified },
  ])
}

function characteristicFacet(
  characteristic: Characteristic,
  usedOptionIds: ReadonlySet<number>,
  { query, found }: Given,
): Facet[] {
  const { id, type, name, unit, isPromoted } = characteristic
  const key = `f.${characteristic.parameter}`
  const chosen = query.chosen.find((choice) => choice.characteristic.id === id)
  if (type === 'Interval') {
    const facet = range(
      key,
      'Interval',
      name,
      unit,
      boundsOf(found, chosen ? `sizes.${id}` : 'sizes', id),
      chosen?.range,
    )
    return facet ? [{ ...facet, isPromoted }] : []
  }
  const counts = countsOf(found, chosen ? `options.${id}` : 'options')
  const options = characteristic.options
    .filter(({ id }) => usedOptionIds.has(id) || counts.has(id) || chosen?.optionIds.includes(id))
    .map((option) => ({
      value: option.key,
      label: option.label,
      count: counts.get(option.id) ?? 0,
      isChosen: chosen?.optionIds.includes(option.id) ?? false,
    }))
  if (options.length < (type === 'Check' ? 1 : 2)) return []
  return [{ ...plain(key, type, name, mostFrequent(options)), optionCount: options.length, isPromoted }]
}

/** Few options keep the order of the characteristic. */
function mostFrequent(options: Facet['options']) {
  if (options.length <= mostOptions) return options
  const wanted = new Set(
    options.toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count).slice(0, mostOptions),
  )
  return options.filter((option) => wanted.has(option))
}

async function valuesNamed(
  key: string,
  type: Facet['type'],
  name: string,
  { counts, count }: { counts: Counts; count: number },
  chosen: readonly Named[] | undefined,
  read: (ids: number[]) => Promise<readonly Named[]>,
): Promise<Facet | undefined> {
  if (count < 2 && !chosen) return undefined
  const chosenIds = new Set(chosen?.map(({ id }) => id))
  const ids = [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .map(([id]) => id)
    .filter((id) => !chosenIds.has(id))
  const names = [...(chosen ?? []), ...(await read(ids.slice(0, mostOptions)))]
  const options = names.map(({ id, alias, name: label }) => ({
    value: alias,
    label,
    count: counts.get(id) ?? 0,
    isChosen: chosenIds.has(id),
  }))
  return { ...plain(key, type, name, options.sort(byCount)), optionCount: Math.max(count, options.length) }
}

async function placeFacet(given: Given, name: string) {
  const { db, query, found } = given
  const [counts, places] = await Promise.all([
    placeCounts(given, countsOf(found, 'places')),
    placesIn(db, query.locale),
  ])
  return valuesNamed('place', 'Select', name, { counts, count: counts.size }, query.places, async (ids) =>
    ids.flatMap((id) => places.get(id) ?? []),
  )
}

async function unitTypes({ db, query, found }: Given, name: string): Promise<Facet | undefined> {
  const [units, goods] = [await unitsIn(db, query.locale), liveGoodsOf(db)]
  const options = [...countsOf(found, 'units')].map(([number, count]) => {
    const value = goods.unitOf(number)
    return { value, label: units.get(value)?.name ?? value, count, isChosen: query.units.includes(value) }
  })
  return options.length > 1 || query.units.length > 0
    ? plain('unit', 'MinOrderUnitType', name, options.sort(byCount))
    : undefined
}

const byCount = (a: { count: number; label: string }, b: { count: number; label: string }) =>
  b.count - a.count || (a.label < b.label ? -1 : 1)

const plain = (key: string, type: Facet['type'], name: string, options: Facet['options']): Facet => ({
  key,
  type,
  name,
  unit: '',
  isPromoted: false,
  options,
  optionCount: options.length,
  bounds: null,
  chosen: null,
})

function range(
  key: string,
  type: Facet['type'],
  name: string,
  unit: string,
  bounds: Range | undefined,
  chosen: Range | undefined,
): Facet | undefined {
  if (!bounds || bounds.from === null || bounds.to === null || (bounds.from === bounds.to && !chosen)) return undefined
  return { ...plain(key, type, name, []), unit, bounds: { from: bounds.from, to: bounds.to }, chosen: chosen ?? null }
}

/** From millionths of a euro to whole-cent amounts of the visitor's currency, outward so that the bounds hold every price. */
function inCurrency(bounds: Range | undefined, { rates, currency }: Given): Range | undefined {
  if (!bounds) return undefined
  const amount = (micros: number) => convert({ minor: micros, currency: 'EUR' }, currency, rates).minor / 1_000_000
  return {
    from: bounds.from === null ? null : Math.floor(amount(bounds.from) * 100) / 100,
    to: bounds.to === null ? null : Math.ceil(amount(bounds.to) * 100) / 100,
  }
}
