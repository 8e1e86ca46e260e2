import { useRouteLoaderData } from 'react-router'
import type { loader as adminLoader } from './admin-data.ts'
import { mayOpen } from './areas.ts'

/** The features of the administrator who looks at the page. */
export const useAdminFeatures = () => useRouteLoaderData<typeof adminLoader>('admin/admin')?.features ?? []

/** Tells whether that administrator may open a page of the administration. */
export function useMayOpen() {
  const features = useAdminFeatures()
  return (path: string) => mayOpen(features, path)
}
