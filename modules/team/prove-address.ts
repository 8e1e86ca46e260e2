// A link can be passed on, so an invitation is accepted only by somebody who has the address that it was sent to.
import type { Tx } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { toAddress } from '../accounts/addresses.ts'
import { checkCode, issueCode, spendCode } from '../registration/codes.ts'
import { ensureRequester, requireRequesters } from '../registration/requester.ts'
import { codeMinutes, resendAfterSeconds } from '../registration/rules.ts'
import { sendToAddress } from '../registration/send-to-address.ts'
import { assertMaySendSms } from '../registration/sms-allowance.ts'
import { memberErrors } from './errors.ts'
import { hasConfirmedAddress } from './invitation-queries.ts'
import { maskAddress } from './rules.ts'

const purpose = 'Invitation'

/** Sends a code to the address of an invitation; it works for this account only. */
export async function sendInvitationCode(context: Context, target: string) {
  const { db, config, caller, now } = context
  const address = toAddress(target)
  const askedBy = await ensureRequester(context)
  await db.transaction().execute(async (tx) => {
    const { code, expiresAt } = await issueCode(tx, config, { purpose, target, askedBy }, now)
    if (address.channel === 'Sms') await assertMaySendSms(tx, target, context)
    const { locale, variant } = caller
    const values = { code, minutes: codeMinutes }
    await sendToAddress(tx, address, { template: 'invitationCode', locale, variant, values, expiresAt })
  })
  return { resendAfterSeconds }
}

/** The proof is a confirmed address of the account, else a code. The result spends the code in the transaction of the change. */
export async function proveAddress(
  { db, config, caller, now }: Pick<Context, 'db' | 'config' | 'caller' | 'now'>,
  target: string,
  code: string | undefined,
): Promise<(tx: Tx) => Promise<void>> {
  if (await hasConfirmedAddress(db, caller.account!.id, target)) return async () => {}
  if (!code) throw memberErrors.addressUnproved({ address: maskAddress(target) })
  const id = await checkCode(db, config, { purpose, target, requesters: requireRequesters(caller) }, code, now)
  return (tx) => spendCode(tx, id, now)
}
