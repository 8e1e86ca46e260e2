import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../root-data.ts'

/** Whether the visitor works for the store, and so neither buys from it nor writes to it. */
export const useIsOwnStore = (storeId: number) =>
  useRouteLoaderData<typeof rootLoader>('root')?.account?.stores.some(({ id }) => id === storeId) ?? false
