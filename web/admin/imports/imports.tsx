import { listAllImports } from '#modules/imports/admin-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatList } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { ItemList } from '../../list/ItemList.tsx'
import { loadList } from '../../list/load-list.ts'
import type { ListColumn } from '../../list/tools/choose-columns.ts'
import { importStatuses } from '../../shared/imports/ImportStatus.tsx'
import { useResultColumns } from '../../shared/imports/use-result-columns.tsx'
import { StoreLink } from '../StoreLink.tsx'
import { Time } from '../Time.tsx'
import type { Route } from './+types/imports.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listAllImports, args)

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'imports')('list'),
    path: '/admin/imports',
  })
}

/** What came of the files of all stores, for who is asked about one or has started it. */
export default function Imports({ loaderData: list }: Route.ComponentProps) {
  const t = useMessages('imports')
  const products = useMessages('admin-products')
  return (
    <ItemList
      list={list}
      title={t('list')}
      nameOf={({ fileName }) => fileName}
      columns={useColumns()}
      search={t('search')}
      filters={{
        status: {
          label: t('column.status'),
          options: Object.fromEntries(importStatuses.map((status) => [status, t(`status.${status}`)])),
        },
        storeId: { label: products('filter.store') },
      }}
    />
  )
}

type Listed = OutputOf<typeof listAllImports>['items'][number]

function useColumns(): readonly ListColumn<Listed>[] {
  const t = useMessages('imports')
  const products = useMessages('admin-products')
  const locale = useLocale()
  const reasonsOf = ({ problem, reasons }: Listed) =>
    problem?.text ??
    formatList(
      reasons.map(({ text, count }) => t('reason', { reason: text, count })),
      locale,
    )
  return [
    { key: 'file', label: t('column.file'), isLong: true, render: ({ fileName }) => fileName },
    { key: 'store', label: products('column.store'), render: ({ store }) => <StoreLink store={store} /> },
    { key: 'date', label: t('column.date'), render: ({ createdAt }) => <Time at={createdAt} /> },
    ...useResultColumns(),
    { key: 'reasons', label: t('reasons'), isMinor: true, render: reasonsOf },
  ]
}
