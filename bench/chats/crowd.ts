import { setTimeout as sleep } from 'node:timers/promises'
import { pick, randomFrom } from '#seed/stores/random.ts'
import { Client, type ClientOptions } from './client.ts'
import { type AcknowledgedMessage, findDeliveryProblems } from './delivery-check.ts'
import type { Person } from './people.ts'

export type CrowdOptions = {
  people: readonly Person[]
  origins: readonly string[]
  reconnectDelayMs: ClientOptions['reconnectDelayMs']
  seed?: number
}
export type Load = { perSecond: number; seconds: number }
/** Milliseconds from sending a message until another client of the chat shows it. */
export type Delivery = { p50: number; p95: number; p99: number; max: number; shown: number }
export type Outcome = {
  sent: AcknowledgedMessage[]
  reconnects: number
  isSettled: boolean
  problems: string[]
  delivery: Delivery
}

const connectTimeoutMs = 60_000

/** Simulates many browsers spread over the servers. `settle` compares every screen with the acknowledged messages. */
export function createCrowd({ people, origins, reconnectDelayMs, seed = 1 }: CrowdOptions) {
  const random = randomFrom(seed)
  const problems = new Set<string>()
  const sentAt = new Map<string, { quantile: number; sender: Client }>()
  const times: number[] = []
  const sent: AcknowledgedMessage[] = []
  let inFlight = 0
  const clientOptions: ClientOptions = {
    origins,
    reconnectDelayMs,
    random,
    onMessage(text, client) {
      const message = sentAt.get(text)
      if (message && message.sender !== client) times.push(performance.now() - message.quantile)
    },
    onProblem: (problem) => problems.add(problem),
  }
  const clients = people.map((person, index) => new Client(person, clientOptions, index % origins.length))

  return {
    connect,
    load,
    settle,
    countSent: () => sent.length,
    leave: () => clients.forEach((client) => client.close()),
  }

  /** Opens `perSecond` streams a second and returns how many are open in the end. */
  async function connect(perSecond: number) {
    for (const client of clients) {
      client.connect()
      await sleep(1_000 / perSecond)
    }
    await waitUntil(() => clients.every(({ isListening }) => isListening), connectTimeoutMs)
    return clients.filter(({ isListening }) => isListening).length
  }

  /** Sends messages from random clients at a constant rate, independent of response times (open loop). */
  async function load({ perSecond, seconds }: Load) {
    const startedAt = performance.now()
    for (let number = 0; number < perSecond * seconds; number++) {
      await sleep(Math.max(0, startedAt + (number * 1_000) / perSecond - performance.now()))
      const sender = pick(clients, random)
      void send(sender, pick(sender.person.chatIds, random), `message ${sentAt.size + 1}`)
    }
  }

  async function send(sender: Client, chatId: string, text: string) {
    sentAt.set(text, { quantile: performance.now(), sender })
    inFlight++
    try {
      sent.push(await sender.send(chatId, text))
    } catch (error) {
      problems.add((error as Error).message)
    }
    inFlight--
  }

  /** Waits until all clients are connected and have read everything, at most `withinMs`. */
  async function settle(withinMs: number): Promise<Outcome> {
    const sentByChat = () => Map.groupBy(sent, ({ chatId }) => chatId)
    const isSettled = await waitUntil(() => {
      if (inFlight > 0 || !clients.every(({ isListening }) => isListening)) return false
      const counts = sentByChat()
      return clients.every(({ screens }) =>
        [...screens].every(([chatId, shown]) => shown.length >= (counts.get(chatId)?.length ?? 0)),
      )
    }, withinMs)
    const screens = clients.flatMap((client, index) =>
      [...client.screens].map(([chatId, shown]) => ({ owner: `${client.person.side} ${index}`, chatId, shown })),
    )
    return {
      sent,
      isSettled,
      reconnects: clients.reduce((total, client) => total + client.reconnects, 0),
      delivery: summarize(times),
      problems: [...problems, ...findDeliveryProblems(sent, screens)],
    }
  }
}

export type Crowd = ReturnType<typeof createCrowd>

function summarize(times: number[]): Delivery {
  const sorted = times.toSorted((a, b) => a - b)
  const quantile = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return {
    p50: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
    max: sorted.at(-1) ?? Number.NaN,
    shown: sorted.length,
  }
}

async function waitUntil(condition: () => boolean, withinMs: number) {
  for (const deadline = performance.now() + withinMs; !condition(); await sleep(100))
    if (performance.now() > deadline) return false
  return true
}
