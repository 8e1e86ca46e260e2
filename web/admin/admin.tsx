import { useLocation, useRouteLoaderData } from 'react-router'
import { useMessages } from '../lib/messages.ts'
import { PageOutlet } from '../navigation/PageOutlet.tsx'
import { RouteErrorPage } from '../storefront/texts/ErrorPage.tsx'
import type { loader } from './admin-data.ts'
import { AdminFrame } from './AdminFrame.tsx'
import { allAreas, areaOfPath } from './areas.ts'

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
      <RouteErrorPage back={useBack()} />
    </AdminFrame>
  )
}

/** The list of a missing record; for persons who are no administrators there is none. */
function useBack() {
  const t = useMessages('admin')
  const { pathname } = useLocation()
  const isAdmin = Boolean(useRouteLoaderData<typeof loader>('admin/admin'))
  const area = allAreas.find(({ key }) => key === areaOfPath(pathname))
  if (!isAdmin) return undefined
  return area && area.path !== pathname
    ? { path: area.path, label: t(`area.${area.key}`) }
    : { path: '/admin', label: t('title') }
}
