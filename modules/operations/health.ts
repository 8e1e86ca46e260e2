import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { countJobs } from '#platform/jobs/queued-jobs.ts'
import { countMessages } from '#platform/outbox/resend.ts'
import { findOldestChange } from '../search/oldest-change.ts'
import { productSearchOf } from '../search/product-search.ts'
import type { getOverview } from './overview-contract.ts'
import { stateOfDelay, stateOfShare } from './rules.ts'

type Health = NonNullable<OutputOf<typeof getOverview>['health']>

export async function findHealth(db: Db, { dataDir }: Pick<Config, 'dataDir'>, now: Date): Promise<Health> {
  const [database, jobs, outbox, search, disk] = await Promise.all([
    findDatabase(db),
    findQueue(db, now),
    findOutbox(db, now),
    findSearch(db, now),
    findDisk(dataDir),
  ])
  return { database, jobs, outbox, search, disk }
}

const slowMs = 200

async function findDatabase(db: Db): Promise<Health['database']> {
  const begun = performance.now()
  const { rows } = await sql<{ bytes: number; connections: number; maxConnections: number }>`
    select pg_database_size(current_database()) as bytes, current_setting('max_connections')::int as "maxConnections",
      (select sum(numbackends)::int from pg_stat_database) as connections
  `.execute(db)
  const milliseconds = Math.round(performance.now() - begun)
  const { bytes, connections, maxConnections } = rows[0]!
  const load = stateOfShare(1 - connections / maxConnections, { low: 0.2, none: 0.05 })
  return {
    state: load === 'Good' && milliseconds > slowMs ? 'Warning' : load,
    milliseconds,
    bytes,
    connections,
    maxConnections,
  }
}

async function findQueue(db: Db, now: Date): Promise<Health['jobs']> {
  const due = (await countJobs(db)).find(({ state }) => state === 'Due')
  const dueSince = due?.oldest ?? null
  return {
    state: stateOfDelay(dueSince, now, { slowMinutes: 5, lateMinutes: 30 }),
    due: due?.count ?? 0,
    dueSince: toText(dueSince),
  }
}

async function findOutbox(db: Db, now: Date): Promise<Health['outbox']> {
  const { waiting, oldest } = await countMessages(db)
  const dueSince = oldest && oldest < now ? oldest : null
  return {
    state: stateOfDelay(dueSince, now, { slowMinutes: 5, lateMinutes: 30 }),
    waiting,
    dueSince: toText(dueSince),
  }
}

async function findSearch(db: Db, now: Date): Promise<Health['search']> {
  const behindSince = await findOldestChange(db)
  const servedBy = productSearchOf(db).servedBy()
  const delay = stateOfDelay(behindSince, now, { slowMinutes: 2, lateMinutes: 15 })
  return { state: servedBy === 'PostgreSQL' ? 'Bad' : delay, servedBy, behindSince: toText(behindSince) }
}

/** Null where the folder cannot be asked, as on some network drives. */
async function findDisk(dataDir: string): Promise<Health['disk']> {
  const found = await statfs(dataDir).catch(() => null)
  if (!found) return null
  const [freeBytes, totalBytes] = [found.bavail * found.bsize, found.blocks * found.bsize]
  return { state: stateOfShare(freeBytes / totalBytes, { low: 0.15, none: 0.05 }), freeBytes, totalBytes }
}

const toText = (time: Date | null) => time?.toISOString() ?? null
