import { deleteAccounts, listAccounts } from '#modules/moderation/account-contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { BulkConfirm, useBulkPreview } from '../../list/BulkActions.tsx'
import { bulkForm } from '../../list/bulk-form.ts'
import { BulkTable } from '../../list/BulkTable.tsx'
import { ListFilters } from '../../list/ListFilters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { listPath } from '../../list/list-state.ts'
import { loadList } from '../../list/load-list.ts'
import type { Route } from './+types/accounts.ts'
import { useAccountActions } from './account-actions.ts'
import { useAccountColumns } from './account-columns.tsx'
import { useFeatureNames, useStatusNames } from './names.ts'

const actions = defineActions({ delete: bulkForm(deleteAccounts) })
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  return { list: await loadList(listAccounts, args), forms: actions.loaderData(args.context, args.url) }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'accounts')('title'),
    path: '/admin/accounts',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

export default function Accounts({ loaderData: { list, forms } }: Route.ComponentProps) {
  const t = useMessages('accounts')
  const common = useMessages('list')
  const href = useLocalizedHref()
  const { state, items } = list
  const done = useDone(forms)
  const bulk = useAccountActions()
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
            status: { label: t('column.status'), options: useStatusNames() },
            feature: { label: t('filter.feature'), options: useFeatureNames() },
          }}
        />
      }
      done={done && t(`done.${done}`)}
      problem={
        <>
          <FormProblem intents={['delete']} />
          {preview && (
            <BulkConfirm
              preview={preview}
              state={state}
              nameOf={(id) => items.find((item) => item.id === id)?.name || String(id)}
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
        nameOf={({ name }) => name || t('nameless')}
        actions={bulk}
        preview={preview}
        columns={useAccountColumns()}
        rows={items}
      />
    </ListPage>
  )
}
