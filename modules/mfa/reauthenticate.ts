import { accountErrors } from '#modules/accounts/errors.ts'
import { clearFailedAttempts } from '#modules/accounts/sign-in/failed-attempts.ts'
import { verifyCurrentPassword } from '#modules/accounts/passwords/verify-current-password.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { factorErrors } from './errors.ts'
import { type ProofMethods, findProofMethods } from './queries.ts'
import { assertOneFactor, type FactorProof, verifySecondFactor, type SpendProof } from './second-factor.ts'
import { verifyTotp } from './totp.ts'

const recentSignInMinutes = 10
type ReauthenticationContext = Pick<Context, 'db' | 'caller' | 'config' | 'host' | 'now'>

/**
 * Reauthentication before factors or owners change, so that a stolen session cannot lock the owner out. Needs the password and, if the
 * account has a second factor, that too. The result spends the proof in the transaction of the change.
 */
export async function reauthenticate(
  context: ReauthenticationContext,
  { password, code, recoveryCode, passkey }: FactorProof & { password?: string },
): Promise<SpendProof> {
  const { passwordHash, ...factors } = await findProofMethods(context.db, context.caller.account!)
  if (passwordHash) await assertPassword(context, passwordHash, password)
  if (passwordHash && !factors.hasTotp && !factors.hasPasskey) return async () => {}
  const proof = { code, recoveryCode, passkey }
  if (Object.values(proof).some(Boolean)) {
    assertOneFactor(proof)
    return verifySecondFactor(context, context.caller.account!.id, proof)
  }
  if (passwordHash || factors.hasTotp) throw factorErrors.proofNeeded()
  return reauthenticateWithoutPassword(context, factors, undefined)
}

async function assertPassword(context: ReauthenticationContext, passwordHash: string, password: string | undefined) {
  if (!password) throw accountErrors.wrongPassword()
  await clearFailedAttempts(context.db, await verifyCurrentPassword(context, passwordHash, password))
}

/**
 * For an account without a password: a code of its authenticator, or a recent sign-in with its passkey. The result spends the
 * code in the transaction of the change.
 */
export async function reauthenticateWithoutPassword(
  context: ReauthenticationContext,
  { hasTotp, provedAt }: Pick<ProofMethods, 'hasTotp' | 'provedAt'>,
  code: string | undefined,
): Promise<SpendProof> {
  if (hasTotp && !code) throw factorErrors.wrongCode()
  if (hasTotp) return verifyTotp(context, context.caller.account!.id, code!)
  if (provedAt === null || context.now.getTime() - provedAt.getTime() >= recentSignInMinutes * 60_000)
    throw factorErrors.signInAgain()
  return async () => {}
}
