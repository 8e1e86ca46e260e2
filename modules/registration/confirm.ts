import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { sendEmail, sendSms } from '#platform/outbox/send.ts'
import type { Address } from '../accounts/addresses.ts'
import { setAddress } from '../accounts/save-account.ts'
import { deviceDetails } from '../accounts/security-notice.ts'
import { timeZoneValue } from '../accounts/time-zone.ts'
import { checkCode, findRequestedTarget, issueCode, spendCode } from './codes.ts'
import { registrationErrors } from './errors.ts'
import { endLinks, issueLink, spendLink } from './links.ts'
import { codeMinutes, confirmLinkMinutes, minutesAfter, resendAfterSeconds } from './rules.ts'
import { assertMaySendSms } from './sms-allowance.ts'

/** Sends to a taken address too: only a correct code reveals that it is taken. */
export async function sendConfirmation(context: Context, { channel, target }: Address) {
  const { db, config, caller, now } = context
  const { accountId, askedBy } = requester(context)
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

type EnteredCode = { code: string; channel: Address['channel']; address: Address | undefined }

/** Without an address the code is that of the latest request. */
export async function confirmByCode(context: Context, { code: enteredCode, channel, address: named }: EnteredCode) {
  const { db, config, now } = context
  const { accountId, askedBy } = requester(context)
  const target = named?.target ?? (await findRequestedTarget(db, { purpose: 'Confirm', askedBy }, channel, now))
  if (target === undefined) throw registrationErrors.codeEnded()
  const address = { channel, target }
  const code = await checkCode(db, config, { purpose: 'Confirm', target, requesters: [askedBy] }, enteredCode, now)
  await db.transaction().execute(async (tx) => {
    await spendCode(tx, code, now)
    if (!(await assignAddress(tx, context, accountId, address))) throw requestErrors.unauthenticated()
  })
  return { ok: true as const }
}

/** Works without sign-in: the link proves the address. */
export const confirmByLink = (context: Context, token: string) =>
  context.db.transaction().execute(async (tx) => {
    const link = await spendLink(tx, 'ConfirmEmail', token, context.now)
    const isAssigned =
      link && (await assignAddress(tx, context, link.accountId, { channel: 'Email', target: link.target }))
    if (!isAssigned) throw registrationErrors.linkEnded()
    return { email: link.target }
  })

/** Sets the address of the account and notifies the previous one. False if the account is gone. */
async function assignAddress(tx: Tx, { caller, now }: Context, accountId: string, address: Address) {
  const before = await setAddress(tx, accountId, address, now).catch(throwTaken)
  if (!before) return false
  const { channel, target } = address
  const action = channel === 'Email' ? 'account.emailConfirmed' : 'account.phoneConfirmed'
  await record(tx, caller, { action, entity: 'account', entityId: accountId, actorId: accountId })
  if (channel === 'Email') await endLinks(tx, 'ConfirmEmail', accountId, now)
  const previousAddress = channel === 'Email' ? before.email : before.phone
  if (!previousAddress || previousAddress.toLowerCase() === target) return true
  const message = { to: previousAddress, locale: before.locale, variant: caller.variant }
  if (channel === 'Email')
    await sendEmail(tx, {
      ...message,
      template: 'emailChanged',
      values: { ...deviceDetails(caller, now), ...(await timeZoneValue(tx, accountId)) },
    })
  else await sendSms(tx, { ...message, template: 'phoneChanged' })
  return true
}

const uniqueViolation = '23505'

function throwTaken(error: unknown): never {
  throw (error as { code?: string }).code === uniqueViolation ? registrationErrors.taken() : error
}

function requester({ caller }: Context) {
  const accountId = caller.account!.id
  return { accountId, askedBy: `account:${accountId}` }
}
