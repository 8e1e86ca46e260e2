import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { encodeListParams, firstPage, type ListParams, withoutFilters } from '../../lib/search-params.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'

/** Message for an empty list with one link: clear the filters, clear the search text, or go to the parent category. */
export function EmptyList({
  params,
  parent,
}: {
  params: ListParams
  parent: { label: string; href: string } | undefined
}) {
  const t = useMessages('catalog')
  const common = useMessages('common')
  const href = useLocalizedHref()
  const isFiltered = Object.keys(params.filters).length > 0
  const text = isFiltered ? '' : params.text
  const parentLink = parent
    ? { href: parent.href, label: t('empty.up', { name: parent.label }) }
    : { href: href('/all-catalog-categories'), label: t('allCategories') }
  const withoutText = text && {
    href: encodeListParams(firstPage({ ...params, text: '' })) || '?',
    label: common('allGoods'),
  }
  const action = isFiltered
    ? { href: encodeListParams(withoutFilters(params)) || '?', label: t('filters.clear') }
    : withoutText || parentLink
  return (
    <div className={layout.empty}>
      <p>{text ? t('empty.text', { text }) : t(isFiltered ? 'empty.filtered' : 'empty')}</p>
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
    </div>
  )
}
