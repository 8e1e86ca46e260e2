import { sql } from 'kysely'
import { cached } from '#platform/cache.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { getRegistry } from './contract.ts'

type Entry = OutputOf<typeof getRegistry>['items'][number]

export const listRegistry = cached({ tag: 'metric-registry' }, async (db) => {
  const { rows } = await sql<Entry>`
    select name as "elementName", is_active as "isActive", actions as "elementActions" from metric_elements order by name limit 500
  `.execute(db)
  return rows
})

/** The actions of the active elements by their names. */
export const findRegistry = cached({ tag: 'metric-registry' }, async (db): Promise<ReadonlyMap<string, string[]>> => {
  const entries = await listRegistry(db)
  return new Map(entries.filter(({ isActive }) => isActive).map((entry) => [entry.elementName, entry.elementActions]))
})
