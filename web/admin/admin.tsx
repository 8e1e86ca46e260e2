import { getAccountContext } from '#modules/accounts/contract.ts'
import { listHelpRequests } from '#modules/help/contract.ts'
import { listChatReports } from '#modules/moderation/contract.ts'
import type { AdminFeature, Api } from '#platform/contract.ts'
import { load, pageOf } from '../lib/given.ts'
import { useMessages } from '../lib/messages.ts'
import { needAccount } from '../lib/need-account.ts'
import { redirectTo } from '../lib/redirect.ts'
import { RailLayout } from '../shared/RailLayout.tsx'
import type { Route } from './+types/admin.ts'
import type { Waiting } from './areas.ts'
import { Rail } from './Rail.tsx'

/** To whoever does not administer these pages do not exist; where a second step is asked for, only the first page does. */
export async function loader({ context }: Route.LoaderArgs) {
  needAccount(context)
  return load(context, async (api) => {
    const { features, needsSecondFactor } = await api(getAccountContext, {})
    if (features.length === 0) throw new Response(null, { status: 404 })
    if (needsSecondFactor && !/^\/admin\/?(?:\?|$)/.test(pageOf(context).path)) throw redirectTo('/admin')
    const open = needsSecondFactor ? [] : features
    return { features: open, needsSecondFactor, waiting: await waitingFor(api, open) }
  })
}

async function waitingFor(api: Api, features: readonly AdminFeature[]): Promise<Waiting> {
  const [reports, help] = await Promise.all([
    features.includes('statistics') ? api(listChatReports, { state: 'Open', pageSize: 1 }) : null,
    features.includes('telephony') ? api(listHelpRequests, { status: 'New', pageSize: 1 }) : null,
  ])
  return { reports: reports?.total ?? 0, help: help?.total ?? 0 }
}

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })

/** What stands around the pages of administration. */
export default function Admin({ loaderData: { features, waiting } }: Route.ComponentProps) {
  const t = useMessages('admin')
  return (
    <RailLayout rail={<Rail features={features} waiting={waiting} />} first={{ path: '/admin', label: t('title') }} />
  )
}
