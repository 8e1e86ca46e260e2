import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { publish, sessionsTopic } from '#platform/realtime/publish.ts'
import { may, type StoreRole } from '../accounts/rules.ts'
import { memberErrors } from './errors.ts'
import { notifyOfRole, notifyOwnersOfTeam } from './notify-team.ts'
import { deleteMember, hasAnotherOwner, lockMembers, findRole, setRole } from './queries.ts'
import { mayRemove } from './rules.ts'

export type MemberContext = Pick<Context, 'caller' | 'config' | 'now' | 'log'> & { storeId: number }

export async function changeRole(tx: Tx, { caller, storeId }: MemberContext, accountId: string, to: StoreRole) {
  const actor = await lockActor(tx, storeId, caller.account!.id)
  if (!may(actor, 'members')) throw memberErrors.notAllowed()
  const from = await requireRole(tx, storeId, accountId)
  if (from === to) return
  if (from === 'Owner') await assertNotLastOwner(tx, storeId, accountId)
  await setRole(tx, storeId, accountId, to)
  await record(tx, caller, {
    action: 'member.changeRole',
    entity: 'store',
    entityId: storeId,
    details: { accountId, from, to },
  })
  if (accountId === caller.account!.id) return
  await notifyOfRole(tx, { storeId, accountId, variant: caller.variant }, { change: 'Changed', role: to })
}

/** Ends the membership; open streams of the account lose the topics of the store. */
export async function removeMember(tx: Tx, { caller, storeId }: MemberContext, accountId: string) {
  const actor = await lockActor(tx, storeId, caller.account!.id)
  if (!mayRemove(actor, accountId === caller.account!.id)) throw memberErrors.notAllowed()
  const role = await requireRole(tx, storeId, accountId)
  if (role === 'Owner') await assertNotLastOwner(tx, storeId, accountId)
  const member = { storeId, accountId, variant: caller.variant }
  if (accountId === caller.account!.id) await notifyOwnersOfTeam(tx, member, { change: 'Left', role })
  else await notifyOfRole(tx, member, { change: 'Removed', role })
  await deleteMember(tx, storeId, accountId)
  await record(tx, caller, {
    action: 'member.remove',
    entity: 'store',
    entityId: storeId,
    details: { accountId, role },
  })
  await publish(tx, sessionsTopic(accountId), {})
}

/** Reads the caller's role under the lock, since it may have changed since the request was authorized. */
async function lockActor(tx: Tx, storeId: number, actorId: string) {
  const actor = await lockMembers(tx, storeId, actorId)
  if (!actor) throw memberErrors.notAllowed()
  return actor
}

async function requireRole(tx: Tx, storeId: number, accountId: string) {
  const role = await findRole(tx, storeId, accountId)
  if (!role) throw memberErrors.memberNotFound()
  return role
}

async function assertNotLastOwner(tx: Tx, storeId: number, accountId: string) {
  if (!(await hasAnotherOwner(tx, storeId, accountId))) throw memberErrors.lastOwner()
}
