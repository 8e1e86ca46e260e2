import { formatMoney, formatNumber } from '../../lib/format.ts'
import type { Currency, Locale } from '../../lib/locale.ts'
import { type Translate, useLocale, useMessages } from '../../lib/messages.ts'
import { encodeList, type ListParams, parameterOf, toggled, withoutFilters, withValues } from '../../lib/search-params.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Listing.module.css'
import type { Found } from './listing.ts'

type Facet = Found['facets'][number]

/** What narrows the list, each removable. Choices that the list does not know stay removable through "clear all". */
export function AppliedFilters({ facets, params }: { facets: Found['facets']; params: ListParams }) {
  const t = useMessages('catalog')
  const locale = useLocale()
  const applied = facets.flatMap((facet) => (facet.bounds ? appliedRange(facet, params, t, locale) : appliedOptions(facet, params)))
  if (Object.keys(params.filters).length === 0) return null
  return (
    <ul className={styles.applied} aria-label={t('filters.applied')} data-vanishing="">
      {applied.map(({ key, label, without }) => (
        <li key={key}>
          <a className={styles.removable} href={encodeList(without) || '?'} aria-label={t('filters.remove', { label })}>
            {label}
            <Icon name="x" size="s" />
          </a>
        </li>
      ))}
      <li><a className={styles.clear} href={encodeList(withoutFilters(params)) || '?'}>{t('filters.clear')}</a></li>
    </ul>
  )
}

const appliedOptions = ({ key, options }: Facet, params: ListParams) =>
  options.filter(({ isChosen }) => isChosen).map(({ value, label }) => ({
    key: `${key} ${value}`, label, without: toggled(params, ...parameterOf(key, value)),
  }))

function appliedRange({ key, name, type, unit, chosen }: Facet, params: ListParams, t: Translate<'catalog'>, locale: Locale) {
  const [from = '', to = ''] = params.filters[key]?.[0]?.split('-') ?? []
  if (!chosen || (!from && !to)) return []
  const shown = (amount: string) =>
    type === 'Price' ? formatMoney({ minor: Math.round(Number(amount) * 100), currency: unit as Currency }, locale, { whole: true })
    : formatNumber(Number(amount), locale)
  const values = { name, from: shown(from), to: shown(to), unit: type === 'Price' ? '' : unit }
  const label = t(from && to ? 'filters.range' : from ? 'filters.least' : 'filters.most', values).trim()
  return [{ key, label, without: withValues(params, key, []) }]
}
