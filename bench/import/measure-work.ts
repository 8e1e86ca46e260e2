import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'

const ticksPerSecond = 100
const memoryIntervalMs = 500

/** The time that a task takes, and the processor time of this process and of the embedded PostgreSQL (NaN without /proc). */
export async function measureWork<Result>({ db }: Database, run: () => Promise<Result>) {
  const { rows } = await sql<{ pid: number }>`
    select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid
  `.execute(db)
  const { pid } = rows[0]!
  const [startedAt, node, postgres] = [performance.now(), process.cpuUsage(), postgresSeconds(pid)]
  let bytes = 0
  const timer = setInterval(() => (bytes = Math.max(bytes, process.memoryUsage.rss())), memoryIntervalMs)
  const result = await run()
  clearInterval(timer)
  const { user, system } = process.cpuUsage(node)
  return {
    result,
    seconds: (performance.now() - startedAt) / 1_000,
    nodeSeconds: (user + system) / 1_000_000,
    postgresSeconds: postgresSeconds(pid) - postgres,
    megabytes: bytes / 1_000_000,
  }
}

/** Of the postmaster's children, those that have ended included. */
function postgresSeconds(postmaster: number) {
  try {
    const living = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    const children = living.map(statOf).filter((stat) => stat !== undefined && stat.parent === postmaster)
    const own = statOf(String(postmaster))!
    return [own.ticks + own.endedTicks, ...children.map((stat) => stat!.ticks)].reduce((a, b) => a + b) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}

/** Undefined for a process that has just ended. */
function statOf(pid: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const numberAt = (index: number) => Number(fields[index])
    return { parent: numberAt(1), ticks: numberAt(11) + numberAt(12), endedTicks: numberAt(13) + numberAt(14) }
  } catch {
    return undefined
  }
}
