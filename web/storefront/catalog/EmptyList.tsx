import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { encodeList, type ListParams, withoutFilters } from '../../lib/search-params.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './Listing.module.css'

/** One sentence and the way on: fewer filters, or the node above. */
export function EmptyList({ params, up }: { params: ListParams; up: { label: string; href: string } | undefined }) {
  const t = useMessages('catalog')
  const href = useHref()
  const isFiltered = Object.keys(params.filters).length > 0
  const above = up ? { href: up.href, label: t('empty.up', { name: up.label }) } : { href: href('/all-catalog-categories'), label: t('allCategories') }
  const way = isFiltered ? { href: encodeList(withoutFilters(params)) || '?', label: t('filters.clear') } : above
  return (
    <div className={styles.empty}>
      <p>{t(isFiltered ? 'empty.filtered' : 'empty')}</p>
      <ButtonLink href={way.href}>{way.label}</ButtonLink>
    </div>
  )
}
