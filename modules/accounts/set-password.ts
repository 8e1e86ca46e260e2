import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { notify } from './notify.ts'
import * as queries from './queries.ts'
import { endSessions } from './sessions.ts'

type Given = { accountId: string; passwordHash: string; caller: Caller; now: Date; keepSession?: string }

/** Sets a new password, and signs out every device that the old one let in, but for the one that is kept. */
export async function setPassword(tx: Tx, { accountId, passwordHash, caller, now, keepSession }: Given) {
  await queries.setPasswordHash(tx, accountId, passwordHash, now)
  await endSessions(tx, accountId, now, keepSession)
  await notify(tx, accountId, caller, { template: 'passwordChanged', now })
  await record(tx, caller, {
    action: 'account.passwordChanged',
    entity: 'account',
    entityId: accountId,
    actorId: accountId,
  })
}
