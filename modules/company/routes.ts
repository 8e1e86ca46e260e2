import type { Tx } from '#platform/db/database.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { may, type StoreRight } from '../accounts/rules.ts'
import { findBalances } from '../billing/transactions.ts'
import { reauthenticate } from '../mfa/reauthenticate.ts'
import { closeStore } from './close-store.ts'
import * as contract from './contract.ts'
import { deleteOrganization } from './delete-organization.ts'
import { deleteBranch, deleteDeliveryPlace, deleteWarehouse } from './delete-premises.ts'
import { companyErrors } from './errors.ts'
import { findBranches, findClosingTerms, findOrganizations, findWarehouses } from './queries.ts'

export const companyHandlers: Handler[] = [
  on(contract.listBranches, ({ db, member, caller, input }) => findBranches(db, member!.storeId, caller.locale, input)),
  on(contract.listWarehouses, ({ db, member, caller, input }) =>
    findWarehouses(db, member!.storeId, caller.locale, input),
  ),
  on(contract.listOrganizations, ({ db, caller, input }) => findOrganizations(db, caller.account!.id, input)),
  on(contract.deleteBranch, (context) =>
    inTransaction(context, 'store', (tx) => deleteBranch(tx, { ...deletionOf(context), ...context.input })),
  ),
  on(contract.deleteDeliveryPlace, (context) =>
    inTransaction(context, 'store', (tx) => deleteDeliveryPlace(tx, { ...deletionOf(context), ...context.input })),
  ),
  on(contract.deleteWarehouse, (context) =>
    inTransaction(context, 'store', (tx) =>
      deleteWarehouse(tx, { ...deletionOf(context), id: context.input.id, moveTo: context.input.moveTo }),
    ),
  ),
  on(contract.deleteOrganization, async ({ db, caller, now, input }) => {
    await db.transaction().execute((tx) => deleteOrganization(tx, { caller, now, id: input.id }))
    return { ok: true as const }
  }),
  on(contract.getClosingTerms, async ({ db, member, now }) => {
    const { storeId, role } = member!
    const terms = await findClosingTerms(db, storeId, now)
    const balance = may(role, 'store') ? (await findBalances(db, storeId))[0]!.balance : null
    return { ...terms, balance, canClose: may(role, 'closing') && terms.openOrderCount === 0 }
  }),
  on(contract.closeStore, async (context) => {
    const { caller, now, member, input } = context
    assertMay(context, 'closing')
    const spendProof = await reauthenticate(context, input)
    return inTransaction(context, 'closing', async (tx) => {
      await spendProof(tx)
      await closeStore(tx, { caller, now, storeId: member!.storeId, confirmation: input.confirmation })
    })
  }),
]

const deletionOf = ({ caller, member }: Pick<Context, 'caller' | 'member'>) => ({ caller, storeId: member!.storeId })

async function inTransaction(
  context: Pick<Context, 'db' | 'member'>,
  right: StoreRight,
  run: (tx: Tx) => Promise<void>,
) {
  assertMay(context, right)
  await context.db.transaction().execute(run)
  return { ok: true as const }
}

function assertMay({ member }: Pick<Context, 'member'>, right: StoreRight) {
  if (!may(member!.role, right)) throw companyErrors.notAllowed()
}
