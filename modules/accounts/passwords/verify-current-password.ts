import type { Context } from '#platform/http/dispatch.ts'
import { accountErrors } from '../errors.ts'
import { countAttempt, type SignInAttempt } from '../sign-in/failed-attempts.ts'
import { checkPassword } from './passwords.ts'

type PasswordContext = Pick<Context, 'db' | 'caller' | 'config' | 'now'>

/**
 * Verifies the password of the signed-in account. Attempts are limited as at the sign-in, against guessing from an unattended
 * browser. Pass the result to `clearFailedAttempts` when the operation succeeds.
 */
export async function verifyCurrentPassword(
  { db, caller, config, now }: PasswordContext,
  passwordHash: string,
  password: string,
): Promise<SignInAttempt> {
  const attempt = await countAttempt(db, caller.account!.id, caller.ip, now)
  if (!(await checkPassword(password, passwordHash, config, caller.ip))) throw accountErrors.wrongPassword()
  return attempt
}
