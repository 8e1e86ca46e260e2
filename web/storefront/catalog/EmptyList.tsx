import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { encodeList, firstPage, type ListParams, withoutFilters } from '../../lib/search-params.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import layout from '../../ui/layout.module.css'

/** One sentence and the way on: fewer filters, all that is here, or the node above. */
export function EmptyList({ params, up }: { params: ListParams; up: { label: string; href: string } | undefined }) {
  const t = useMessages('catalog')
  const common = useMessages('common')
  const href = useHref()
  const isFiltered = Object.keys(params.filters).length > 0
  const text = isFiltered ? '' : params.text
  const above = up
    ? { href: up.href, label: t('empty.up', { name: up.label }) }
    : { href: href('/all-catalog-categories'), label: t('allCategories') }
  const all = text && { href: encodeList(firstPage({ ...params, text: '' })) || '?', label: common('allGoods') }
  const way = isFiltered ? { href: encodeList(withoutFilters(params)) || '?', label: t('filters.clear') } : all || above
  return (
    <div className={layout.empty}>
      <p>{text ? t('empty.text', { text }) : t(isFiltered ? 'empty.filtered' : 'empty')}</p>
      <ButtonLink href={way.href}>{way.label}</ButtonLink>
    </div>
  )
}
