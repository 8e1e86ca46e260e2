import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Side } from './rules.ts'

type Report = { side: Side; reason: string; comment: string; now: Date }

/** Each side has one report per chat; a new one replaces and reopens it. */
export const upsertReport = (tx: Tx, chatId: string, { side, reason, comment, now }: Report) =>
  sql`
  insert into chat_reports (chat_id, side, reason, comment, created_at) values (${chatId}::uuid, ${side}, ${reason}, ${comment}, ${now})
  on conflict (chat_id, side) do update
    set reason = excluded.reason, comment = excluded.comment, created_at = excluded.created_at, closed_at = null, closed_by = null, note = null, answer = null
`.execute(tx)

/** False for a report that does not exist or is closed. */
export async function closeReport(
  tx: Tx,
  chatId: string,
  { side, by, note, answer, now }: { side: Side; by: string; note: string; answer: string | undefined; now: Date },
) {
  const { rows } = await sql`
    update chat_reports set closed_at = ${now}, closed_by = ${by}::uuid, note = ${note}, answer = ${answer || null}
    where chat_id = ${chatId}::uuid and side = ${side} and closed_at is null returning side
  `.execute(tx)
  return rows.length > 0
}

/** Moves reports to the merged chat; of two reports of one side, an open one wins. */
export async function mergeReports(tx: Tx, from: string, into: string) {
  await sql`
    delete from chat_reports o where chat_id = ${into}::uuid and closed_at is not null
      and exists (select from chat_reports r where r.chat_id = ${from}::uuid and r.side = o.side and r.closed_at is null)
  `.execute(tx)
  await sql`
    update chat_reports r set chat_id = ${into}::uuid where chat_id = ${from}::uuid
      and not exists (select from chat_reports o where o.chat_id = ${into}::uuid and o.side = r.side)
  `.execute(tx)
}
