// Where the primary and the replica are in the write-ahead log, in bytes. A server that does not answer in time is an error.
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** A page of the log and the headers that it may begin with. */
const pageBytes = 8_192
const pageHeaderBytes = [24, 40]

/** Up to here the replica has replayed the log. */
export async function replayPosition(replica: pg.Pool, maxMs: number): Promise<number> {
  const { position } = await firstRow(
    replica.query<{ position: number | null }>(
      `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 end as position`,
    ),
    maxMs,
  )
  if (position === null) throw new Error('The server of DATABASE_REPLICA_URL is no standby')
  return position
}

/**
 * Up to here the primary has written, flushed or not. After a full page the next record goes behind the header of the next page;
 * replicas replay that header with the record only, so the end of the full page counts until then.
 */
export async function insertPosition(primary: pg.Pool, maxMs: number): Promise<number> {
  const { inserted, flushed } = await firstRow(
    primary.query<{ inserted: number; flushed: number }>(`
      select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as inserted, (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::float8 as flushed
    `),
    maxMs,
  )
  const isBehindHeader = flushed % pageBytes === 0 && pageHeaderBytes.includes(inserted - flushed)
  return isBehindHeader ? flushed : inserted
}

async function firstRow<Row extends pg.QueryResultRow>(
  query: Promise<pg.QueryResult<Row>>,
  maxMs: number,
): Promise<Row> {
  query.catch(() => {})
  const late = sleep(maxMs, undefined, { ref: false }).then(async () => {
    // An answer may have come while the event loop was blocked.
    await nextTurn()
    throw new Error('The replica or the primary does not answer in time')
  })
  return (await Promise.race([query, late])).rows[0]!
}
