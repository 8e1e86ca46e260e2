import type { ReactNode } from 'react'
import sheet from '../ui/Sheet.module.css'
import { type Card, ProductCard } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'

type Props = {
  cards: readonly Card[]
  view?: 'grid' | 'list'
  columns?: 5 | 4 | 3
  /** How many cards stand in the first screen. */ above?: number
  /** What stands on a card beside its goods. */ markOf?: (card: Card) => ReactNode
}

export function ProductGrid({ cards, view = 'grid', columns = 5, above = 0, markOf }: Props) {
  return (
    <div className={`${sheet.sheet} ${styles.grid}`} data-view={view} data-columns={columns}>
      {cards.map((card, index) => (
        <ProductCard key={card.id} card={card} view={view} priority={index < above} mark={markOf?.(card)} />
      ))}
    </div>
  )
}

/** One row; on small screens it moves sideways, by touch or keyboard. */
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
