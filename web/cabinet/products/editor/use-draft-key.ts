import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../../../root-data.ts'

/** The key of a draft of the signed-in account; other people at the same browser do not see it. */
export const useDraftKey = (key: string) => `${useRouteLoaderData<typeof rootLoader>('root')?.account?.id} ${key}`
