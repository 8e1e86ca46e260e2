import { record } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { assertUncommonPassword, hashPassword } from '../accounts/passwords/passwords.ts'
import { confirmAddress } from '../accounts/save-account.ts'
import { setPassword } from '../accounts/passwords/set-password.ts'
import { type Address, toAddress, readLogin } from '../accounts/addresses.ts'
import { ensureRequester, requireRequesters } from './requester.ts'
import { checkCode, issueCode, spendCode } from './codes.ts'
import type { restorePassword } from './contract.ts'
import { registrationErrors } from './errors.ts'
import { sendRestore } from './job-definitions.ts'
import { endLinks, findLink, spendLink } from './links.ts'
import * as queries from './queries.ts'
import { resendAfterSeconds } from './rules.ts'
import { assertMaySendSms } from './sms-allowance.ts'

type RestoreContext = Context<typeof restorePassword>

/** A job looks up the account after the response, so that the response time does not reveal whether it exists. */
export async function startRestore(context: RestoreContext) {
  const { db, config, caller, input, now } = context
  const address = readLoginInput(context)
  if (input.code !== undefined || input.token !== undefined)
    throw invalidInput([{ path: 'newPassword', code: 'field.required' }])
  const askedBy = await ensureRequester(context)
  await db.transaction().execute(async (tx) => {
    const { id } = await issueCode(tx, config, { purpose: 'Restore', target: address.target, askedBy }, now)
    if (address.channel === 'Sms') await assertMaySendSms(tx, address.target, context)
    await enqueue(tx, sendRestore, { codeId: id, variant: caller.variant })
  })
  return { resendAfterSeconds }
}

/** Sets the password and ends all sessions. Does not sign in. */
export async function finishRestore(context: RestoreContext, newPassword: string) {
  const { db, config, caller, input, now } = context
  const proof = input.token === undefined ? await verifyByCode(context) : await verifyByLink(db, input.token, now)
  const { account, address, spend, endedError } = proof
  assertUncommonPassword(newPassword, [account.email, account.phone, account.name])
  const passwordHash = await hashPassword(newPassword, config, caller.ip)
  await db.transaction().execute(async (tx) => {
    await spend(tx)
    const holder = await confirmAddress(tx, account.id, address, now)
    if (!holder) throw endedError()
    await endLinks(tx, 'Restore', account.id, now)
    await queries.endPendingRestores(tx, account.id, holder, now)
    await setPassword(tx, { accountId: account.id, passwordHash, caller, now })
    await record(tx, caller, {
      action: 'account.passwordRestored',
      entity: 'account',
      entityId: account.id,
      actorId: account.id,
      details: { by: input.token === undefined ? 'code' : 'link', channel: address.channel },
    })
  })
  return { resendAfterSeconds: 0 }
}

type RestoreProof = {
  account: queries.AccountRow
  address: Address
  spend: (tx: Tx) => Promise<void>
  endedError: () => Error
}

async function verifyByCode(context: RestoreContext): Promise<RestoreProof> {
  const { db, config, caller, input, now } = context
  const address = readLoginInput(context)
  if (input.code === undefined) throw invalidInput([{ path: 'code', code: 'field.required' }])
  const binding = { purpose: 'Restore', target: address.target, requesters: requireRequesters(caller) } as const
  const id = await checkCode(db, config, binding, input.code, now)
  const account = await queries.findByAddress(db, address)
  if (!account?.isActive) throw registrationErrors.codeEnded()
  return { account, address, spend: (tx) => spendCode(tx, id, now), endedError: registrationErrors.codeEnded }
}

async function verifyByLink(db: Db, token: string, now: Date): Promise<RestoreProof> {
  const link = await findLink(db, 'Restore', token, now)
  const account = link && (await queries.findById(db, link.accountId))
  if (!account) throw registrationErrors.linkEnded()
  const spend = async (tx: Tx) => {
    if (!(await spendLink(tx, 'Restore', token, now))) throw registrationErrors.linkEnded()
  }
  return { account, address: toAddress(link.target), spend, endedError: registrationErrors.linkEnded }
}

function readLoginInput({ input, caller }: RestoreContext) {
  if (!input.login) throw invalidInput([{ path: 'login', code: 'field.required' }])
  return readLogin(input.login, caller)
}
