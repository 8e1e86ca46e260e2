import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { notifyOfStatus } from './notify.ts'
import { currentVerification, nextStatus, reopenLegalData } from './rules.ts'
import { saveItems, setStatus, showVerification } from './save-application.ts'
import { findApplication, lockApplication } from './stored-application.ts'

type LegalChange = Pick<Context, 'caller' | 'now'> & { organizationId: number }

/** The name of a company has changed: what was verified is another name, so buyers no longer see that it was (decision 0049). */
export async function reviewLegalChange(tx: Tx, { organizationId, caller, now }: LegalChange) {
  if (!(await findApplication(tx, organizationId))) return
  const application = await lockApplication(tx, organizationId)
  const status = nextStatus(application.status, 'changeLegalData', 'system')!
  await saveItems(tx, application.id, reopenLegalData(application.items, now))
  await setStatus(tx, application, status, status === application.status ? undefined : sql`comment = ''`)
  const wasVerified = currentVerification(application, now).verifiedUntil !== null
  if (!wasVerified) return
  await showVerification(tx, application, null)
  await record(tx, caller, {
    action: 'verification.dataChanged',
    entity: 'verification',
    entityId: application.id,
    details: { before: { status: application.status }, after: { status } },
  })
  await notifyOfStatus(tx, application, { status: 'DataChanged', comment: '', refused: [], variant: caller.variant })
}
