import { listBranches } from '#modules/administration/premises-contract.ts'
import { listErasures } from '#modules/administration/premises-change-contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { loadList } from '../../list/load-list.ts'
import { branchForms } from '../stores/premises-forms.ts'
import { PremisesList } from '../stores/PremisesList.tsx'
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

export default function Branches({ loaderData }: Route.ComponentProps) {
  const t = useMessages('admin-stores')
  const phone = {
    key: 'phone',
    label: t('column.phone'),
    isMinor: true,
    render: ({ phone }: { phone: string | null }) => phone && formatPhone(phone),
  }
  return <PremisesList kind="branches" data={loaderData} columns={[phone]} />
}
