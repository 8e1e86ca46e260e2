import { requestErrors } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import type { changePassword as call } from './contract.ts'
import { accountErrors } from './errors.ts'
import { forgetMisses } from './misses.ts'
import { assertUncommon, hashPassword } from './passwords.ts'
import { provePassword } from './prove-password.ts'
import * as queries from './queries.ts'
import { setPassword } from './set-password.ts'

export async function changePassword(context: Context<typeof call>) {
  const { db, input, caller, config, now } = context
  const { id: accountId, sessionId } = caller.account!
  const account = await queries.passwordOf(db, accountId)
  if (!account) throw requestErrors.unauthenticated()
  const { passwordHash, email, phone, name } = account
  assertUncommon(input.newPassword, [email, phone, name])
  const tries = await provePassword(context, passwordHash, input.currentPassword)
  const next = await hashPassword(input.newPassword, config)
  await db.transaction().execute(async (tx) => {
    // Of two changes at once the second was proved by a password that is no longer the present one.
    if (!(await queries.lockAccount(tx, accountId, passwordHash))) throw accountErrors.wrongPassword()
    await forgetMisses(tx, tries)
    await setPassword(tx, { accountId, passwordHash: next, caller, now, keepSession: sessionId })
  })
}
