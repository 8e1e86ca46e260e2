import type { ReactNode, RefObject } from 'react'
import { AskForm } from '../../ask/AskForm.tsx'
import { AskToggle } from '../../ask/AskToggle.tsx'
import { useMessages } from '../../lib/messages.ts'
import { countFilters, encodeList, encodeMore } from '../../lib/search-params.ts'
import type { Card } from '../../shared/ProductCard.tsx'
import { ProductGrid } from '../../shared/ProductGrid.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { AppliedFilters } from './AppliedFilters.tsx'
import { countOf } from './counts.ts'
import { EmptyList } from './EmptyList.tsx'
import styles from './Listing.module.css'
import type { List } from './listing.ts'
import { Toolbar } from './Toolbar.tsx'
import { useMore } from './use-more.ts'

type Given = {
  list: List
  up: { label: string; href: string } | undefined
  /** Says how many goods there are, and takes the focus of what vanishes. */
  status: RefObject<HTMLParagraphElement | null>
  canAsk?: boolean
  /** The heading. */
  children: ReactNode
}

/** The goods of a list, with what orders, narrows and continues them. */
export function Results({ list, up, status, canAsk = false, children }: Given) {
  const t = useMessages('catalog')
  const { total, isTotalExact, pageSize, view } = list
  const { section, cards, params, add } = useMore(list)
  const filters = countFilters(params)
  return (
    <section ref={section} className={styles.results} aria-label={t('results')}>
      {children}
      <Toolbar params={params} view={view}>
        <p ref={status} role="status" tabIndex={-1}>
          {t(filters > 0 ? 'found.filtered' : 'found', { ...countOf(list), filters })}
        </p>
      </Toolbar>
      <AppliedFilters list={list} />
      {total > 0 && <ProductGrid cards={cards} view={view} columns={4} markOf={canAsk ? askAbout : undefined} />}
      {total > 0 && (
        <Pages
          page={params.page}
          total={total}
          pageSize={pageSize}
          moreHref={encodeMore(params)}
          onMore={add}
          hrefOf={(page) => encodeList({ ...params, page, from: page }) || '?'}
          shownOf={isTotalExact ? undefined : (shown) => t('found.shown', { shown, total })}
        />
      )}
      {total > 0 && canAsk && <AskForm />}
      {total === 0 && <EmptyList params={params} up={up} />}
    </section>
  )
}

const askAbout = ({ id, name, store }: Card) => <AskToggle storeId={store.id} productId={id} name={name} />
