import { getAccountContext } from '#modules/accounts/contract.ts'
import { listHeldPayments } from '#modules/billing/admin-contract.ts'
import { listHelpRequests } from '#modules/help/contract.ts'
import { listApplications } from '#modules/verification/admin-contract.ts'
import { listChatReports } from '#modules/moderation/chat-contract.ts'
import type { AdminFeature, Api } from '#platform/contract.ts'
import { loaderCall, pageOf } from '../lib/request-context.ts'
import { requireAccount } from '../lib/require-account.ts'
import { redirectTo } from '../lib/redirect.ts'
import type { Route } from './+types/admin.ts'
import type { PendingCounts } from './areas.ts'

/** 404 for non-administrators; who acts as one of them is told why. Without a required second factor only the first page is open. */
export async function loader({ context }: Route.LoaderArgs) {
  requireAccount(context)
  return loaderCall(context, async (api) => {
    const { features, needsSecondFactor } = await api(getAccountContext, {})
    if (features.length === 0) throw new Response(null, { status: pageOf(context).acting ? 403 : 404 })
    if (needsSecondFactor && !/^\/admin\/?(?:\?|$)/.test(pageOf(context).path)) throw redirectTo('/admin')
    const allowed = needsSecondFactor ? [] : features
    return { features: allowed, needsSecondFactor, waiting: await countPending(api, allowed) }
  })
}

async function countPending(api: Api, features: readonly AdminFeature[]): Promise<PendingCounts> {
  const [reports, help, verification, billing] = await Promise.all([
    features.includes('statistics') ? api(listChatReports, { state: 'Open', pageSize: 1 }) : null,
    features.includes('telephony') ? api(listHelpRequests, { status: 'New', pageSize: 1 }) : null,
    features.includes('verification') ? api(listApplications, { status: 'Submitted', pageSize: 1 }) : null,
    features.includes('billing') ? api(listHeldPayments, {}) : null,
  ])
  return {
    reports: reports?.total ?? 0,
    help: help?.total ?? 0,
    verification: verification?.total ?? 0,
    billing: billing?.items.length ?? 0,
  }
}
