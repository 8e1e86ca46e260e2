// How far the replica has replayed what the primary has written, and whether it may be read. Positions are bytes of the write-ahead log.
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { onInvalidate } from '../cache.ts'
import type { Log } from '../log.ts'

export type ReplicaLimits = { checkMs: number; answerMs: number; maxLagMs: number }
export const usualLimits: ReplicaLimits = { checkMs: 1_000, answerMs: 1_000, maxLagMs: 10_000 }
/** How long a read waits for the replica, how often it asks meanwhile, and for how long nobody waits after one has in vain. */
const [maxWaitMs, pauseMs, noWaitMs] = [30, 2, 1_000]

/** At the end of a page the next record goes behind the header of the next one, which is not replayed before that record. */
const pageBytes = 8_192
const pageHeaderBytes = [24, 40]

/** `replica`: a pool of its own, so that checks do not wait behind reads. */
type Options = { primary: pg.Pool; replica: pg.Pool; log: Log; limits: ReplicaLimits }
export type ReplicaPosition = Awaited<ReturnType<typeof followReplica>>

/** Resolves after the first check. */
export async function followReplica({ primary, replica, log, limits }: Options) {
  /** At least this has been replayed. */
  let replayed = 0
  let checking: Promise<void> | undefined
  let waitsFrom = 0
  /** The caches of this process show no older state. */
  let cached = 0
  let invalidations = 0
  let covered = 0
  let covering: Promise<boolean> | undefined
  /** A position of the primary that the replica must reach in time. */
  let goal = { position: 0, setAt: performance.now() }
  let isUsed = true
  let hasEnded = false
  const stopListening = onInvalidate(() => {
    void cover(++invalidations)
  })
  await check()
  void checkRegularly()
  return { mayRead, hasReached, leave, ofPrimary, end }

  /** Whether the replica answers in time and shows nothing older than the caches. */
  async function mayRead() {
    return isUsed && (await cover(invalidations)) && (await hasReached(cached))
  }

  /** Waits a moment for the replica, unless waiting was in vain before. */
  async function hasReached(position: number) {
    const startedAt = performance.now()
    while (isUsed && replayed < position) {
      await (checking ??= askReplica()
        .catch(leave)
        .finally(() => (checking = undefined)))
      if (replayed >= position || startedAt < waitsFrom) break
      if (performance.now() - startedAt > maxWaitMs) waitsFrom = startedAt + noWaitMs
      else await sleep(pauseMs)
    }
    return replayed >= position
  }

  /** The replica is not read until regular checks find that it has caught up. */
  function leave(error: Error) {
    if (isUsed) log.warn({ err: error }, 'the replica is not used; the primary answers its reads')
    isUsed = false
  }

  function comeBack() {
    if (!isUsed) log.warn('the replica is used again')
    isUsed = true
  }

  /** A lag is the time since the replica was to reach the goal; it comes back when it needs no more than two checks for that. */
  async function check() {
    try {
      await askReplica()
      const lagMs = performance.now() - goal.setAt
      if (replayed < goal.position) {
        if (lagMs > limits.maxLagMs) leave(new Error(`The replica lags by more than ${limits.maxLagMs / 1000} s`))
        return
      }
      if (lagMs <= 2 * (limits.checkMs + limits.answerMs)) comeBack()
    } catch (error) {
      leave(error as Error)
    }
    goal = { position: await ofPrimary().catch(() => 0), setAt: performance.now() }
  }

  async function checkRegularly() {
    while (!hasEnded) {
      await sleep(limits.checkMs, undefined, { ref: false })
      if (!hasEnded) await check()
    }
  }

  async function askReplica() {
    const { position } = await inTime(
      replica.query<{ position: number | null }>(
        `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 end as position`,
      ),
    )
    if (position === null) throw new Error('The server of DATABASE_REPLICA_URL is no standby')
    replayed = position
  }

  /** Includes what has been written, but not yet flushed. */
  async function ofPrimary() {
    const { inserted, flushed } = await inTime(
      primary.query<{ inserted: number; flushed: number }>(`
        select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as inserted, (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::float8 as flushed
      `),
    )
    const isBehindHeader = flushed % pageBytes === 0 && pageHeaderBytes.includes(inserted - flushed)
    return isBehindHeader ? flushed : inserted
  }

  /** A notification arrives after its transaction is visible on the primary, so the position is asked for afterwards. */
  async function cover(heard: number) {
    while (covered < heard) if (!(await (covering ??= coverAll().finally(() => (covering = undefined))))) return false
    return true
  }

  async function coverAll() {
    const heard = invalidations
    const position = await ofPrimary().catch(() => undefined)
    if (position === undefined) return false
    cached = Math.max(cached, position)
    covered = heard
    return true
  }

  async function inTime<Row extends pg.QueryResultRow>(query: Promise<pg.QueryResult<Row>>): Promise<Row> {
    query.catch(() => {})
    const late = sleep(limits.answerMs, undefined, { ref: false }).then(async () => {
      // An answer may have come while the event loop was blocked.
      await nextTurn()
      throw new Error('The replica or the primary does not answer in time')
    })
    return (await Promise.race([query, late])).rows[0]!
  }

  function end() {
    hasEnded = true
    stopListening()
  }
}
