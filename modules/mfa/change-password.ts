import { accountErrors } from '#modules/accounts/errors.ts'
import { clearFailedAttempts } from '#modules/accounts/sign-in/failed-attempts.ts'
import { assertUncommonPassword, hashPassword } from '#modules/accounts/passwords/passwords.ts'
import { verifyCurrentPassword } from '#modules/accounts/passwords/verify-current-password.ts'
import { lockAccount, findCredentials } from '#modules/accounts/queries.ts'
import { setPassword } from '#modules/accounts/passwords/set-password.ts'
import type { Tx } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import type { changePassword as call } from './contract.ts'
import { reauthenticateWithoutPassword } from './reauthenticate.ts'
import { findProofMethods } from './queries.ts'

/** Needs the current password; setting a first password needs a proof like adding a factor. */
export async function changePassword(context: Context<typeof call>) {
  const { db, input, caller, config, now } = context
  const { id: accountId, sessionId } = caller.account!
  const account = await findCredentials(db, accountId)
  if (!account) throw requestErrors.unauthenticated()
  const { passwordHash, email, phone, name } = account
  assertUncommonPassword(input.newPassword, [email, phone, name])
  const spendProof = passwordHash
    ? await verifyPassword(context, passwordHash)
    : await reauthenticateWithoutPassword(context, await findProofMethods(db, caller.account!), input.code)
  const next = await hashPassword(input.newPassword, config, caller.ip)
  await db.transaction().execute(async (tx) => {
    // A concurrent change may have replaced the password that was verified.
    if (!(await lockAccount(tx, accountId, passwordHash))) throw accountErrors.wrongPassword()
    await spendProof(tx)
    await setPassword(tx, { accountId, passwordHash: next, caller, now, exceptSessionId: sessionId })
  })
}

async function verifyPassword(context: Context<typeof call>, passwordHash: string) {
  const attempt = await verifyCurrentPassword(context, passwordHash, context.input.currentPassword)
  return (tx: Tx) => clearFailedAttempts(tx, attempt)
}
