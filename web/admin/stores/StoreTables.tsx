import { useMessages } from '../../lib/messages.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { Part } from '../Part.tsx'
import { PremisesStatusTag } from './premises-columns.tsx'
import { AdminLink } from '../AdminLink.tsx'
import type { StoreDetails } from './StoreFacts.tsx'

/** `store`: the name of the store for which the person works, among several. */
type Person = StoreDetails['members'][number] & { store?: string }

/** People who work for stores; who administers accounts can go on to theirs. */
export function People({ people }: { people: readonly Person[] }) {
  const t = useMessages('admin-stores')
  const roles = useMessages('shell')
  return (
    <Part id="people" title={t('people')} isEmpty={people.length === 0} empty={t('none')}>
      <DataTable
        label={t('people')}
        rows={people}
        keyOf={({ id, store }) => `${id} ${store}`}
        columns={[
          {
            key: 'name',
            label: t('column.name'),
            render: ({ id, name }) => <AdminLink path={`/admin/accounts/${id}`}>{name || id}</AdminLink>,
          },
          { key: 'email', label: t('column.email'), isPlain: true, render: ({ email }) => email },
          { key: 'role', label: t('column.role'), render: ({ role }) => roles(`role.${role}`) },
          ...(people.some(({ store }) => store)
            ? [{ key: 'store', label: t('column.store'), render: ({ store }: Person) => store }]
            : []),
        ]}
      />
    </Part>
  )
}

type PremisesProps = { kind: 'branches' | 'warehouses'; premises: readonly StoreDetails['branches'][number][] }

export function Premises({ kind, premises }: PremisesProps) {
  const t = useMessages('admin-stores')
  return (
    <Part id={kind} title={t(kind)} isEmpty={premises.length === 0} empty={t('none')}>
      <DataTable
        label={t(kind)}
        rows={premises}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'name',
            label: t('column.name'),
            render: ({ id, name, location }) => <AdminLink path={`/admin/${kind}/${id}`}>{name || location}</AdminLink>,
          },
          { key: 'location', label: t('column.place'), isPlain: true, render: ({ location }) => location },
          { key: 'address', label: t('column.address'), isPlain: true, render: ({ address }) => address },
          { key: 'status', label: t('column.status'), render: ({ status }) => <PremisesStatusTag status={status} /> },
        ]}
      />
    </Part>
  )
}
