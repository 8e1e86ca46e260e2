import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Count } from '../../ui/Tag.tsx'
import bar from '../catalog/Toolbar.module.css'
import { countFilters, type DirectoryParams, encodeDirectory, sorts, views } from './directory-params.ts'

const viewIcons = { table: 'rows', cards: 'squares-four' } as const

export function DirectoryToolbar({ params, total }: { params: DirectoryParams; total: number }) {
  const t = useMessages('store')
  const chosen = countFilters(params)
  return (
    <div className={bar.toolbar}>
      <Button size="s" icon="sliders-horizontal" popoverTarget="filters">
        {t('filters')}
        {chosen > 0 && <Count>{chosen}</Count>}
      </Button>
      <p role="status">{t('directory.found', { count: total })}</p>
      <SortForm params={params} />
      <div className={bar.views} role="group" aria-label={t('view')}>
        {views.map((view) => (
          <a
            key={view}
            href={encodeDirectory({ ...params, view }) || '?'}
            aria-label={t(`view.${view}`)}
            aria-current={view === params.view || undefined}
          >
            <Icon name={viewIcons[view]} />
          </a>
        ))}
      </div>
    </div>
  )
}

function SortForm({ params }: { params: DirectoryParams }) {
  const t = useMessages('store')
  const navigate = useNavigate()
  const select = useRef<HTMLSelectElement>(null)
  const { sort, text, kinds, isVerified, view } = params
  const choose = (value: string) => {
    const chosen = sorts.find((known) => known === value)
    if (chosen)
      void navigate({ search: encodeDirectory({ ...params, sort: chosen, page: 1 }) }, { preventScrollReset: true })
  }
  useEffect(() => {
    if (select.current) select.current.value = sort
  }, [sort])
  return (
    <form method="get" className={bar.sort}>
      {text && <input type="hidden" name="text" value={text} />}
      {kinds.length > 0 && <input type="hidden" name="kind" value={kinds.join(',')} />}
      {isVerified && <input type="hidden" name="verified" value="1" />}
      {view !== 'table' && <input type="hidden" name="view" value={view} />}
      <label>
        <span>{t('sort')}</span>
        <select ref={select} name="sort" defaultValue={sort} onChange={(event) => choose(event.target.value)}>
          {sorts.map((name) => (
            <option key={name} value={name}>
              {t(name === 'popular' && text ? 'sort.relevance' : `sort.${name}`)}
            </option>
          ))}
        </select>
        <Icon name="caret-down" size="s" />
      </label>
      <button type="submit" className={bar.apply}>
        {t('sort.apply')}
      </button>
    </form>
  )
}
