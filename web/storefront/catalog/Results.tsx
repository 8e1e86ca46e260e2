import { Fragment, type ReactNode, type RefObject } from 'react'
import { AskForm } from '../../ask/AskForm.tsx'
import { AskToggle } from '../../ask/AskToggle.tsx'
import { CompareForm } from '../../compare/CompareForm.tsx'
import { CompareToggle } from '../../compare/CompareToggle.tsx'
import { useMessages } from '../../lib/messages.ts'
import { countFilters, encodeListParams, encodeMore } from '../../lib/search-params.ts'
import type { Card } from '../../shared/product/ProductCard.tsx'
import { ProductGrid } from '../../shared/product/ProductGrid.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { AppliedFilters } from './filters/AppliedFilters.tsx'
import { AskFiller } from './AskFiller.tsx'
import { countParams } from './filters/counts.ts'
import { EmptyList } from './EmptyList.tsx'
import styles from './Listing.module.css'
import type { ProductList } from './listing.ts'
import { ProductTable } from './table/ProductTable.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useLoadMore } from './use-load-more.ts'

type Props = {
  list: ProductList
  parent: { label: string; href: string } | undefined
  /** Announces the number of products, and receives focus when the focused element disappears. */
  status: RefObject<HTMLParagraphElement | null>
  canAsk?: boolean
  /** The heading. */
  children: ReactNode
}

/** The products of a list with sorting, applied filters and pagination. */
export function Results({ list, parent, status, canAsk = false, children }: Props) {
  const t = useMessages('catalog')
  const { total, isTotalExact, pageSize, view } = list
  const { section, cards, params, add } = useLoadMore(list)
  const parts = partsOf(list, cards)
  const filters = countFilters(params)
  const renderMark = canAsk ? renderToggles : renderCompareToggle
  return (
    <section ref={section} id="results" tabIndex={-1} className={styles.results} aria-label={t('results')}>
      {children}
      <Toolbar params={params} view={view} facets={list.facets}>
        <p ref={status} role="status" tabIndex={-1}>
          {t(filters > 0 ? 'found.filtered' : 'found', { ...countParams(list), filters })}
        </p>
      </Toolbar>
      <AppliedFilters list={list} />
      {parts.map(({ key, part }) => (
        <Fragment key={key}>
          {key === 'close' && <h2 className={styles.close}>{t('close')}</h2>}
          {view === 'grid' ? (
            <ProductGrid
              cards={part}
              columns={4}
              renderMark={renderMark}
              filler={
                key === parts.at(-1)!.key ? <AskFiller text={params.text} category={list.scope.category} /> : <span />
              }
            />
          ) : (
            <ProductTable facets={list.facets} cards={part} params={params} renderMark={renderMark} />
          )}
        </Fragment>
      ))}
      {total > 0 && (
        <Pagination
          page={params.page}
          total={total}
          pageSize={pageSize}
          moreHref={encodeMore(params)}
          onMore={add}
          hrefOf={(page) => encodeListParams({ ...params, page, from: page }) || '?'}
          progressLabel={isTotalExact ? undefined : (shown) => t('found.shown', { shown, total })}
        />
      )}
      {total > 0 && canAsk && <AskForm />}
      {total > 0 && <CompareForm />}
      {total === 0 && <EmptyList list={list} parent={parent} />}
    </section>
  )
}

/** The matches, and after them the products that are only close. */
function partsOf({ closeAfter, params, pageSize }: ProductList, cards: readonly Card[]) {
  const matching = closeAfter === null ? cards.length : Math.max(0, closeAfter - (params.from - 1) * pageSize)
  return [
    { key: 'matching', part: cards.slice(0, matching) },
    { key: 'close', part: cards.slice(matching) },
  ].filter(({ part }) => part.length > 0)
}

const renderCompareToggle = ({ id, name }: Card) => <CompareToggle productId={id} name={name} />

const renderToggles = (card: Card) => (
  <>
    <AskToggle storeId={card.store.id} productId={card.id} name={card.name} />
    {renderCompareToggle(card)}
  </>
)
