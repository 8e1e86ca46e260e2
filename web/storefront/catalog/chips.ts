import { formatMoney, formatNumber } from '../../lib/format.ts'
import type { Currency, Locale } from '../../lib/locale.ts'
import { translator } from '../../lib/messages.ts'
import { encodeList, type ListParams, parameterOf, toggled, withValues } from '../../lib/search-params.ts'
import type { Found } from './listing.ts'

type Facet = Found['facets'][number]

const mostOfOne = 4
const mostChips = 8

/** The choices that most visitors make, above the list; the panel has them too. */
export function promotedChips(facets: readonly Facet[], params: ListParams) {
  const promoted = facets.filter(({ isPromoted }) => isPromoted).flatMap((facet) => choices(facet).slice(0, mostOfOne))
  const common = facets
    .filter(({ key }) => key === 'stock')
    .flatMap(choices)
    .filter(({ value }) => value !== 'ToOrder')
  return [...promoted.slice(0, mostChips - common.length), ...common].map(({ key, value, label, count, isChosen }) => ({
    label,
    count,
    isChosen,
    address: encodeList(toggled(params, ...parameterOf(key, value))) || '?',
  }))
}

const choices = ({ key, options }: Facet) =>
  options
    .filter(({ count, isChosen }) => count > 0 || isChosen)
    .map((option) => ({ key, ...option }))
    .sort((a, b) => b.count - a.count)

/** What narrows the list, each with the address without it. */
export const appliedChips = (facets: readonly Facet[], params: ListParams, locale: Locale) =>
  facets
    .flatMap((facet) => (facet.bounds ? appliedRange(facet, params, locale) : appliedOptions(facet, params)))
    .map(({ label, without }) => ({ label, address: encodeList(without) || '?' }))

const appliedOptions = ({ key, options }: Facet, params: ListParams) =>
  options
    .filter(({ isChosen }) => isChosen)
    .map(({ value, label }) => ({ label, without: toggled(params, ...parameterOf(key, value)) }))

function appliedRange({ key, name, type, unit, chosen }: Facet, params: ListParams, locale: Locale) {
  const [from = '', to = ''] = params.filters[key]?.[0]?.split('-') ?? []
  if (!chosen || (!from && !to)) return []
  const shown = (amount: string) =>
    type === 'Price'
      ? formatMoney({ minor: Math.round(Number(amount) * 100), currency: unit as Currency }, locale, { whole: true })
      : formatNumber(Number(amount), locale)
  const values = { name, from: shown(from), to: shown(to), unit: type === 'Price' ? '' : unit }
  const label = translator(locale, 'catalog')(
    from && to ? 'filters.range' : from ? 'filters.least' : 'filters.most',
    values,
  ).trim()
  return [{ label, without: withValues(params, key, []) }]
}
