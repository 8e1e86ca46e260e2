import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { CategoriesData } from './categories-data.ts'
import styles from './categories.module.css'

type Props = Pick<CategoriesData, 'nodes' | 'query' | 'total'> & { currentId: number | null }

/** The classes, and what is below the chosen node or found by the search; each node is a link. */
export function CategoryTree({ nodes, query, total, currentId }: Props) {
  const t = useMessages('categories')
  const href = useLocalizedHref()
  return (
    <nav className={styles.tree} aria-label={t('tree')}>
      <form method="get" action={href('/admin/categories')} role="search" aria-label={t('search')}>
        <Field type="search" name="query" label={t('search')} defaultValue={query} maxLength={80} />
        <Button type="submit">{t('search.submit')}</Button>
        {query && (
          <ButtonLink href={href('/admin/categories')} variant="quiet">
            {t('search.reset')}
          </ButtonLink>
        )}
      </form>
      {total === 0 || (query && nodes.length === 0) ? (
        <p>{t(query ? 'search.none' : 'empty')}</p>
      ) : (
        <Branch parentId={null} nodes={nodes} query={query} currentId={currentId} />
      )}
    </nav>
  )
}

type BranchProps = Omit<Props, 'total'> & { parentId: number | null }

function Branch({ parentId, ...tree }: BranchProps) {
  const t = useMessages('categories')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { nodes, query, currentId } = tree
  return (
    <ul>
      {nodes
        .filter((node) => node.parentId === parentId)
        .map(({ id, name, childCount, productCount, isOpen, isMatch, isActive, mergedInto }) => (
          <li key={id}>
            <a
              href={href(`/admin/categories?${new URLSearchParams({ item: String(id), ...(query && { query }) })}`)}
              aria-current={id === currentId ? 'page' : undefined}
              aria-expanded={childCount > 0 ? isOpen : undefined}
              data-match={isMatch || undefined}
            >
              {childCount > 0 && <Icon name={isOpen ? 'caret-down' : 'caret-right'} size="s" />}
              <span>{name}</span>
              {!isActive && <Tag>{t('hidden')}</Tag>}
              {mergedInto !== null && <Tag tone="warn">{t('merging')}</Tag>}
              <span className={styles.count} title={t('products', { count: productCount })}>
                {formatNumber(productCount, locale)}
              </span>
            </a>
            {isOpen && <Branch {...tree} parentId={id} />}
          </li>
        ))}
    </ul>
  )
}
