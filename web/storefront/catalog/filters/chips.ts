import type { searchProducts } from '#modules/search/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoney, formatNumber } from '../../../lib/format.ts'
import type { Currency, Locale } from '../../../lib/locale.ts'
import { translator } from '../../../lib/messages.ts'
import { encodeListParams, type ListParams, parameterOf, toggleValue, withValues } from '../../../lib/search-params.ts'

type SearchOutput = OutputOf<typeof searchProducts>
type Facet = SearchOutput['facets'][number]

const maxPerFacet = 4
const maxChips = 8

/** Shortcuts above the list for the most frequent values of promoted facets, in the order of the facet: M8, M10. */
export function promotedChips(facets: readonly Facet[], params: ListParams) {
  const promoted = facets.filter(({ isPromoted }) => isPromoted).flatMap(mostFrequent)
  const inStock = facets
    .filter(({ key }) => key === 'stock')
    .flatMap(mostFrequent)
    .filter(({ value }) => value !== 'ToOrder')
  return [...promoted.slice(0, maxChips - inStock.length), ...inStock].map(
    ({ key, value, label, count, isChosen }) => ({
      label,
      count,
      isChosen,
      href: encodeListParams(toggleValue(params, ...parameterOf(key, value))) || '?',
    }),
  )
}

function mostFrequent(facet: Facet) {
  const { key, options } = facet
  const offered = options.filter(({ count, isChosen }) => count > 0 || isChosen)
  const chosen = new Set(offered.toSorted((a, b) => b.count - a.count).slice(0, maxPerFacet))
  return offered
    .filter((option) => chosen.has(option))
    .map((option) => ({ key, ...option, label: labelOf(facet, option.label) }))
}

/** A figure or a letter alone says little: "Property class 8.8", "Paper class A". */
const labelOf = ({ name }: Facet, label: string) =>
  label.length > 1 && /\p{L}/u.test(label) ? label : `${name}\u00a0${label}`

/** The applied filters, each with the URL that removes it. */
export const appliedChips = (facets: readonly Facet[], params: ListParams, locale: Locale) =>
  facets
    .flatMap((facet) => {
      if (facet.type === 'Text') return appliedText(facet, params, locale)
      return facet.bounds ? appliedRange(facet, params, locale) : appliedOptions(facet, params, locale)
    })
    .map(({ key, label, without }) => ({ key, label, href: encodeListParams(without) || '?' }))

/** For a list that its filters leave empty: each filter without which it has products, with their number. */
export function droppableFilters({ facets, withoutFilters }: SearchOutput, params: ListParams, locale: Locale) {
  const applied = appliedChips(facets, params, locale)
  return withoutFilters.map(({ key, total }) => ({
    label:
      applied
        .filter((chip) => chip.key === key)
        .map(({ label }) => label)
        .join(', ') || (params.filters[key] ?? []).join(', '),
    total,
    href: encodeListParams(withValues(params, key, [])) || '?',
  }))
}

const appliedOptions = (facet: Facet, params: ListParams, locale: Locale) =>
  facet.options
    .filter(({ isChosen }) => isChosen)
    .map(({ value, label }) => {
      const [parameter, parameterValue] = parameterOf(facet.key, value)
      return {
        key: parameter,
        label:
          facet.key === 'deliversTo'
            ? translator(locale, 'catalog')('filters.text', { name: facet.name, text: label })
            : labelOf(facet, label),
        without: toggleValue(params, parameter, parameterValue),
      }
    })

function appliedText({ key, name, text }: Facet, params: ListParams, locale: Locale) {
  if (!text) return []
  return [
    { key, label: translator(locale, 'catalog')('filters.text', { name, text }), without: withValues(params, key, []) },
  ]
}

function appliedRange({ key, name, type, unit, chosen }: Facet, params: ListParams, locale: Locale) {
  const [from = '', to = ''] = params.filters[key]?.[0]?.split('-') ?? []
  if (!chosen || (!from && !to)) return []
  const format = (amount: string) =>
    type === 'Price'
      ? formatMoney({ minor: Math.round(Number(amount) * 100), currency: unit as Currency }, locale, { whole: true })
      : formatNumber(Number(amount), locale)
  const values = { name, from: format(from), to: format(to), unit: type === 'Price' ? '' : unit }
  const label = translator(locale, 'catalog')(
    from && to ? 'filters.range' : from ? 'filters.least' : 'filters.most',
    values,
  ).trim()
  return [{ key, label, without: withValues(params, key, []) }]
}
