// Jobs and outgoing messages.
import { listJobs, listMessages } from '#modules/operations/queue-contract.ts'
import { column, type ExportedList, time } from '../exported-columns.ts'

export const systemLists: readonly ExportedList[] = [
  {
    call: listJobs,
    title: 'operations:jobs',
    columns: [
      column('name', 'operations:jobs.column.kind'),
      column('kind', 'operations:jobs.column.code'),
      column('state', 'operations:jobs.column.state', 'operations:jobs.state'),
      column('attempts', 'operations:jobs.column.attempts'),
      time('runAt', 'operations:jobs.column.runAt'),
      column('error', 'operations:jobs.column.error'),
    ],
  },
  {
    call: listMessages,
    title: 'operations:outbox',
    columns: [
      column('name', 'operations:outbox.column.template'),
      column('channel', 'operations:outbox.column.channel', 'operations:outbox.channel'),
      column('recipient', 'operations:outbox.column.recipient'),
      column('status', 'operations:jobs.column.state', 'operations:outbox.status'),
      time('createdAt', 'operations:outbox.column.createdAt'),
      column('error', 'operations:jobs.column.error'),
    ],
  },
]
