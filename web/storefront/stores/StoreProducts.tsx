import { useRef } from 'react'
import { useSoftNavigation } from '../../navigation/soft-navigation.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { encodeListParams, firstPage } from '../../lib/search-params.ts'
import { Icon } from '../../ui/Icon.tsx'
import field from '../../ui/styles/SearchField.module.css'
import layout from '../../ui/styles/layout.module.css'
import { Filters } from '../catalog/Filters.tsx'
import { Results } from '../catalog/Results.tsx'
import styles from './StoreProducts.module.css'
import type { StoreData } from './store-data.ts'

type StoreListing = NonNullable<StoreData['listing']>

/** The product list of one store, with its category tree and search above the filters. */
export function StoreProducts({ listing, base }: { listing: StoreListing; base: string }) {
  const t = useMessages('catalog')
  const common = useMessages('common')
  const status = useRef<HTMLParagraphElement>(null)
  const follow = useSoftNavigation(status)
  const { category, list } = listing
  const parent = category?.parents.at(-1)
  const parentLink = category
    ? { label: parent?.name ?? common('allGoods'), href: parent ? `${base}/${parent.path}` : base }
    : undefined
  return (
    <div className={`${layout.columns} ${styles.columns}`} onClick={follow}>
      <div className={styles.side}>
        <SearchWithin params={list.params} />
        <Tree listing={listing} base={base} />
        <Filters list={list} />
      </div>
      <Results list={list} parent={parentLink} status={status}>
        <h2 className={category ? styles.title : layout.hidden}>{category?.name ?? t('results')}</h2>
      </Results>
    </div>
  )
}

function SearchWithin({ params }: { params: StoreListing['list']['params'] }) {
  const t = useMessages('store')
  return (
    <form method="get" role="search" className={field.search} aria-label={t('search')}>
      {params.view && <input type="hidden" name="view" value={params.view} />}
      <label htmlFor="search-within">{t('search')}</label>
      <input
        key={params.text}
        id="search-within"
        type="search"
        name="search"
        defaultValue={params.text}
        maxLength={200}
      />
      <button type="submit" aria-label={t('search.submit')}>
        <Icon name="magnifying-glass" />
      </button>
    </form>
  )
}

/** The ancestors of the current category, the category and its children. */
function Tree({ listing: { category, children, list }, base }: { listing: StoreListing; base: string }) {
  const t = useMessages('store')
  const locale = useLocale()
  const query = list.params.text ? encodeListParams({ ...firstPage(list.params), filters: {} }) : ''
  if (!category && children.length === 0) return null
  return (
    <nav className={styles.tree} aria-label={t('tree')}>
      <ul>
        <li>
          <a href={base + query} aria-current={category ? undefined : 'page'}>
            {t('tree.all')}
          </a>
        </li>
        {category?.parents.map(({ name, path }) => (
          <li key={path}>
            <a href={`${base}/${path}${query}`}>{name}</a>
          </li>
        ))}
        {category && (
          <li>
            <a href={`${base}/${category.path}${query}`} aria-current="page">
              {category.name}
            </a>
          </li>
        )}
        {children.map(({ name, path, count }) => (
          <li key={path} className={styles.child}>
            <a href={`${base}/${path}${query}`}>
              {name}
              <span>{formatNumber(count, locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
