import type { Db } from '../db/database.ts'
import { coalesce } from './coalesce.ts'
import { type Event, latestEvent, maxEventsPerRead, readEvents, readEventsAfter } from './event-queries.ts'
import { createKnownEvents } from './known-events.ts'
import type { Listener } from './listener.ts'
import type { Presence } from './presence.ts'
import { isSessionsTopic, sessionsTopic } from './publish.ts'
import { createStreamAuthorization, type TopicsOf } from './stream-authorization.ts'
import { type Stream, formatEvent } from './stream.ts'
import { createSubscriptions } from './subscriptions.ts'

const heartbeatMs = 25_000

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
  const authorization = createStreamAuthorization(db, topicsOf, subscribe)
  const known = createKnownEvents(db)
  /** The subscribers of each event that has not been read yet. */
  const pendingEvents = new Map<number, Stream[]>()
  let isClosed = false

  /** Authorizes before it delivers, so that somebody who has just lost access gets no further events. */
  const deliver = coalesce(async () => {
    await authorization.authorizeStale()
    await deliverPending()
  })
  /** Runs concurrently with `deliver`. */
  const sweep = coalesce(async () => {
    if (streams.subscribers().length === 0) known.clear()
    else await known.sweep(({ id, topic }) => noticeEvent(id, topic))
    await authorization.authorize(streams.subscribers())
    await deliver()
  })
  const unlisten = listener.on('events', onNotification, () => void sweep())
  presence.setLocalTopics(() => streams.topics().filter((topic) => !isSessionsTopic(topic)))
  const timers = [
    setInterval(() => streams.subscribers().forEach((stream) => stream.sendEphemeral(':\n\n')), heartbeatMs),
    setInterval(() => void sweep(), sweepMs),
  ]
  return { join, readMissed, leave, close }

  /** Subscribes the stream to events that commit from now on. Returns the latest event id; undefined without a valid session. */
  async function join(stream: Stream) {
    subscribe(stream, [])
    if (isClosed) stream.end()
    const [topics] = await authorization.authorize([stream])
    if (!topics) return undefined
    presence.markOnline(topics)
    const latest = await latestEvent(db)
    known.startAfter(latest)
    return latest
  }

  /** The next events after the cursor of the stream. */
  function readMissed(stream: Stream) {
    const topics = streams.topicsOf(stream).filter((topic) => !isSessionsTopic(topic))
    return readEventsAfter(db, topics, stream.cursor)
  }

  function leave(stream: Stream) {
    streams.delete(stream)
    authorization.forget(stream)
  }

  /** Ends all streams; streams that are opened later end at once. */
  function close() {
    isClosed = true
    unlisten()
    for (const timer of timers) clearInterval(timer)
    for (const stream of streams.subscribers()) stream.end()
  }

  function subscribe(stream: Stream, topics: readonly string[]) {
    if (stream.isEnded) return
    const { account } = stream.caller
    streams.set(stream, account ? [...topics, sessionsTopic(account.id)] : topics)
  }

  /** A notification without an id carries its payload: it is sent to those who listen now. */
  function onNotification(text: string) {
    const { id, topic, payload } = JSON.parse(text) as Partial<Event> & Pick<Event, 'topic'>
    if (id !== undefined) return noticeEvent(id, topic)
    const message = formatEvent({ topic, payload })
    for (const stream of streams.subscribersOf(topic)) stream.sendEphemeral(message)
  }

  function noticeEvent(id: number, topic: string) {
    if (!known.add(id)) return
    const subscribers = streams.subscribersOf(topic)
    if (subscribers.size === 0) return
    if (isSessionsTopic(topic)) subscribers.forEach(authorization.markStale)
    else pendingEvents.set(id, [...subscribers])
    void deliver()
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
