import { encodeList, parameterOf, toggled, type ListParams } from '../../lib/search-params.ts'
import { useMessages } from '../../lib/messages.ts'
import { Chip } from '../../ui/Chip.tsx'
import styles from './Listing.module.css'
import type { Found } from './listing.ts'

const mostOfOne = 4
const mostChips = 8

/** The choices that most visitors make, above the list; the panel has them too. */
export function PromotedFilters({ facets, params }: { facets: Found['facets']; params: ListParams }) {
  const t = useMessages('catalog')
  const promoted = facets.filter(({ isPromoted }) => isPromoted).flatMap((facet) => choices(facet).slice(0, mostOfOne))
  const common = facets.filter(({ key }) => key === 'stock').flatMap(choices).filter(({ value }) => value !== 'ToOrder')
  const chips = [...promoted.slice(0, mostChips - common.length), ...common]
  if (chips.length === 0) return null
  return (
    <nav className={styles.promoted} aria-label={t('filters.promoted')}>
      {chips.map(({ key, value, label, count, isChosen }) => (
        <Chip key={`${key} ${value}`} href={encodeList(toggled(params, ...parameterOf(key, value))) || '?'} isOn={isChosen} count={count}>
          {label}
        </Chip>
      ))}
    </nav>
  )
}

const choices = ({ key, options }: Found['facets'][number]) =>
  options.filter(({ count, isChosen }) => count > 0 || isChosen).map((option) => ({ key, ...option })).sort((a, b) => b.count - a.count)
