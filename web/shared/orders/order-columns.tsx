import type { listOrders } from '#modules/orders/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoney } from '../../lib/format.ts'
import type { Locale } from '../../lib/locale.ts'
import type { Translate } from '../../lib/messages.ts'
import type { Column } from '../../list/DataTable.tsx'
import { OrderStatusTag } from './OrderStatusTag.tsx'

type Order = Pick<OutputOf<typeof listOrders>['items'][number], 'total' | 'status'>

/** The last columns of every list of orders. */
export const sumAndStatusColumns = <Item extends Order>(t: Translate<'order'>, locale: Locale): Column<Item>[] => [
  { key: 'sum', label: t('orders.sum'), isFigure: true, render: ({ total }) => formatMoney(total, locale) },
  {
    key: 'status',
    label: t('orders.status'),
    isPlain: true,
    render: ({ status }) => <OrderStatusTag status={status} />,
  },
]
