import type { listWarehouses } from '#modules/administration/premises-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { Column } from '../../list/DataTable.tsx'

type Premises = OutputOf<typeof listWarehouses>['items'][number]

/** Branches and warehouses; the name of one leads to its store. */
export function usePremisesColumns(): readonly Column<Premises>[] {
  const t = useMessages('admin-stores')
  const href = useLocalizedHref()
  return [
    {
      key: 'name',
      label: t('column.name'),
      render: ({ name, store }) => <a href={href(`/admin/stores/${store.id}`)}>{name || store.name}</a>,
    },
    { key: 'store', label: t('column.store'), render: ({ store }) => store.name },
    { key: 'location', label: t('column.place'), render: ({ location }) => location },
    { key: 'address', label: t('column.address'), isPlain: true, render: ({ address }) => address },
  ]
}
