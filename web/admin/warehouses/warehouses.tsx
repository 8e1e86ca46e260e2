import { listWarehouses } from '#modules/administration/premises-contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { ItemList } from '../../list/ItemList.tsx'
import { loadList } from '../../list/load-list.ts'
import { usePremisesColumns } from '../stores/premises-columns.tsx'
import type { Route } from './+types/warehouses.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listWarehouses, args)

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'admin-stores')('warehouses'),
    path: '/admin/warehouses',
  })
}

export default function Warehouses({ loaderData: list }: Route.ComponentProps) {
  const t = useMessages('admin-stores')
  return (
    <ItemList
      list={list}
      title={t('warehouses')}
      nameOf={({ name }) => name}
      search={t('search.premises')}
      filters={{}}
      columns={usePremisesColumns('warehouses')}
    />
  )
}
