import { useSyncExternalStore } from 'react'
import type { getCart } from '#modules/carts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Problem } from './given.ts'

export type Cart = OutputOf<typeof getCart>
export type CartIntent = 'add' | 'edit' | 'remove'
export type Told = { onDone: (intent: CartIntent, cart: Cart) => void; onFailed: (problem: Problem | null) => void }

/** Sent on `window` after every change, with the new cart as its detail. */
export const cartChanged = 'cartchanged'

let count: number | undefined
const listeners = new Set<() => void>()

/** The sum of quantities; `given` is what the page was made with. */
export const useCartCount = (given: number) =>
  useSyncExternalStore(
    subscribe,
    () => count ?? given,
    () => given,
  )

export function setCartCount(value: number) {
  count = value
  for (const listener of listeners) listener()
}

/**
 * One listener for every form marked `data-enhance="cart"`: the same change without leaving the page. What sends it is fetched while
 * the first button goes down; where that fails, the form goes its own way.
 */
export function installCart(told: Told) {
  const press = ({ target }: Event) => {
    if ((target as Element).closest('[data-enhance=cart]')) sending().catch(() => {})
  }
  const submit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (form.dataset.enhance !== 'cart' || event.defaultPrevented) return
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    const fields = new FormData(form, event.submitter)
    const busy = event.submitter ?? form
    form.ariaBusy = busy.ariaBusy = 'true'
    void sending()
      .then(
        ({ sendForm }) => sendForm(fields, told),
        () => form.submit(),
      )
      .finally(() => (form.ariaBusy = busy.ariaBusy = null))
  }
  document.addEventListener('pointerdown', press)
  document.addEventListener('submit', submit)
  return () => {
    document.removeEventListener('pointerdown', press)
    document.removeEventListener('submit', submit)
  }
}

const sending = () => import('./change-cart.ts')

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
