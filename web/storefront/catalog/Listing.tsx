import { useRef } from 'react'
import { useSoftNavigation } from '../../navigation/soft-navigation.ts'
import { useMessages } from '../../lib/messages.ts'
import layout from '../../ui/styles/layout.module.css'
import { Filters } from './Filters.tsx'
import styles from './Listing.module.css'
import type { ProductList } from './listing.ts'
import { PromotedFilters } from './filters/PromotedFilters.tsx'
import { Results } from './Results.tsx'

/** A product list with filters. Every state has its own URL; with JavaScript links navigate without moving the page. */
export function Listing({ list, parent }: { list: ProductList; parent?: { label: string; href: string } | undefined }) {
  const t = useMessages('catalog')
  const status = useRef<HTMLParagraphElement>(null)
  const follow = useSoftNavigation(status)
  return (
    <div onClick={follow}>
      <p className={styles.skips}>
        <a href="#filters">{t('skip.filters')}</a>
        <a href="#results">{t('skip.results')}</a>
      </p>
      <PromotedFilters chips={list.promoted} />
      <div className={`${layout.columns} ${styles.columns}`}>
        <Filters list={list} />
        <Results list={list} parent={parent} status={status} canAsk>
          <h2 className={layout.hidden}>{t('results')}</h2>
        </Results>
      </div>
    </div>
  )
}
