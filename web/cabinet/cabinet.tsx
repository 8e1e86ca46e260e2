import { useLocation, useRouteLoaderData } from 'react-router'
import { PageOutlet } from '../navigation/PageOutlet.tsx'
import { requireAccount } from '../lib/require-account.ts'
import { RouteErrorPage } from '../storefront/texts/ErrorPage.tsx'
import type { Route } from './+types/cabinet.ts'
import type { loader as rootLoader } from '../root-data.ts'
import { CabinetFrame } from './CabinetFrame.tsx'
import { useNavGroups } from './nav-items.ts'

export async function loader({ context }: Route.LoaderArgs) {
  requireAccount(context)
  return null
}

export const headers = () => ({ 'cache-control': 'private, no-store' })

/** Layout of all account pages. */
export default function Cabinet() {
  return (
    <CabinetFrame>
      <main>
        <PageOutlet />
      </main>
    </CabinetFrame>
  )
}

export function ErrorBoundary() {
  return (
    <CabinetFrame>
      <RouteErrorPage back={useBack()} />
    </CabinetFrame>
  )
}

/** The page of the rail that a missing record belongs to, else the overview; none before the sign-in. */
function useBack() {
  const { pathname } = useLocation()
  const account = useRouteLoaderData<typeof rootLoader>('root')?.account ?? null
  const pages = useNavGroups(account).flatMap(({ items }) => items)
  return pages.find(({ isCurrent, path }) => isCurrent && path !== pathname) ?? pages[0]
}
