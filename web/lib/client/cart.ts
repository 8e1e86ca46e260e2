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

/**
 * Progressive enhancement of all forms with `data-enhance="cart"`: changes the cart without leaving the page. The
 * code that sends the change is imported on pointerdown; if that fails, the form is submitted natively.
 */
export function enhanceCartForms(callbacks: CartCallbacks) {
  const onPointerDown = ({ target }: Event) => {
    if ((target as Element).closest('[data-enhance=cart]')) importChangeCart().catch(() => {})
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (form.dataset.enhance !== 'cart' || event.defaultPrevented) return
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    const fields = new FormData(form, event.submitter)
    const busy = event.submitter ?? form
    form.ariaBusy = busy.ariaBusy = 'true'
    void importChangeCart()
      .then(
        ({ submitCartForm }) => submitCartForm(fields, callbacks),
        () => form.submit(),
      )
      .finally(() => (form.ariaBusy = busy.ariaBusy = null))
  }
  document.addEventListener('pointerdown', onPointerDown)
  document.addEventListener('submit', onSubmit)
  return () => {
    document.removeEventListener('pointerdown', onPointerDown)
    document.removeEventListener('submit', onSubmit)
  }
}

const importChangeCart = () => import('./change-cart.ts')
