import type { Db } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import {
  type Event,
  latestEvent,
  listEventsAfter,
  maxEventsPerRead,
  readEvents,
  readEventsAfter,
} from './event-queries.ts'
import type { Listener } from './listener.ts'
import type { Presence } from './presence.ts'
import { isSessionsTopic, sessionsTopic } from './publish.ts'
import { coalesce } from './coalesce.ts'
import { type Stream, formatEvent } from './stream.ts'
import { createSubscriptions } from './subscriptions.ts'

const heartbeatMs = 25_000
/** Number of sweeps within which a transaction has to commit after its event got an id. */
const maxLowWaterMarks = 8
const maxCallersPerBatch = 500
const maxEventsPerSweep = 5_000

/** The topics that each caller may subscribe to now, in the same order; undefined for a caller whose session has ended. */
export type TopicsOf = (db: Db, callers: readonly Caller[], now: Date) => Promise<(string[] | undefined)[]>

/** `sweepMs`: upper bound for the delay of an event, or of an ended session, whose notification was lost. */
type HubOptions = { sweepMs?: number }
export type Hub = ReturnType<typeof createHub>

/**
 * Holds all streams of a process. Each notification is parsed once and its event is read once for all subscribers; streams are
 * authorized in batches. A stream gets each event exactly once, at the latest after the next sweep.
 */
export function createHub(
  db: Db,
  listener: Listener,
  topicsOf: TopicsOf,
  presence: Presence,
  { sweepMs = 4_000 }: HubOptions = {},
) {
  const streams = createSubscriptions<Stream>()
  const staleStreams = new Set<Stream>()
  const pendingEvents = new Map<number, Stream[]>()
  /** Ids of known events above the oldest low-water mark. */
  const seenIds = new Set<number>()
  /** The highest event id of each of the last sweeps, oldest first. */
  let lowWaterMarks: number[] = []
  /** Numbers the authorization queries in the order in which they start. */
  let lastGeneration = 0
  let isClosed = false

  /** Authorizes before it delivers, so that somebody who has just lost access gets no further events. */
  const deliver = coalesce(async () => {
    await reauthorizeStale()
    await deliverPending()
  })
  /** Runs concurrently with `deliver`. */
  const runSweep = coalesce(async () => {
    await findMissedEvents()
    await reauthorize(streams.subscribers())
    await deliver()
  })
  const unlisten = listener.on(
    'events',
    (text) => {
      const { id, topic, payload } = JSON.parse(text) as Partial<Event> & Pick<Event, 'topic'>
      if (id !== undefined) recordEvent(id, topic)
      else for (const stream of streams.subscribersOf(topic)) stream.sendEphemeral(formatEvent({ topic, payload }))
    },
    () => void runSweep(),
  )
  presence.setLocalTopics(() => streams.topics().filter((topic) => !isSessionsTopic(topic)))
  const timers = [
    setInterval(() => streams.subscribers().forEach((stream) => stream.sendEphemeral(':\n\n')), heartbeatMs),
    setInterval(() => void runSweep(), sweepMs),
  ]

  return {
    /** Subscribes the stream to events that commit from now on. Returns the latest event id; undefined without a valid session. */
    async join(stream: Stream) {
      subscribe(stream, [])
      if (isClosed) stream.end()
      const generation = ++lastGeneration
      const [allowed] = await topicsOf(db, [stream.caller], new Date())
      if (!allowed) return undefined
      applyAuthorization(stream, allowed, generation)
      presence.markOnline(allowed)
      const latest = await latestEvent(db)
      if (lowWaterMarks.length === 0) lowWaterMarks = [latest]
      return latest
    },
    /** The next events after the cursor of the stream. */
    readMissed: (stream: Stream) =>
      readEventsAfter(
        db,
        streams.topicsOf(stream).filter((topic) => !isSessionsTopic(topic)),
        stream.cursor,
      ),
    leave(stream: Stream) {
      streams.delete(stream)
      staleStreams.delete(stream)
    },
    /** Ends all streams; streams that are opened later end at once. */
    close() {
      isClosed = true
      unlisten()
      for (const timer of timers) clearInterval(timer)
      for (const stream of streams.subscribers()) stream.end()
    },
  }

  function subscribe(stream: Stream, allowed: readonly string[]) {
    if (stream.isEnded) return
    const { account } = stream.caller
    streams.set(stream, account ? [...allowed, sessionsTopic(account.id)] : allowed)
  }

  function recordEvent(id: number, topic: string) {
    if (seenIds.has(id)) return
    seenIds.add(id)
    const subscribers = streams.subscribersOf(topic)
    if (subscribers.size === 0) return
    if (isSessionsTopic(topic)) for (const stream of subscribers) staleStreams.add(stream)
    else pendingEvents.set(id, [...subscribers])
    void deliver()
  }

  async function reauthorizeStale() {
    const checked = [...staleStreams]
    staleStreams.clear()
    try {
      await reauthorize(checked)
    } catch (error) {
      for (const stream of checked) staleStreams.add(stream)
      throw error
    }
  }

  async function reauthorize(checked: readonly Stream[]) {
    for (let start = 0; start < checked.length; start += maxCallersPerBatch) {
      const batch = checked.slice(start, start + maxCallersPerBatch)
      const generation = ++lastGeneration
      const allowed = await topicsOf(
        db,
        batch.map(({ caller }) => caller),
        new Date(),
      )
      for (const [index, stream] of batch.entries()) applyAuthorization(stream, allowed[index], generation)
    }
  }

  /** Ignores a result that is older than the one in effect. */
  function applyAuthorization(stream: Stream, allowed: readonly string[] | undefined, generation: number) {
    if (stream.generation > generation) return
    stream.generation = generation
    if (allowed) subscribe(stream, allowed)
    else stream.end('event: ended\ndata: {}\n\n')
  }

  /** Finds events whose notification was lost. */
  async function findMissedEvents() {
    if (streams.subscribers().length === 0) {
      lowWaterMarks = []
      return seenIds.clear()
    }
    let after = lowWaterMarks[0] ?? (await latestEvent(db))
    for (let isFull = true; isFull;) {
      const events = await listEventsAfter(db, after, maxEventsPerSweep)
      for (const { id, topic } of events) recordEvent(id, topic)
      after = events.at(-1)?.id ?? after
      isFull = events.length === maxEventsPerSweep
    }
    lowWaterMarks = [...lowWaterMarks, after].slice(-maxLowWaterMarks)
    for (const id of seenIds) if (id <= lowWaterMarks[0]!) seenIds.delete(id)
  }

  /** Events that cannot be read now stay pending. */
  async function deliverPending() {
    const ids = [...pendingEvents.keys()].sort((a, b) => a - b)
    for (let start = 0; start < ids.length; start += maxEventsPerRead) {
      const batch = ids.slice(start, start + maxEventsPerRead)
      for (const event of await readEvents(db, batch)) {
        const message = { id: event.id, text: formatEvent(event) }
        for (const stream of pendingEvents.get(event.id)!)
          if (streams.subscribersOf(event.topic).has(stream)) stream.deliver(message)
      }
      for (const id of batch) pendingEvents.delete(id)
    }
  }
}
