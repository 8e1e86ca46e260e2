import { record } from '#platform/audit.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { assertUncommon, hashPassword } from '../accounts/passwords.ts'
import { signIn } from '../accounts/sign-in.ts'
import type { Address } from '../accounts/addresses.ts'
import { askerOf, knownAsker } from './asker.ts'
import { checkCode, issueCode, spendCode } from './codes.ts'
import { registrationErrors } from './errors.ts'
import { send } from './messages.ts'
import { createAccount, findByAddress } from './queries.ts'
import { codeMinutes, resendAfterSeconds } from './rules.ts'
import { assertMaySendSms } from './sms-allowance.ts'

/** A taken address gets a code as well; only nobody is told it: the holder is told that somebody tried. */
export async function sendSignUpCode(context: Context, address: Address) {
  const { db, config, caller, now } = context
  const askedBy = await askerOf(context)
  await db.transaction().execute(async (tx) => {
    const { code, expiresAt } = await issueCode(
      tx,
      config,
      { purpose: 'Registration', target: address.target, askedBy },
      now,
    )
    if (address.channel === 'Sms') await assertMaySendSms(tx, address.target, context)
    const holder = await findByAddress(tx, address)
    const message = holder
      ? { template: 'alreadyRegistered' as const, locale: holder.locale }
      : { template: 'registrationCode' as const, locale: caller.locale, values: { code, minutes: codeMinutes } }
    await send(tx, address, { ...message, variant: caller.variant, expiresAt })
  })
  return { resendAfterSeconds }
}

type Registering = Omit<Context, 'input'> & { input: { code: string; password: string; name: string } }

export async function register({ db, config, caller, cookies, input, now }: Registering, address: Address) {
  const ask = { purpose: 'Registration', target: address.target, askedBy: knownAsker(caller) } as const
  const code = await checkCode(db, config, ask, input.code, now)
  // Only now, so that guesses do not cost us the work; a common password does not cost its owner the code.
  assertUncommon(input.password, [address.target, input.name])
  const passwordHash = await hashPassword(input.password, config, caller.ip)
  return db.transaction().execute(async (tx) => {
    await spendCode(tx, code, now)
    const accountId = await createAccount(tx, address, { name: input.name, passwordHash, locale: caller.locale, now })
    if (!accountId) throw registrationErrors.taken()
    await record(tx, caller, {
      action: 'account.registered',
      entity: 'account',
      entityId: accountId,
      actorId: accountId,
      details: { by: address.channel },
    })
    return signIn(tx, { caller, cookies, now }, accountId)
  })
}
