import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../../root-data.ts'
import { observable } from './observable.ts'

const none: readonly number[] = []
const favourites = observable<readonly number[] | undefined>(undefined)

export function useIsFavourite(productId: number) {
  const initial = useRouteLoaderData<RootData>('root')?.favourites ?? none
  const ids = useSyncExternalStore(
    favourites.subscribe,
    () => favourites.get() ?? initial,
    () => initial,
  )
  return ids.includes(productId)
}

export const setFavourites = (ids: readonly number[]) => favourites.set(ids)

export function markFavourite(productId: number, isFavourite: boolean) {
  const others = (favourites.get() ?? none).filter((id) => id !== productId)
  favourites.set(isFavourite ? [productId, ...others] : others)
}
