import { accountErrors } from '#modules/accounts/errors.ts'
import { forgetMisses } from '#modules/accounts/misses.ts'
import { provePassword } from '#modules/accounts/prove-password.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { factorErrors } from './errors.ts'
import { type Proofs, proofsOf } from './queries.ts'
import { assertOneFactor, type FactorProof, proveSecondFactor, type Spend } from './second-factor.ts'
import { proveByTotp } from './totp.ts'

const freshMinutes = 10
type Asking = Pick<Context, 'db' | 'caller' | 'config' | 'host' | 'now'>

/**
 * A session alone changes no factor: whoever holds a stolen one must not lock the owner out. Asked for is the password and, where a
 * second factor is in force, that too: it guards against those who know the password, so they must not take it off either. What is answered
 * spends what was shown in the transaction of the deed.
 */
export async function prove(
  asking: Asking,
  { password, code, recoveryCode, passkey }: FactorProof & { password?: string },
): Promise<Spend> {
  const { passwordHash, ...factors } = await proofsOf(asking.db, asking.caller.account!)
  if (passwordHash) await assertPassword(asking, passwordHash, password)
  if (passwordHash && !factors.hasTotp && !factors.hasPasskey) return async () => {}
  const shown = { code, recoveryCode, passkey }
  if (Object.values(shown).some(Boolean)) {
    assertOneFactor(shown)
    return proveSecondFactor(asking, asking.caller.account!.id, shown)
  }
  if (passwordHash || factors.hasTotp) throw factorErrors.proofNeeded()
  return proveWithoutPassword(asking, factors, undefined)
}

async function assertPassword(asking: Asking, passwordHash: string, password: string | undefined) {
  if (!password) throw accountErrors.wrongPassword()
  await forgetMisses(asking.db, await provePassword(asking, passwordHash, password))
}

/**
 * For an account without a password: a code of its authenticator, or that it has just signed in with its passkey. What is answered
 * spends the code, where one was shown, in the transaction of the deed.
 */
export async function proveWithoutPassword(
  asking: Asking,
  { hasTotp, provedAt }: Pick<Proofs, 'hasTotp' | 'provedAt'>,
  code: string | undefined,
): Promise<Spend> {
  if (hasTotp && !code) throw factorErrors.wrongCode()
  if (hasTotp) return proveByTotp(asking, asking.caller.account!.id, code!)
  if (provedAt === null || asking.now.getTime() - provedAt.getTime() >= freshMinutes * 60_000)
    throw factorErrors.signInAgain()
  return async () => {}
}
