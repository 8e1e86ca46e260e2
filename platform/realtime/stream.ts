import type { ServerResponse } from 'node:http'
import type { Caller } from '../http/caller.ts'
import { type Event, maxEventsPerRead } from './event-queries.ts'

/** A slow client with more than this buffered is disconnected; it reconnects and resumes. */
const maxUnreadBytes = 1024 * 1024
const maxReplayedIds = maxEventsPerRead * 5

export type EventMessage = { id: number; text: string }

/** The event in text/event-stream format, without its id line, which differs between streams. */
export const formatEvent = ({ topic, payload }: Omit<Event, 'id'>) =>
  `event: ${topic.split(':')[0]}\ndata: ${JSON.stringify(payload)}\n\n`

/** One open connection. Live events are buffered until the missed ones have been replayed. */
export class Stream {
  readonly caller: Caller
  /** The authorization query whose result is in effect. */
  generation = 0
  readonly #raw: ServerResponse
  #cursor = 0
  readonly #replayedIds = new Set<number>()
  #buffered: EventMessage[] | undefined = []
  /** Final text of a stream that was ended before it started. */
  #finalText: string | undefined

  constructor(caller: Caller, raw: ServerResponse) {
    this.caller = caller
    this.#raw = raw
  }

  get isEnded() {
    return this.#finalText !== undefined || this.#raw.writableEnded || this.#raw.destroyed
  }

  /** Ids are assigned before the commit, so an event may arrive with an id below the cursor. The cursor never moves back. */
  get cursor() {
    return this.#cursor
  }

  start(cursor: number, headers: Record<string, string>) {
    this.#cursor = cursor
    this.#raw.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    })
    const ready = `retry: 1000\nid: ${cursor}\nevent: ready\ndata: {}\n\n`
    if (this.#finalText === undefined) this.#write(ready)
    else this.#raw.end(ready + this.#finalText)
  }

  replay(missed: readonly Event[]) {
    for (const event of missed) {
      this.#replayedIds.add(event.id)
      this.#send({ id: event.id, text: formatEvent(event) })
    }
    for (const id of this.#replayedIds) if (this.#replayedIds.size > maxReplayedIds) this.#replayedIds.delete(id)
  }

  goLive() {
    const buffered = this.#buffered ?? []
    this.#buffered = undefined
    for (const event of buffered) this.deliver(event)
  }

  deliver(event: EventMessage) {
    if (this.#buffered) this.#buffered.push(event)
    else if (!this.#replayedIds.delete(event.id)) this.#send(event)
  }

  /** Drops the text during the replay. */
  sendEphemeral(text: string) {
    if (!this.#buffered) this.#write(text)
  }

  end(last = '') {
    if (this.isEnded) return
    if (this.#raw.headersSent) this.#raw.end(last)
    else this.#finalText = last
  }

  drop() {
    this.#raw.destroy()
  }

  #send({ id, text }: EventMessage) {
    this.#cursor = Math.max(this.#cursor, id)
    this.#write(`id: ${this.#cursor}\n${text}`)
  }

  #write(text: string) {
    if (this.isEnded) return
    this.#raw.write(text)
    if (this.#raw.writableLength > maxUnreadBytes) this.drop()
  }
}
