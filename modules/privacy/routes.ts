import { record } from '#platform/audit.ts'
import { requestErrors } from '#platform/errors.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { forgetMisses } from '../accounts/misses.ts'
import { provePassword } from '../accounts/prove-password.ts'
import * as contract from './contract.ts'
import { putDownload } from './downloads.ts'
import { privacyErrors } from './errors.ts'
import { toJson, toXlsx } from './files.ts'
import * as queries from './queries.ts'
import { requestDeletion } from './request-deletion.ts'
import { readSections } from './sections.ts'

export const privacyHandlers: Handler[] = [
  on(contract.exportData, async ({ db, input, caller, now }) => {
    const { id } = caller.account!
    const { locale } = caller
    // One moment for all sections.
    const sections = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => readSections(tx, { id, locale, addresses: await queries.findAddresses(tx, id) }))
    const file = await (input.format === 'json' ? toJson : toXlsx)({ sections, locale, madeAt: now })
    return db.transaction().execute(async (tx) => {
      const { url, expiresAt } = await putDownload(tx, id, file, now)
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
    const tries = passwordHash ? await provePassword(context, passwordHash, input.password ?? '') : undefined
    return db.transaction().execute(async (tx) => {
      if (tries) await forgetMisses(tx, tries)
      const asked = await requestDeletion(tx, id, { caller, now, keepSession: sessionId })
      if (asked.kind !== 'Requested') throw refusals[asked.kind]()
      return { deletionAt: asked.deletionAt.toISOString() }
    })
  }),
  on(contract.cancelDeletion, async ({ db, caller }) => {
    const { id } = caller.account!
    await db.transaction().execute(async (tx) => {
      if (await queries.clearDeletion(tx, id))
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
