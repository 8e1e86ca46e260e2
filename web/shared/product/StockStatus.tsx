import type { OutputOf } from '#platform/contract.ts'
import type { getProduct } from '#modules/catalog/contract.ts'
import { formatNumber } from '../../lib/format.ts'
import { type Locale } from '../../lib/locale.ts'
import { type Translate, useMessages } from '../../lib/messages.ts'
import marks from '../../ui/Marks.module.css'
import styles from './StockStatus.module.css'

export type Stock = OutputOf<typeof getProduct>['stock']

/** Text and a coloured square: colour is never the only signal. */
export function StockStatus({ stock }: { stock: Stock }) {
  const t = useMessages('common')
  const statusKey = stockStatusKey(stock)
  return (
    <span className={`${styles.stock} ${marks.square}`} data-word={statusKey}>
      {t(`stock.${statusKey}`)}
    </span>
  )
}

/** The available quantity if the supplier gives it, or the days until restock. */
export function stockAmount({ available, leadDays, status }: Stock, t: Translate<'common'>, locale: Locale) {
  if (status !== 'OutOfStock') return available === null ? '' : formatNumber(available, locale)
  return leadDays === null ? '' : t('stock.days', { count: leadDays })
}

function stockStatusKey({ status, leadDays }: Stock) {
  if (status === 'InStock') return 'inStock'
  if (status === 'Low') return 'low'
  return leadDays === null ? 'out' : 'toOrder'
}
