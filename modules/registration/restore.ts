import { record } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { assertUncommon, hashPassword } from '../accounts/passwords.ts'
import { setPassword } from '../accounts/set-password.ts'
import { type Address, addressOf, readLogin } from '../accounts/addresses.ts'
import { askerOf, knownAsker } from './asker.ts'
import { checkCode, issueCode, spendCode } from './codes.ts'
import type { restorePassword } from './contract.ts'
import { registrationErrors } from './errors.ts'
import { sendRestore } from './jobs.ts'
import { endLinks, findLink, spendLink } from './links.ts'
import * as queries from './queries.ts'
import { resendAfterSeconds } from './rules.ts'
import { assertMaySendSms } from './sms-allowance.ts'

type RestoreContext = Context<typeof restorePassword>

/** Whether there is such an account is looked up by a job, after the answer: not even its time can tell. */
export async function startRestore(context: RestoreContext) {
  const { db, config, caller, input, now } = context
  const address = loginOf(context)
  if (input.code !== undefined || input.token !== undefined)
    throw invalidInput([{ path: 'newPassword', code: 'field.required' }])
  const askedBy = await askerOf(context)
  await db.transaction().execute(async (tx) => {
    const { id } = await issueCode(tx, config, { purpose: 'Restore', target: address.target, askedBy }, now)
    if (address.channel === 'Sms') await assertMaySendSms(tx, address.target, context)
    await enqueue(tx, sendRestore, { codeId: id, variant: caller.variant })
  })
  return { resendAfterSeconds }
}

/** Sets the password and ends every session; whoever does it signs in afterwards, with the second factor if there is one. */
export async function finishRestore(context: RestoreContext, newPassword: string) {
  const { db, config, caller, input, now } = context
  const proof = input.token === undefined ? await provedByCode(context) : await provedByLink(db, input.token, now)
  const { account, address, spend, ended } = proof
  assertUncommon(newPassword, [account.email, account.phone, account.name])
  const passwordHash = await hashPassword(newPassword, config, caller.ip)
  await db.transaction().execute(async (tx) => {
    await spend(tx)
    const holder = await queries.confirmAddress(tx, account.id, address, now)
    if (!holder) throw ended()
    await endLinks(tx, 'Restore', account.id, now)
    await queries.endWhatRestores(tx, account.id, holder, now)
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

type Proof = { account: queries.Found; address: Address; spend: (tx: Tx) => Promise<void>; ended: () => Error }

async function provedByCode(context: RestoreContext): Promise<Proof> {
  const { db, config, caller, input, now } = context
  const address = loginOf(context)
  if (input.code === undefined) throw invalidInput([{ path: 'code', code: 'field.required' }])
  const ask = { purpose: 'Restore', target: address.target, askedBy: knownAsker(caller) } as const
  const id = await checkCode(db, config, ask, input.code, now)
  const account = await queries.findByAddress(db, address)
  if (!account?.isActive) throw registrationErrors.codeEnded()
  return { account, address, spend: (tx) => spendCode(tx, id, now), ended: registrationErrors.codeEnded }
}

async function provedByLink(db: Db, token: string, now: Date): Promise<Proof> {
  const link = await findLink(db, 'Restore', token, now)
  const account = link && (await queries.findById(db, link.accountId))
  if (!account) throw registrationErrors.linkEnded()
  const spend = async (tx: Tx) => {
    if (!(await spendLink(tx, 'Restore', token, now))) throw registrationErrors.linkEnded()
  }
  return { account, address: addressOf(link.target), spend, ended: registrationErrors.linkEnded }
}

function loginOf({ input, caller }: RestoreContext) {
  if (!input.login) throw invalidInput([{ path: 'login', code: 'field.required' }])
  return readLogin(input.login, caller)
}
