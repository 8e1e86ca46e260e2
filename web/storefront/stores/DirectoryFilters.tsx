import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import field from '../../ui/styles/SearchField.module.css'
import facet from '../catalog/FacetFields.module.css'
import { FacetGroup } from '../catalog/FacetGroup.tsx'
import { FilterPanel } from '../catalog/FilterPanel.tsx'
import { countFilters, decodeDirectory, encodeDirectory, type SupplierKind } from './directory-params.ts'
import { ClassLinks, PlaceLinks } from './DirectoryLinks.tsx'
import type { DirectoryData } from './stores-data.ts'

/** Locations and classes are links because they are part of the path. */
export function DirectoryFilters({ data }: { data: DirectoryData }) {
  const { params, found } = data
  const t = useMessages('store')
  const common = useMessages('common')
  return (
    <FilterPanel
      t={t}
      title={t('filters')}
      show={t('filters.show', { count: found.total })}
      normalize={(search) => encodeDirectory(decodeDirectory(search))}
      chosen={countFilters(params)}
      hiddenFields={
        <>
          {params.sort !== 'popular' && <input type="hidden" name="sort" value={params.sort} />}
          {params.view !== 'table' && <input type="hidden" name="view" value={params.view} />}
        </>
      }
    >
      <div className={`${facet.facet} ${field.search}`}>
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
      <FacetGroup name={t('filters.place')}>
        <PlaceLinks data={data} />
      </FacetGroup>
      <FacetGroup name={t('filters.kind')}>
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
      </FacetGroup>
      <FacetGroup name={t('filters.class')}>
        <ClassLinks data={data} />
      </FacetGroup>
    </FilterPanel>
  )
}

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
