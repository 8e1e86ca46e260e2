import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { getCart } from '#modules/carts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { CartQuantities } from '../cart-quantities.ts'
import type { RootData } from '../../root-data.ts'
import type { Problem } from '../request-context.ts'
import { observable } from './observable.ts'

export type Cart = OutputOf<typeof getCart>
export type CartIntent = 'add' | 'edit' | 'remove'
export type CartCallbacks = {
  onDone: (intent: CartIntent, cart: Cart, productId: number | undefined) => void
  onFailed: (problem: Problem | null) => void
}
/** Dispatched on `window` after every change; the detail is the new cart. */
export const cartChangedEvent = 'cartchanged'

const empty: CartQuantities = {}
const quantities = observable<CartQuantities | undefined>(undefined)

export function useCartQuantities() {
  const initial = useRouteLoaderData<RootData>('root')?.cartQuantities ?? empty
  return useSyncExternalStore(
    quantities.subscribe,
    () => quantities.get() ?? initial,
    () => initial,
  )
}

export const setCartQuantities = (value: CartQuantities) => quantities.set(value)
