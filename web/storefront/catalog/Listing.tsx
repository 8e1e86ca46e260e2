import { useRef } from 'react'
import { useFollow } from '../../lib/follow.ts'
import { useMessages } from '../../lib/messages.ts'
import layout from '../../ui/layout.module.css'
import { Filters } from './Filters.tsx'
import styles from './Listing.module.css'
import type { List } from './listing.ts'
import { PromotedFilters } from './PromotedFilters.tsx'
import { Results } from './Results.tsx'

/** A list of goods with its filters. Each of its links is an address of its own; with script the page stays where it is. */
export function Listing({ list, up }: { list: List; up?: { label: string; href: string } | undefined }) {
  const t = useMessages('catalog')
  const status = useRef<HTMLParagraphElement>(null)
  const follow = useFollow(status)
  return (
    <div className={styles.listing} onClick={follow}>
      <PromotedFilters chips={list.promoted} />
      <div className={`${layout.columns} ${styles.columns}`}>
        <Filters list={list} />
        <Results list={list} up={up} status={status} canAsk>
          <h2 className={layout.hidden}>{t('results')}</h2>
        </Results>
      </div>
    </div>
  )
}
