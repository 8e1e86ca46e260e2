import { accountErrors } from '#modules/accounts/errors.ts'
import { forgetMisses } from '#modules/accounts/misses.ts'
import { provePassword } from '#modules/accounts/prove-password.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { factorErrors } from './errors.ts'
import { type Proofs, proofsOf } from './queries.ts'
import { proveByTotp } from './totp.ts'

const freshMinutes = 10
type Asking = Pick<Context, 'db' | 'caller' | 'config' | 'now'>
type Given = { password?: string; code?: string }

/**
 * A session alone changes no factor: whoever holds a stolen one must not lock the owner out. Asked for is the password or a code;
 * an account that has neither shows that it has just signed in with its passkey.
 */
export async function assertProven(asking: Asking, { password, code }: Given) {
  const { db, caller, config, now } = asking
  const { passwordHash, ...others } = await proofsOf(db, caller.account!)
  if (password && passwordHash)
    return forgetMisses(db, await provePassword({ db, caller, config, now }, passwordHash, password))
  if (passwordHash && !(code && others.hasTotp)) throw accountErrors.wrongPassword()
  return db.transaction().execute(await proveWithoutPassword(asking, others, code))
}

/** What is answered spends the code, where one was shown, in the transaction of the deed. */
export async function proveWithoutPassword(
  asking: Asking,
  { hasTotp, provedAt }: Omit<Proofs, 'passwordHash'>,
  code: string | undefined,
): Promise<(tx: Tx) => Promise<void>> {
  if (hasTotp && !code) throw factorErrors.wrongCode()
  if (hasTotp) return proveByTotp(asking, asking.caller.account!.id, code!)
  if (provedAt === null || asking.now.getTime() - provedAt.getTime() >= freshMinutes * 60_000)
    throw factorErrors.signInAgain()
  return async () => {}
}
