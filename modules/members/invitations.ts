import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/http/caller.ts'
import { sendEmail, sendSms } from '#platform/outbox/send.ts'
import { publish, sessionsTopic } from '#platform/realtime/publish.ts'
import { newSecret } from '../accounts/tokens.ts'
import { type Address, readEmail, readPhone } from '../accounts/addresses.ts'
import { assertMaySendSms } from '../registration/sms-allowance.ts'
import { memberErrors } from './errors.ts'
import * as queries from './invitation-queries.ts'
import type { Acting } from './manage-members.ts'
import { addMember, findHolder, lockMembers } from './queries.ts'
import { mayManage, mostInvitationsPerDay, type Role } from './rules.ts'

/** Sends an invitation, or an open one to the same address again with a new link. */
export async function invite(tx: Tx, acting: Acting, given: string, role: Role) {
  const { caller, storeId, now } = acting
  const accountId = caller.account!.id
  const address = readTarget(given, caller)
  const actor = await lockMembers(tx, storeId, accountId)
  const open = await queries.lockInvitationTo(tx, storeId, address.target, now)
  if (!actor || !mayManage(actor, role) || (open && !mayManage(actor, open.role))) throw memberErrors.notAllowed()
  const holder = await findHolder(tx, storeId, address.target)
  if (holder?.isMember) throw memberErrors.alreadyMember()
  const sent = await queries.countSentBy(tx, accountId, new Date(now.getTime() - 86_400_000))
  if (sent >= mostInvitationsPerDay) throw memberErrors.tooManyInvitations({ most: mostInvitationsPerDay })
  const token = newSecret()
  const invitation = await queries.putInvitation(tx, {
    storeId,
    role,
    target: address.target,
    token,
    invitedBy: accountId,
    now,
  })
  const locale = holder?.locale ?? caller.locale
  const values = {
    ...(await queries.findIntroduction(tx, storeId, accountId, locale)),
    role,
    path: `/invitation?token=${token}`,
  }
  if (address.channel === 'Sms') await assertMaySendSms(tx, address.target, acting)
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

export async function withdraw(tx: Tx, { caller, storeId, now }: Acting, id: string) {
  const actor = await lockMembers(tx, storeId, caller.account!.id)
  const open = await queries.lockInvitation(tx, storeId, id, now)
  if (!open) throw memberErrors.invitationNotFound()
  if (!actor || !mayManage(actor, open.role)) throw memberErrors.notAllowed()
  await queries.endInvitation(tx, id, now)
  const details = { invitationId: id, role: open.role }
  await record(tx, caller, { action: 'member.cancelInvitation', entity: 'store', entityId: storeId, details })
}

/** Whoever is signed in and holds the link joins the store. */
export async function accept(tx: Tx, { caller, now }: Pick<Acting, 'caller' | 'now'>, token: string) {
  const held = await queries.findInvitation(tx, token, caller.locale, now)
  if (!held || !(await queries.spendInvitation(tx, held.id, now))) throw memberErrors.invitationEnded()
  const { id, storeId, role } = held
  await addMember(tx, storeId, caller.account!.id, role, now)
  await record(tx, caller, {
    action: 'member.join',
    entity: 'store',
    entityId: storeId,
    details: { invitationId: id, role },
  })
  await publish(tx, sessionsTopic(caller.account!.id), {})
  return storeId
}

function readTarget(text: string, caller: Caller): Address {
  try {
    return text.includes('@') ? readEmail(text) : readPhone(text, caller)
  } catch (error) {
    throw error instanceof AppError ? memberErrors.targetInvalid() : error
  }
}
