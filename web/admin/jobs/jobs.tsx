import { deleteJobs, listJobs, listSchedules, retryJobs } from '#modules/operations/queue-contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { bulkForm } from '../../list/bulk-form.ts'
import { ItemList } from '../../list/ItemList.tsx'
import { loadList } from '../../list/load-list.ts'
import layout from '../../ui/styles/layout.module.css'
import { Tag } from '../../ui/Tag.tsx'
import type { Route } from './+types/jobs.ts'
import { Schedules } from './Schedules.tsx'
import { Time } from '../Time.tsx'

const actions = defineActions({ retry: bulkForm(retryJobs), delete: bulkForm(deleteJobs) })
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  const [list, { items: schedules }] = await Promise.all([
    loadList(listJobs, args),
    loaderCall(args.context, (api) => api(listSchedules, {})),
  ])
  return { list, schedules, forms: actions.loaderData(args.context, args.url) }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'operations')('jobs'),
    path: '/admin/jobs',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

const states = ['Running', 'Due', 'Scheduled', 'Retrying', 'Failed'] as const
const tones = { Running: 'good', Due: 'neutral', Scheduled: 'neutral', Retrying: 'warn', Failed: 'bad' } as const

export default function Jobs({ loaderData: { list, schedules, forms } }: Route.ComponentProps) {
  const t = useMessages('operations')
  return (
    <div className={layout.stack} data-gap="l">
      <ItemList
        list={list}
        title={t('jobs')}
        nameOf={({ name, id }) => `${name} ${id}`}
        columns={[
          { key: 'kind', label: t('jobs.column.kind'), render: ({ name }) => name },
          { key: 'code', label: t('jobs.column.code'), isExtra: true, render: ({ kind }) => <code>{kind}</code> },
          {
            key: 'state',
            label: t('jobs.column.state'),
            isPlain: true,
            render: ({ state }) => <Tag tone={tones[state]}>{t(`jobs.state.${state}`)}</Tag>,
          },
          {
            key: 'attempts',
            label: t('jobs.column.attempts'),
            render: ({ attempts, maxAttempts: most }) => t('jobs.attempts', { attempts, most }),
          },
          {
            key: 'runAt',
            label: t('jobs.column.runAt'),
            render: ({ runAt }) => <Time at={runAt} />,
          },
          { key: 'error', label: t('jobs.column.error'), isLong: true, render: ({ error }) => error },
        ]}
        search={t('jobs.search')}
        filters={{
          state: {
            label: t('jobs.column.state'),
            options: Object.fromEntries(states.map((state) => [state, t(`jobs.state.${state}`)])),
          },
        }}
        forms={forms}
        noteOf={(done) => t(`done.${done}`)}
        actions={[
          { intent: 'retry', label: t('jobs.retry'), preview: (count) => t('jobs.retry.preview', { count }) },
          {
            intent: 'delete',
            label: t('jobs.delete'),
            preview: (count) => t('jobs.delete.preview', { count }),
            isDanger: true,
          },
        ]}
      />
      <Schedules schedules={schedules} />
    </div>
  )
}
