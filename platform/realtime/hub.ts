import type { Db } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { type Event, latestEvent, listEventsAfter, mostAtOnce, readEvents, readEventsAfter } from './event-queries.ts'
import type { Listener } from './listener.ts'
import type { Presence } from './presence.ts'
import { isOfSessions, sessionsTopic } from './publish.ts'
import { createRound } from './round.ts'
import { type Stream, written } from './stream.ts'
import { createTopics } from './topics.ts'

/** A lost notification leaves nobody listening longer than this, and what it told of arrives by then. */
const recheckMs = 4_000
const heartbeatMs = 25_000
/** How many rechecks a transaction may take to commit once its event has a number. */
const floorsKept = 8
const mostCallers = 500
const mostListed = 5_000

/** Which topics callers may hear now, decided by the business; undefined for whoever's session has ended. */
export type TopicsOf = (db: Db, callers: readonly Caller[], now: Date) => Promise<(string[] | undefined)[]>

export type Hub = ReturnType<typeof createHub>

/**
 * All streams of a process. A notification is parsed once and its event read once, whoever hears it, and what streams may
 * hear is asked for many of them at a time. A stream is told of an event once, at the latest by the next recheck.
 */
export function createHub(db: Db, listener: Listener, topicsOf: TopicsOf, presence: Presence) {
  const streams = createTopics<Stream>()
  const doubted = new Set<Stream>()
  const due = new Map<number, Stream[]>()
  // The numbers that have been noticed beyond the lowest floor. A floor is the highest number that a recheck has found.
  const noticed = new Set<number>()
  let floors: number[] = []
  let turns = 0
  let isClosed = false

  /** Who may hear comes before what there is to hear, so that whoever has just left hears no more. */
  const tell = createRound(async () => {
    await recheckDoubted()
    await tellDue()
  })
  /** Beside the telling, which does not wait for it. */
  const patrol = createRound(async () => {
    await sweep()
    await recheck(streams.all())
    await tell()
  })
  const forget = listener.on('events', (text) => {
    const { id, topic, payload } = JSON.parse(text) as Partial<Event> & Pick<Event, 'topic'>
    if (id !== undefined) notice(id, topic)
    else for (const stream of streams.of(topic)) stream.pass(written({ topic, payload }))
  })
  presence.follow(() => streams.topics().filter((topic) => !isOfSessions(topic)))
  // Whatever was said while the connection was lost.
  listener.onReconnect(() => void patrol())
  const timers = [
    setInterval(() => streams.all().forEach((stream) => stream.pass(':\n\n')), heartbeatMs),
    setInterval(() => void patrol(), recheckMs),
  ]

  return {
    /** From here on the stream hears what is committed. Answers the latest number there is; undefined when there is no session. */
    async join(stream: Stream) {
      hears(stream, [])
      if (isClosed) stream.end()
      const turn = ++turns
      const [allowed] = await topicsOf(db, [stream.caller], new Date())
      if (!allowed) return undefined
      judge(stream, allowed, turn)
      presence.see(allowed)
      const latest = await latestEvent(db)
      if (floors.length === 0) floors = [latest]
      return latest
    },
    /** The next events beyond what the stream has been told. */
    missed: (stream: Stream) =>
      readEventsAfter(
        db,
        streams.heardBy(stream).filter((topic) => !isOfSessions(topic)),
        stream.cursor,
      ),
    leave(stream: Stream) {
      streams.delete(stream)
      doubted.delete(stream)
    },
    /** Ends all streams, and those that are opened later as soon as they begin. */
    close() {
      isClosed = true
      forget()
      for (const timer of timers) clearInterval(timer)
      for (const stream of streams.all()) stream.end()
    },
  }

  function hears(stream: Stream, allowed: readonly string[]) {
    if (stream.isOver) return
    const { account } = stream.caller
    streams.set(stream, account ? [...allowed, sessionsTopic(account.id)] : allowed)
  }

  function notice(id: number, topic: string) {
    if (noticed.has(id)) return
    noticed.add(id)
    const hearers = streams.of(topic)
    if (hearers.size === 0) return
    if (isOfSessions(topic)) for (const stream of hearers) doubted.add(stream)
    else due.set(id, [...hearers])
    void tell()
  }

  async function recheckDoubted() {
    const asked = [...doubted]
    doubted.clear()
    try {
      await recheck(asked)
    } catch (error) {
      for (const stream of asked) doubted.add(stream)
      throw error
    }
  }

  async function recheck(asked: readonly Stream[]) {
    for (let start = 0; start < asked.length; start += mostCallers) {
      const batch = asked.slice(start, start + mostCallers)
      const turn = ++turns
      const allowed = await topicsOf(
        db,
        batch.map(({ caller }) => caller),
        new Date(),
      )
      for (const [index, stream] of batch.entries()) judge(stream, allowed[index], turn)
    }
  }

  /** An answer that was asked for earlier than the one that holds is out of date. */
  function judge(stream: Stream, allowed: readonly string[] | undefined, turn: number) {
    if (stream.judgedIn > turn) return
    stream.judgedIn = turn
    if (allowed) hears(stream, allowed)
    else stream.end('event: ended\ndata: {}\n\n')
  }

  /** Notices what no notification has told of. */
  async function sweep() {
    if (streams.all().length === 0) {
      floors = []
      return noticed.clear()
    }
    let after = floors[0] ?? (await latestEvent(db))
    for (let isFull = true; isFull;) {
      const found = await listEventsAfter(db, after, mostListed)
      for (const { id, topic } of found) notice(id, topic)
      after = found.at(-1)?.id ?? after
      isFull = found.length === mostListed
    }
    floors = [...floors, after].slice(-floorsKept)
    for (const id of noticed) if (id <= floors[0]!) noticed.delete(id)
  }

  /** What cannot be read now is due still. */
  async function tellDue() {
    const ids = [...due.keys()].sort((a, b) => a - b)
    for (let start = 0; start < ids.length; start += mostAtOnce) {
      const batch = ids.slice(start, start + mostAtOnce)
      for (const event of await readEvents(db, batch)) {
        const told = { id: event.id, text: written(event) }
        for (const stream of due.get(event.id)!) if (streams.of(event.topic).has(stream)) stream.hear(told)
      }
      for (const id of batch) due.delete(id)
    }
  }
}
