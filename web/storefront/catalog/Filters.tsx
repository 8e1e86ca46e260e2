import { useMessages } from '../../lib/messages.ts'
import { countFilters, decodeListParams, encodeListParams, withoutFilters } from '../../lib/search-params.ts'
import { Icon } from '../../ui/Icon.tsx'
import marks from '../../ui/Marks.module.css'
import { countParams } from './counts.ts'
import { FacetFields } from './FacetFields.tsx'
import styles from './Filters.module.css'
import { HiddenParams } from './HiddenParams.tsx'
import type { ProductList } from './listing.ts'
import { useFilterForm } from './use-filter-form.ts'

/**
 * The filter form: a column beside the list on wide screens, a popover on small ones. It works without JavaScript. With
 * JavaScript every change is applied at once; fields are uncontrolled, so focus and typed text survive.
 */
export function Filters({ list }: { list: ProductList }) {
  const t = useMessages('catalog')
  const { facets, params } = list
  const form = useFilterForm((search) => encodeListParams(decodeListParams(search)))
  const chosen = countFilters(params)
  return (
    <div id="filters" popover="auto" className={styles.panel}>
      <form {...form} method="get" aria-labelledby="filters-title">
        <div className={styles.head}>
          <h2 id="filters-title">{t('filters.title')}</h2>
          {chosen > 0 && <span className={marks.count}>{chosen}</span>}
          <button
            type="button"
            className={styles.close}
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label={t('filters.close')}
          >
            <Icon name="x" />
          </button>
        </div>
        <HiddenParams params={withoutFilters(params)} />
        {!list.isTotalExact && <p className={styles.note}>{t('filters.best')}</p>}
        <div className={styles.facets}>
          {facets.map((facet) => (
            <FacetFields key={facet.key} facet={facet} list={list} />
          ))}
        </div>
        <div className={styles.foot}>
          <button type="submit">
            <span className={styles.scripted}>{t('filters.show', countParams(list))}</span>
            <span className={styles.unscripted}>{t('filters.apply')}</span>
          </button>
        </div>
      </form>
    </div>
  )
}
