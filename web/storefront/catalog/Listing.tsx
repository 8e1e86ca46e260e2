import { useRef } from 'react'
import { useFollow } from '../../lib/follow.ts'
import { useMessages } from '../../lib/messages.ts'
import { countFilters, encodeList, encodeMore, type ListParams, type View } from '../../lib/search-params.ts'
import { ProductGrid } from '../../shared/ProductGrid.tsx'
import layout from '../../ui/layout.module.css'
import { Pages } from '../../ui/Pages.tsx'
import { AppliedFilters } from './AppliedFilters.tsx'
import { EmptyList } from './EmptyList.tsx'
import { Filters } from './Filters.tsx'
import styles from './Listing.module.css'
import type { Found } from './listing.ts'
import { PromotedFilters } from './PromotedFilters.tsx'
import { Toolbar } from './Toolbar.tsx'

export type List = {
  params: ListParams
  view: View
  cards: Found['items']
  facets: Found['facets']
  total: number
  storeCount: number
  pageSize: number
}

/** A list of goods with its filters. Each of its links is an address of its own; with script the page stays where it is. */
export function Listing({ list, up }: { list: List; up?: { label: string; href: string } | undefined }) {
  const t = useMessages('catalog')
  const status = useRef<HTMLParagraphElement>(null)
  const { params, view, cards, facets, total, pageSize } = list
  const follow = useFollow(status)
  const chosen = countFilters(params)
  const hasGoods = total > 0
  return (
    <div className={styles.listing} onClick={follow}>
      <PromotedFilters facets={facets} params={params} />
      <div className={styles.columns}>
        <Filters facets={facets} params={params} total={total} />
        <section className={styles.results} aria-labelledby="results-title">
          <h2 id="results-title" className={layout.hidden}>{t('results')}</h2>
          <Toolbar params={params} view={view}>
            <p ref={status} role="status" tabIndex={-1}>
              {chosen > 0 ? t('found.filtered', { goods: total, filters: chosen }) : t('found', { goods: total })}
            </p>
          </Toolbar>
          <AppliedFilters facets={facets} params={params} />
          {hasGoods && <ProductGrid cards={cards} view={view} columns={4} />}
          {hasGoods && (
            <Pages
              page={params.page} total={total} pageSize={pageSize} moreHref={encodeMore(params)}
              hrefOf={(page) => encodeList({ ...params, page, from: page }) || '?'}
            />
          )}
          {!hasGoods && <EmptyList params={params} up={up} />}
        </section>
      </div>
    </div>
  )
}
