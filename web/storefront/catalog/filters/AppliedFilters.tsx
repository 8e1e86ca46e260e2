import { useMessages } from '../../../lib/messages.ts'
import { countFilters, encodeListParams, withoutFilters } from '../../../lib/search-params.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from '../Listing.module.css'
import type { ProductList } from '../listing.ts'

/** Removable chips of the applied filters. Filter values unknown to the search response can only be removed by "clear all". */
export function AppliedFilters({ list: { params, applied } }: { list: ProductList }) {
  const t = useMessages('catalog')
  if (countFilters(params) === 0) return null
  return (
    <ul className={styles.applied} aria-label={t('filters.applied')} data-vanishing="">
      {applied.map(({ label, href }) => (
        <li key={href}>
          <a className={styles.removable} href={href} aria-label={t('filters.remove', { label })}>
            {label}
            <Icon name="x" size="s" />
          </a>
        </li>
      ))}
      <li>
        <a className={styles.clear} href={encodeListParams(withoutFilters(params)) || '?'}>
          {t('filters.clear')}
        </a>
      </li>
    </ul>
  )
}
