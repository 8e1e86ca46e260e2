import type { getBranch } from '#modules/administration/premises-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import type { Fact } from '../../ui/FactList.tsx'
import { AdminLink } from '../AdminLink.tsx'
import { StoreStatusTag } from './store-columns.tsx'

type PremisesDetails = Omit<OutputOf<typeof getBranch>, 'phone' | 'audit'>

/** The fields that branches and warehouses share. */
export function usePremisesFacts({ id, store, organization, location, address }: PremisesDetails): readonly Fact[] {
  const t = useMessages('admin-stores')
  return [
    [t('fact.number'), id],
    [
      t('column.store'),
      <AdminLink key="store" path={`/admin/stores/${store.id}`}>
        {store.name}
      </AdminLink>,
    ],
    [t('fact.storeStatus'), <StoreStatusTag key="status" status={store.status} />],
    [
      t('column.company'),
      <AdminLink key="company" path={`/admin/organizations/${organization.id}`}>
        {organization.legalName}
      </AdminLink>,
    ],
    [t('column.place'), location],
    [t('column.address'), address],
  ]
}
