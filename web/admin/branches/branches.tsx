import { listBranches } from '#modules/administration/premises-contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { ItemList } from '../../list/ItemList.tsx'
import { loadList } from '../../list/load-list.ts'
import { usePremisesColumns } from '../stores/premises-columns.tsx'
import type { Route } from './+types/branches.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listBranches, args)

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'admin-stores')('branches'),
    path: '/admin/branches',
  })
}

export default function Branches({ loaderData: list }: Route.ComponentProps) {
  const t = useMessages('admin-stores')
  return (
    <ItemList
      list={list}
      title={t('branches')}
      nameOf={({ name }) => name}
      search={t('search.premises')}
      filters={{}}
      columns={[
        ...usePremisesColumns('branches'),
        {
          key: 'phone',
          label: t('column.phone'),
          isMinor: true,
          render: ({ phone }: { phone?: string | null }) => phone && formatPhone(phone),
        },
      ]}
    />
  )
}
