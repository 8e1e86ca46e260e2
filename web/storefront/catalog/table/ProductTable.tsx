import type { ReactNode } from 'react'
import { useMessages } from '../../../lib/messages.ts'
import type { ListParams } from '../../../lib/search-params.ts'
import type { Card } from '../../../shared/product/ProductCard.tsx'
import layout from '../../../ui/styles/layout.module.css'
import type { ProductList } from '../listing.ts'
import { type Column, columnsOf } from './columns.ts'
import { ProductRow } from './ProductRow.tsx'
import styles from './ProductTable.module.css'
import { SortHead } from './SortHead.tsx'

type Props = {
  facets: ProductList['facets']
  cards: readonly Card[]
  params: ListParams
  /** Extra content of a row. */ renderMark?: ((card: Card) => ReactNode) | undefined
}

/** The list view: characteristics of the category are columns. On phones each row becomes a block. */
export function ProductTable({ facets, cards, params, renderMark }: Props) {
  const columns = columnsOf(facets, cards)
  return (
    <div className={styles.space}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <Head columns={columns} params={params} />
          <tbody>
            {cards.map((card) => (
              <ProductRow key={card.id} card={card} columns={columns} mark={renderMark?.(card)} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function Head({ columns, params }: { columns: Column[]; params: ListParams }) {
  const t = useMessages('catalog')
  const common = useMessages('common')
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className={layout.hidden}>{t('table.picture')}</span>
        </th>
        <th scope="col">{t('table.product')}</th>
        {columns.map(({ key, type, name, unit }, index) =>
          type === 'Text' ? (
            <th key={key} scope="col" data-place={index + 1}>
              {name}
            </th>
          ) : (
            <SortHead
              key={key}
              params={params}
              ascending={key as `f.${string}`}
              descending={`-${key as `f.${string}`}`}
              place={index + 1}
            >
              {unit ? t('table.unit', { name, unit }) : name}
            </SortHead>
          ),
        )}
        <th scope="col">{common('stores.supplier')}</th>
        <SortHead params={params} descending="stock">
          {common('stock')}
        </SortHead>
        <SortHead params={params} ascending="minOrder">
          {common('minimumOrder')}
        </SortHead>
        <SortHead params={params} ascending="priceUp" descending="priceDown">
          {common('price')}
        </SortHead>
        <th scope="col">{common('quantity')}</th>
      </tr>
    </thead>
  )
}
