import { setTimeout as sleep } from 'node:timers/promises'
import type { Acknowledged, Shown } from './journal.ts'
import type { Person } from './people.ts'
import { ask, type Heard, openEvents } from './wire.ts'

export type Place = {
  origins: readonly string[]
  /** How long a client waits before it opens a lost stream again: anything between the two. */
  pauseMs: readonly [number, number]
  random: () => number
  onShown: (text: string, client: Client) => void
  onProblem: (problem: string) => void
}
type Page = { items: Shown[]; newerCursor: number | null }
const retryMs = 300

/** One open browser: listens, reads what it is told of by number, opens its stream again after a break, sends until it is told yes. */
export class Client {
  readonly person: Person
  readonly screens: ReadonlyMap<string, Shown[]>
  isListening = false
  reconnects = 0
  readonly #place: Place
  #origin: number
  #cursor = 0
  #isOver = false
  #close = () => {}
  readonly #wanted = new Map<string, number>()
  readonly #reading = new Set<string>()

  constructor(person: Person, place: Place, origin: number) {
    this.person = person
    this.screens = new Map(person.chatIds.map((id) => [id, []]))
    this.#place = place
    this.#origin = origin
  }

  connect() {
    if (this.#isOver) return
    const origin = this.#origin
    this.#close = openEvents(this.#place.origins[origin]!, this.person, this.#cursor, {
      hear: (heard) => void this.#hear(heard).catch((error: Error) => this.#place.onProblem(error.message)),
      over: () => {
        this.isListening = false
        this.reconnects++
        this.#turnFrom(origin)
        const [least, most] = this.#place.pauseMs
        setTimeout(() => this.connect(), least + this.#place.random() * (most - least))
      },
    })
  }

  /** The same message until a server has taken it. */
  async send(chatId: string, text: string): Promise<Acknowledged> {
    const message = { chatId, message: text, clientMessageId: crypto.randomUUID() }
    for (let origin = this.#origin; ; origin++) {
      const { status, body } = await ask<Shown>(
        this.#place.origins[origin % this.#place.origins.length]!,
        this.person,
        'chat/message/send',
        message,
      )
      if (status === 200) return { chatId, seq: body.seq, text }
      if (status !== 0 && status < 500) throw new Error(`a message was refused with ${status}: ${JSON.stringify(body)}`)
      await sleep(retryMs)
    }
  }

  leave() {
    this.#isOver = true
    this.#close()
  }

  /** A server that has failed twice has been left once. */
  #turnFrom(origin: number) {
    if (this.#origin === origin) this.#origin = (origin + 1) % this.#place.origins.length
  }

  async #hear({ event, data, id }: Heard) {
    if (id) this.#cursor = id
    if (event === 'ready') {
      this.isListening = true
      await this.#readMissed()
    } else if (data.kind === 'message') await this.#read(String(data.chatId), Number(data.seq))
  }

  /** After every break: one call says where there is more than the screens show. */
  async #readMissed() {
    const { side, isAnonymous } = this.person
    const path = isAnonymous ? 'chat/get/list/anonymous?limit=50' : `chat/get/list/context?limit=50&side=${side}`
    const { body } = await this.#ask<{ items: { id: string | null; lastSeq: number }[] }>(path)
    await Promise.all(body.items.map(({ id, lastSeq }) => id && this.#read(id, lastSeq)))
  }

  /** One reading of a chat at a time: what is told meanwhile is read by it. */
  async #read(chatId: string, seq: number) {
    const screen = this.screens.get(chatId)!
    this.#wanted.set(chatId, Math.max(seq, this.#wanted.get(chatId) ?? 0))
    if (this.#reading.has(chatId)) return
    this.#reading.add(chatId)
    while (!this.#isOver && (screen.at(-1)?.seq ?? 0) < this.#wanted.get(chatId)!) {
      const { body } = await this.#ask<Page>(
        `chat/message/get/list?chatId=${chatId}&after=${screen.at(-1)?.seq ?? 0}&limit=100`,
      )
      for (const { seq: number, text } of body.items) {
        screen.push({ seq: number, text })
        this.#place.onShown(text, this)
      }
    }
    this.#reading.delete(chatId)
  }

  async #ask<Body>(path: string): Promise<{ body: Body }> {
    for (;;) {
      if (this.#isOver) return await new Promise(() => {})
      const origin = this.#origin
      const answer = await ask<Body>(this.#place.origins[origin]!, this.person, path)
      if (answer.status === 200) return answer
      if (answer.status !== 0 && answer.status < 500) throw new Error(`${path} answers ${answer.status}`)
      await sleep(retryMs)
      if (answer.status === 0) this.#turnFrom(origin)
    }
  }
}
