import { useId, useRef, useState } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { useLazyComponent } from '../../../lib/lazy-component.ts'
import { type Currency, currencySymbols } from '../../../lib/locale.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import styles from './FacetFields.module.css'
import { FacetGroup } from './FacetGroup.tsx'
import type { SearchOutput, ProductList } from '../listing.ts'
import { OptionList } from './OptionList.tsx'

type Facet = SearchOutput['facets'][number]

export function FacetFields({ facet, list }: { facet: Facet; list: ProductList }) {
  return (
    <FacetGroup name={facet.name}>
      {facet.bounds && <Range facet={facet} bounds={facet.bounds} typed={list.params.filters[facet.key]?.[0]} />}
      {facet.type === 'Text' && <TextField facet={facet} />}
      {!facet.bounds && facet.type !== 'Text' && <Options facet={facet} list={list} />}
    </FacetGroup>
  )
}

function Options({ facet, list }: { facet: Facet; list: ProductList }) {
  const t = useMessages('catalog')
  const [found, setFound] = useState<Facet['options'] | null>(null)
  const [OptionSearch, load] = useLazyComponent(() =>
    import('./OptionSearch.tsx').then(({ OptionSearch }) => OptionSearch),
  )
  const id = useId()
  const typed = useRef('')
  const isLong = facet.optionCount > facet.options.length
  const label = t('filters.find', { count: facet.optionCount })
  const options = isLong && found ? withChosen(found, facet.options) : facet.options
  return (
    <>
      {isLong &&
        (OptionSearch ? (
          <OptionSearch facet={facet} list={list} label={label} typed={typed.current} id={id} onFound={setFound} />
        ) : (
          <input
            id={id}
            type="search"
            className={styles.find}
            placeholder={label}
            aria-label={label}
            onFocus={load}
            onChange={(event) => (event.stopPropagation(), (typed.current = event.target.value))}
          />
        ))}
      <OptionList facetKey={facet.key} options={options} isWhole={options !== facet.options} />
    </>
  )
}

/** Keeps the chosen options in the form even if the query does not match them. */
function withChosen(found: Facet['options'], known: Facet['options']) {
  const chosen = known.filter(({ isChosen }) => isChosen)
  return [...chosen, ...found.filter(({ value }) => !chosen.some((one) => one.value === value))]
}

function TextField({ facet: { key, name, text } }: { facet: Facet }) {
  return (
    <input
      type="search"
      className={styles.find}
      data-named=""
      name={key}
      defaultValue={text}
      maxLength={80}
      autoComplete="off"
      aria-label={name}
    />
  )
}

type RangeProps = {
  facet: Facet
  bounds: NonNullable<Facet['bounds']>
  /** The range as written in the URL; a currency round trip would shift it by a cent. */
  typed: string | undefined
}

function Range({ facet: { key, name, type, unit }, bounds, typed = '-' }: RangeProps) {
  const t = useMessages('catalog')
  const locale = useLocale()
  // Prices are stored without VAT, and filters compare these.
  const shownUnit = type === 'Price' ? t('filters.net', { currency: currencySymbols[unit as Currency] }) : unit
  const [from = '', to = ''] = typed.split('-')
  const field = (side: 'from' | 'to') => (
    <input
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      name={`${side === 'from' ? 'min' : 'max'}.${key}`}
      defaultValue={side === 'from' ? from : to}
      placeholder={formatNumber(bounds[side] < 1000 ? bounds[side] : Math.round(bounds[side]), locale)}
      aria-label={t(`filters.${side}`, { name })}
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
