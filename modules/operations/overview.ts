import type { OutputOf } from '#platform/contract.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { findFeatures } from '../accounts/administrators.ts'
import { findHealth } from './health.ts'
import type { getOverview } from './overview-contract.ts'
import { findToday } from './today.ts'
import { findWaiting } from './waiting.ts'

/** Parts that the administrator's features do not allow are left out. */
export async function findOverview(context: Context<typeof getOverview>): Promise<OutputOf<typeof getOverview>> {
  const { db, replica, caller, config, now } = context
  const features = await findFeatures(db, caller.account!.id)
  const [waiting, today, health] = await Promise.all([
    findWaiting(db, features),
    features.includes('statistics') ? findToday(replica, now, caller.currency) : null,
    features.includes('appConfig') ? findHealth(db, config, now) : null,
  ])
  return { waiting, today, health }
}
