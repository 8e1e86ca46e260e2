import { useMessages } from '../../lib/messages.ts'
import { countFilters, encodeList, withoutFilters } from '../../lib/search-params.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Listing.module.css'
import type { List } from './listing.ts'

/** What narrows the list, each removable. Choices that the list does not know stay removable through "clear all". */
export function AppliedFilters({ list: { params, applied } }: { list: List }) {
  const t = useMessages('catalog')
  if (countFilters(params) === 0) return null
  return (
    <ul className={styles.applied} aria-label={t('filters.applied')} data-vanishing="">
      {applied.map(({ label, address }) => (
        <li key={address}>
          <a className={styles.removable} href={address} aria-label={t('filters.remove', { label })}>
            {label}
            <Icon name="x" size="s" />
          </a>
        </li>
      ))}
      <li>
        <a className={styles.clear} href={encodeList(withoutFilters(params)) || '?'}>
          {t('filters.clear')}
        </a>
      </li>
    </ul>
  )
}
