import { listBranches } from '#modules/administration/premises-contract.ts'
import { listErasures } from '#modules/administration/premises-change-contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { ItemList } from '../../list/ItemList.tsx'
import { loadList } from '../../list/load-list.ts'
import { Erasures } from '../stores/Erasures.tsx'
import { usePremisesActions } from '../stores/premises-actions.tsx'
import { usePremisesColumns, usePremisesFilters } from '../stores/premises-columns.tsx'
import { branchForms } from '../stores/premises-forms.ts'
import type { Route } from './+types/branches.ts'

const actions = defineActions(branchForms)
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  const [list, { items: erasures }] = await Promise.all([
    loadList(listBranches, args),
    loaderCall(args.context, (api) => api(listErasures, { kind: 'companybranch' })),
  ])
  return { list, erasures, forms: actions.loaderData(args.context, args.url) }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'admin-stores')('branches'),
    path: '/admin/branches',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

export default function Branches({ loaderData: { list, erasures, forms } }: Route.ComponentProps) {
  const t = useMessages('admin-stores')
  return (
    <ItemList
      list={list}
      title={t('branches')}
      nameOf={({ name }) => name}
      search={t('search.premises')}
      filters={usePremisesFilters()}
      forms={forms}
      noteOf={(done) => t(`done.${done}`)}
      actions={usePremisesActions('companybranch')}
      after={<Erasures erasures={erasures} />}
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
