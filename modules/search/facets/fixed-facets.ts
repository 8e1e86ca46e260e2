import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { translate } from '#platform/i18n/messages.ts'
import type { searchProducts } from '../contract.ts'
import { deals, type ProductFacets, type ProductQuery } from '../engine.ts'

export type Facet = OutputOf<typeof searchProducts>['facets'][number]
type FacetText =
  | 'availability'
  | 'inStock'
  | 'low'
  | 'toOrder'
  | 'verified'
  | 'deal'
  | 'reduced'
  | 'privateLabel'
  | 'price'
  | 'brand'
  | 'supplier'
  | 'place'
  | 'deliversTo'
  | 'minOrder'
  | 'unit'

/** The facets whose values are the same in every list. */
export const fixedFacets = (query: ProductQuery, facets: ProductFacets): Facet[] => [
  availabilityFacet(query, facets),
  ...dealFacet(query, facets),
]

function availabilityFacet({ locale, filters }: ProductQuery, { availability }: ProductFacets): Facet {
  const texts = textsIn(locale)
  const stock = filters.stock ?? []
  const { inStock, low, toOrder, verified } = availability
  return optionsFacet('stock', 'Check', texts('availability'), [
    { value: 'InStock', label: texts('inStock'), count: inStock, isChosen: stock.includes('InStock') },
    // Of use to links only: buyers look for what is in stock.
    ...(stock.includes('Low') ? [{ value: 'Low', label: texts('low'), count: low, isChosen: true }] : []),
    { value: 'ToOrder', label: texts('toOrder'), count: toOrder, isChosen: stock.includes('OutOfStock') },
    { value: 'verified', label: texts('verified'), count: verified, isChosen: filters.isVerified === true },
  ])
}

function dealFacet({ locale, filters }: ProductQuery, { deals: counts }: ProductFacets): Facet[] {
  const texts = textsIn(locale)
  const chosen = filters.deals ?? []
  const labels = { Reduced: texts('reduced'), PrivateLabel: texts('privateLabel') }
  const options = deals
    .map((value) => ({ value, label: labels[value], count: counts[value], isChosen: chosen.includes(value) }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
  return options.length > 0 ? [optionsFacet('deal', 'Check', texts('deal'), options)] : []
}

export const textsIn = (locale: Locale) => (key: FacetText) => translate(locale, 'filters', key)

export const optionsFacet = (key: string, type: Facet['type'], name: string, options: Facet['options']): Facet => ({
  key,
  type,
  name,
  unit: '',
  isPromoted: false,
  options,
  optionCount: options.length,
  bounds: null,
  chosen: null,
  text: '',
})
