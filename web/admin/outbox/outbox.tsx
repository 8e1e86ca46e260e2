import { listMessages, resendMessages } from '#modules/operations/queue-contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { bulkForm } from '../../list/bulk-form.ts'
import { ItemList } from '../../list/ItemList.tsx'
import { loadList } from '../../list/load-list.ts'
import { Note } from '../../ui/Note.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Tag } from '../../ui/Tag.tsx'
import type { Route } from './+types/outbox.ts'
import { Time } from '../Time.tsx'

const actions = defineActions({ resend: bulkForm(resendMessages) })
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  return { list: await loadList(listMessages, args), forms: actions.loaderData(args.context, args.url) }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'operations')('outbox'),
    path: '/admin/outbox',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

const statuses = ['Waiting', 'Sent', 'Failed', 'Expired', 'Kept'] as const
const channels = ['Email', 'Sms', 'Push'] as const
const tones = { Waiting: 'neutral', Sent: 'good', Failed: 'bad', Expired: 'neutral', Kept: 'warn' } as const

export default function Outbox({ loaderData: { list, forms } }: Route.ComponentProps) {
  const t = useMessages('operations')
  return (
    <div className={layout.stack}>
      <ItemList
        list={list}
        title={t('outbox')}
        nameOf={({ name, recipient }) => `${name} ${recipient ?? ''}`.trim()}
        columns={[
          { key: 'template', label: t('outbox.column.template'), render: ({ name }) => name },
          {
            key: 'channel',
            label: t('outbox.column.channel'),
            isMinor: true,
            render: ({ channel }) => t(`outbox.channel.${channel}`),
          },
          { key: 'recipient', label: t('outbox.column.recipient'), render: ({ recipient }) => recipient },
          {
            key: 'status',
            label: t('jobs.column.state'),
            isPlain: true,
            render: ({ status }) => <Tag tone={tones[status]}>{t(`outbox.status.${status}`)}</Tag>,
          },
          {
            key: 'createdAt',
            label: t('outbox.column.createdAt'),
            render: ({ createdAt }) => <Time at={createdAt} />,
          },
          { key: 'error', label: t('jobs.column.error'), isLong: true, render: ({ error }) => error },
        ]}
        search={t('outbox.search')}
        filters={{
          status: {
            label: t('jobs.column.state'),
            options: Object.fromEntries(statuses.map((status) => [status, t(`outbox.status.${status}`)])),
          },
          channel: {
            label: t('outbox.column.channel'),
            options: Object.fromEntries(channels.map((channel) => [channel, t(`outbox.channel.${channel}`)])),
          },
        }}
        forms={forms}
        noteOf={(done) => t(`done.${done}`)}
        actions={[
          { intent: 'resend', label: t('outbox.resend'), preview: (count) => t('outbox.resend.preview', { count }) },
        ]}
      />
      <Note tone="info">{t('outbox.rule')}</Note>
    </div>
  )
}
