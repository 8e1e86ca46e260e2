import type { ReactNode } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import facet from '../catalog/FacetFields.module.css'
import panel from '../catalog/Filters.module.css'
import { useFilterForm } from '../catalog/use-filter-form.ts'
import { countFilters, decodeDirectory, encodeDirectory, type SupplierKind } from './directory-params.ts'
import { ClassLinks, PlaceLinks } from './DirectoryLinks.tsx'
import styles from './stores.module.css'
import type { DirectoryData } from './stores-data.ts'

/** A column on wide screens, a popover on small ones. Locations and classes are links because they are part of the path. */
export function DirectoryFilters({ data }: { data: DirectoryData }) {
  const { params, found } = data
  const t = useMessages('store')
  const common = useMessages('common')
  const form = useFilterForm((search) => encodeDirectory(decodeDirectory(search)))
  const chosen = countFilters(params)
  return (
    <div id="filters" popover="auto" className={panel.panel}>
      <form {...form} method="get" aria-labelledby="filters-title">
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

type ChoiceProps = { name: string; value: string; label: string; count: number; isChosen: boolean }

function Choice({ name, value, label, count, isChosen }: ChoiceProps) {
  const locale = useLocale()
  return (
    <label className={facet.option}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} disabled={count === 0 && !isChosen} />
      <span>{label}</span>
      <span className={facet.number}>{formatNumber(count, locale)}</span>
    </label>
  )
}
