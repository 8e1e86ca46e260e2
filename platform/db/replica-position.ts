// Whether the replica may be read: it answers in time, does not lag too far, and is not behind the caches or a visitor.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../log.ts'
import { followCaches } from './cache-position.ts'
import { insertPosition, replayPosition } from './log-positions.ts'

/** `checkMs`: between regular checks; `answerMs`: for an answer of either server. */
export type ReplicaLimits = { checkMs: number; answerMs: number; maxLagMs: number }
export const usualLimits: ReplicaLimits = { checkMs: 1_000, answerMs: 1_000, maxLagMs: 10_000 }

/** How long a read waits for the replica, and how often it asks meanwhile. After a read has waited in vain none waits for `noWaitMs`. */
const maxWaitMs = 30
const pauseMs = 2
const noWaitMs = 1_000

/** `replica`: a pool of its own, so that checks do not wait behind reads. */
type Options = { primary: pg.Pool; replica: pg.Pool; log: Log; limits: ReplicaLimits }
export type ReplicaPosition = Awaited<ReturnType<typeof followReplica>>

/** Resolves after the first check. */
export async function followReplica({ primary, replica, log, limits }: Options) {
  const ofPrimary = () => insertPosition(primary, limits.answerMs)
  const caches = followCaches(ofPrimary)
  let isUsed = true
  let hasEnded = false
  /** The replica has replayed at least this. */
  let replayed = 0
  let asking: Promise<void> | undefined
  let waitsAgainAt = 0
  /** Where the primary was at a regular check; the lag is the time that the replica takes to get there. */
  let goal = { position: 0, setAt: performance.now() }
  await check()
  void checkRegularly()
  return { mayRead, hasReached, leave, ofPrimary, end }

  async function mayRead() {
    if (!isUsed) return false
    const position = await caches.current()
    return position !== undefined && hasReached(position)
  }

  /** Waits a moment for the replica, unless a read has just waited in vain. */
  async function hasReached(position: number) {
    const startedAt = performance.now()
    while (isUsed && replayed < position) {
      await (asking ??= askReplica()
        .catch(leave)
        .finally(() => (asking = undefined)))
      if (replayed >= position || startedAt < waitsAgainAt) break
      if (performance.now() - startedAt > maxWaitMs) waitsAgainAt = startedAt + noWaitMs
      else await sleep(pauseMs)
    }
    return replayed >= position
  }

  async function askReplica() {
    replayed = await replayPosition(replica, limits.answerMs)
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

  async function checkRegularly() {
    while (!hasEnded) {
      await sleep(limits.checkMs, undefined, { ref: false })
      if (!hasEnded) await check()
    }
  }

  /** A goal stays until the replica has reached it. A replica that is not used comes back when two checks are enough for that. */
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

  function end() {
    hasEnded = true
    caches.end()
  }
}
