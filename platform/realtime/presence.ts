import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Listener } from './listener.ts'

/** How often each process says who is at its streams, and how long that holds. */
type Times = { everyMs?: number; lastsMs?: number }
export type Presence = ReturnType<typeof createPresence>

const gatherMs = 250
/** A topic takes up to 49 of the 8,000 bytes that a notification may have. */
const mostTold = 150
const wanted = 'wanted'

/**
 * Who is here, over all processes, by the topics that they hear: whoever has a stream open, or was seen little more than a minute
 * ago. It lives in memory alone. Each process tells the others who is at its streams, many at a time: now and then of all, at once
 * of whoever has come. What is not told again lapses, so nobody need say goodbye, and a process that is killed takes nobody along.
 */
export function createPresence(db: Db, listener: Listener, { everyMs = 30_000, lastsMs = 75_000 }: Times = {}) {
  const lastsUntil = new Map<string, number>()
  const coming = new Set<string>()
  let here: () => Iterable<string> = () => []
  let gathering: ReturnType<typeof setTimeout> | undefined

  const forget = listener.on('presence', (text) => {
    if (text === wanted) return tellAll()
    for (const topic of JSON.parse(text) as string[]) keep(topic)
  })
  listener.onReconnect(ask)
  const timers = [setInterval(tellAll, everyMs), setTimeout(ask, gatherMs)]

  return {
    isOnline: (topic: string) => lastsFor(topic) > 0,
    /** The others hear of whoever they do not know of already. */
    see(topics: Iterable<string>) {
      for (const topic of topics) {
        if (lastsFor(topic) > lastsMs - everyMs) continue
        keep(topic)
        coming.add(topic)
      }
      if (coming.size > 0) gathering ??= setTimeout(tellComing, gatherMs)
    },
    /** Whose streams are open in this process. */
    follow(topics: () => Iterable<string>) {
      here = topics
    },
    close() {
      forget()
      clearTimeout(gathering)
      for (const timer of timers) clearInterval(timer)
    },
  }

  function keep(topic: string) {
    lastsUntil.set(topic, performance.now() + lastsMs)
  }

  function lastsFor(topic: string) {
    return (lastsUntil.get(topic) ?? 0) - performance.now()
  }

  function tellAll() {
    for (const topic of lastsUntil.keys()) if (lastsFor(topic) <= 0) lastsUntil.delete(topic)
    const topics = [...new Set(here())]
    topics.forEach(keep)
    tell(topics)
  }

  function tellComing() {
    gathering = undefined
    tell([...coming])
    coming.clear()
  }

  function tell(topics: readonly string[]) {
    const parts: string[] = []
    for (let start = 0; start < topics.length; start += mostTold)
      parts.push(JSON.stringify(topics.slice(start, start + mostTold)))
    if (parts.length > 0) say(parts)
  }

  function ask() {
    say([wanted])
  }

  /** What is lost is said again in the next round. */
  function say(texts: string[]) {
    sql`select pg_notify('presence', text) from unnest(${texts}::text[]) as told (text)`.execute(db).catch(() => {})
  }
}
