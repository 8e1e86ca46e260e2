import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { encodeListParams, firstPage, withoutFilters } from '../../lib/search-params.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import styles from './EmptyList.module.css'
import type { ProductList } from './listing.ts'
import { newRequestPath } from './new-request-path.ts'

type Props = { list: ProductList; parent: { label: string; href: string } | undefined }

/** Message for an empty list with ways on: without the filter that empties it, without the search text, or the parent category. */
export function EmptyList({ list: { params, scope, withoutFilters: droppable }, parent }: Props) {
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
  const helpHref = href(params.text ? `/help?text=${encodeURIComponent(params.text)}` : '/help')
  return (
    <div className={layout.empty}>
      <p>{text ? t('empty.text', { text }) : t(isFiltered ? 'empty.filtered' : 'empty')}</p>
      {droppable.length > 0 && (
        <ul className={styles.droppable} data-vanishing="">
          {droppable.map(({ label, total, href: without }) => (
            <li key={without}>
              <a href={without}>{t('empty.without', { label, goods: total })}</a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
        <ButtonLink
          href={href(newRequestPath({ text: params.text, category: scope.category }))}
          rel="nofollow"
          variant="quiet"
        >
          {t('post')}
        </ButtonLink>
        <ButtonLink href={helpHref} rel="nofollow" variant="quiet" data-contact="help" aria-haspopup="dialog">
          {t('ask')}
        </ButtonLink>
      </div>
    </div>
  )
}
