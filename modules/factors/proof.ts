import { accountErrors } from '#modules/accounts/errors.ts'
import { forgetMisses } from '#modules/accounts/misses.ts'
import { provePassword } from '#modules/accounts/prove-password.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { factorErrors } from './errors.ts'
import { proofsOf } from './queries.ts'
import { proveByTotp } from './totp.ts'

const freshMinutes = 10
type Given = { password?: string; code?: string }

/**
 * A session alone changes no factor: whoever holds a stolen one must not lock the owner out. Asked for is the password or a code;
 * an account that has neither shows that it has just signed in with its passkey.
 */
export async function assertProven({ db, caller, config, now }: Pick<Context, 'db' | 'caller' | 'config' | 'now'>, { password, code }: Given) {
  const account = caller.account!
  const { passwordHash, hasTotp, provedAt } = await proofsOf(db, account)
  if (password && passwordHash) return forgetMisses(db, await provePassword({ db, caller, config, now }, passwordHash, password))
  if (code && hasTotp) return db.transaction().execute(await proveByTotp({ db, config, now }, account.id, code))
  if (hasTotp && !passwordHash) throw factorErrors.wrongCode()
  const isFresh = provedAt !== null && now.getTime() - provedAt.getTime() < freshMinutes * 60_000
  if (passwordHash || !isFresh) throw accountErrors.wrongPassword()
}
