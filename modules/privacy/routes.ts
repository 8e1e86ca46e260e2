import { record } from '#platform/audit.ts'
import { requestErrors } from '#platform/errors.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { cancelAccountDeletion } from '../accounts/save-account.ts'
import { clearFailedAttempts } from '../accounts/sign-in/failed-attempts.ts'
import { verifyCurrentPassword } from '../accounts/passwords/verify-current-password.ts'
import * as contract from './contract.ts'
import { insertDownload } from './downloads.ts'
import { privacyErrors } from './errors.ts'
import { toJson, toXlsx } from './export-files.ts'
import * as queries from './queries.ts'
import { requestDeletion } from './request-deletion.ts'
import { readExportSections } from './export-sections.ts'

export const privacyHandlers: Handler[] = [
  on(contract.exportData, async ({ db, input, caller, now }) => {
    const { id } = caller.account!
    const { locale } = caller
    // One snapshot for all sections.
    const sections = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => readExportSections(tx, { id, locale, addresses: await queries.findAddresses(tx, id) }))
    const file = await (input.format === 'json' ? toJson : toXlsx)({ sections, locale, madeAt: now })
    return db.transaction().execute(async (tx) => {
      const { url, expiresAt } = await insertDownload(tx, id, file, now)
      await record(tx, caller, {
        action: 'privacy.exported',
        entity: 'account',
        entityId: id,
        details: { format: input.format },
      })
      return { url, fileName: file.fileName, expiresAt: expiresAt.toISOString() }
    })
  }),
  on(contract.requestDeletion, async (context) => {
    const { db, input, caller, now } = context
    const { id, sessionId } = caller.account!
    const passwordHash = await queries.findPasswordHash(db, id)
    const attempt = passwordHash ? await verifyCurrentPassword(context, passwordHash, input.password ?? '') : undefined
    return db.transaction().execute(async (tx) => {
      if (attempt) await clearFailedAttempts(tx, attempt)
      const outcome = await requestDeletion(tx, id, { caller, now, exceptSessionId: sessionId })
      if (outcome.kind !== 'Requested') throw refusals[outcome.kind]()
      return { deletionAt: outcome.deletionAt.toISOString() }
    })
  }),
  on(contract.cancelDeletion, async ({ db, caller }) => {
    const { id } = caller.account!
    await db.transaction().execute(async (tx) => {
      if (await cancelAccountDeletion(tx, id))
        await record(tx, caller, { action: 'privacy.deletionCancelled', entity: 'account', entityId: id })
    })
    return { ok: true as const }
  }),
]

const refusals = {
  NotActive: requestErrors.unauthenticated,
  LastOwner: privacyErrors.lastOwner,
  LastAdministrator: privacyErrors.lastAdministrator,
}
