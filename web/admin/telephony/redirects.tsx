import { redirectStatistics } from '#modules/contacts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatNumber } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { loadList } from '../../list/load-list.ts'
import layout from '../../ui/styles/layout.module.css'
import { AdminLink } from '../AdminLink.tsx'
import type { Route } from './+types/redirects.ts'
import { formatDuration } from './format-duration.ts'
import { StatisticsList } from './StatisticsList.tsx'

export const loader = (args: Route.LoaderArgs) => loadList(redirectStatistics, args)

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'telephony')('view.redirects'),
    path: '/admin/telephony/redirects',
  })
}

type Item = OutputOf<typeof redirectStatistics>['items'][number]

/** Phone views and calls of a period by store. */
export default function Redirects({ loaderData: list }: Route.ComponentProps) {
  const t = useMessages('telephony')
  const locale = useLocale()
  const figure = (key: Exclude<keyof Item, 'store'>) => ({ key, label: t(`column.${key}`), isFigure: true })
  return (
    <StatisticsList
      view="redirects"
      list={list}
      columns={[
        { ...figure('shows'), render: ({ shows }) => formatNumber(shows, locale) },
        { ...figure('calls'), render: (item) => <CallCount item={item} /> },
        { ...figure('missed'), render: ({ missed }) => formatNumber(missed, locale) },
        {
          ...figure('medianDurationSeconds'),
          render: ({ medianDurationSeconds: seconds }) => seconds !== null && formatDuration(seconds),
        },
      ]}
    />
  )
}

/** The number of calls, which leads to their list for those who may open it. */
function CallCount({ item: { store, calls } }: { item: Item }) {
  const t = useMessages('telephony')
  const locale = useLocale()
  const count = formatNumber(calls, locale)
  if (calls === 0) return count
  return (
    <AdminLink
      className={layout.link}
      path={`/admin/telephony/calls?storeId=${store.id}`}
      aria-label={t('calls.of', { store: store.name, count })}
    >
      {count}
    </AdminLink>
  )
}
