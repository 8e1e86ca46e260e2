// Reads codes and links from the outbox, and changes their age.
import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { Database, Db } from '#platform/db/database.ts'
import { drainJobs } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { registrationJobs } from './jobs.ts'

type Message = { template: string; locale: string; variant: string; values: { code?: string; path?: string } }

/** Newest first. */
export async function messagesTo(db: Db, recipient: string) {
  const { rows } = await sql<Message>`
    select template, locale, variant, values from outgoing_messages where recipient = ${recipient} order by created_at desc
  `.execute(db)
  return rows
}

export const codeTo = async (db: Db, recipient: string) => (await messagesTo(db, recipient))[0]!.values.code!
export async function tokenTo(db: Db, recipient: string) {
  const message = (await messagesTo(db, recipient)).find(({ values }) => values.path)
  return message!.values.path!.split('?token=')[1]!
}

/** Moves codes and links of the address into the past. */
export async function backdateCodes(db: Db, target: string, minutes: number) {
  const by = sql`${minutes} * interval '1 minute'`
  const earlier = sql`created_at = created_at - ${by}, expires_at = expires_at - ${by}`
  await sql`update confirmation_codes set ${earlier} where target = ${target}`.execute(db)
  await sql`update secret_links set ${earlier} where target = ${target}`.execute(db)
}

/** Runs the module's pending jobs; messages stay in the outbox. */
export const runJobs = ({
  database: { db, pool },
  config,
}: {
  database: Pick<Database, 'db' | 'pool'>
  config: Config
}) => drainJobs(pool, registrationJobs, { db, config, log: createLog('silent') })

/** Six digits that differ from the code. */
export const wrongCodeFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/**
 * Whether the medians of two alternating operations differ by less than 10 %. Measures up to six rounds, so that load from
 * other programs does not fail the test.
 */
export async function takeEqualTime(one: () => Promise<unknown>, other: () => Promise<unknown>) {
  const times: [number[], number[]] = [[], []]
  const ratios: number[] = []
  for (let run = -5; run < 6 * runsPerRound; run++) {
    for (const which of run % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const startedAt = performance.now()
      await (which === 0 ? one : other)()
      if (run >= 0) times[which].push(performance.now() - startedAt)
    }
    if (run < 0 || (run + 1) % runsPerRound !== 0) continue
    const ratio = median(times[0]) / median(times[1])
    if (Math.abs(ratio - 1) < 0.1) return { areEqual: true, ratios }
    ratios.push(ratio)
  }
  return { areEqual: false, ratios }
}

const runsPerRound = 60
const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
