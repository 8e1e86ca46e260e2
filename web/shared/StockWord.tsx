import type { OutputOf } from '#platform/contract.ts'
import type { getProduct } from '#modules/catalog/contract.ts'
import { formatNumber } from '../lib/format.ts'
import { type Locale } from '../lib/locale.ts'
import { type Translate, useMessages } from '../lib/messages.ts'
import styles from './StockWord.module.css'

export type StockFacts = OutputOf<typeof getProduct>['stock']

/** A word and a square, so that colour is never alone. */
export function StockWord({ stock }: { stock: StockFacts }) {
  const t = useMessages('common')
  const word = stockWord(stock)
  return (
    <span className={styles.stock} data-word={word}>
      {t(`stock.${word}`)}
    </span>
  )
}

/** What stands beside the word: how much there is, or how long it takes. */
export function stockAmount({ available, leadDays, status }: StockFacts, t: Translate<'common'>, locale: Locale) {
  if (status !== 'OutOfStock') return formatNumber(available, locale)
  return leadDays === null ? '' : t('stock.days', { count: leadDays })
}

function stockWord({ status, leadDays }: StockFacts) {
  if (status === 'InStock') return 'inStock'
  if (status === 'Low') return 'low'
  return leadDays === null ? 'out' : 'toOrder'
}
