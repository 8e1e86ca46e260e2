import { deleteChallenge, findChallengedAccount, spendAttempt } from '#modules/accounts/sign-in/challenges.ts'
import { signIn } from '#modules/accounts/sign-in/sign-in.ts'
import { sha256 } from '#platform/values/secrets.ts'
import { requestErrors } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { addFactor, isSecondFactorRequired, removeFactor, renewRecoveryCodes } from './change-factors.ts'
import { changePassword } from './change-password.ts'
import * as contract from './contract.ts'
import { factorErrors } from './errors.ts'
import { deletePasskey, findPasskeys, insertPasskey } from './passkey-queries.ts'
import {
  createAuthenticationOptions,
  createRegistrationOptions,
  verifyAuthentication,
  verifyRegistration,
} from './passkeys.ts'
import { reauthenticate } from './reauthenticate.ts'
import * as queries from './queries.ts'
import { assertOneFactor, verifySecondFactor, spendPasskey } from './second-factor.ts'
import { isSixDigits, createTotpSecret, encryptSecret, findTimeStep } from './totp.ts'

const maxPasskeys = 20
const totpSetupMinutes = 30

export const mfaHandlers: Handler[] = [
  on(contract.listFactors, async ({ db, caller, config }) => {
    const { id } = caller.account!
    const [{ totpSince, recoveryCodesLeft, isAdministrator }, passkeys] = await Promise.all([
      queries.findFactors(db, id),
      findPasskeys(db, id),
    ])
    return {
      totpSince: totpSince?.toISOString() ?? null,
      recoveryCodesLeft,
      isRequired: isSecondFactorRequired({ config }, isAdministrator),
      passkeys: passkeys.map((each) => ({
        ...each,
        createdAt: each.createdAt.toISOString(),
        lastUsedAt: each.lastUsedAt?.toISOString() ?? null,
      })),
    }
  }),
  on(contract.startTotp, async (context) => {
    const { db, caller, config, now, input } = context
    const spendProof = await reauthenticate(context, input)
    const { id, email, phone, name } = await requireHolder(context)
    const totp = createTotpSecret(email ?? phone ?? name, caller.variant)
    return db.transaction().execute(async (tx) => {
      await spendProof(tx)
      if (!(await queries.upsertTotp(tx, id, encryptSecret(config, id, totp.secret), now)))
        throw factorErrors.totpIsOn()
      return totp
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
    const secret = await queries.findPendingTotp(db, id, new Date(now.getTime() - totpSetupMinutes * 60_000))
    if (!secret) throw factorErrors.totpNotStarted()
    const step = findTimeStep(context, id, secret, code)
    if (step === undefined) throw factorErrors.wrongCode()
    return addFactor(context, { kind: 'Totp' }, async (tx) => {
      if (!(await queries.confirmTotp(tx, id, { secret, step, now }))) throw factorErrors.totpNotStarted()
    })
  }),
  on(contract.removeTotp, async (context) => {
    const spendProof = await reauthenticate(context, context.input)
    return removeFactor(context, async (tx) => {
      await spendProof(tx)
      return (await queries.deleteTotp(tx, context.caller.account!.id)) ? { kind: 'Totp' } : undefined
    })
  }),
  on(contract.renewRecoveryCodes, async (context) => {
    const spendProof = await reauthenticate(context, context.input)
    return renewRecoveryCodes(context, spendProof)
  }),
  on(contract.startPasskey, async (context) => {
    const spendProof = await reauthenticate(context, context.input)
    const holder = await requireHolder(context)
    if ((await findPasskeys(context.db, holder.id)).length >= maxPasskeys) throw factorErrors.tooManyPasskeys()
    await context.db.transaction().execute(spendProof)
    return createRegistrationOptions(context, holder)
  }),
  on(contract.addPasskey, async (context) => {
    const {
      caller,
      now,
      input: { name, response },
    } = context
    const { id } = caller.account!
    const passkey = await verifyRegistration(context, id, response)
    return addFactor(context, { kind: 'Passkey', name }, async (tx) => {
      if (!(await insertPasskey(tx, id, { ...passkey, name }, now))) throw factorErrors.passkeyRefused()
    })
  }),
  on(contract.removePasskey, async (context) => {
    const spendProof = await reauthenticate(context, context.input)
    return removeFactor(context, async (tx) => {
      await spendProof(tx)
      const name = await deletePasskey(tx, context.caller.account!.id, context.input.id)
      if (name === undefined) throw factorErrors.passkeyNotFound()
      return { kind: 'Passkey', name }
    })
  }),
  on(contract.startPasskeyProof, (context) => createAuthenticationOptions(context, context.caller.account!.id)),
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
    if (!challenge) return createAuthenticationOptions(context)
    const accountId = await findChallengedAccount(db, sha256(challenge), now)
    if (!accountId) throw factorErrors.challengeEnded()
    return createAuthenticationOptions(context, accountId)
  }),
  on(contract.signInWithPasskey, async (context) => {
    const assertion = await verifyAuthentication(context, context.input.response)
    return context.db.transaction().execute(async (tx) => {
      await spendPasskey(assertion, context.now)(tx)
      return signIn(tx, context, assertion.accountId, true)
    })
  }),
  on(contract.requestTokenBySecondFactor, async (context) => {
    const { db, now, input } = context
    assertOneFactor(input)
    const challenge = sha256(input.challenge)
    // Outside of the transaction, so that a wrong code stays counted.
    const accountId = await spendAttempt(db, challenge, now)
    if (!accountId) throw factorErrors.challengeEnded()
    const spendProof = await verifySecondFactor(context, accountId, input)
    return db.transaction().execute(async (tx) => {
      if (!(await deleteChallenge(tx, challenge))) throw factorErrors.challengeEnded()
      await spendProof(tx)
      return signIn(tx, context, accountId, true)
    })
  }),
]

async function requireHolder({ db, caller }: Pick<Context, 'db' | 'caller'>) {
  const holder = await queries.findHolder(db, caller.account!.id)
  if (!holder) throw requestErrors.unauthenticated()
  return holder
}
