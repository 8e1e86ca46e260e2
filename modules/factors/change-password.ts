import { accountErrors } from '#modules/accounts/errors.ts'
import { forgetMisses } from '#modules/accounts/misses.ts'
import { assertUncommon, hashPassword } from '#modules/accounts/passwords.ts'
import { provePassword } from '#modules/accounts/prove-password.ts'
import { lockAccount, passwordOf } from '#modules/accounts/queries.ts'
import { setPassword } from '#modules/accounts/set-password.ts'
import type { Tx } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import type { changePassword as call } from './contract.ts'
import { proveWithoutPassword } from './proof.ts'
import { proofsOf } from './queries.ts'

/** The present password proves it; a first one is a way in like any factor, and is proved as those are. */
export async function changePassword(context: Context<typeof call>) {
  const { db, input, caller, config, now } = context
  const { id: accountId, sessionId } = caller.account!
  const account = await passwordOf(db, accountId)
  if (!account) throw requestErrors.unauthenticated()
  const { passwordHash, email, phone, name } = account
  assertUncommon(input.newPassword, [email, phone, name])
  const spendProof = passwordHash
    ? await proveByPassword(context, passwordHash)
    : await proveWithoutPassword(context, await proofsOf(db, caller.account!), input.code)
  const next = await hashPassword(input.newPassword, config, caller.ip)
  await db.transaction().execute(async (tx) => {
    // Of two changes at once the second was proved by a password that is no longer the present one.
    if (!(await lockAccount(tx, accountId, passwordHash))) throw accountErrors.wrongPassword()
    await spendProof(tx)
    await setPassword(tx, { accountId, passwordHash: next, caller, now, keepSession: sessionId })
  })
}

async function proveByPassword(context: Context<typeof call>, passwordHash: string) {
  const tries = await provePassword(context, passwordHash, context.input.currentPassword)
  return (tx: Tx) => forgetMisses(tx, tries)
}
