import type { Currency } from '#platform/constants.ts'
import { convert, type Rates, sum } from '#platform/values/money.ts'
import type { Bounds, CharacteristicFilter, Deal, ProductFacets, ProductQuery } from '../engine.ts'
import { characteristicGroup, type Encoding, dealKeywordsWith } from './column-query.ts'
import type { ColumnResult } from './list-query.ts'
import { booleanKeyword, stockKeywords } from '../postgres/product-columns.ts'

type Facets = ColumnResult['facets']

export function countsOf(facets: Facets, name: string): ReadonlyMap<number, number> {
  const facet = facets[name]
  return facet && 'counts' in facet ? facet.counts : new Map()
}

export function valueCountOf(facets: Facets, name: string): number {
  const facet = facets[name]
  return facet && 'count' in facet ? facet.count : 0
}

function boundsOf(facets: Facets, name: string): ReadonlyMap<number, Bounds> {
  const facet = facets[name]
  return facet && 'bounds' in facet ? facet.bounds : new Map()
}

export function productFacets(
  facets: Facets,
  { filters, currency }: ProductQuery,
  { rates, unitOf }: Pick<Encoding, 'rates' | 'unitOf'>,
): ProductFacets {
  const value = (name: string) => ({ counts: countsOf(facets, name), valueCount: valueCountOf(facets, name) })
  const stock = countsOf(facets, 'stock')
  const low = stock.get(stockKeywords.Low) ?? 0
  const deals = countsOf(facets, 'deals')
  const withDeal = (deal: Deal) => sum(dealKeywordsWith(deal).map((keyword) => deals.get(keyword) ?? 0))
  const { characteristics = [] } = filters
  return {
    availability: {
      inStock: low + (stock.get(stockKeywords.InStock) ?? 0),
      low,
      toOrder: stock.get(stockKeywords.OutOfStock) ?? 0,
      verified: countsOf(facets, 'isVerified').get(booleanKeyword(true)) ?? 0,
    },
    deals: { Reduced: withDeal('Reduced'), PrivateLabel: withDeal('PrivateLabel') },
    brands: value('brands'),
    stores: value('stores'),
    locations: countsOf(facets, 'locations'),
    deliveringStores: countsOf(facets, 'deliveringStores'),
    units: new Map([...countsOf(facets, 'units')].map(([number, count]) => [unitOf(number), count])),
    price: inMinorUnits(boundsOf(facets, 'price').get(0), currency, rates),
    minOrder: boundsOf(facets, 'minOrder').get(0),
    options: countsOf(facets, 'options'),
    filteredOptions: new Map(
      characteristics.flatMap((filter) =>
        'optionIds' in filter ? [[filter.characteristicId, countsOf(facets, groupOf(filter))] as const] : [],
      ),
    ),
    intervals: new Map([
      ...boundsOf(facets, 'intervals'),
      ...characteristics.flatMap((filter) => {
        const own = 'range' in filter ? boundsOf(facets, groupOf(filter)).get(filter.characteristicId) : undefined
        return own ? [[filter.characteristicId, own] as const] : []
      }),
    ]),
  }
}

const groupOf = ({ characteristicId }: CharacteristicFilter) => characteristicGroup(characteristicId)

/** From millionths of a euro to the currency, rounded outward so that the bounds contain every price. */
function inMinorUnits(bounds: Bounds | undefined, currency: Currency, rates: Rates): Bounds | undefined {
  if (!bounds) return undefined
  const minor = (micros: number) => convert({ minor: micros, currency: 'EUR' }, currency, rates).minor / 10_000
  return { from: Math.floor(minor(bounds.from)), to: Math.ceil(minor(bounds.to)) }
}
