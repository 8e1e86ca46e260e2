import { sql } from 'kysely'
import { cached } from '#platform/cache.ts'
import type { OutputOf } from '#platform/contract.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { getRegistry } from './contract.ts'

export const metricHandlers: Handler[] = [
  on(getRegistry, async ({ replica, tagResponse }) => {
    tagResponse('metric-registry')
    return { items: await findRegistry(replica) }
  }),
]

const findRegistry = cached({ tag: 'metric-registry' }, async (db) => {
  const { rows } = await sql<OutputOf<typeof getRegistry>['items'][number]>`
    select element_name as "elementName", is_active as "isActive", element_actions as "elementActions"
    from metric_registry order by element_name limit 500
  `.execute(db)
  return rows
})
