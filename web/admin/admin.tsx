import { Outlet, redirect, useLocation } from 'react-router'
import { getAccountContext } from '#modules/accounts/contract.ts'
import { listHelpRequests } from '#modules/help/contract.ts'
import { listChatReports } from '#modules/moderation/contract.ts'
import type { AdminFeature, Api } from '#platform/contract.ts'
import layout from '../ui/layout.module.css'
import cabinet from '../cabinet/cabinet.module.css'
import { load, pageOf } from '../lib/given.ts'
import { useMessages } from '../lib/messages.ts'
import { needAccount } from '../lib/need-account.ts'
import { useHref } from '../lib/page.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Route } from './+types/admin.ts'
import type { Waiting } from './areas.ts'
import { Rail } from './Rail.tsx'

/** To whoever does not administer these pages do not exist; where a second step is asked for, only the first page does. */
export async function loader({ context }: Route.LoaderArgs) {
  needAccount(context)
  return load(context, async (api) => {
    const { features, needsSecondFactor } = await api(getAccountContext, {})
    if (features.length === 0) throw new Response(null, { status: 404 })
    if (needsSecondFactor && !/^\/admin\/?(?:\?|$)/.test(pageOf(context).path)) throw redirect('/admin')
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

/** What stands around the pages of administration; on phones the first of them lists the others. */
export default function Admin({ loaderData: { features, waiting } }: Route.ComponentProps) {
  const t = useMessages('admin')
  const href = useHref()
  const { pathname } = useLocation()
  return (
    <div className={`${layout.wrap} ${cabinet.cabinet}`}>
      <Rail features={features} waiting={waiting} />
      <main className={cabinet.main}>
        {pathname !== '/admin' && (
          <a className={cabinet.back} href={href('/admin')}>
            <Icon name="arrow-left" />
            {t('title')}
          </a>
        )}
        <Outlet />
      </main>
    </div>
  )
}
