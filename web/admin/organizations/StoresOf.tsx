import type { getOrganization } from '#modules/administration/premises-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { Part } from '../Part.tsx'
import { AdminLink } from '../AdminLink.tsx'
import { StoreStatusTag } from '../stores/store-columns.tsx'

type Store = OutputOf<typeof getOrganization>['stores'][number]

/** The stores of a company; what can be done about one is on its page. */
export function StoresOf({ stores }: { stores: readonly Store[] }) {
  const t = useMessages('admin-stores')
  const locale = useLocale()
  return (
    <Part id="stores" title={t('title')} isEmpty={stores.length === 0} empty={t('none')}>
      <DataTable
        label={t('title')}
        rows={stores}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'name',
            label: t('column.name'),
            render: ({ id, name }) => <AdminLink path={`/admin/stores/${id}`}>{name}</AdminLink>,
          },
          {
            key: 'products',
            label: t('fact.onSale'),
            isFigure: true,
            render: ({ productCount }) => formatNumber(productCount, locale),
          },
          {
            key: 'orders',
            label: t('fact.openOrders'),
            isFigure: true,
            render: ({ openOrders }) => formatNumber(openOrders, locale),
          },
          {
            key: 'status',
            label: t('column.status'),
            isPlain: true,
            render: ({ status }) => <StoreStatusTag status={status} />,
          },
        ]}
      />
    </Part>
  )
}
