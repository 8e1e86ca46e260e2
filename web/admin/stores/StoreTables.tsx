import { useRouteLoaderData } from 'react-router'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { DataTable } from '../../list/DataTable.tsx'
import type { loader as rootLoader } from '../../root-data.ts'
import { Part } from '../Part.tsx'
import type { StoreDetails } from './StoreFacts.tsx'

/** The people of a store; who administers accounts can go on to theirs. */
export function People({ store: { members } }: { store: StoreDetails }) {
  const t = useMessages('admin-stores')
  const roles = useMessages('shell')
  const href = useLocalizedHref()
  const features = useRouteLoaderData<typeof rootLoader>('root')?.account?.features ?? []
  return (
    <Part id="people" title={t('people')} isEmpty={members.length === 0} empty={t('none')}>
      <DataTable
        label={t('people')}
        rows={members}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'name',
            label: t('column.name'),
            render: ({ id, name }) =>
              features.includes('accounts') ? <a href={href(`/admin/accounts/${id}`)}>{name || id}</a> : name,
          },
          { key: 'email', label: t('column.email'), isPlain: true, render: ({ email }) => email },
          { key: 'role', label: t('column.role'), render: ({ role }) => roles(`role.${role}`) },
        ]}
      />
    </Part>
  )
}

type PremisesProps = { kind: 'branches' | 'warehouses'; store: StoreDetails }

export function Premises({ kind, store }: PremisesProps) {
  const t = useMessages('admin-stores')
  return (
    <Part id={kind} title={t(kind)} isEmpty={store[kind].length === 0} empty={t('none')}>
      <DataTable
        label={t(kind)}
        rows={store[kind]}
        keyOf={({ id }) => id}
        columns={[
          { key: 'name', label: t('column.name'), render: ({ name }) => name },
          { key: 'location', label: t('column.place'), isPlain: true, render: ({ location }) => location },
          { key: 'address', label: t('column.address'), isPlain: true, render: ({ address }) => address },
        ]}
      />
    </Part>
  )
}
