import { deleteAccounts, listAccounts } from '#modules/moderation/account-contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { bulkForm } from '../../list/bulk-form.ts'
import { ItemList } from '../../list/ItemList.tsx'
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
  return (
    <ItemList
      list={list}
      title={t('title')}
      nameOf={({ name }) => name || t('nameless')}
      columns={useAccountColumns()}
      search={t('search')}
      filters={{
        status: { label: t('column.status'), options: useStatusNames() },
        feature: { label: t('filter.feature'), options: useFeatureNames() },
      }}
      forms={forms}
      noteOf={(done) => t(`done.${done}`)}
      actions={useAccountActions()}
    />
  )
}
