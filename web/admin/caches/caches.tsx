import { invalidateCache, listCacheKeys } from '#modules/operations/cache-contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { bulkForm } from '../../list/bulk-form.ts'
import { ItemList } from '../../list/ItemList.tsx'
import { loadList } from '../../list/load-list.ts'
import { Note } from '../../ui/Note.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/caches.ts'
import { CacheGroups } from './CacheGroups.tsx'
import { CacheForms } from './CacheForms.tsx'

const actions = defineActions({
  drop: bulkForm(invalidateCache),
  dropTag: form(invalidateCache),
  dropAll: form(invalidateCache, { complete: () => ({ isEverything: true }) }),
})
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  const [list, { groups }] = await Promise.all([
    loadList(listCacheKeys, args),
    loaderCall(args.context, (api) => api(listCacheKeys, { pageSize: 1 })),
  ])
  return { list, groups, forms: actions.loaderData(args.context, args.url) }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'operations')('caches'),
    path: '/admin/caches',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

export default function Caches({ loaderData: { list, groups, forms } }: Route.ComponentProps) {
  const t = useMessages('operations')
  return (
    <div className={layout.stack} data-gap="l">
      <ItemList
        list={list}
        title={t('caches')}
        nameOf={({ address }) => address}
        columns={[
          { key: 'address', label: t('caches.column.address'), render: ({ address }) => address },
          { key: 'cache', label: t('caches.column.cache'), render: ({ cache }) => t(`caches.${cache}`) },
          { key: 'locale', label: t('caches.column.locale'), render: ({ locale }) => locale },
          { key: 'currency', label: t('caches.column.currency'), render: ({ currency }) => currency },
          {
            key: 'tags',
            label: t('caches.column.tags'),
            isMinor: true,
            render: ({ tags }) => tags.slice(0, 6).join(', '),
          },
        ]}
        search={t('caches.search')}
        filters={{}}
        forms={forms}
        noteOf={(done) => t(`done.${done}`)}
        actions={[
          {
            intent: 'drop',
            label: t('caches.drop'),
            preview: (count) => t('caches.drop.preview', { count }),
          },
        ]}
      />
      <Note tone="info">{t('caches.lead')}</Note>
      <CacheGroups groups={groups} />
      <CacheForms />
    </div>
  )
}
