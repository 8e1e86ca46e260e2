import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { sendEmail, sendSms } from '#platform/outbox/send.ts'
import type { Address } from '../accounts/addresses.ts'
import { whenAndWhere } from '../accounts/notify.ts'
import { checkCode, issueCode, spendCode } from './codes.ts'
import { registrationErrors } from './errors.ts'
import { endLinks, issueLink, spendLink } from './links.ts'
import { setAddress } from './queries.ts'
import { codeMinutes, confirmLinkMinutes, minutesAfter, resendAfterSeconds } from './rules.ts'
import { assertMaySendSms } from './sms-allowance.ts'

/** Goes to a taken address too: who holds it may confirm it, and only then learns that it is taken. */
export async function sendConfirmation(context: Context, { channel, target }: Address) {
  const { db, config, caller, now } = context
  const { accountId, askedBy } = asker(context)
  await db.transaction().execute(async (tx) => {
    const { code, expiresAt } = await issueCode(tx, config, { purpose: 'Confirm', target, askedBy }, now)
    const message = { to: target, locale: caller.locale, variant: caller.variant }
    if (channel === 'Sms') {
      await assertMaySendSms(tx, target, context)
      return sendSms(tx, { ...message, template: 'confirmPhone', values: { code, minutes: codeMinutes }, expiresAt })
    }
    const token = await issueLink(tx, 'ConfirmEmail', { accountId, target }, confirmLinkMinutes, now)
    await sendEmail(tx, {
      ...message,
      template: 'confirmEmail',
      values: { code, minutes: codeMinutes, path: `/confirm?token=${token}` },
      expiresAt: minutesAfter(now, confirmLinkMinutes),
    })
  })
  return { resendAfterSeconds }
}

export async function confirmByCode(context: Context, given: string, address: Address) {
  const { db, config, now } = context
  const { accountId, askedBy } = asker(context)
  const code = await checkCode(db, config, { purpose: 'Confirm', target: address.target, askedBy }, given, now)
  await db.transaction().execute(async (tx) => {
    await spendCode(tx, code, now)
    if (!(await takeAddress(tx, context, accountId, address))) throw requestErrors.unauthenticated()
  })
  return { ok: true as const }
}

/** The link proves the address to whoever opens it, signed in or not. */
export const confirmByLink = (context: Context, token: string) =>
  context.db.transaction().execute(async (tx) => {
    const link = await spendLink(tx, 'ConfirmEmail', token, context.now)
    const isTaken = link && (await takeAddress(tx, context, link.accountId, { channel: 'Email', target: link.target }))
    if (!isTaken) throw registrationErrors.linkEnded()
    return { email: link.target }
  })

/** Whether the account was there to take it. The address that it leaves is told. */
async function takeAddress(tx: Tx, { caller, now }: Context, accountId: string, address: Address) {
  const before = await setAddress(tx, accountId, address, now)
  if (!before) return false
  const { channel, target } = address
  const action = channel === 'Email' ? 'account.emailConfirmed' : 'account.phoneConfirmed'
  await record(tx, caller, { action, entity: 'account', entityId: accountId, actorId: accountId })
  if (channel === 'Email') await endLinks(tx, 'ConfirmEmail', accountId, now)
  const left = channel === 'Email' ? before.email : before.phone
  if (!left || left.toLowerCase() === target) return true
  const message = { to: left, locale: before.locale, variant: caller.variant }
  if (channel === 'Email')
    await sendEmail(tx, { ...message, template: 'emailChanged', values: whenAndWhere(caller, now) })
  else await sendSms(tx, { ...message, template: 'phoneChanged' })
  return true
}

function asker({ caller }: Context) {
  const accountId = caller.account!.id
  return { accountId, askedBy: `account:${accountId}` }
}
