import type { listWarehouses } from '#modules/administration/premises-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import type { Column } from '../../list/DataTable.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { premisesStatuses } from './premises-actions.tsx'
import { AdminLink } from '../AdminLink.tsx'

export type Premises = OutputOf<typeof listWarehouses>['items'][number]

/** Lists of companies, branches and warehouses are filtered by what administrators have made of them. */
export function usePremisesFilters() {
  const t = useMessages('admin-stores')
  const options = Object.fromEntries(premisesStatuses.map((status) => [status, t(`premises.status.${status}`)]))
  return { status: { label: t('column.status'), options } }
}

/** Branches or warehouses, which may be without a name. */
export function usePremisesColumns(kind: 'branches' | 'warehouses'): readonly Column<Premises>[] {
  const t = useMessages('admin-stores')
  return [
    {
      key: 'name',
      label: t('column.name'),
      render: ({ id, name, store }) => <AdminLink path={`/admin/${kind}/${id}`}>{name || store.name}</AdminLink>,
    },
    {
      key: 'store',
      label: t('column.store'),
      render: ({ store }) => <AdminLink path={`/admin/stores/${store.id}`}>{store.name}</AdminLink>,
    },
    { key: 'location', label: t('column.place'), render: ({ location }) => location },
    { key: 'address', label: t('column.address'), isPlain: true, render: ({ address }) => address },
    { key: 'status', label: t('column.status'), render: ({ status }) => <PremisesStatusTag status={status} /> },
  ]
}

const tones = { Active: 'good', Suspended: 'bad', Deleted: 'neutral' } as const

export function PremisesStatusTag({ status }: { status: (typeof premisesStatuses)[number] }) {
  const t = useMessages('admin-stores')
  return <Tag tone={tones[status]}>{t(`premises.status.${status}`)}</Tag>
}
