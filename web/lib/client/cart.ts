import { useSyncExternalStore } from 'react'
import type { getCart } from '#modules/carts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Problem } from '../request-context.ts'
import { observable } from './observable.ts'

export type Cart = OutputOf<typeof getCart>
export type CartIntent = 'add' | 'edit' | 'remove'
export type CartCallbacks = {
  onDone: (intent: CartIntent, cart: Cart) => void
  onFailed: (problem: Problem | null) => void
}

/** Dispatched on `window` after every change; the detail is the new cart. */
export const cartChangedEvent = 'cartchanged'

const count = observable<number | undefined>(undefined)

/** The number of units in the cart. `initial` is the value of the server-rendered page. */
export const useCartCount = (initial: number) =>
  useSyncExternalStore(
    count.subscribe,
    () => count.get() ?? initial,
    () => initial,
  )

export const setCartCount = (value: number) => count.set(value)
