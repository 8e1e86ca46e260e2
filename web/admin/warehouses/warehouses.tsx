import { listWarehouses } from '#modules/administration/premises-contract.ts'
import { listErasures } from '#modules/administration/premises-change-contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator } from '../../lib/messages.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { loadList } from '../../list/load-list.ts'
import { warehouseForms } from '../stores/premises-forms.ts'
import { PremisesList } from '../stores/PremisesList.tsx'
import type { Route } from './+types/warehouses.ts'

const actions = defineActions(warehouseForms)
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  const [list, { items: erasures }] = await Promise.all([
    loadList(listWarehouses, args),
    loaderCall(args.context, (api) => api(listErasures, { kind: 'warehouse' })),
  ])
  return { list, erasures, forms: actions.loaderData(args.context, args.url) }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'admin-stores')('warehouses'),
    path: '/admin/warehouses',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

export default function Warehouses({ loaderData }: Route.ComponentProps) {
  return <PremisesList kind="warehouses" data={loaderData} />
}
