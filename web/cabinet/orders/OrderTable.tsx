import type { listOrders } from '#modules/orders/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { type Column, DataTable } from '../../list/DataTable.tsx'
import { BuyerName } from '../../shared/orders/BuyerName.tsx'
import { sumAndStatusColumns } from '../../shared/orders/order-columns.tsx'
import type { Side } from '../../shared/orders/OrderStatusTag.tsx'
import layout from '../../ui/styles/layout.module.css'

type OrderItem = OutputOf<typeof listOrders>['items'][number]

type Props = { side: Side; orders: readonly OrderItem[]; hasStores?: boolean }

/** Highlights orders that the seller has not opened. `hasStores`: they are those of several stores. */
export function OrderTable({ side, orders, hasStores = false }: Props) {
  const t = useMessages('order')
  const locale = useLocale()
  const href = useLocalizedHref()
  const isNew = ({ isViewed }: OrderItem) => side === 'seller' && !isViewed
  const columns: Column<OrderItem>[] = [
    {
      key: 'number',
      label: t('orders.number'),
      isNarrow: true,
      render: (order) => (
        <>
          <a
            href={href(side === 'seller' ? `/profile/orders/${order.id}` : `/order/${order.id}`)}
            aria-label={t('title', { number: order.number })}
          >
            {order.number}
          </a>
          {isNew(order) && <span className={layout.hidden}>{t('orders.isNew')}</span>}
        </>
      ),
    },
    {
      key: 'date',
      label: t('orders.date'),
      isPlain: true,
      render: ({ createdAt }) => formatDate(createdAt, locale),
    },
    {
      key: 'counterpart',
      label: t(side === 'buyer' ? 'supplier' : 'buyer'),
      render: (order) => (side === 'buyer' ? order.storeName : <BuyerName order={order} />),
    },
    ...(hasStores ? [{ key: 'store', label: t('orders.store'), render: (order: OrderItem) => order.storeName }] : []),
    {
      key: 'lines',
      label: t('orders.lines'),
      isFigure: true,
      render: ({ lineCount }) => formatNumber(lineCount, locale),
    },
    ...sumAndStatusColumns(t, locale, side),
  ]
  return <DataTable label={t('orders')} columns={columns} rows={orders} keyOf={({ id }) => id} isNew={isNew} />
}
