import { record } from '#platform/audit.ts'
import { cookieNames, preferenceCookieSeconds } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { withIdempotencyKey } from '#platform/idempotency.ts'
import { publish, sessionsTopic } from '#platform/realtime/publish.ts'
import { may, type StoreRole } from '../accounts/rules.ts'
import { reauthenticate } from '../mfa/reauthenticate.ts'
import type { SpendProof } from '../mfa/second-factor.ts'
import { findCompany, unknownCompany } from './company-lookup.ts'
import * as contract from './contract.ts'
import { memberErrors } from './errors.ts'
import {
  findInvitation,
  findInvitations,
  findReceived,
  hasConfirmedAddress,
  type Invitation,
  type InvitationKey,
} from './invitation-queries.ts'
import { acceptInvitation, cancelInvitation, declineInvitation, inviteMember } from './invitations.ts'
import { type MemberContext, changeRole, removeMember } from './manage-members.ts'
import { openCompany } from './open-company.ts'
import { findMembers, hasAnotherOwner } from './queries.ts'
import { proveAddress, sendInvitationCode } from './prove-address.ts'
import { maskAddress } from './rules.ts'

export const teamHandlers: Handler[] = [
  on(contract.getCompanyByTaxNumber, async ({ input, config, now, log }) => {
    const taxNumber = await readTaxNumber(input.country, input.number)
    const hasRegister = taxNumber.country === 'RU'
    const facts = hasRegister
      ? await findCompany({ token: config.dadataToken, number: taxNumber.number, now, log })
      : unknownCompany
    return { ...taxNumber, ...facts }
  }),
  on(contract.registerCompany, async ({ db, input, caller, cookies, idempotencyKey }) => {
    const ownerId = caller.account!.id
    const taxNumber = await readTaxNumber(input.country, input.taxNumber)
    const store = await db.transaction().execute((tx) =>
      withIdempotencyKey(
        tx,
        { actor: ownerId, call: contract.registerCompany.id, key: idempotencyKey, input },
        async () => {
          const opened = await openCompany(tx, { ...input, taxNumber, ownerId, locale: caller.locale })
          await record(tx, caller, {
            action: 'store.open',
            entity: 'store',
            entityId: opened.storeId,
            details: { alias: opened.alias },
          })
          await publish(tx, sessionsTopic(ownerId), {})
          return opened
        },
      ),
    )
    cookies.set(cookieNames.store, String(store.storeId), { maxAge: preferenceCookieSeconds })
    return store
  }),
  on(contract.listMembers, async ({ db, caller, member, now }) => {
    const { storeId, role, isReadOnly } = member!
    const canManage = !isReadOnly && may(role, 'members')
    const [members, invitations, canLeave] = await Promise.all([
      findMembers(db, storeId),
      canManage ? findInvitations(db, storeId, now) : [],
      role !== 'Owner' || hasAnotherOwner(db, storeId, caller.account!.id),
    ])
    return {
      members: members.map((each) => ({
        ...each,
        since: each.since.toISOString(),
        isYou: each.accountId === caller.account!.id,
      })),
      invitations: invitations.map(toInvitation),
      can: { manage: canManage, leave: canLeave },
    }
  }),
  on(contract.inviteMember, async (context) => {
    const { target, role } = context.input
    const spendProof = await reauthenticateForOwner(context, role)
    return toInvitation(
      await inStoreTransaction(context, async (tx, memberContext) => {
        await spendProof(tx)
        return inviteMember(tx, memberContext, target, role)
      }),
    )
  }),
  on(contract.cancelInvitation, async (context) => {
    await inStoreTransaction(context, (tx, memberContext) => cancelInvitation(tx, memberContext, context.input.id))
    return { ok: true as const }
  }),
  on(contract.changeMemberRole, async (context) => {
    const { accountId, role } = context.input
    const spendProof = await reauthenticateForOwner(context, role)
    await inStoreTransaction(context, async (tx, memberContext) => {
      await spendProof(tx)
      await changeRole(tx, memberContext, accountId, role)
    })
    return { ok: true as const }
  }),
  on(contract.removeMember, async (context) => {
    const { input, caller, member, cookies } = context
    const isLeaving = input.accountId === caller.account!.id
    if (member!.isReadOnly && !isLeaving) throw requestErrors.storeClosed()
    await inStoreTransaction(context, (tx, memberContext) => removeMember(tx, memberContext, input.accountId))
    if (isLeaving && caller.cookies[cookieNames.store] === String(member!.storeId)) cookies.clear(cookieNames.store)
    return { ok: true as const }
  }),
  on(contract.listReceivedInvitations, async ({ db, caller, now }) => ({
    items: (await findReceived(db, caller.account!.id, caller.locale, now)).map(({ expiresAt, ...invitation }) => ({
      ...invitation,
      expiresAt: expiresAt.toISOString(),
    })),
  })),
  on(contract.getInvitation, async ({ db, input, caller, now }) => {
    const { target, store, role, invitedBy, expiresAt } = await requireInvitation({ db, input, caller, now })
    return {
      store,
      role,
      invitedBy,
      expiresAt: expiresAt.toISOString(),
      address: maskAddress(target),
      needsCode: caller.account !== undefined && !(await hasConfirmedAddress(db, caller.account.id, target)),
    }
  }),
  on(contract.sendInvitationCode, async (context) => {
    const { target } = await requireInvitation(context)
    return sendInvitationCode(context, target)
  }),
  on(contract.acceptInvitation, async (context) => {
    const { db, input, caller, cookies, now } = context
    const { target } = await requireInvitation(context)
    const spendProof = await proveAddress(context, target, input.code)
    const storeId = await db.transaction().execute((tx) => acceptInvitation(tx, { caller, now }, input, spendProof))
    cookies.set(cookieNames.store, String(storeId), { maxAge: preferenceCookieSeconds })
    return { storeId }
  }),
  on(contract.declineInvitation, async ({ db, input, caller, now }) => {
    await db.transaction().execute((tx) => declineInvitation(tx, { caller, now }, input))
    return { ok: true as const }
  }),
]

async function requireInvitation({ db, input, caller, now }: InvitationContext) {
  const invitation = await findInvitation(db, input, caller, now)
  if (!invitation) throw memberErrors.invitationEnded()
  return invitation
}
type InvitationContext = Pick<Context, 'db' | 'caller' | 'now'> & { input: InvitationKey }

/** An owner can do everything, so a stolen session must not be able to make one. The roles are checked again under the lock. */
async function reauthenticateForOwner(
  context: Context<typeof contract.changeMemberRole> | Context<typeof contract.inviteMember>,
  role: StoreRole,
): Promise<SpendProof> {
  if (role !== 'Owner' || !may(context.member!.role, 'members')) return async () => {}
  return reauthenticate(context, context.input)
}

/** Loaded on first use: the validators are large. */
async function readTaxNumber(country: string, text: string) {
  const { readTaxNumber } = await import('./tax-numbers.ts')
  return readTaxNumber(country, text)
}

type StoreCallContext = Pick<Context, 'db' | 'caller' | 'config' | 'member' | 'now' | 'log'>

/** Runs in a transaction with the context of the caller's store. */
const inStoreTransaction = <Result>(
  { db, caller, config, member, now, log }: StoreCallContext,
  run: (tx: Tx, memberContext: MemberContext) => Promise<Result>,
) => db.transaction().execute((tx) => run(tx, { caller, config, now, log, storeId: member!.storeId }))

const toInvitation = ({ sentAt, expiresAt, ...invitation }: Invitation) => ({
  ...invitation,
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})
