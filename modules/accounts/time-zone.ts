import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** A value for messages with times: the zone of the account's quiet hours; without it they are in UTC. */
export async function timeZoneValue(tx: Tx, accountId: string): Promise<{ timeZone?: string }> {
  const { rows } = await sql<{ timeZone: string }>`
    select time_zone as "timeZone" from quiet_hours where account_id = ${accountId}::uuid
  `.execute(tx)
  return rows[0] ?? {}
}
