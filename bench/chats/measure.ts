import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { watchMemory } from '../search/serving.ts'
import type { Outcome } from './crowd.ts'
import { fillPeople, type Person } from './people.ts'
import { startCrowd } from './remote-crowd.ts'
import { startChatServer, type startDatabase } from './servers.ts'

export type Options = {
  streams: number
  perSecond: number
  seconds: number
  connectPerSecond: number
  pauseMs: readonly [number, number]
}
/** Megabytes of the server; processor: of one core. */
export type Calm = Outcome & {
  open: number
  megabytes: { before: number; open: number; most: number }
  processor: { open: number; talking: number }
}
export type Killed = Outcome & { open: number; kept: { messages: number; doubled: number } }
type Database = Awaited<ReturnType<typeof startDatabase>>

const ports = [3921, 3922, 3923] as const
const warmUpSeconds = 3
const patienceMs = 40_000

/** One server: how fast messages arrive, and what open streams and talk take. */
export async function measureCalm(database: Database, options: Options): Promise<Calm> {
  const { streams, perSecond, seconds, connectPerSecond, pauseMs } = options
  const people = await fillPeople(database.db, streams)
  using server = await startChatServer(database, ports[0])
  using first = await startCrowd({ people: await fillPeople(database.db, 20), origins: [server.origin], pauseMs })
  await first.connect(20)
  await first.load({ perSecond: 10, seconds: warmUpSeconds })
  await first.settle(5_000)
  first[Symbol.dispose]()
  await sleep(1_000)
  const before = watchMemory(server.pid)()
  using crowd = await startCrowd({ people, origins: [server.origin], pauseMs })
  const open = await crowd.connect(connectPerSecond)
  const idle = watchProcessor(server.pid)
  await sleep(5_000)
  const processorOpen = idle()
  const megabytesOpen = watchMemory(server.pid)()
  const [memory, processor] = [watchMemory(server.pid), watchProcessor(server.pid)]
  await crowd.load({ perSecond, seconds })
  const talking = processor()
  const outcome = await crowd.settle(patienceMs)
  return {
    ...outcome,
    open,
    megabytes: { before, open: megabytesOpen, most: memory() },
    processor: { open: processorOpen, talking },
  }
}

/** Two servers, of which one is killed after a fifth of the time; its clients have to find the other. */
export async function measureKilled(database: Database, options: Options): Promise<Killed> {
  const { streams, perSecond, seconds, connectPerSecond, pauseMs } = options
  const people = await fillPeople(database.db, streams)
  using dying = await startChatServer(database, ports[1])
  using staying = await startChatServer(database, ports[2])
  using crowd = await startCrowd({ people, origins: [dying.origin, staying.origin], pauseMs })
  const open = await crowd.connect(connectPerSecond)
  const talking = crowd.load({ perSecond, seconds })
  await sleep(seconds * 200)
  dying.kill()
  await talking
  const outcome = await crowd.settle(pauseMs[1] + patienceMs)
  return { ...outcome, open, kept: await countKept(database, people) }
}

async function countKept({ client }: Database, people: readonly Person[]) {
  const { rows } = await client.query<{ messages: number; doubled: number }>(
    `select count(*)::int as messages, (count(*) - count(distinct (chat_id, side, client_id)))::int as doubled from chat_messages where chat_id = any($1::uuid[])`,
    [[...new Set(people.flatMap(({ chatIds }) => chatIds))]],
  )
  return rows[0]!
}

/** Answers how much of one core the process has had since, when asked; only Linux tells. */
function watchProcessor(pid: number) {
  const [startedAt, before] = [performance.now(), processorSeconds(pid)]
  return () => (processorSeconds(pid) - before) / ((performance.now() - startedAt) / 1_000)
}

const ticksPerSecond = 100

function processorSeconds(pid: number) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}
