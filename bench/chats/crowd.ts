import { setTimeout as sleep } from 'node:timers/promises'
import { pick, randomFrom } from '#seed/stores/random.ts'
import { Client, type Place } from './client.ts'
import { type Acknowledged, compare } from './journal.ts'
import type { Person } from './people.ts'

export type CrowdOptions = {
  people: readonly Person[]
  origins: readonly string[]
  pauseMs: Place['pauseMs']
  seed?: number
}
export type Load = { perSecond: number; seconds: number }
/** Times in milliseconds, from the sending of a message until it is on the screen of somebody else in its chat. */
export type Delivery = { p50: number; p95: number; p99: number; most: number; shown: number }
export type Outcome = {
  sent: Acknowledged[]
  reconnects: number
  isQuiet: boolean
  problems: string[]
  delivery: Delivery
}

const patienceMs = 60_000

/** Many open browsers, spread over the servers. What is said in a chat is known to be whole once `settle` has compared every screen with what was acknowledged. */
export function createCrowd({ people, origins, pauseMs, seed = 1 }: CrowdOptions) {
  const random = randomFrom(seed)
  const problems = new Set<string>()
  const sentAt = new Map<string, { at: number; by: Client }>()
  const times: number[] = []
  const sent: Acknowledged[] = []
  let underway = 0
  const place: Place = {
    origins,
    pauseMs,
    random,
    onShown(text, client) {
      const said = sentAt.get(text)
      if (said && said.by !== client) times.push(performance.now() - said.at)
    },
    onProblem: (problem) => problems.add(problem),
  }
  const clients = people.map((person, index) => new Client(person, place, index % origins.length))

  return { connect, load, settle, leave: () => clients.forEach((client) => client.leave()) }

  /** Opens so many streams a second, and answers how many are open in the end. */
  async function connect(perSecond: number) {
    for (const client of clients) {
      client.connect()
      await sleep(1_000 / perSecond)
    }
    await until(() => clients.every(({ isListening }) => isListening), patienceMs)
    return clients.filter(({ isListening }) => isListening).length
  }

  /** Somebody says something somewhere, as often as asked for, however long the answers take. */
  async function load({ perSecond, seconds }: Load) {
    const startedAt = performance.now()
    for (let number = 0; number < perSecond * seconds; number++) {
      await sleep(Math.max(0, startedAt + (number * 1_000) / perSecond - performance.now()))
      const by = pick(clients, random)
      void say(by, pick(by.person.chatIds, random), `message ${sentAt.size + 1}`)
    }
  }

  async function say(by: Client, chatId: string, text: string) {
    sentAt.set(text, { at: performance.now(), by })
    underway++
    try {
      sent.push(await by.send(chatId, text))
    } catch (error) {
      problems.add((error as Error).message)
    }
    underway--
  }

  /** Waits until everybody listens again and has read everything, for so long at most. */
  async function settle(withinMs: number): Promise<Outcome> {
    const lastOf = () => Map.groupBy(sent, ({ chatId }) => chatId)
    const isQuiet = await until(() => {
      if (underway > 0 || !clients.every(({ isListening }) => isListening)) return false
      const counts = lastOf()
      return clients.every(({ screens }) =>
        [...screens].every(([chatId, shown]) => shown.length >= (counts.get(chatId)?.length ?? 0)),
      )
    }, withinMs)
    const screens = clients.flatMap((client, index) =>
      [...client.screens].map(([chatId, shown]) => ({ who: `${client.person.side} ${index}`, chatId, shown })),
    )
    return {
      sent,
      isQuiet,
      reconnects: clients.reduce((total, client) => total + client.reconnects, 0),
      delivery: deliveryOf(times),
      problems: [...problems, ...compare(sent, screens)],
    }
  }
}

export type Crowd = ReturnType<typeof createCrowd>

function deliveryOf(times: number[]): Delivery {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: sorted.at(-1) ?? Number.NaN, shown: sorted.length }
}

async function until(isSo: () => boolean, withinMs: number) {
  for (const deadline = performance.now() + withinMs; !isSo(); await sleep(100))
    if (performance.now() > deadline) return false
  return true
}
