import { useRef } from 'react'
import { useFollow } from '../../lib/follow.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { encodeList, firstPage } from '../../lib/search-params.ts'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/layout.module.css'
import { Filters } from '../catalog/Filters.tsx'
import { Results } from '../catalog/Results.tsx'
import styles from './StoreGoods.module.css'
import type { StoreData } from './store.tsx'

type Goods = NonNullable<StoreData['goods']>

/** The list of the catalogue within one store: its own tree and its own search stand above the filters. */
export function StoreGoods({ goods, base }: { goods: Goods; base: string }) {
  const t = useMessages('catalog')
  const common = useMessages('common')
  const status = useRef<HTMLParagraphElement>(null)
  const follow = useFollow(status)
  const { category, list } = goods
  const parent = category?.parents.at(-1)
  const up = category
    ? { label: parent?.name ?? common('allGoods'), href: parent ? `${base}/${parent.path}` : base }
    : undefined
  return (
    <div className={`${layout.columns} ${styles.columns}`} onClick={follow}>
      <div className={styles.side}>
        <SearchWithin params={list.params} />
        <Tree goods={goods} base={base} />
        <Filters list={list} />
      </div>
      <Results list={list} up={up} status={status}>
        <h2 className={category ? styles.title : layout.hidden}>{category?.name ?? t('results')}</h2>
      </Results>
    </div>
  )
}

function SearchWithin({ params }: { params: Goods['list']['params'] }) {
  const t = useMessages('store')
  return (
    <form method="get" role="search" className={styles.search} aria-label={t('search')}>
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

/** The way down to where the list is, and what lies below it. */
function Tree({ goods: { category, children, list }, base }: { goods: Goods; base: string }) {
  const t = useMessages('store')
  const locale = useLocale()
  const query = list.params.text ? encodeList({ ...firstPage(list.params), filters: {} }) : ''
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
