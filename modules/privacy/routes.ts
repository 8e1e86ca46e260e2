import { record } from '#platform/audit.ts'
import { requestErrors } from '#platform/errors.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { sendEmail } from '#platform/outbox/send.ts'
import { accountErrors } from '../accounts/errors.ts'
import { checkPassword } from '../accounts/passwords.ts'
import { endSessions } from '../accounts/sessions.ts'
import * as contract from './contract.ts'
import { putDownload } from './downloads.ts'
import { privacyErrors } from './errors.ts'
import { toJson, toXlsx } from './files.ts'
import * as queries from './queries.ts'
import { readSections } from './sections.ts'

export const privacyHandlers: Handler[] = [
  on(contract.exportData, async ({ db, input, caller, now }) => {
    const { id } = caller.account!
    const { locale } = caller
    // One moment for all sections.
    const sections = await db.transaction().setIsolationLevel('repeatable read').execute(async (tx) =>
      readSections(tx, { id, locale, addresses: await queries.findAddresses(tx, id) }))
    const file = await (input.format === 'json' ? toJson : toXlsx)({ sections, locale, madeAt: now })
    return db.transaction().execute(async (tx) => {
      const { url, expiresAt } = await putDownload(tx, id, file, now)
      await record(tx, caller, { action: 'privacy.exported', entity: 'account', entityId: id, details: { format: input.format } })
      return { url, fileName: file.fileName, expiresAt: expiresAt.toISOString() }
    })
  }),
  on(contract.requestDeletion, async ({ db, input, caller, config, now }) => {
    const { id, sessionId } = caller.account!
    const passwordHash = await queries.findPasswordHash(db, id)
    if (passwordHash && !(await checkPassword(input.password ?? '', passwordHash, config))) throw accountErrors.wrongPassword()
    return db.transaction().execute(async (tx) => {
      await queries.lockOwnedStores(tx, id)
      const leaving = await queries.lockLeaving(tx, id)
      if (!leaving) throw requestErrors.unauthenticated()
      if (leaving.deletionAt) return { deletionAt: leaving.deletionAt.toISOString() }
      if (leaving.isOnlyOwner) throw privacyErrors.lastOwner()
      const deletionAt = (await queries.setDeletion(tx, id, now)).toISOString()
      await endSessions(tx, id, now, sessionId)
      await record(tx, caller, { action: 'privacy.deletionRequested', entity: 'account', entityId: id })
      const { email: to, locale } = leaving
      if (to) await sendEmail(tx, { to, template: 'deletionRequested', locale, variant: caller.variant, values: { date: deletionAt, path: '/profile/settings' } })
      return { deletionAt }
    })
  }),
  on(contract.cancelDeletion, async ({ db, caller }) => {
    const { id } = caller.account!
    await db.transaction().execute(async (tx) => {
      if (await queries.clearDeletion(tx, id)) await record(tx, caller, { action: 'privacy.deletionCancelled', entity: 'account', entityId: id })
    })
    return { ok: true as const }
  }),
]
