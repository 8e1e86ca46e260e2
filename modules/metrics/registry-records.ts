// The registry by the names of elements; administrators edit the same rows by id.
import { sql } from 'kysely'
import type { z } from 'zod'
import { type AuditedAction } from '#platform/audited-actions.ts'
import { record } from '#platform/audit.ts'
import { invalidateTags } from '#platform/cache.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { createItem, findItem, type Item, notFound, updateItem } from '#platform/resource/items.ts'
import * as contract from './element-contract.ts'

const { elements } = contract
type RegistryRecord = z.output<(typeof contract.addRegistryRecord)['input']>

export const registryRecordHandlers: Handler[] = [
  on(contract.getRegistryRecord, async ({ db, input }) => toRecord(await findByName(db, input.elementName))),
  on(contract.addRegistryRecord, (context) =>
    change(context, 'created', async (tx) => ({ after: await createItem(tx, elements, toValues(context.input)) })),
  ),
  on(contract.setRegistryRecord, (context) =>
    change(context, 'updated', async (tx) => {
      const before = await lockByName(tx, context.input.elementName)
      return { before, after: await updateItem(tx, elements, before.id, toValues(context.input)) }
    }),
  ),
  on(contract.deleteRegistryRecord, async (context) => {
    await change(context, 'deleted', async (tx) => {
      const before = await lockByName(tx, context.input.elementName)
      await sql`delete from metric_elements where id = ${before.id}`.execute(tx)
      return { before }
    })
    return { ok: true as const }
  }),
]

type Change = { before?: Item; after?: Item }

async function change(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  verb: 'created' | 'updated' | 'deleted',
  write: (tx: Tx) => Promise<Change>,
) {
  return db.transaction().execute(async (tx) => {
    const details = await write(tx)
    const item = (details.after ?? details.before)!
    await invalidateTags(tx, ['metric-registry'])
    const action: AuditedAction = `metricElement.${verb}`
    await record(tx, caller, { action, entity: 'metricElement', entityId: item.id, details })
    return toRecord(item)
  })
}

async function findByName(db: Db, name: string) {
  const { rows } = await sql<{ id: number }>`select id from metric_elements where name = ${name}`.execute(db)
  return (rows[0] && (await findItem(db, elements, rows[0].id))) ?? notFound()
}

async function lockByName(tx: Tx, name: string) {
  const { id } = await findByName(tx, name)
  await sql`select from metric_elements where id = ${id} for update`.execute(tx)
  return (await findItem(tx, elements, id)) ?? notFound()
}

const toValues = ({ elementName: name, isActive, elementActions: actions }: RegistryRecord) => ({
  name,
  isActive,
  actions,
})

function toRecord(item: Item) {
  const { name, isActive, actions } = item as OutputOf<typeof elements.calls.single>
  return { elementName: name, isActive, elementActions: actions }
}
