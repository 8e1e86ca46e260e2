import { listWarehouses } from '#modules/administration/premises-contract.ts'
import { listErasures } from '#modules/administration/premises-change-contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { ItemList } from '../../list/ItemList.tsx'
import { loadList } from '../../list/load-list.ts'
import { Erasures } from '../stores/Erasures.tsx'
import { usePremisesActions } from '../stores/premises-actions.tsx'
import { usePremisesColumns, usePremisesFilters } from '../stores/premises-columns.tsx'
import { warehouseForms } from '../stores/premises-forms.ts'
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

export default function Warehouses({ loaderData: { list, erasures, forms } }: Route.ComponentProps) {
  const t = useMessages('admin-stores')
  return (
    <ItemList
      list={list}
      title={t('warehouses')}
      nameOf={({ name }) => name}
      search={t('search.premises')}
      filters={usePremisesFilters()}
      forms={forms}
      noteOf={(done) => t(`done.${done}`)}
      actions={usePremisesActions('warehouse')}
      after={<Erasures erasures={erasures} />}
      columns={usePremisesColumns('warehouses')}
    />
  )
}
