import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { watchMemory } from '../search/server-process.ts'
import type { Outcome } from './crowd.ts'
import { fillPeople, type Person } from './people.ts'
import { startCrowd } from './remote-crowd.ts'
import { startChatServer, type startDatabase } from './servers.ts'

export type Options = {
  streams: number
  perSecond: number
  seconds: number
  connectPerSecond: number
  reconnectDelayMs: readonly [number, number]
}
/** Memory of the server in megabytes; `cpu` in cores. */
export type SteadyResult = Outcome & {
  open: number
  megabytes: { before: number; open: number; max: number }
  cpu: { open: number; underLoad: number }
}
export type FailoverResult = Outcome & { open: number; stored: { messages: number; doubled: number } }
type Database = Awaited<ReturnType<typeof startDatabase>>

const ports = [3921, 3922, 3923] as const
const warmUpSeconds = 3
const settleTimeoutMs = 40_000

/** One server: message latency, and memory and CPU with open streams and under load. */
export async function measureSteady(database: Database, options: Options): Promise<SteadyResult> {
  const { streams, perSecond, seconds, connectPerSecond, reconnectDelayMs } = options
  const people = await fillPeople(database.db, streams)
  using server = await startChatServer(database, ports[0])
  using warmUp = await startCrowd({
    people: await fillPeople(database.db, 20),
    origins: [server.origin],
    reconnectDelayMs,
  })
  await warmUp.connect(20)
  await warmUp.load({ perSecond: 10, seconds: warmUpSeconds })
  await warmUp.settle(5_000)
  warmUp[Symbol.dispose]()
  await sleep(1_000)
  const before = watchMemory([server.pid])()
  using crowd = await startCrowd({ people, origins: [server.origin], reconnectDelayMs })
  const open = await crowd.connect(connectPerSecond)
  const readIdleCpu = watchCpu(server.pid)
  await sleep(5_000)
  const cpuOpen = readIdleCpu()
  const megabytesOpen = watchMemory([server.pid])()
  const [memory, cpu] = [watchMemory([server.pid]), watchCpu(server.pid)]
  await crowd.load({ perSecond, seconds })
  const underLoad = cpu()
  const outcome = await crowd.settle(settleTimeoutMs)
  return {
    ...outcome,
    open,
    megabytes: { before, open: megabytesOpen, max: memory() },
    cpu: { open: cpuOpen, underLoad },
  }
}

/** Two servers; one is killed after a fifth of the time, and its clients reconnect to the other. */
export async function measureFailover(database: Database, options: Options): Promise<FailoverResult> {
  const { streams, perSecond, seconds, connectPerSecond, reconnectDelayMs } = options
  const people = await fillPeople(database.db, streams)
  using killed = await startChatServer(database, ports[1])
  using surviving = await startChatServer(database, ports[2])
  using crowd = await startCrowd({ people, origins: [killed.origin, surviving.origin], reconnectDelayMs })
  const open = await crowd.connect(connectPerSecond)
  const load = crowd.load({ perSecond, seconds })
  await sleep(seconds * 200)
  killed.kill()
  await load
  const outcome = await crowd.settle(reconnectDelayMs[1] + settleTimeoutMs)
  return { ...outcome, open, stored: await countStored(database, people) }
}

async function countStored({ client }: Database, people: readonly Person[]) {
  const { rows } = await client.query<{ messages: number; doubled: number }>(
    `select count(*)::int as messages, (count(*) - count(distinct (chat_id, side, client_id)))::int as doubled from chat_messages where chat_id = any($1::uuid[])`,
    [[...new Set(people.flatMap(({ chatIds }) => chatIds))]],
  )
  return rows[0]!
}

/** Returns a function for the average CPU use in cores since the call; NaN if there is no /proc. */
function watchCpu(pid: number) {
  const [startedAt, before] = [performance.now(), cpuSeconds(pid)]
  return () => (cpuSeconds(pid) - before) / ((performance.now() - startedAt) / 1_000)
}

const ticksPerSecond = 100

function cpuSeconds(pid: number) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}
