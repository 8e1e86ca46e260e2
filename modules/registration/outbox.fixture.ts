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
