import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { publish, sessionsTopic } from '#platform/realtime/publish.ts'
import { memberErrors } from './errors.ts'
import { deleteMember, hasAnotherOwner, lockMembers, roleIn, setRole } from './queries.ts'
import { mayChangeRole, mayRemove, type Role } from './rules.ts'

export type Acting = Pick<Context, 'caller' | 'now' | 'log'> & { storeId: number }

export async function changeRole(tx: Tx, { caller, storeId }: Acting, accountId: string, to: Role) {
  const { actor, role: from } = await lockTwo(tx, storeId, caller.account!.id, accountId)
  if (!mayChangeRole(actor, from, to)) throw memberErrors.notAllowed()
  if (from === to) return
  if (from === 'Owner') await assertNotLast(tx, storeId, accountId)
  await setRole(tx, storeId, accountId, to)
  await record(tx, caller, {
    action: 'member.changeRole',
    entity: 'store',
    entityId: storeId,
    details: { accountId, from, to },
  })
}

/** The account stays as it is; its open streams hear no more of the store. */
export async function remove(tx: Tx, { caller, storeId }: Acting, accountId: string) {
  const { actor, role } = await lockTwo(tx, storeId, caller.account!.id, accountId)
  if (!mayRemove(actor, role, accountId === caller.account!.id)) throw memberErrors.notAllowed()
  if (role === 'Owner') await assertNotLast(tx, storeId, accountId)
  await deleteMember(tx, storeId, accountId)
  await record(tx, caller, {
    action: 'member.remove',
    entity: 'store',
    entityId: storeId,
    details: { accountId, role },
  })
  await publish(tx, sessionsTopic(accountId), {})
}

/** Judged by the roles that hold under the lock: the caller's own may have changed since the request came in. */
async function lockTwo(tx: Tx, storeId: number, actorId: string, accountId: string) {
  const actor = await lockMembers(tx, storeId, actorId)
  if (!actor) throw memberErrors.notAllowed()
  const role = await roleIn(tx, storeId, accountId)
  if (!role) throw memberErrors.memberNotFound()
  return { actor, role }
}

async function assertNotLast(tx: Tx, storeId: number, accountId: string) {
  if (!(await hasAnotherOwner(tx, storeId, accountId))) throw memberErrors.lastOwner()
}
