import type { Variant } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { handle, type JobContext } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { type Address, toAddress } from '../accounts/addresses.ts'
import { sendSuspensionNotice } from '../accounts/suspension.ts'
import { type IssuedCode, renewCode } from './codes.ts'
import { sendRestore } from './job-definitions.ts'
import { issueLink } from './links.ts'
import { sendToAddress } from './send-to-address.ts'
import { deleteOldCodesAndLinks, findByAddress, type AccountRow } from './queries.ts'
import { codeMinutes, minutesAfter, restoreLinkMinutes } from './rules.ts'
import { hasSmsLeft } from './sms-allowance.ts'

/** Sends the code and link that restore a password, if the account exists; a suspended one gets a notice instead. */
export const sendRestoreHandler = handle(sendRestore, {
  run: ({ codeId, variant }, context) =>
    context.db.transaction().execute(async (tx) => {
      const issued = await renewCode(tx, context.config, codeId, context.now)
      if (!issued) return
      const address = toAddress(issued.target)
      const account = await findByAddress(tx, address)
      if (account?.isActive) await sendRestoreMessage(tx, account, { address, issued, variant }, context)
      else if (account) await sendSuspensionNotice(tx, account.id, context.config, variant)
    }),
})

/** Codes are kept for a day, since the send limits look back one day. */
export const deleteOldCodes = handle(defineJob('registration:forget-codes'), {
  schedule: '17 3 * * *',
  run: (_payload, { db, now }) => deleteOldCodesAndLinks(db, minutesAfter(now, -24 * 60)),
})

export const registrationJobs = [sendRestoreHandler, deleteOldCodes]

type RestoreMessage = { address: Address; issued: IssuedCode; variant: Variant }

async function sendRestoreMessage(
  tx: Tx,
  account: AccountRow,
  { address, issued: { code, expiresAt }, variant }: RestoreMessage,
  context: JobContext,
) {
  const { now } = context
  const message = { template: 'restore', locale: account.locale, variant } as const
  const values = { code, minutes: codeMinutes }
  if (address.channel === 'Sms') {
    if (await hasSmsLeft(tx, context)) await sendToAddress(tx, address, { ...message, values, expiresAt })
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
  await sendToAddress(tx, address, {
    ...message,
    values: { ...values, path },
    expiresAt: minutesAfter(now, restoreLinkMinutes),
  })
}
