import { PageOutlet } from '../navigation/PageOutlet.tsx'
import { RouteErrorPage } from '../storefront/texts/ErrorPage.tsx'
import { AdminFrame } from './AdminFrame.tsx'

export { loader } from './admin-data.ts'

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })

/** Layout of the administration. */
export default function Admin() {
  return (
    <AdminFrame>
      <main>
        <PageOutlet />
      </main>
    </AdminFrame>
  )
}

export function ErrorBoundary() {
  return (
    <AdminFrame>
      <RouteErrorPage />
    </AdminFrame>
  )
}
