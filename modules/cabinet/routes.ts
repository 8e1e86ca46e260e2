import type { Call } from '#platform/contract.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { withIdempotencyKey } from '#platform/idempotency.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { may, type StoreRight } from '../accounts/rules.ts'
import { documentErrors } from '../fluent/errors.ts'
import { findCategories, categoryWithParents } from './categories.ts'
import * as bulk from './bulk-contract.ts'
import type { ProductAction } from './bulk/decisions.ts'
import { changeProducts, rehearseChange } from './bulk/change-products.ts'
import { findMoveLosses } from './bulk/move-products.ts'
import * as jobs from './bulk/product-jobs.ts'
import { findChange, undoChange } from './bulk/undo.ts'
import * as contract from './contract.ts'
import { deleteProductDraft, getProductDraft, saveProductDraft } from './draft-contract.ts'
import { deleteDraft, findDraft, saveDraft } from './drafts.ts'
import { saveProductRows } from './grid-contract.ts'
import { countProducts, findBlock, listProducts } from './list-products.ts'
import { findHistory } from './history.ts'
import { getProductHistory } from './history-contract.ts'
import { findOverview } from './overview.ts'
import { getStoreOverview } from './overview-contract.ts'
import * as job from './product-job-contract.ts'
import { findFreeCode } from './product-codes.ts'
import { saveRows } from './save-rows.ts'

export const cabinetHandlers: Handler[] = [
  on(getStoreOverview, ({ db, member, caller }) => findOverview(db, member!, caller.locale)),
  on(contract.listOwnProducts, ({ db, member, input, caller }) =>
    listProducts(db, member!.storeId, input, caller.locale),
  ),
  on(contract.countOwnProducts, ({ db, member }) => countProducts(db, member!.storeId)),
  on(bulk.activateOwnProducts, (context) =>
    changeMany(
      context,
      bulk.activateOwnProducts,
      context.input.isActive ? { kind: 'activate', maySetPrices: maySetPrices(context) } : { kind: 'archive' },
    ),
  ),
  on(bulk.deleteOwnProducts, (context) => changeMany(context, bulk.deleteOwnProducts, { kind: 'delete' })),
  on(bulk.changeOwnPrices, (context) => {
    const { percent, roundTo } = context.input
    assertMay(context, 'prices')
    return changeMany(context, bulk.changeOwnPrices, { kind: 'price', percent, roundTo: Number(roundTo) })
  }),
  on(bulk.moveOwnProducts, (context) =>
    changeMany(context, bulk.moveOwnProducts, { kind: 'move', categoryId: context.input.categoryId }),
  ),
  on(bulk.listMoveLosses, async ({ db, member, caller: { locale }, input }) => ({
    names: await findMoveLosses(db, { ...input, storeId: member!.storeId, locale }),
  })),
  on(bulk.undoProductChange, (context) =>
    writeAsEditor(context, (tx) =>
      undoChange(tx, context.input.id, authorOf(context), { maySetPrices: maySetPrices(context) }),
    ),
  ),
  on(bulk.findUndo, async ({ db, member, input, now }) => ({
    change: await findChange(db, member!.storeId, input.id, now),
  })),
  on(job.getProductJob, async ({ db, member, now }) => ({ job: await jobs.findJob(db, member!.storeId, now) })),
  on(job.listJobRejections, ({ db, member, input, caller }) =>
    jobs.listRejections(db, { ...input, storeId: member!.storeId, locale: caller.locale }),
  ),
  on(job.stopProductJob, (context) => changeJob(context, jobs.stopJob)),
  on(job.undoProductJob, (context) => changeJob(context, jobs.undoJob)),
  on(job.dismissProductJob, (context) => changeJob(context, jobs.dismissJob)),
  on(saveProductRows, (context) => {
    const { caller, member, now, input } = context
    return writeAsEditor(context, (tx) =>
      withIdempotencyKey(tx, requestOf(context, saveProductRows), () =>
        saveRows(tx, { ...member!, rows: input.rows, caller, now }),
      ),
    )
  }),
  on(getProductHistory, ({ db, member, caller, input }) => findHistory(db, member!.storeId, input, caller.locale)),
  on(contract.getProductBlock, async ({ db, member, input }) => ({
    block: await findBlock(db, member!.storeId, input.id),
  })),
  on(getProductDraft, async ({ db, input, ...context }) => ({ draft: await findDraft(db, ownerOf(context), input) })),
  on(saveProductDraft, ({ db, input, now, ...context }) =>
    db.transaction().execute((tx) => saveDraft(tx, ownerOf(context), input, now)),
  ),
  on(deleteProductDraft, async ({ db, input, ...context }) => {
    await deleteDraft(db, ownerOf(context), input)
    return { draftVersion: 0 as const }
  }),
  on(contract.nextProductCode, async ({ db, member }) => ({ code: await findFreeCode(db, member!.storeId) })),
  on(contract.listProductCategories, async ({ db, member, caller, input }) => ({
    items: await findCategories(db, member!.storeId, caller, input.query),
  })),
  on(contract.listCategoryParents, async ({ db, caller, input }) => ({
    items: await categoryWithParents(db, caller.locale, input.id),
  })),
]

const ownerOf = ({ caller, member }: Pick<Context, 'caller' | 'member'>) => ({
  accountId: caller.account!.id,
  storeId: member!.storeId,
})

const authorOf = ({ member, caller, now }: Pick<Context, 'member' | 'caller' | 'now'>) => ({
  storeId: member!.storeId,
  accountId: caller.account!.id,
  ip: caller.ip,
  now,
})

function changeMany(context: Context<BulkCall>, call: BulkCall, action: ProductAction) {
  const { input, caller } = context
  const change = { selection: input, action, author: authorOf(context), locale: caller.locale }
  if (input.isDryRun) return asEditor(context, (db) => rehearseChange(db, change))
  return writeAsEditor(context, (tx) =>
    withIdempotencyKey(tx, requestOf(context, call), () => changeProducts(tx, change)),
  )
}

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

type JobChange = (tx: Tx, job: jobs.OwnJob) => Promise<void>
type JobContext = Pick<Context, 'db' | 'member' | 'now'> & { input: { id: string } }

async function changeJob(context: JobContext, change: JobChange) {
  const { member, input, now } = context
  await writeAsEditor(context, (tx) =>
    change(tx, { storeId: member!.storeId, id: input.id, now, maySetPrices: maySetPrices(context) }),
  )
  return {}
}

const writeAsEditor = <Outcome>(context: Pick<Context, 'db' | 'member'>, change: (tx: Tx) => Promise<Outcome>) =>
  asEditor(context, (db) => db.transaction().execute(change))

async function asEditor<Outcome>(
  context: Pick<Context, 'db' | 'member'>,
  run: (db: Db) => Promise<Outcome>,
): Promise<Outcome> {
  assertMay(context, 'products')
  return run(context.db)
}

const maySetPrices = ({ member }: Pick<Context, 'member'>) => may(member!.role, 'prices')

function assertMay({ member }: Pick<Context, 'member'>, right: StoreRight) {
  if (!may(member!.role, right)) throw documentErrors.notAllowed()
}
