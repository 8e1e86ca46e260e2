import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { publish, sessionsTopic } from '#platform/realtime/publish.ts'
import { may, type StoreRole } from '../accounts/rules.ts'
import { memberErrors } from './errors.ts'
import { deleteMember, hasAnotherOwner, lockMembers, findRole, setRole } from './queries.ts'
import { mayRemove } from './rules.ts'

export type MemberContext = Pick<Context, 'caller' | 'config' | 'now' | 'log'> & { storeId: number }

export async function changeRole(tx: Tx, { caller, storeId }: MemberContext, accountId: string, to: StoreRole) {
  const { actor, role: from } = await lockActorAndMember(tx, storeId, caller.account!.id, accountId)
  if (!may(actor, 'members')) throw memberErrors.notAllowed()
  if (from === to) return
  if (from === 'Owner') await assertNotLastOwner(tx, storeId, accountId)
  await setRole(tx, storeId, accountId, to)
  await record(tx, caller, {
    action: 'member.changeRole',
    entity: 'store',
    entityId: storeId,
    details: { accountId, from, to },
  })
}

/** Ends the membership; open streams of the account lose the topics of the store. */
export async function removeMember(tx: Tx, { caller, storeId }: MemberContext, accountId: string) {
  const { actor, role } = await lockActorAndMember(tx, storeId, caller.account!.id, accountId)
  if (!mayRemove(actor, accountId === caller.account!.id)) throw memberErrors.notAllowed()
  if (role === 'Owner') await assertNotLastOwner(tx, storeId, accountId)
  await deleteMember(tx, storeId, accountId)
  await record(tx, caller, {
    action: 'member.remove',
    entity: 'store',
    entityId: storeId,
    details: { accountId, role },
  })
  await publish(tx, sessionsTopic(accountId), {})
}

/** Reads both roles under the lock, since the caller's may have changed since the request was authorized. */
async function lockActorAndMember(tx: Tx, storeId: number, actorId: string, accountId: string) {
  const actor = await lockMembers(tx, storeId, actorId)
  if (!actor) throw memberErrors.notAllowed()
  const role = await findRole(tx, storeId, accountId)
  if (!role) throw memberErrors.memberNotFound()
  return { actor, role }
}

async function assertNotLastOwner(tx: Tx, storeId: number, accountId: string) {
  if (!(await hasAnotherOwner(tx, storeId, accountId))) throw memberErrors.lastOwner()
}
