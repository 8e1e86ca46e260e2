import { useRouteLoaderData } from 'react-router'
import type { storeRights } from '#modules/accounts/contract.ts'
import type { loader as rootLoader } from '../root-data.ts'

/** Whether the account may do something in a store. */
export const useMay = (right: (typeof storeRights)[number], storeId: number) =>
  useRouteLoaderData<typeof rootLoader>('root')
    ?.account?.stores.find(({ id }) => id === storeId)
    ?.can.includes(right) ?? false
