import type { listAllOrders } from '#modules/administration/order-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { ListColumn } from '../../list/tools/choose-columns.ts'
import { BuyerName } from '../../shared/orders/BuyerName.tsx'
import { sumAndStatusColumns } from '../../shared/orders/order-columns.tsx'
import { AdminLink } from '../AdminLink.tsx'
import { Time } from '../Time.tsx'

type OrderItem = OutputOf<typeof listAllOrders>['items'][number]

export function useOrderColumns(): readonly ListColumn<OrderItem>[] {
  const t = useMessages('order')
  const locale = useLocale()
  const href = useLocalizedHref()
  return [
    {
      key: 'number',
      label: t('orders.number'),
      isNarrow: true,
      render: ({ id, number }) => (
        <a href={href(`/admin/orders/${id}`)} aria-label={t('title', { number })}>
          {number}
        </a>
      ),
    },
    {
      key: 'date',
      label: t('orders.date'),
      isPlain: true,
      render: ({ createdAt }) => <Time at={createdAt} />,
    },
    {
      key: 'store',
      label: t('supplier'),
      render: ({ storeId, storeName }) => <AdminLink path={`/admin/stores/${storeId}`}>{storeName}</AdminLink>,
    },
    { key: 'buyer', label: t('buyer'), render: (order) => <BuyerName order={order} /> },
    {
      key: 'lines',
      label: t('orders.lines'),
      isFigure: true,
      isMinor: true,
      render: ({ lineCount }) => formatNumber(lineCount, locale),
    },
    ...sumAndStatusColumns(t, locale),
  ]
}
