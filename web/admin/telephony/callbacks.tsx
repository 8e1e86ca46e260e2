import { callbackStatistics } from '#modules/contacts/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatNumber } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { formatMinutes } from '../../lib/response-time.ts'
import { loadList } from '../../list/load-list.ts'
import type { Route } from './+types/callbacks.ts'
import { StatisticsList } from './StatisticsList.tsx'

export const loader = (args: Route.LoaderArgs) => loadList(callbackStatistics, args)

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'telephony')('view.callbacks'),
    path: '/admin/telephony/callbacks',
  })
}

const figures = ['requested', 'waiting', 'inWork', 'done', 'cancelled'] as const

/** Callback requests of a period by store. */
export default function Callbacks({ loaderData: list }: Route.ComponentProps) {
  const t = useMessages('telephony')
  const common = useMessages('common')
  const locale = useLocale()
  return (
    <StatisticsList
      view="callbacks"
      list={list}
      columns={[
        ...figures.map((key) => ({
          key,
          label: t(`column.${key}`),
          isFigure: true,
          render: (item: (typeof list.items)[number]) => formatNumber(item[key], locale),
        })),
        {
          key: 'medianSecondsToTake',
          label: t('column.medianSecondsToTake'),
          isFigure: true,
          render: ({ medianSecondsToTake: seconds }) =>
            seconds !== null && formatMinutes(Math.round(seconds / 60), common),
        },
      ]}
    />
  )
}
