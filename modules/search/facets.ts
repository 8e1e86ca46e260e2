import type { Currency } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { convert, type Rates } from '#platform/money.ts'
import type { UnitText } from '../content/units.ts'
import { type Characteristic, parameterOf } from '../catalog/characteristics.ts'
import type { searchProducts } from './contract.ts'
import type { FoundCounts } from './queries.ts'
import type { ProductQuery, Range } from './query.ts'

export type Facet = OutputOf<typeof searchProducts>['facets'][number]
export type FacetTexts = {
  availability: string; inStock: string; toOrder: string; verified: string; price: string; brand: string; minOrder: string; unit: string
}
type Given = { query: ProductQuery; counts: FoundCounts; texts: FacetTexts; units: ReadonlyMap<string, UnitText>; rates: Rates; currency: Currency }

/** The filters of a list in display order; those that cannot part the list are left out. */
export function facetsOf(given: Given): Facet[] {
  const { query, counts, texts } = given
  const own = query.characteristics.filter(({ isFilter }) => isFilter).flatMap((characteristic) => characteristicFacet(characteristic, given))
  const common = new Map(query.characteristics.map((characteristic) => [characteristic.type, characteristic.name]))
  return [
    availability(given),
    ...own,
    range('price', 'Price', common.get('Price') ?? texts.price, given.currency, counts.price && inCurrency(counts.price, given), query.price && inCurrency(query.price, given)),
    brands(given, common.get('Brand') ?? texts.brand),
    range('minOrder', 'MinOrder', common.get('MinOrder') ?? texts.minOrder, '', counts.minOrder, query.minOrder),
    unitTypes(given, common.get('MinOrderUnitType') ?? texts.unit),
  ].filter((facet) => facet !== undefined)
}

function availability({ query, counts, texts }: Given): Facet {
  return plain('stock', 'Check', texts.availability, [
    { value: 'InStock', label: texts.inStock, count: counts.stock.InStock ?? 0, isChosen: query.stock.includes('InStock') },
    { value: 'ToOrder', label: texts.toOrder, count: counts.stock.ToOrder ?? 0, isChosen: query.stock.includes('ToOrder') },
    { value: 'verified', label: texts.verified, count: counts.verified, isChosen: query.verified },
  ])
}

function characteristicFacet(characteristic: Characteristic, { query, counts }: Given): Facet[] {
  const key = `f.${parameterOf(characteristic)}`
  const chosen = query.chosen.find((choice) => choice.characteristic.id === characteristic.id)
  if (characteristic.type === 'Interval') {
    const facet = range(key, 'Interval', characteristic.name, characteristic.unit, counts.numbers[characteristic.id], chosen?.range)
    return facet ? [{ ...facet, isPromoted: characteristic.isPromoted }] : []
  }
  const options = characteristic.options.filter(({ id, isUsed }) => isUsed || chosen?.optionIds.includes(id)).map(({ id, key: value, label }) => ({
    value, label, count: counts.options[id] ?? 0, isChosen: chosen?.optionIds.includes(id) ?? false,
  }))
  if (options.length < (characteristic.type === 'Check' ? 1 : 2)) return []
  return [{ ...plain(key, characteristic.type, characteristic.name, options), isPromoted: characteristic.isPromoted }]
}

function brands({ query, counts }: Given, name: string): Facet | undefined {
  const options = counts.brands.map(({ alias, name: label, count }) => ({ value: alias, label, count, isChosen: query.brands.includes(alias) }))
  return options.length > 1 || query.brands.length > 0 ? plain('brand', 'Brand', name, options) : undefined
}

function unitTypes({ query, counts, units }: Given, name: string): Facet | undefined {
  const options = Object.entries(counts.units).map(([value, count]) => ({ value, label: units.get(value)?.name ?? value, count, isChosen: query.units.includes(value) }))
  return options.length > 1 || query.units.length > 0 ? plain('unit', 'MinOrderUnitType', name, options) : undefined
}

const plain = (key: string, type: Facet['type'], name: string, options: Facet['options']): Facet => ({
  key, type, name, unit: '', isPromoted: false, options, bounds: null, chosen: null,
})

function range(key: string, type: Facet['type'], name: string, unit: string, bounds: Range | undefined, chosen: Range | undefined): Facet | undefined {
  if (!bounds || bounds.from === null || bounds.to === null || (bounds.from === bounds.to && !chosen)) return undefined
  return { ...plain(key, type, name, []), unit, bounds: { from: bounds.from, to: bounds.to }, chosen: chosen ?? null }
}

/** From millionths of a euro to whole-cent amounts of the visitor's currency, outward so that the bounds hold every price. */
function inCurrency({ from, to }: Range, { rates, currency }: Given): Range {
  const amount = (micros: number) => convert({ minor: micros, currency: 'EUR' }, currency, rates).minor / 1_000_000
  return {
    from: from === null ? null : Math.floor(amount(from) * 100) / 100,
    to: to === null ? null : Math.ceil(amount(to) * 100) / 100,
  }
}
