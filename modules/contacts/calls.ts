import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { listCalls } from './contract.ts'
import { periodOf } from './rules.ts'

type CallItem = OutputOf<typeof listCalls>['items'][number]
type EndedCall = {
  callId: string
  from: string
  to: string
  startedAt: Date
  durationSeconds: number
  status: CallItem['status']
  audioUrl?: string
}

/** The id of a new call, undefined for a repeat. The call belongs to the store that leased the number when it started. */
export async function insertCall(
  tx: Tx,
  { callId, from, to, startedAt, durationSeconds, status, audioUrl }: EndedCall,
  now: Date,
) {
  const { rows } = await sql<{ id: string }>`
    insert into phone_calls (provider_call_id, store_id, number, caller_phone, started_at, duration_seconds, status, audio_url, received_at)
    values (
      ${callId}, (select l.store_id from number_leases l where l.number = ${to} and l.started_at <= ${startedAt} order by l.started_at desc limit 1),
      ${to}, ${from}, ${startedAt}, ${durationSeconds}, ${status}, ${audioUrl ?? null}, ${now}
    )
    on conflict do nothing returning id
  `.execute(tx)
  return rows[0]?.id
}

type Filter = { storeId?: number; status?: CallItem['status']; from?: string; to?: string }

export async function findCalls(
  db: Db,
  filter: Filter,
  { page, pageSize }: { page: number; pageSize: number },
  locale: Locale,
  now: Date,
): Promise<CallItem[]> {
  const { rows } = await sql<Omit<CallItem, 'startedAt'> & { startedAt: Date }>`
    select c.id, c.provider_call_id as "callId", c.number, c.caller_phone as "callerPhone", c.started_at as "startedAt", c.duration_seconds as "durationSeconds",
      c.status, case when c.audio_key is not null then 'Ready' when c.audio_url is not null then 'Waiting' else 'None' end as audio,
      case when s.id is not null then json_build_object('id', s.id, 'alias', s.alias, 'name', ${storeName(locale)}) end as store
    from phone_calls c left join stores s on s.id = c.store_id
    where ${matches(filter, now)} order by c.started_at desc, c.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db)
  return rows.map(({ startedAt, ...row }) => ({ ...row, startedAt: startedAt.toISOString() }))
}

export async function countCalls(db: Db, filter: Filter, now: Date) {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from phone_calls c where ${matches(filter, now)}`.execute(db)
  return rows[0]!.count
}

function matches({ storeId, status, from, to }: Filter, now: Date) {
  const period = periodOf({ from, to }, now)
  return sql`true ${from ? sql`and c.started_at >= ${period.from}` : sql``} ${to ? sql`and c.started_at < ${period.until}` : sql``}
    ${storeId ? sql`and c.store_id = ${storeId}` : sql``} ${status ? sql`and c.status = ${status}` : sql``}`
}

export type Recording = { key: string; type: string }

export async function findRecording(db: Db, id: string): Promise<Recording | undefined> {
  const { rows } =
    await sql<Recording>`select audio_key as key, audio_type as type from phone_calls where id = ${id}::uuid and audio_key is not null`.execute(
      db,
    )
  return rows[0]
}

/** The URL of a recording; undefined once it is downloaded or abandoned. */
export async function findAudioUrl(db: Db, id: string) {
  const { rows } = await sql<{
    url: string
  }>`select audio_url as url from phone_calls where id = ${id}::uuid and audio_key is null and audio_url is not null`.execute(
    db,
  )
  return rows[0]?.url
}

export const saveRecording = (db: Db, id: string, { key, type }: Recording) =>
  sql`update phone_calls set audio_key = ${key}, audio_type = ${type}, audio_url = null where id = ${id}::uuid`.execute(
    db,
  )

export const abandonRecording = (db: Db, id: string) =>
  sql`update phone_calls set audio_url = null where id = ${id}::uuid`.execute(db)

/** Recordings started before `before`, or whose caller's number was anonymised. */
export async function findExpiredRecordings(db: Db, before: Date, limit: number) {
  const { rows } = await sql<{ id: string; key: string }>`
    select id, audio_key as key from phone_calls where audio_key is not null and (started_at < ${before} or caller_phone is null) order by started_at limit ${limit}
  `.execute(db)
  return rows
}

export const clearRecordings = (db: Db, ids: readonly string[]) =>
  sql`update phone_calls set audio_key = null, audio_type = null where id = any(${ids as string[]}::uuid[])`.execute(db)
