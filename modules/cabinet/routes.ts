import type { Call } from '#platform/contract.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { withIdempotencyKey } from '#platform/idempotency.ts'
import { rehearse } from '#platform/resource/bulk-changes.ts'
import type { Tx } from '#platform/db/database.ts'
import { documentErrors } from '../fluent/errors.ts'
import { findCategories, categoryWithParents } from './categories.ts'
import * as bulk from './bulk-contract.ts'
import { activateProducts, changePrices, deleteProducts } from './change-products.ts'
import * as contract from './contract.ts'
import { saveProductRows } from './grid-contract.ts'
import { countProducts, listProducts } from './list-products.ts'
import { findOverview } from './overview.ts'
import { getStoreOverview } from './overview-contract.ts'
import { moveProducts } from './move-products.ts'
import { findFreeCode } from './product-codes.ts'
import { saveRows } from './save-rows.ts'
import { findChange, undoChange } from './undo.ts'

export const cabinetHandlers: Handler[] = [
  on(getStoreOverview, ({ db, member, caller }) => findOverview(db, member!.storeId, caller.locale)),
  on(contract.listOwnProducts, ({ db, member, input, caller }) =>
    listProducts(db, member!.storeId, input, caller.locale),
  ),
  on(contract.countOwnProducts, ({ db, member }) => countProducts(db, member!.storeId)),
  on(bulk.activateOwnProducts, (context) =>
    changeMany(context, bulk.activateOwnProducts, (tx) =>
      activateProducts(tx, changeOf(context, context.input.ids), context.input.isActive),
    ),
  ),
  on(bulk.deleteOwnProducts, (context) =>
    changeMany(context, bulk.deleteOwnProducts, (tx) => deleteProducts(tx, changeOf(context, context.input.ids))),
  ),
  on(bulk.changeOwnPrices, (context) => {
    const { ids, percent, roundTo } = context.input
    return changeMany(context, bulk.changeOwnPrices, (tx) =>
      changePrices(tx, changeOf(context, ids), percent, Number(roundTo)),
    )
  }),
  on(bulk.moveOwnProducts, (context) => {
    const { ids, categoryId } = context.input
    return changeMany(context, bulk.moveOwnProducts, (tx) => moveProducts(tx, changeOf(context, ids), categoryId))
  }),
  on(bulk.undoProductChange, (context) => {
    const { caller, member, now, input } = context
    return changeProducts(context, (tx) => undoChange(tx, { storeId: member!.storeId, id: input.id, caller, now }))
  }),
  on(bulk.findUndo, async ({ db, member, input, now }) => ({
    change: await findChange(db, member!.storeId, input.id, now),
  })),
  on(saveProductRows, (context) => {
    const { caller, member, now, input } = context
    return changeProducts(context, (tx) =>
      withIdempotencyKey(tx, requestOf(context, saveProductRows), () =>
        saveRows(tx, { storeId: member!.storeId, rows: input.rows, caller, now }),
      ),
    )
  }),
  on(contract.nextProductCode, async ({ db, member }) => ({ code: await findFreeCode(db, member!.storeId) })),
  on(contract.listProductCategories, async ({ db, member, caller, input }) => ({
    items: await findCategories(db, member!.storeId, caller.locale, input.query),
  })),
  on(contract.listCategoryParents, async ({ db, caller, input }) => ({
    items: await categoryWithParents(db, caller.locale, input.id),
  })),
]

const changeOf = ({ member, caller, now }: Pick<Context, 'member' | 'caller' | 'now'>, ids: readonly number[]) => ({
  storeId: member!.storeId,
  ids,
  caller,
  now,
})

/** A dry run makes the change and undoes it. */
const changeMany = <Outcome extends { undoId: string | null }>(
  context: Context<BulkCall>,
  call: BulkCall,
  change: (tx: Tx) => Promise<Outcome>,
) =>
  changeProducts(context, async (tx) => {
    if (context.input.isDryRun) return { ...(await rehearse(tx, () => change(tx))), undoId: null }
    return withIdempotencyKey(tx, requestOf(context, call), () => change(tx))
  })

type BulkCall =
  | typeof bulk.activateOwnProducts
  | typeof bulk.deleteOwnProducts
  | typeof bulk.changeOwnPrices
  | typeof bulk.moveOwnProducts

const requestOf = ({ caller, member, idempotencyKey: key, input }: Context, { id }: Call) => ({
  actor: caller.account!.id,
  call: id,
  key,
  input: { ...input, storeId: member!.storeId },
})

/** Operators only answer buyers. */
async function changeProducts<Outcome>(
  { db, member }: Pick<Context, 'db' | 'member'>,
  change: (tx: Tx) => Promise<Outcome>,
): Promise<Outcome> {
  if (member!.role === 'Operator') throw documentErrors.notAllowed()
  return db.transaction().execute(change)
}
