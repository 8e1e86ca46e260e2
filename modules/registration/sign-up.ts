import { record } from '#platform/audit.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { assertUncommonPassword, hashPassword } from '../accounts/passwords/passwords.ts'
import { signIn } from '../accounts/sign-in/sign-in.ts'
import type { Address } from '../accounts/addresses.ts'
import { ensureRequester, requireRequesters } from './requester.ts'
import { checkCode, issueCode, spendCode } from './codes.ts'
import { registrationErrors } from './errors.ts'
import { sendToAddress } from './send-to-address.ts'
import { createAccount } from '../accounts/save-account.ts'
import { findByAddress } from './queries.ts'
import { codeMinutes, resendAfterSeconds } from './rules.ts'
import { assertMaySendSms } from './sms-allowance.ts'

/** For a taken address, also issues a code, but sends the holder a notice instead of it. */
export async function sendSignUpCode(context: Context, address: Address) {
  const { db, config, caller, now } = context
  const askedBy = await ensureRequester(context)
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
    await sendToAddress(tx, address, { ...message, variant: caller.variant, expiresAt })
  })
  return { resendAfterSeconds }
}

type RegisterContext = Omit<Context, 'input'> & { input: { code: string; password: string; name: string } }

export async function register({ db, config, caller, cookies, input, now }: RegisterContext, address: Address) {
  const binding = { purpose: 'Registration', target: address.target, requesters: requireRequesters(caller) } as const
  const code = await checkCode(db, config, binding, input.code, now)
  // After the code check, so that guesses cost no hashing; before spending it, so that a common password keeps the code.
  assertUncommonPassword(input.password, [address.target, input.name])
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
    return signIn(tx, { caller, config, cookies, now }, accountId)
  })
}
