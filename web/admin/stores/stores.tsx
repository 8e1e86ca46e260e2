import { listStores } from '#modules/administration/store-contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { ItemList } from '../../list/ItemList.tsx'
import { loadList } from '../../list/load-list.ts'
import type { Route } from './+types/stores.ts'
import { useStoreActions } from './store-actions.tsx'
import { statuses, useStoreColumns, useSupplierTypes } from './store-columns.tsx'
import { storeForms } from './store-forms.ts'

const actions = defineActions(storeForms)
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  return { list: await loadList(listStores, args), forms: actions.loaderData(args.context, args.url) }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'admin-stores')('title'),
    path: '/admin/stores',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

const causes = ['BrokenFeed', 'HeldImport', 'Erasure'] as const

export default function Stores({ loaderData: { list, forms } }: Route.ComponentProps) {
  const t = useMessages('admin-stores')
  const statusNames = Object.fromEntries(statuses.map((status) => [status, t(`status.${status}`)]))
  return (
    <ItemList
      list={list}
      title={t('title')}
      nameOf={({ name }) => name}
      columns={useStoreColumns()}
      search={t('search')}
      filters={{
        status: { label: t('column.status'), options: statusNames },
        supplierType: { label: t('column.type'), options: useSupplierTypes() },
        waitsFor: {
          label: t('waitsFor'),
          options: Object.fromEntries(causes.map((cause) => [cause, t(`waitsFor.${cause}`)])),
        },
      }}
      forms={forms}
      noteOf={(done) => t(`done.${done}`)}
      actions={useStoreActions()}
    />
  )
}
