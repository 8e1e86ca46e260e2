import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { sendSecurityNotice } from '../security-notice.ts'
import * as queries from '../queries.ts'
import { endSessions } from '../sessions/sessions.ts'

type SetPasswordOptions = {
  accountId: string
  passwordHash: string
  caller: Caller
  now: Date
  exceptSessionId?: string
}

/** Sets a new password and ends all sessions except `exceptSessionId`. */
export async function setPassword(
  tx: Tx,
  { accountId, passwordHash, caller, now, exceptSessionId }: SetPasswordOptions,
) {
  await queries.setPasswordHash(tx, accountId, passwordHash, now)
  await endSessions(tx, accountId, now, exceptSessionId)
  await sendSecurityNotice(tx, accountId, caller, { template: 'passwordChanged', now })
  await record(tx, caller, {
    action: 'account.passwordChanged',
    entity: 'account',
    entityId: accountId,
    actorId: accountId,
  })
}
