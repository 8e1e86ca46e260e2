import { useRouteLoaderData } from 'react-router'
import type { loader as adminLoader } from './admin-data.ts'

/** The features of the administrator who looks at the page. */
export const useAdminFeatures = () => useRouteLoaderData<typeof adminLoader>('admin/admin')?.features ?? []
