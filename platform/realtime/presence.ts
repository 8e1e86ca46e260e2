import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Listener } from './listener.ts'

/** `announceMs`: how often each process announces the topics of its streams. `ttlMs`: how long an announcement is valid. */
type PresenceOptions = { announceMs?: number; ttlMs?: number }
export type Presence = ReturnType<typeof createPresence>

const batchMs = 250
/** A topic takes up to 49 bytes; a PostgreSQL notification holds 8,000. */
const maxTopicsPerNotification = 150
const announceRequest = 'wanted'

/**
 * Presence over all processes, by topic: online means an open stream, or activity within the last `ttlMs`. It is held in memory and
 * gossiped over NOTIFY: each process announces all its topics periodically and new ones at once, in batches. Announcements expire, so
 * leaving needs no message, also when a process is killed.
 */
export function createPresence(
  db: Db,
  listener: Listener,
  { announceMs = 30_000, ttlMs = 75_000 }: PresenceOptions = {},
) {
  const expiresAt = new Map<string, number>()
  const arrivals = new Set<string>()
  let localTopics: () => Iterable<string> = () => []
  let batchTimer: ReturnType<typeof setTimeout> | undefined

  const unlisten = listener.on(
    'presence',
    (text) => {
      if (text === announceRequest) return announceAll()
      for (const topic of JSON.parse(text) as string[]) refresh(topic)
    },
    requestAnnouncements,
  )
  const timers = [setInterval(announceAll, announceMs), setTimeout(requestAnnouncements, batchMs)]

  return {
    isOnline: (topic: string) => remainingMs(topic) > 0,
    /** Announces topics that are not known to be online yet. */
    markOnline(topics: Iterable<string>) {
      for (const topic of topics) {
        if (remainingMs(topic) > ttlMs - announceMs) continue
        refresh(topic)
        arrivals.add(topic)
      }
      if (arrivals.size > 0) batchTimer ??= setTimeout(announceArrivals, batchMs)
    },
    /** Sets the function that lists the topics of this process's open streams. */
    setLocalTopics(topics: () => Iterable<string>) {
      localTopics = topics
    },
    close() {
      unlisten()
      clearTimeout(batchTimer)
      for (const timer of timers) clearInterval(timer)
    },
  }

  function refresh(topic: string) {
    expiresAt.set(topic, performance.now() + ttlMs)
  }

  function remainingMs(topic: string) {
    return (expiresAt.get(topic) ?? 0) - performance.now()
  }

  function announceAll() {
    for (const topic of expiresAt.keys()) if (remainingMs(topic) <= 0) expiresAt.delete(topic)
    const topics = [...new Set(localTopics())]
    topics.forEach(refresh)
    announce(topics)
  }

  function announceArrivals() {
    batchTimer = undefined
    announce([...arrivals])
    arrivals.clear()
  }

  function announce(topics: readonly string[]) {
    const parts: string[] = []
    for (let start = 0; start < topics.length; start += maxTopicsPerNotification)
      parts.push(JSON.stringify(topics.slice(start, start + maxTopicsPerNotification)))
    if (parts.length > 0) notify(parts)
  }

  function requestAnnouncements() {
    notify([announceRequest])
  }

  /** A failed notification is repeated by the next announcement. */
  function notify(texts: string[]) {
    sql`select pg_notify('presence', text) from unnest(${texts}::text[]) as notification (text)`
      .execute(db)
      .catch(() => {})
  }
}
