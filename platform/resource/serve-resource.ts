import { record, recordAll } from '../audit.ts'
import type { AuditedAction } from '../audited-actions.ts'
import { invalidateTags } from '../cache.ts'
import type { Db, Tx } from '../db/database.ts'
import { type FieldError, invalidInput } from '../errors.ts'
import type { Caller } from '../http/caller.ts'
import { type Handler, on } from '../http/dispatch.ts'
import { activateMany, type BulkOutcome, deleteMany, deleteUnused, rehearse } from './bulk-changes.ts'
import { resourceErrors } from './errors.ts'
import {
  createItem,
  findItem,
  findItemsById,
  findPage,
  type Item,
  type ListInput,
  lockItem,
  notFound,
  updateItem,
} from './items.ts'
import type { Resource } from './resource-contract.ts'

type BulkInput = { ids: readonly number[]; isDryRun: boolean }
type Options = {
  /** Tags of cached values that show the item. */
  tags: (id: number) => Parameters<typeof invalidateTags>[1]
  /** What is wrong with an item, of which an update may have given a few fields only. */
  validate?: (item: Item) => readonly FieldError[]
  /** Further effects of a change, in its transaction. */
  afterUpdate?: (tx: Tx, id: number, before: Item, now: Item) => Promise<void>
}

/** The handlers of a declared resource. Each change is one transaction with its entry in the audit log. */
export function serveResource(resource: Resource, { tags, validate, afterUpdate }: Options): Handler[] {
  const { calls, bulk, name } = resource
  const handlers = [
    on(calls.list, ({ db, input }) => findPage(db, resource, input as ListInput)),
    on(calls.single, async ({ db, input }) => (await findItem(db, resource, input.id as number)) ?? notFound()),
    on(calls.create, ({ db, caller, input }) =>
      db.transaction().execute(async (tx) => {
        const item = await createItem(tx, resource, input)
        assertValid(item)
        await publish(tx, caller, 'created', item.id, { after: item })
        return item
      }),
    ),
    on(calls.update, ({ db, caller, input }) =>
      db.transaction().execute(async (tx) => {
        const { id, version, ...values } = input as Item
        const before = await lockItem(tx, resource, id, version)
        const item = await updateItem(tx, resource, id, values)
        assertValid(item)
        await afterUpdate?.(tx, id, before, item)
        await publish(tx, caller, 'updated', id, { before, after: item })
        return item
      }),
    ),
    on(calls.remove, ({ db, caller, input }) =>
      db.transaction().execute(async (tx) => {
        const { id, version } = input as Item
        const before = await lockItem(tx, resource, id, version)
        if ((await deleteUnused(tx, resource, [id])).length > 0) throw resourceErrors.inUse()
        await publish(tx, caller, 'deleted', id, { before })
        return { ok: true as const }
      }),
    ),
  ]
  if (bulk.includes('delete'))
    handlers.push(
      on(calls.bulkDelete, ({ db, caller, input }) =>
        changeMany(db, caller, { action: 'deleted', ...(input as BulkInput) }, (tx, ids) =>
          deleteMany(tx, resource, ids),
        ),
      ),
    )
  if (bulk.includes('activate'))
    handlers.push(
      on(calls.bulkActivate, ({ db, caller, input }) => {
        const { isActive, ...many } = input as BulkInput & { isActive: boolean }
        return changeMany(db, caller, { action: isActive ? 'activated' : 'deactivated', ...many }, (tx, ids) =>
          activateMany(tx, resource, ids, isActive),
        )
      }),
    )
  return handlers

  function assertValid(item: Item) {
    const errors = validate?.(item) ?? []
    if (errors.length > 0) throw invalidInput(errors)
  }

  async function publish(tx: Tx, caller: Caller, action: string, id: number, details: Record<string, unknown>) {
    await invalidateTags(tx, tags(id))
    await record(tx, caller, { action: actionOf(action), entity: name, entityId: id, details })
  }

  /** modules/audit.test.ts asserts that the log knows the actions of all resources. */
  function actionOf(verb: string) {
    return `${name}.${verb}` as AuditedAction
  }

  type Change = BulkInput & { action: string }

  async function changeMany(
    db: Db,
    caller: Caller,
    { action, ids, isDryRun }: Change,
    change: (tx: Tx, ids: readonly number[]) => Promise<BulkOutcome>,
  ) {
    return db.transaction().execute(async (tx) => {
      const before = isDryRun ? new Map() : await findItemsById(tx, resource, ids)
      const { changed, rejected } = await (isDryRun ? rehearse(tx, () => change(tx, ids)) : change(tx, ids))
      if (!isDryRun && changed.length > 0) {
        const after = await findItemsById(tx, resource, changed)
        await invalidateTags(tx, changed.flatMap(tags))
        await recordAll(
          tx,
          caller,
          changed.map((id) => ({
            action: actionOf(action),
            entity: name,
            entityId: id,
            details: { before: before.get(id), after: after.get(id) ?? null },
          })),
        )
      }
      return { count: changed.length, rejected }
    })
  }
}
