import { useState } from 'react'
import type { OutputOf } from '#platform/contract.ts'
import type { searchProducts } from '#modules/search/contract.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { parameterOf } from '../../../lib/search-params.ts'
import styles from './FacetFields.module.css'

type FacetOption = OutputOf<typeof searchProducts>['facets'][number]['options'][number]
type Props = { facetKey: string; options: readonly FacetOption[]; isWhole?: boolean }

const collapsedCount = 6
const maxUncollapsed = 8

/** The values of a filter; a long list folds, unless it is to be shown whole. */
export function OptionList({ facetKey, options, isWhole = false }: Props) {
  const t = useMessages('catalog')
  const shown = isWhole || options.length <= maxUncollapsed ? options.length : collapsedCount
  const rest = options.slice(shown)
  const [isOpen] = useState(() => rest.some(({ isChosen }) => isChosen))
  const renderOption = (option: FacetOption) => <Option key={option.value} facetKey={facetKey} option={option} />
  return (
    <>
      {options.slice(0, shown).map(renderOption)}
      {rest.length > 0 && (
        <details className={styles.more} open={isOpen}>
          <summary>
            <span>{t('filters.more', { count: rest.length })}</span>
            <span>{t('filters.fewer')}</span>
          </summary>
          {rest.map(renderOption)}
        </details>
      )}
    </>
  )
}

export function Option({
  facetKey,
  option: { value, label, count, isChosen },
}: {
  facetKey: string
  option: FacetOption
}) {
  const locale = useLocale()
  const [name, encoded] = parameterOf(facetKey, value)
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        name={name}
        value={encoded}
        defaultChecked={isChosen}
        disabled={count === 0 && !isChosen}
      />
      <span>{label}</span>
      <span className={styles.number}>{formatNumber(count, locale)}</span>
    </label>
  )
}
