import type { OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { isConfirmedByNameOrCount } from '#platform/values/is-confirmed.ts'
import { decide } from '../bulk/actions.ts'
import { summarize, withMissing } from '../bulk/change-products.ts'
import { type AdminAction, type Decisions } from '../bulk/decisions.ts'
import { lockProducts, missingIds, readProducts } from '../bulk/lock-products.ts'
import { startJob } from '../bulk/start-job.ts'
import { keepForUndo } from '../bulk/undo.ts'
import { writeInAllStores } from '../bulk/write-in-all-stores.ts'
import { maxBulkProducts } from '../contract.ts'
import { productErrors } from '../errors.ts'
import { findItems } from '../list-products.ts'
import { type AllStoresFilter, type blockProducts, maxSelected } from '../all-products-contract.ts'
import { selectProducts } from './find-products.ts'

type AllStoresOutcome = OutputOf<typeof blockProducts>
type Change = {
  selection: { ids?: readonly number[] | undefined; filter?: AllStoresFilter | undefined }
  action: AdminAction
  caller: Caller
  now: Date
  /** The text typed to confirm a deletion. */
  confirmation?: string
}
const maxSamples = 5

/** Changes the products at once; a job changes them where they are too many for one transaction. */
export async function changeProducts(tx: Tx, change: Change): Promise<AllStoresOutcome> {
  const { action, caller, now, confirmation } = change
  const ids = await selectIds(tx, change)
  if (confirmation !== undefined) await assertConfirmed(tx, ids, confirmation)
  const author = { accountId: caller.account!.id, ip: caller.ip, now }
  if (ids.length > maxBulkProducts)
    return {
      ...(await outcomeOf(tx, noDecisions, caller)),
      count: ids.length,
      jobId: await startJob(tx, { ids, action, author: { ...author, storeId: null } }),
    }
  const { found, missing } = await lockProducts(tx, null, ids)
  const decisions = withMissing(await decide(tx, action, found, caller.locale), missing)
  const outcome = await outcomeOf(tx, decisions, caller)
  const before = await writeInAllStores(tx, author, action, decisions.writes)
  return { ...outcome, undoId: await keepForUndo(tx, { storeId: null, before, action: action.kind, now }) }
}

/** The effects of a change that is not made: nothing is locked or written. */
export async function rehearseChange(db: Db, change: Change): Promise<AllStoresOutcome> {
  const ids = await selectIds(db, change)
  if (change.confirmation) await assertConfirmed(db, ids, change.confirmation)
  const found = await readProducts(db, null, ids)
  const decisions = await decide(db, change.action, found, change.caller.locale)
  return outcomeOf(db, withMissing(decisions, missingIds(ids, found)), change.caller)
}

async function selectIds(db: Db, { selection: { ids, filter }, caller }: Change): Promise<number[]> {
  if (ids || !filter) return [...new Set(ids)].sort((one, other) => one - other)
  const selected = await selectProducts(db, filter, caller)
  if (selected.hasMore) throw productErrors.tooManySelected({ max: maxSelected })
  return selected.ids
}

/** The code of the only product, or how many there are. */
async function assertConfirmed(db: Db, ids: readonly number[], confirmation: string) {
  const [product] = ids.length === 1 ? await readProducts(db, null, ids) : []
  if (!isConfirmedByNameOrCount(confirmation, ids.length, product?.code)) throw productErrors.wrongConfirmation()
}

const noDecisions: Decisions = { writes: [], rejected: [], lost: [] }

async function outcomeOf(db: Db, decisions: Decisions, { locale }: Caller): Promise<AllStoresOutcome> {
  const { count, rejected, rejections, jobId } = summarize(decisions)
  const ids = decisions.writes.slice(0, maxSamples).map(({ product: { id } }) => id)
  const items = await findItems(db, null, ids, locale)
  const samples = ids.flatMap((id) => items.get(id) ?? []).map(({ id, name }) => ({ id, name }))
  return { count, rejected, rejections, samples, jobId, undoId: null }
}
