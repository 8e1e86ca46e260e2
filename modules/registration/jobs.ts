import { z } from 'zod'
import { type Variant, variants } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { job, type JobContext } from '#platform/jobs/jobs.ts'
import { type Address, addressOf } from '../accounts/addresses.ts'
import { type Issued, renewCode } from './codes.ts'
import { issueLink } from './links.ts'
import { send } from './messages.ts'
import { deleteOld, findByAddress, type Found } from './queries.ts'
import { codeMinutes, minutesAfter, restoreLinkMinutes } from './rules.ts'
import { hasSmsLeft } from './sms-allowance.ts'

/** Sends what restores a password, if there is an account to restore. */
export const sendRestore = job('registration:send-restore', {
  input: z.object({ codeId: z.int(), variant: z.enum(variants) }),
  run: ({ codeId, variant }, context) =>
    context.db.transaction().execute(async (tx) => {
      const issued = await renewCode(tx, context.config, codeId, context.now)
      if (!issued) return
      const address = addressOf(issued.target)
      const account = await findByAddress(tx, address)
      if (account?.isActive) await sendTo(tx, account, { address, issued, variant }, context)
    }),
})

/** The limits of sending look back one day. */
export const forgetCodes = job('registration:forget-codes', {
  input: z.object({}),
  schedule: '17 3 * * *',
  run: (_payload, { db, now }) => deleteOld(db, minutesAfter(now, -24 * 60)),
})

export const registrationJobs = [sendRestore, forgetCodes]

type Restoring = { address: Address; issued: Issued; variant: Variant }

async function sendTo(
  tx: Tx,
  account: Found,
  { address, issued: { code, expiresAt }, variant }: Restoring,
  context: JobContext,
) {
  const { now } = context
  const message = { template: 'restore', locale: account.locale, variant } as const
  const values = { code, minutes: codeMinutes }
  if (address.channel === 'Sms') {
    if (await hasSmsLeft(tx, context)) await send(tx, address, { ...message, values, expiresAt })
    return
  }
  const token = await issueLink(
    tx,
    'Restore',
    { accountId: account.id, target: address.target },
    restoreLinkMinutes,
    now,
  )
  const path = `/restore?token=${token}`
  await send(tx, address, { ...message, values: { ...values, path }, expiresAt: minutesAfter(now, restoreLinkMinutes) })
}
