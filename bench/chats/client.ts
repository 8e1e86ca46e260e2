import { setTimeout as sleep } from 'node:timers/promises'
import type { AcknowledgedMessage, DisplayedMessage } from './delivery-check.ts'
import type { Person } from './people.ts'
import { callApi, type ServerEvent, openEvents } from './wire.ts'

export type ClientOptions = {
  origins: readonly string[]
  /** Minimum and maximum of the random delay before a lost stream is reopened. */
  reconnectDelayMs: readonly [number, number]
  random: () => number
  onMessage: (text: string, client: Client) => void
  onProblem: (problem: string) => void
}
type MessagePage = { items: DisplayedMessage[]; newerCursor: number | null }
const retryMs = 300

/** A simulated browser: listens to events, reads the messages they announce, reconnects, and resends until acknowledged. */
export class Client {
  readonly person: Person
  readonly screens: ReadonlyMap<string, DisplayedMessage[]>
  isListening = false
  reconnects = 0
  readonly #options: ClientOptions
  #origin: number
  #cursor = 0
  #isClosed = false
  #close = () => {}
  readonly #targetSeq = new Map<string, number>()
  readonly #reading = new Set<string>()

  constructor(person: Person, options: ClientOptions, origin: number) {
    this.person = person
    this.screens = new Map(person.chatIds.map((id) => [id, []]))
    this.#options = options
    this.#origin = origin
  }

  connect() {
    if (this.#isClosed) return
    const origin = this.#origin
    this.#close = openEvents(this.#options.origins[origin]!, this.person, this.#cursor, {
      onEvent: (event) => void this.#handleEvent(event).catch((error: Error) => this.#options.onProblem(error.message)),
      onClose: () => {
        this.isListening = false
        this.reconnects++
        this.#leaveServer(origin)
        const [minMs, maxMs] = this.#options.reconnectDelayMs
        setTimeout(() => this.connect(), minMs + this.#options.random() * (maxMs - minMs))
      },
    })
  }

  /** Resends the message until a server acknowledges it. */
  async send(chatId: string, text: string): Promise<AcknowledgedMessage> {
    const message = { chatId, message: text, clientMessageId: crypto.randomUUID() }
    for (let origin = this.#origin; ; origin++) {
      const { status, body } = await callApi<DisplayedMessage>(
        this.#options.origins[origin % this.#options.origins.length]!,
        this.person,
        'chat/message/send',
        message,
      )
      if (status === 200) return { chatId, seq: body.seq, text }
      if (status !== 0 && status < 500) throw new Error(`a message was refused with ${status}: ${JSON.stringify(body)}`)
      await sleep(retryMs)
    }
  }

  close() {
    this.#isClosed = true
    this.#close()
  }

  /** Switches to the next server; further failures of the same server are ignored. */
  #leaveServer(origin: number) {
    if (this.#origin === origin) this.#origin = (origin + 1) % this.#options.origins.length
  }

  async #handleEvent({ event, data, id }: ServerEvent) {
    if (id) this.#cursor = id
    if (event === 'ready') {
      this.isListening = true
      await this.#readMissed()
    } else if (data.kind === 'message') await this.#read(String(data.chatId), Number(data.seq))
  }

  /** After every reconnect, one call tells which chats have unread messages. */
  async #readMissed() {
    const { side, isAnonymous } = this.person
    const path = isAnonymous ? 'chat/get/list/anonymous?limit=50' : `chat/get/list/context?limit=50&side=${side}`
    const { body } = await this.#ask<{ items: { id: string | null; lastSeq: number }[] }>(path)
    await Promise.all(body.items.map(({ id, lastSeq }) => id && this.#read(id, lastSeq)))
  }

  /** Reads a chat up to `seq`. Reads of one chat are coalesced. */
  async #read(chatId: string, seq: number) {
    const screen = this.screens.get(chatId)!
    this.#targetSeq.set(chatId, Math.max(seq, this.#targetSeq.get(chatId) ?? 0))
    if (this.#reading.has(chatId)) return
    this.#reading.add(chatId)
    while (!this.#isClosed && (screen.at(-1)?.seq ?? 0) < this.#targetSeq.get(chatId)!) {
      const { body } = await this.#ask<MessagePage>(
        `chat/message/get/list?chatId=${chatId}&after=${screen.at(-1)?.seq ?? 0}&limit=100`,
      )
      for (const { seq: number, text } of body.items) {
        screen.push({ seq: number, text })
        this.#options.onMessage(text, this)
      }
    }
    this.#reading.delete(chatId)
  }

  async #ask<Body>(path: string): Promise<{ body: Body }> {
    for (;;) {
      if (this.#isClosed) return await new Promise(() => {})
      const origin = this.#origin
      const answer = await callApi<Body>(this.#options.origins[origin]!, this.person, path)
      if (answer.status === 200) return answer
      if (answer.status !== 0 && answer.status < 500) throw new Error(`${path} answers ${answer.status}`)
      await sleep(retryMs)
      if (answer.status === 0) this.#leaveServer(origin)
    }
  }
}
