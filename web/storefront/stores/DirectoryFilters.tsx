import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import field from '../../ui/styles/SearchField.module.css'
import facet from '../catalog/filters/FacetFields.module.css'
import { FacetGroup } from '../catalog/filters/FacetGroup.tsx'
import { FilterPanel } from '../catalog/FilterPanel.tsx'
import { Option, OptionList } from '../catalog/filters/OptionList.tsx'
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
        <Option
          facetKey="verified"
          option={{
            value: '1',
            label: t('filters.verified'),
            count: found.verifiedCount,
            isChosen: params.isVerified,
          }}
        />
      </div>
      <FacetGroup name={t('filters.place')}>
        <PlaceLinks data={data} />
      </FacetGroup>
      {found.deliveries.length > 0 && (
        <FacetGroup name={t('filters.deliversTo')}>
          <OptionList facetKey="deliversTo" options={found.deliveries} />
        </FacetGroup>
      )}
      <FacetGroup name={t('filters.kind')}>
        {found.kinds.map((kind) => (
          <Option
            key={kind.value}
            facetKey="kind"
            option={{ ...kind, label: common(`supplierType.${kind.value as SupplierKind}`) }}
          />
        ))}
      </FacetGroup>
      <FacetGroup name={t('filters.class')}>
        <ClassLinks data={data} />
      </FacetGroup>
    </FilterPanel>
  )
}
