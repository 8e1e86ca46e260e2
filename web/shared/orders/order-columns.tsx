import type { listOrders } from '#modules/orders/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoney } from '../../lib/format.ts'
import type { Locale } from '../../lib/locale.ts'
import type { Translate } from '../../lib/messages.ts'
import type { Column } from '../../list/DataTable.tsx'
import { ConvertedAmount } from '../ConvertedAmount.tsx'
import { OrderStatusTag, type Side } from './OrderStatusTag.tsx'

type ListedOrder = OutputOf<typeof listOrders>['items'][number]
type Order = Pick<ListedOrder, 'total' | 'status'> & Partial<Pick<ListedOrder, 'shownTotal'>>

/** The last columns of every list of orders. Buyers read sums in their currency as well, since each supplier has its own. */
export const sumAndStatusColumns = <Item extends Order>(
  t: Translate<'order'>,
  locale: Locale,
  side: Side = 'seller',
): Column<Item>[] => [
  {
    key: 'sum',
    label: t('orders.sum'),
    isFigure: true,
    render: ({ total, shownTotal }) => (
      <>
        {formatMoney(total, locale)}
        {side === 'buyer' && shownTotal && <ConvertedAmount amount={total} shown={shownTotal} />}
      </>
    ),
  },
  {
    key: 'status',
    label: t('orders.status'),
    isPlain: true,
    render: ({ status }) => <OrderStatusTag status={status} />,
  },
]
