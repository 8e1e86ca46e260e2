// Messages as administrators see them. Recipients are masked, and contents stay inside.
import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'
import { isoTime } from '../db/iso-time.ts'
import { type Paging, selectPage } from '../db/select-page.ts'
import { enqueueEach } from '../jobs/queue.ts'
import { deliverMessage, jobKey } from './job-definitions.ts'
import type { Channel } from './transports.ts'

export const messageStatuses = ['Waiting', 'Sent', 'Failed', 'Expired', 'Kept'] as const
type Status = (typeof messageStatuses)[number]
type StoredMessage = {
  id: string
  channel: Channel
  template: string
  status: Status
  attempts: number
  error: string | null
  createdAt: string
  sentAt: string | null
  canResend: boolean
  recipient: string
}
type Filter = { query: string; channel?: Channel | undefined; status?: Status | undefined }

/** Given up with its content, or kept because nothing could send it; not a code or a link that has expired. */
const isResendable = sql`((m.is_resendable or m.status = 'Kept') and coalesce(m.expires_at > now(), true))`

export async function findMessages(db: Db, { query, channel, status }: Filter, paging: Paging) {
  const page = await selectPage<StoredMessage>(
    db,
    {
      columns: sql`m.id, m.channel, m.template, m.recipient, m.status, m.attempts, m.last_error as error, ${isoTime(sql`m.created_at`)} as "createdAt",
        ${isoTime(sql`m.sent_at`)} as "sentAt", ${isResendable} as "canResend"`,
      from: sql`outgoing_messages m`,
      condition: sql`true ${status ? sql`and m.status = ${status}` : sql``} ${channel ? sql`and m.channel = ${channel}` : sql``}
        ${query ? sql`and lower(m.recipient) = lower(${query})` : sql``}`,
      order: sql`m.created_at desc, m.id`,
    },
    paging,
  )
  return { ...page, items: page.items.map(masked) }
}

export async function countMessages(db: Db) {
  const { rows } = await sql<{ failed: number; waiting: number; oldest: Date | null }>`
    select (select count(*)::int from outgoing_messages where status = 'Failed') as failed,
      count(*)::int as waiting, min(due_at) as oldest from outgoing_messages where status = 'Waiting'
  `.execute(db)
  return rows[0]!
}

/** The messages that can be sent again, locked, among those that there are. */
export async function lockMessages(tx: Tx, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; status: Status; attempts: number; canResend: boolean }>`
    select m.id, m.status, m.attempts, ${isResendable} as "canResend" from outgoing_messages m
    where m.id = any(${ids as string[]}::uuid[]) order by m.id for update
  `.execute(tx)
  return rows
}

export async function resendMessages(tx: Tx, ids: readonly string[]) {
  await sql`
    update outgoing_messages set status = 'Waiting', attempts = 0, due_at = now(), last_error = null, is_resendable = false
    where id = any(${ids as string[]}::uuid[])
  `.execute(tx)
  await enqueueEach(
    tx,
    deliverMessage,
    ids.map((id) => ({ payload: { id }, key: jobKey(id), delayMs: 0 })),
  )
}

/** Servers repeat the address in their errors. A push goes to a subscription, which is nobody's address. */
function masked({ recipient, error, channel, ...message }: StoredMessage) {
  const shown = channel === 'Push' ? null : mask(recipient)
  return { ...message, channel, recipient: shown, error: error && error.replaceAll(recipient, shown ?? '…') }
}

/** `j…@example.com`, `+381…44`. */
export function mask(recipient: string) {
  const at = recipient.lastIndexOf('@')
  return at > 0 ? `${recipient[0]}…${recipient.slice(at)}` : `${recipient.slice(0, 4)}…${recipient.slice(-2)}`
}
