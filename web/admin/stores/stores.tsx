import { listStores } from '#modules/administration/store-contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { BulkConfirm, useBulkPreview } from '../../list/BulkActions.tsx'
import { BulkTable } from '../../list/BulkTable.tsx'
import { ListFilters } from '../../list/ListFilters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { listPath } from '../../list/list-state.ts'
import { loadList } from '../../list/load-list.ts'
import type { Route } from './+types/stores.ts'
import { intents, useStoreActions } from './store-actions.tsx'
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

export default function Stores({ loaderData: { list, forms } }: Route.ComponentProps) {
  const t = useMessages('admin-stores')
  const common = useMessages('list')
  const href = useLocalizedHref()
  const { state, items } = list
  const done = useDone(forms)
  const bulk = useStoreActions()
  const preview = useBulkPreview(bulk)
  return (
    <ListPage
      title={t('title')}
      filters={
        <ListFilters
          state={state}
          fields={list.filterFields}
          search={t('search')}
          texts={{
            status: {
              label: t('column.status'),
              options: Object.fromEntries(statuses.map((status) => [status, t(`status.${status}`)])),
            },
            supplierType: { label: t('column.type'), options: useSupplierTypes() },
          }}
        />
      }
      done={done && t(`done.${done}`)}
      problem={
        <>
          <FormProblem intents={intents} />
          {preview && (
            <BulkConfirm
              preview={preview}
              state={state}
              nameOf={(id) => items.find((item) => item.id === id)?.name ?? String(id)}
            />
          )}
        </>
      }
      pages={{ ...list, hrefOf: (page) => href(listPath(state, { page: page > 1 ? page : undefined })) }}
      empty={<p>{common('empty.narrowed')}</p>}
    >
      <BulkTable
        title={t('title')}
        state={state}
        nameOf={({ name }) => name}
        actions={bulk}
        preview={preview}
        columns={useStoreColumns()}
        rows={items}
      />
    </ListPage>
  )
}
