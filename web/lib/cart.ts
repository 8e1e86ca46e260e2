import { useSyncExternalStore } from 'react'
import type { getCart } from '#modules/carts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { clientApi } from './client-api.ts'
import type { Problem } from './given.ts'

export type Cart = OutputOf<typeof getCart>
export type CartIntent = 'add' | 'edit' | 'remove'
type Told = { onDone: (intent: CartIntent, cart: Cart) => void; onFailed: (problem: Problem | null) => void }

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

/** One listener for every form marked `data-enhance="cart"`: the same change without leaving the page. */
export function installCart(told: Told) {
  const submit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (form.dataset.enhance !== 'cart' || event.defaultPrevented) return
    event.preventDefault()
    void send(form, event.submitter, told)
  }
  document.addEventListener('submit', submit)
  return () => document.removeEventListener('submit', submit)
}

export async function changeCart(intent: CartIntent, input: Record<string, unknown>) {
  const result = await clientApi<Cart>(`cart/${intent}`, { method: 'POST', body: input })
  if (result.success) {
    setCartCount(result.data.totalProductsCount)
    window.dispatchEvent(new CustomEvent(cartChanged, { detail: result.data }))
  }
  return result
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null, { onDone, onFailed }: Told) {
  if (form.ariaBusy === 'true') return
  const fields = new FormData(form, submitter)
  const intent = (fields.get('intent') ?? 'add') as CartIntent
  const busy = submitter ?? form
  form.ariaBusy = busy.ariaBusy = 'true'
  const result = await changeCart(intent, inputOf(fields))
  form.ariaBusy = busy.ariaBusy = null
  if (result.success) onDone(intent, result.data)
  else onFailed(result.problem)
}

function inputOf(fields: FormData) {
  const input: Record<string, unknown> = {}
  for (const name of ['productId', 'storeId', 'quantity']) if (fields.get(name)) input[name] = Number(fields.get(name))
  if (fields.get('acceptPrice')) input.acceptPrice = true
  return input
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
