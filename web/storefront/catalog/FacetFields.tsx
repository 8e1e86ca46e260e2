import { useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { type Currency, currencySymbols } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { parameterOf } from '../../lib/search-params.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './FacetFields.module.css'
import type { Found } from './listing.ts'

type Facet = Found['facets'][number]
const shownBeforeMore = 6
const mostWithoutMore = 8

/** `typed` is the range as the address has it: converted there and back it would drift by a cent. */
export function FacetFields({ facet, typed }: { facet: Facet; typed: string | undefined }) {
  return (
    <details className={styles.facet} open>
      <summary>
        {facet.name}
        <Icon name="caret-down" size="s" />
      </summary>
      <div role="group" aria-label={facet.name}>
        {facet.bounds ? <Range facet={facet} bounds={facet.bounds} typed={typed} /> : <Options facet={facet} />}
      </div>
    </details>
  )
}

function Options({ facet: { key, options } }: { facet: Facet }) {
  const t = useMessages('catalog')
  const locale = useLocale()
  const shown = options.length > mostWithoutMore ? shownBeforeMore : options.length
  const first = options.slice(0, shown)
  const rest = options.slice(shown)
  const [isOpen] = useState(() => rest.some(({ isChosen }) => isChosen))
  const row = ({ value, label, count, isChosen }: Facet['options'][number]) => {
    const [name, written] = parameterOf(key, value)
    return (
      <label key={value} className={styles.option}>
        <input type="checkbox" name={name} value={written} defaultChecked={isChosen} disabled={count === 0 && !isChosen} />
        <span>{label}</span>
        <span className={styles.number}>{formatNumber(count, locale)}</span>
      </label>
    )
  }
  return (
    <>
      {first.map(row)}
      {rest.length > 0 && (
        <details className={styles.more} open={isOpen}>
          <summary>
            <span>{t('filters.more', { count: rest.length })}</span>
            <span>{t('filters.fewer')}</span>
          </summary>
          {rest.map(row)}
        </details>
      )}
    </>
  )
}

type RangeGiven = { facet: Facet; bounds: NonNullable<Facet['bounds']>; typed: string | undefined }

function Range({ facet: { key, name, type, unit }, bounds, typed = '-' }: RangeGiven) {
  const t = useMessages('catalog')
  const locale = useLocale()
  const shownUnit = type === 'Price' ? currencySymbols[unit as Currency] : unit
  const [from = '', to = ''] = typed.split('-')
  const field = (side: 'from' | 'to') => (
    <input
      type="number" inputMode="decimal" min={0} step="any" name={`${side === 'from' ? 'min' : 'max'}.${key}`}
      defaultValue={side === 'from' ? from : to}
      placeholder={formatNumber(bounds[side], locale)} aria-label={t(`filters.${side}`, { name })}
    />
  )
  return (
    <div className={styles.range}>
      {field('from')}
      <span aria-hidden="true">–</span>
      {field('to')}
      {shownUnit && <span>{shownUnit}</span>}
    </div>
  )
}
