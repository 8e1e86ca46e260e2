import type { OutputOf } from '#platform/contract.ts'
import type { getProduct } from '#modules/catalog/contract.ts'
import { type Locale } from '../../lib/locale.ts'
import { type Translate, useMessages } from '../../lib/messages.ts'
import { formatQuantity, type Unit } from '../../lib/units.ts'
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

/** The available quantity with its unit if the supplier gives it, or the days until restock. */
export function stockAmount({ stock, unit }: { stock: Stock; unit: Unit }, t: Translate<'common'>, locale: Locale) {
  const { available, leadDays, status } = stock
  if (status !== 'OutOfStock') return available === null ? '' : formatQuantity(available, unit, t, locale)
  return leadDays === null ? '' : t('stock.days', { count: leadDays })
}

function stockStatusKey({ status, leadDays }: Stock) {
  if (status === 'InStock') return 'inStock'
  if (status === 'Low') return 'low'
  return leadDays === null ? 'out' : 'toOrder'
}
