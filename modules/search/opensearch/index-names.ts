import { sql } from 'kysely'
import { cached } from '#platform/cache.ts'

/** The alias of the index of this database: clusters may serve several. A restored database has another one, and an index of its own. */
export const aliasOf = cached({}, async (db): Promise<string> => {
  const { rows } = await sql<{ name: string; system: string }>`
    select current_database() as name, system_identifier::text as system from pg_control_system()
  `.execute(db)
  return `tradeyard-${rows[0]!.system}-${rows[0]!.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
})
