import type { ReactNode } from 'react'
import sheet from '../../ui/styles/Sheet.module.css'
import { type Card, ProductCard } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'

type Props = {
  cards: readonly Card[]
  columns?: 5 | 4 | 3
  /** Number of cards above the fold, whose pictures load eagerly. */ priorityCount?: number
  /** Extra content on a card. */ renderMark?: (card: Card) => ReactNode
  /** Fills the rest of a short last row. */ filler?: ReactNode
}

export function ProductGrid({ cards, columns = 5, priorityCount = 0, renderMark, filler }: Props) {
  return (
    <div className={`${sheet.sheet} ${styles.grid}`} data-columns={columns}>
      {cards.map((card, index) => (
        <ProductCard key={card.id} card={card} priority={index < priorityCount} mark={renderMark?.(card)} />
      ))}
      {filler && <div className={styles.filler}>{filler}</div>}
    </div>
  )
}

/** One row that scrolls sideways on small screens. */
export function ProductRail({ cards }: { cards: readonly Card[] }) {
  return (
    <div className={styles.rail}>
      <div className={`${sheet.sheet} ${styles.row}`}>
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} />
        ))}
      </div>
    </div>
  )
}
