import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import { processorSeconds } from '../processor-time.ts'

const memoryIntervalMs = 500

/** The time that a task takes, and the processor time of this process and of the embedded PostgreSQL (NaN without /proc). */
export async function measureWork<Result>({ db }: Database, run: () => Promise<Result>) {
  const { rows } = await sql<{ pid: number }>`
    select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid
  `.execute(db)
  const { pid } = rows[0]!
  const [startedAt, node, postgres] = [performance.now(), process.cpuUsage(), processorSeconds(pid)]
  const idleBytes = process.memoryUsage.rss()
  let bytes = idleBytes
  const timer = setInterval(() => (bytes = Math.max(bytes, process.memoryUsage.rss())), memoryIntervalMs)
  const result = await run()
  clearInterval(timer)
  const { user, system } = process.cpuUsage(node)
  return {
    result,
    seconds: (performance.now() - startedAt) / 1_000,
    nodeSeconds: (user + system) / 1_000_000,
    postgresSeconds: processorSeconds(pid) - postgres,
    idleMegabytes: idleBytes / 1_000_000,
    megabytes: bytes / 1_000_000,
  }
}
