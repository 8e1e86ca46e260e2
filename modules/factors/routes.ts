import { signIn } from '#modules/accounts/sign-in.ts'
import { sha256 } from '#modules/accounts/tokens.ts'
import { requestErrors } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { addFactor, isRequired, removeFactor, renewRecoveryCodes } from './change-factors.ts'
import { changePassword } from './change-password.ts'
import * as contract from './contract.ts'
import { factorErrors } from './errors.ts'
import { deletePasskey, passkeysOf, putPasskey } from './passkey-queries.ts'
import { askForKnown, askForNew, verifyKnown, verifyNew } from './passkeys.ts'
import { prove } from './proof.ts'
import * as queries from './queries.ts'
import { assertOneFactor, proveSecondFactor, spendPasskey } from './second-factor.ts'
import { isSixDigits, newSecret, sealSecret, stepOf } from './totp.ts'

const mostPasskeys = 20
const startedMinutes = 30

export const factorHandlers: Handler[] = [
  on(contract.listFactors, async ({ db, caller, config }) => {
    const { id } = caller.account!
    const [{ totpSince, recoveryCodesLeft, isAdministrator }, passkeys] = await Promise.all([
      queries.factorsOf(db, id),
      passkeysOf(db, id),
    ])
    return {
      totpSince: totpSince?.toISOString() ?? null,
      recoveryCodesLeft,
      isRequired: isRequired({ config }, isAdministrator),
      passkeys: passkeys.map((each) => ({
        ...each,
        createdAt: each.createdAt.toISOString(),
        lastUsedAt: each.lastUsedAt?.toISOString() ?? null,
      })),
    }
  }),
  on(contract.startTotp, async (context) => {
    const { db, caller, config, now, input } = context
    const spend = await prove(context, input)
    const { id, email, phone, name } = await ownHolder(context)
    const made = newSecret(email ?? phone ?? name, caller.variant)
    return db.transaction().execute(async (tx) => {
      await spend(tx)
      if (!(await queries.putTotp(tx, id, sealSecret(config, id, made.secret), now))) throw factorErrors.totpIsOn()
      return made
    })
  }),
  on(contract.confirmTotp, async (context) => {
    const {
      db,
      caller,
      now,
      input: { code },
    } = context
    if (!isSixDigits(code)) throw factorErrors.wrongCode()
    const { id } = caller.account!
    const secret = await queries.startedTotp(db, id, new Date(now.getTime() - startedMinutes * 60_000))
    if (!secret) throw factorErrors.totpNotStarted()
    const step = stepOf(context, id, secret, code)
    if (step === undefined) throw factorErrors.wrongCode()
    return addFactor(context, { kind: 'Totp' }, async (tx) => {
      if (!(await queries.confirmTotp(tx, id, { secret, step, now }))) throw factorErrors.totpNotStarted()
    })
  }),
  on(contract.removeTotp, async (context) => {
    const spend = await prove(context, context.input)
    return removeFactor(context, async (tx) => {
      await spend(tx)
      return (await queries.deleteTotp(tx, context.caller.account!.id)) ? { kind: 'Totp' } : undefined
    })
  }),
  on(contract.renewRecoveryCodes, async (context) => {
    const spend = await prove(context, context.input)
    return renewRecoveryCodes(context, spend)
  }),
  on(contract.startPasskey, async (context) => {
    const spend = await prove(context, context.input)
    const holder = await ownHolder(context)
    if ((await passkeysOf(context.db, holder.id)).length >= mostPasskeys) throw factorErrors.tooManyPasskeys()
    await context.db.transaction().execute(spend)
    return askForNew(context, holder)
  }),
  on(contract.addPasskey, async (context) => {
    const {
      caller,
      now,
      input: { name, response },
    } = context
    const { id } = caller.account!
    const passkey = await verifyNew(context, id, response)
    return addFactor(context, { kind: 'Passkey', name }, async (tx) => {
      if (!(await putPasskey(tx, id, { ...passkey, name }, now))) throw factorErrors.passkeyRefused()
    })
  }),
  on(contract.removePasskey, async (context) => {
    const spend = await prove(context, context.input)
    return removeFactor(context, async (tx) => {
      await spend(tx)
      const name = await deletePasskey(tx, context.caller.account!.id, context.input.id)
      if (name === undefined) throw factorErrors.passkeyNotFound()
      return { kind: 'Passkey', name }
    })
  }),
  on(contract.startPasskeyProof, (context) => askForKnown(context, context.caller.account!.id)),
  on(contract.changePassword, async (context) => {
    await changePassword(context)
    return { ok: true as const }
  }),
  on(contract.startPasskeySignIn, async (context) => {
    const {
      db,
      now,
      input: { challenge },
    } = context
    if (!challenge) return askForKnown(context)
    const accountId = await queries.challengedAccount(db, sha256(challenge), now)
    if (!accountId) throw factorErrors.challengeEnded()
    return askForKnown(context, accountId)
  }),
  on(contract.signInWithPasskey, async (context) => {
    const assertion = await verifyKnown(context, context.input.response)
    return context.db.transaction().execute(async (tx) => {
      await spendPasskey(assertion, context.now)(tx)
      return signIn(tx, context, assertion.accountId, true)
    })
  }),
  on(contract.requestTokenBySecondFactor, async (context) => {
    const { db, now, input } = context
    assertOneFactor(input)
    const challenge = sha256(input.challenge)
    // Counted on its own, so that a wrong guess takes nothing back.
    const accountId = await queries.spendAttempt(db, challenge, now)
    if (!accountId) throw factorErrors.challengeEnded()
    const spend = await proveSecondFactor(context, accountId, input)
    return db.transaction().execute(async (tx) => {
      if (!(await queries.deleteChallenge(tx, challenge))) throw factorErrors.challengeEnded()
      await spend(tx)
      return signIn(tx, context, accountId, true)
    })
  }),
]

async function ownHolder({ db, caller }: Pick<Context, 'db' | 'caller'>) {
  const holder = await queries.findHolder(db, caller.account!.id)
  if (!holder) throw requestErrors.unauthenticated()
  return holder
}
