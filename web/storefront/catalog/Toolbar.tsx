import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../../lib/messages.ts'
import {
  countFilters,
  encodeListParams,
  firstPage,
  type ListParams,
  sorts,
  type View,
  views,
} from '../../lib/search-params.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import marks from '../../ui/Marks.module.css'
import { HiddenParams } from './filters/HiddenParams.tsx'
import type { ProductList } from './listing.ts'
import styles from './Toolbar.module.css'

const viewIcons = { grid: 'squares-four', list: 'rows' } as const

type Props = { params: ListParams; view: View; facets: ProductList['facets']; children: ReactNode }

export function Toolbar({ params, view, facets, children }: Props) {
  const t = useMessages('catalog')
  const chosen = countFilters(params)
  return (
    <div className={styles.toolbar}>
      <Button size="s" icon="sliders-horizontal" popoverTarget="filters">
        {t('filters.title')}
        {chosen > 0 && <span className={marks.count}>{chosen}</span>}
      </Button>
      {children}
      <SortForm params={params} facets={facets} />
      <div className={styles.views} role="group" aria-label={t('view')}>
        {views.map((name) => (
          <a
            key={name}
            href={encodeListParams({ ...params, view: name })}
            aria-label={t(`view.${name}`)}
            aria-current={name === view || undefined}
          >
            <Icon name={viewIcons[name]} />
          </a>
        ))}
      </div>
    </div>
  )
}

function SortForm({ params, facets }: Pick<Props, 'params' | 'facets'>) {
  const t = useMessages('catalog')
  const navigate = useNavigate()
  const select = useRef<HTMLSelectElement>(null)
  const { sort } = params
  const isKnown = sorts.some((known) => known === sort)
  const column = isKnown ? undefined : facets.find(({ key }) => key === sort.replace(/^-/, ''))
  const shown = isKnown || column ? sort : 'relevance'
  const choose = (chosen: string) =>
    void navigate(
      { search: encodeListParams(firstPage({ ...params, sort: chosen as typeof sort })) },
      { preventScrollReset: true },
    )
  useEffect(() => {
    if (select.current) select.current.value = shown
  }, [shown])
  return (
    <form method="get" className={styles.sort}>
      <HiddenParams params={firstPage({ ...params, sort: 'relevance' })} />
      <label>
        <span>{t('sort')}</span>
        <select ref={select} name="sort" defaultValue={shown} onChange={(event) => choose(event.target.value)}>
          {sorts.map((name) => (
            <option key={name} value={name}>
              {t(`sort.${name}`)}
            </option>
          ))}
          {column && (
            <option value={sort}>{t(sort.startsWith('-') ? 'sort.down' : 'sort.up', { name: column.name })}</option>
          )}
        </select>
        <Icon name="caret-down" size="s" />
      </label>
      <button type="submit" className={styles.apply}>
        {t('sort.apply')}
      </button>
    </form>
  )
}
