import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/http/caller.ts'
import { sendEmail, sendSms } from '#platform/outbox/send.ts'
import { publish, sessionsTopic } from '#platform/realtime/publish.ts'
import { dayMs } from '#platform/values/days.ts'
import { newSecret } from '#platform/values/secrets.ts'
import { type Address, readEmail, readPhone } from '../accounts/addresses.ts'
import { may, type StoreRole } from '../accounts/rules.ts'
import { assertMaySendSms } from '../registration/sms-allowance.ts'
import { memberErrors } from './errors.ts'
import * as queries from './invitation-queries.ts'
import type { MemberContext } from './manage-members.ts'
import { notifyOwnersOfTeam } from './notify-team.ts'
import { addMember, findAddressHolder, lockMembers } from './queries.ts'
import { maskAddress, maxInvitationsPerDay } from './rules.ts'

/** Sends an invitation, or renews the open one to the same address with a new link. */
export async function inviteMember(tx: Tx, context: MemberContext, target: string, role: StoreRole) {
  const { caller, storeId, now } = context
  const accountId = caller.account!.id
  const address = readTarget(target, caller)
  const actor = await lockMembers(tx, storeId, accountId)
  const open = await queries.lockInvitationTo(tx, storeId, address.target, now)
  if (!actor || !may(actor, 'members')) throw memberErrors.notAllowed()
  const holder = await findAddressHolder(tx, storeId, address.target)
  if (holder?.isMember) throw memberErrors.alreadyMember()
  const sent = await queries.countSentBy(tx, accountId, new Date(now.getTime() - dayMs))
  if (sent >= maxInvitationsPerDay) throw memberErrors.tooManyInvitations({ most: maxInvitationsPerDay })
  const token = newSecret()
  const invitation = await queries.upsertInvitation(tx, {
    storeId,
    role,
    target: address.target,
    token,
    invitedBy: accountId,
    now,
  })
  const locale = holder?.locale ?? caller.locale
  const values = {
    ...(await queries.findStoreAndInviter(tx, storeId, accountId, locale)),
    role,
    path: `/invitation?token=${token}`,
  }
  if (address.channel === 'Sms') await assertMaySendSms(tx, address.target, context)
  const send = address.channel === 'Sms' ? sendSms : sendEmail
  await send(tx, {
    to: address.target,
    template: 'storeInvitation',
    locale,
    variant: caller.variant,
    values,
    expiresAt: invitation.expiresAt,
  })
  const details = { invitationId: invitation.id, role, isRepeat: open !== undefined }
  await record(tx, caller, { action: 'member.invite', entity: 'store', entityId: storeId, details })
  return invitation
}

export async function cancelInvitation(tx: Tx, { caller, storeId, now }: MemberContext, id: string) {
  const actor = await lockMembers(tx, storeId, caller.account!.id)
  if (!actor || !may(actor, 'members')) throw memberErrors.notAllowed()
  const open = await queries.lockInvitation(tx, storeId, id, now)
  if (!open) throw memberErrors.invitationNotFound()
  await queries.endInvitation(tx, id, now)
  const details = { invitationId: id, role: open.role }
  await record(tx, caller, { action: 'member.cancelInvitation', entity: 'store', entityId: storeId, details })
}

type ReceiverContext = Pick<MemberContext, 'caller' | 'now'>

/** The signed-in account joins the store. The link or its id, and `spendProof` of its address, are the proof. */
export async function acceptInvitation(
  tx: Tx,
  { caller, now }: ReceiverContext,
  key: queries.InvitationKey,
  spendProof: (tx: Tx) => Promise<void>,
) {
  const invitation = await queries.findInvitation(tx, key, caller, now)
  if (!invitation || !(await queries.spendInvitation(tx, invitation.id, now))) throw memberErrors.invitationEnded()
  await spendProof(tx)
  const { id, storeId, role } = invitation
  const accountId = caller.account!.id
  await addMember(tx, storeId, accountId, role, now)
  await record(tx, caller, {
    action: 'member.join',
    entity: 'store',
    entityId: storeId,
    details: { invitationId: id, role },
  })
  await notifyOwnersOfTeam(tx, { storeId, accountId, variant: caller.variant }, { change: 'Joined', role })
  await publish(tx, sessionsTopic(accountId), {})
  return storeId
}

/** Only by its address: who was passed a link cannot end the invitation of somebody else. */
export async function declineInvitation(tx: Tx, { caller, now }: ReceiverContext, key: queries.InvitationKey) {
  const invitation = await queries.findInvitation(tx, key, caller, now)
  if (!invitation) throw memberErrors.invitationEnded()
  const { id, storeId, role, target } = invitation
  if (!(await queries.hasConfirmedAddress(tx, caller.account!.id, target)))
    throw memberErrors.addressUnproved({ address: maskAddress(target) })
  if (!(await queries.endInvitation(tx, id, now))) throw memberErrors.invitationEnded()
  const details = { invitationId: id, role }
  await record(tx, caller, { action: 'member.declineInvitation', entity: 'store', entityId: storeId, details })
}

function readTarget(text: string, caller: Caller): Address {
  try {
    return text.includes('@') ? readEmail(text) : readPhone(text, caller)
  } catch (error) {
    throw error instanceof AppError ? memberErrors.targetInvalid() : error
  }
}
