import { useMessages } from '../../lib/messages.ts'
import { countFilters, decodeListParams, encodeListParams, withoutFilters } from '../../lib/search-params.ts'
import { countParams } from './filters/counts.ts'
import { FacetFields } from './filters/FacetFields.tsx'
import { FacetGroup } from './filters/FacetGroup.tsx'
import { FacetLinks } from './filters/FacetLinks.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { HiddenParams } from './filters/HiddenParams.tsx'
import type { ProductList } from './listing.ts'

/** The facets of a product list. */
export function Filters({ list }: { list: ProductList }) {
  const t = useMessages('catalog')
  const { categories, facets, params, isTotalExact } = list
  return (
    <FilterPanel
      t={t}
      title={t('filters.title')}
      show={t('filters.show', countParams(list))}
      normalize={(search) => encodeListParams(decodeListParams(search))}
      chosen={countFilters(params)}
      hiddenFields={<HiddenParams params={withoutFilters(params)} />}
      note={isTotalExact ? undefined : t('filters.best')}
    >
      {categories.length > 0 && (
        <FacetGroup name={t('filters.category')}>
          <FacetLinks links={categories} />
        </FacetGroup>
      )}
      {facets.map((facet) => (
        <FacetFields key={facet.key} facet={facet} list={list} />
      ))}
    </FilterPanel>
  )
}
