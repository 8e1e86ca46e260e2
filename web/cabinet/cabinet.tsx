import { useLocation, useRouteLoaderData } from 'react-router'
import { useMessages } from '../lib/messages.ts'
import { requireAccount } from '../lib/require-account.ts'
import type { loader as rootLoader } from '../root.tsx'
import { RailLayout } from '../shared/RailLayout.tsx'
import type { Route } from './+types/cabinet.ts'
import { Rail } from './Rail.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  requireAccount(context)
  return null
}

export const headers = () => ({ 'cache-control': 'private, no-store' })

/** Layout of all account pages. */
export default function Cabinet() {
  const t = useMessages('shell')
  const { pathname } = useLocation()
  const account = useRouteLoaderData<typeof rootLoader>('root')?.account
  return (
    <RailLayout
      rail={account && <Rail account={account} />}
      first={{ path: '/profile', label: t('profile') }}
      isWide={/^\/profile\/messages(?!\/settings)/.test(pathname)}
    />
  )
}
