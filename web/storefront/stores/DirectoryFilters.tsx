import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import facet from '../catalog/FacetFields.module.css'
import panel from '../catalog/Filters.module.css'
import { countChoices, decodeDirectory, encodeDirectory, type SupplierKind } from './directory-params.ts'
import { ClassLinks, PlaceLinks } from './DirectoryLinks.tsx'
import styles from './stores.module.css'
import type { Data } from './stores.tsx'

/** As in the catalogue: a column on wide screens, a popover on small ones. Places and classes are links, for they are part of the path. */
export function DirectoryFilters({ data }: { data: Data }) {
  const { params, found } = data
  const t = useMessages('store')
  const common = useMessages('common')
  const { form, apply, submit } = useFilterForm()
  const chosen = countChoices(params)
  return (
    <div id="filters" popover="auto" className={panel.panel}>
      <form ref={form} method="get" aria-labelledby="filters-title" onChange={apply} onSubmit={submit}>
        <div className={panel.head}>
          <h2 id="filters-title">{t('filters')}</h2>
          {chosen > 0 && <span className={panel.count}>{chosen}</span>}
          <button
            type="button"
            className={panel.close}
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label={t('filters.close')}
          >
            <Icon name="x" />
          </button>
        </div>
        {params.sort !== 'popular' && <input type="hidden" name="sort" value={params.sort} />}
        {params.view !== 'table' && <input type="hidden" name="view" value={params.view} />}
        <div className={panel.facets}>
          <div className={`${facet.facet} ${styles.name}`}>
            <label htmlFor="supplier-name">{t('filters.name')}</label>
            <input
              key={params.text}
              id="supplier-name"
              type="search"
              name="text"
              defaultValue={params.text}
              maxLength={200}
            />
            <button type="submit" aria-label={t('filters.find')}>
              <Icon name="magnifying-glass" />
            </button>
          </div>
          <div className={facet.facet}>
            <Choice
              name="verified"
              value="1"
              label={t('filters.verified')}
              count={found.verifiedCount}
              isChosen={params.isVerified}
            />
          </div>
          <Group title={t('filters.place')}>
            <PlaceLinks data={data} />
          </Group>
          <Group title={t('filters.kind')}>
            {found.kinds.map(({ value, count, isChosen }) => (
              <Choice
                key={value}
                name="kind"
                value={value}
                label={common(`supplierType.${value as SupplierKind}`)}
                count={count}
                isChosen={isChosen}
              />
            ))}
          </Group>
          <Group title={t('filters.class')}>
            <ClassLinks data={data} />
          </Group>
        </div>
        <div className={panel.foot}>
          <button type="submit">
            <span className={panel.scripted}>{t('filters.show', { count: found.total })}</span>
            <span className={panel.unscripted}>{t('filters.apply')}</span>
          </button>
        </div>
      </form>
    </div>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={facet.facet} open>
    <summary>
      {title}
      <Icon name="caret-down" size="s" />
    </summary>
    <div role="group" aria-label={title}>
      {children}
    </div>
  </details>
)

type ChoiceGiven = { name: string; value: string; label: string; count: number; isChosen: boolean }

function Choice({ name, value, label, count, isChosen }: ChoiceGiven) {
  const locale = useLocale()
  return (
    <label className={facet.option}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} disabled={count === 0 && !isChosen} />
      <span>{label}</span>
      <span className={facet.number}>{formatNumber(count, locale)}</span>
    </label>
  )
}

/** With script every box is applied at once; the boxes keep what was clicked until the address says otherwise. */
function useFilterForm() {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = field.defaultChecked
  }, [search])

  function send() {
    const pairs = new FormData(form.current!) as unknown as Iterable<[string, string]>
    const next = encodeDirectory(decodeDirectory(new URLSearchParams([...pairs])))
    if (next !== window.location.search) void navigate({ search: next }, { preventScrollReset: true })
  }
  return {
    form,
    apply: ({ target }: FormEvent) => void (target instanceof HTMLInputElement && target.type === 'checkbox' && send()),
    submit(event: FormEvent) {
      event.preventDefault()
      send()
      form.current?.closest<HTMLElement>('[popover]')?.hidePopover()
    },
  }
}
