import type { getWarehouse } from '#modules/administration/premises-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag.tsx'
import { Part } from '../Part.tsx'
import { AdminLink } from '../AdminLink.tsx'
import { Time } from '../Time.tsx'

type Order = OutputOf<typeof getWarehouse>['orders'][number]

export function OpenOrders({ orders }: { orders: readonly Order[] }) {
  const t = useMessages('admin-stores')
  const order = useMessages('order')
  const locale = useLocale()
  return (
    <Part id="orders" title={t('fact.openOrders')} isEmpty={orders.length === 0} empty={t('none')}>
      <DataTable
        label={t('fact.openOrders')}
        rows={orders}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'number',
            label: order('orders.number'),
            render: ({ id, number }) => <AdminLink path={`/admin/orders/${id}`}>{number}</AdminLink>,
          },
          {
            key: 'date',
            label: order('orders.date'),
            isPlain: true,
            render: ({ createdAt }) => <Time at={createdAt} />,
          },
          {
            key: 'quantity',
            label: t('fact.reserved'),
            isFigure: true,
            render: ({ quantity }) => formatNumber(quantity, locale),
          },
          {
            key: 'status',
            label: order('orders.status'),
            isPlain: true,
            render: ({ status }) => <OrderStatusTag status={status} />,
          },
        ]}
      />
    </Part>
  )
}
