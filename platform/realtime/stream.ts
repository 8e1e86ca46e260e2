import type { ServerResponse } from 'node:http'
import type { Caller } from '../http/caller.ts'
import { type Event, mostAtOnce } from './event-queries.ts'

/** A reader that leaves more than this unread is dropped: it resumes from where it was. */
const mostUnreadBytes = 1024 * 1024
const mostRemembered = mostAtOnce * 5

export type Written = { id: number; text: string }

/** An event as it goes over the wire; the number before it differs from stream to stream. */
export const written = ({ topic, payload }: Omit<Event, 'id'>) =>
  `event: ${topic.split(':')[0]}\ndata: ${JSON.stringify(payload)}\n\n`

/** One open connection. What it hears waits until it has been told what it missed. */
export class Stream {
  readonly caller: Caller
  /** The turn of rechecks whose answer holds. */
  judgedIn = 0
  readonly #raw: ServerResponse
  #cursor = 0
  readonly #caughtUp = new Set<number>()
  #waiting: Written[] | undefined = []
  /** What a stream is to say when it begins, and no more, because it was ended before. */
  #last: string | undefined

  constructor(caller: Caller, raw: ServerResponse) {
    this.caller = caller
    this.#raw = raw
  }

  get isOver() {
    return this.#last !== undefined || this.#raw.writableEnded || this.#raw.destroyed
  }

  /** Numbers are given before the commit, so an event may come when the cursor has passed it; the cursor never moves back. */
  get cursor() {
    return this.#cursor
  }

  begin(cursor: number, headers: Record<string, string>) {
    this.#cursor = cursor
    this.#raw.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    })
    const ready = `retry: 1000\nid: ${cursor}\nevent: ready\ndata: {}\n\n`
    if (this.#last === undefined) this.#write(ready)
    else this.#raw.end(ready + this.#last)
  }

  catchUp(missed: readonly Event[]) {
    for (const event of missed) {
      this.#caughtUp.add(event.id)
      this.#tell({ id: event.id, text: written(event) })
    }
    for (const id of this.#caughtUp) if (this.#caughtUp.size > mostRemembered) this.#caughtUp.delete(id)
  }

  goLive() {
    const waiting = this.#waiting ?? []
    this.#waiting = undefined
    for (const event of waiting) this.hear(event)
  }

  hear(event: Written) {
    if (this.#waiting) this.#waiting.push(event)
    else if (!this.#caughtUp.delete(event.id)) this.#tell(event)
  }

  /** What is worth something only now. */
  pass(text: string) {
    if (!this.#waiting) this.#write(text)
  }

  end(last = '') {
    if (this.isOver) return
    if (this.#raw.headersSent) this.#raw.end(last)
    else this.#last = last
  }

  drop() {
    this.#raw.destroy()
  }

  #tell({ id, text }: Written) {
    this.#cursor = Math.max(this.#cursor, id)
    this.#write(`id: ${this.#cursor}\n${text}`)
  }

  #write(text: string) {
    if (this.isOver) return
    this.#raw.write(text)
    if (this.#raw.writableLength > mostUnreadBytes) this.drop()
  }
}
