import { PageOutlet } from '../navigation/PageOutlet.tsx'
import { requireAccount } from '../lib/require-account.ts'
import { RouteErrorPage } from '../storefront/texts/ErrorPage.tsx'
import type { Route } from './+types/cabinet.ts'
import { CabinetFrame } from './CabinetFrame.tsx'

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
      <RouteErrorPage />
    </CabinetFrame>
  )
}
