import type { Context } from '#platform/http/dispatch.ts'
import { accountErrors } from './errors.ts'
import { countTry, type Tries } from './misses.ts'
import { checkPassword } from './passwords.ts'

type Asked = Pick<Context, 'db' | 'caller' | 'config' | 'now'>

/**
 * Whoever is signed in shows the password again. Tries are counted as at the sign-in: whoever found an open browser must not
 * guess. Answers what `forgetMisses` takes once the deed is done.
 */
export async function provePassword(
  { db, caller, config, now }: Asked,
  passwordHash: string,
  password: string,
): Promise<Tries> {
  const tries = await countTry(db, caller.account!.id, caller.ip, now)
  if (!(await checkPassword(password, passwordHash, config, caller.ip))) throw accountErrors.wrongPassword()
  return tries
}
