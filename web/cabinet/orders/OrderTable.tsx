import type { listOrders } from '#modules/orders/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDate, formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import layout from '../../ui/layout.module.css'
import table from '../../ui/Table.module.css'
import styles from './orders.module.css'
import { type Side, StatusTag } from '../../shared/StatusTag.tsx'

type Row = OutputOf<typeof listOrders>['items'][number]

/** A seller's unopened orders stand out. */
export function OrderTable({ side, orders }: { side: Side; orders: readonly Row[] }) {
  const t = useMessages('order')
  const locale = useLocale()
  const href = useHref()
  const other = side === 'buyer' ? t('supplier') : t('buyer')
  return (
    <table className={`${table.table} ${table.stacked} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{t('orders.number')}</th>
          <th scope="col">{t('orders.date')}</th>
          <th scope="col">{other}</th>
          <th scope="col" className={table.figure}>
            {t('orders.lines')}
          </th>
          <th scope="col" className={table.figure}>
            {t('orders.sum')}
          </th>
          <th scope="col">{t('orders.status')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ id, number, createdAt, storeName, buyerName, lineCount, total, status, isViewed }) => (
          <tr key={id} data-new={side === 'seller' && !isViewed ? '' : undefined}>
            <th scope="row">
              <a href={href(`/order/${id}`)} aria-label={t('title', { number })}>
                {number}
              </a>
              {side === 'seller' && !isViewed && <span className={layout.hidden}>{t('orders.isNew')}</span>}
            </th>
            <td>{formatDate(createdAt, locale)}</td>
            <td data-label={other}>{side === 'buyer' ? storeName : buyerName}</td>
            <td className={table.figure} data-label={t('orders.lines')}>
              {formatNumber(lineCount, locale)}
            </td>
            <td className={table.figure} data-label={t('orders.sum')}>
              {formatMoney(total, locale)}
            </td>
            <td>
              <StatusTag status={status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
