import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { cartChangedEvent } from '../../lib/client/cart.ts'
import { type CartChange, type CartInput, changeCart } from '../../lib/client/change-cart.ts'
import { useMessages } from '../../lib/messages.ts'
import { showToast } from '../../lib/client/toast.ts'
import type { Cart, Line } from './cart-data.ts'

const debounceMs = 500
let queue: Promise<unknown> = Promise.resolve()

/** Requests run one at a time; parallel responses could arrive out of order. */
function send(intent: CartChange, input: CartInput) {
  const result = queue.then(() => changeCart(intent, input))
  queue = result
  return result
}

/** Resolves when all requests sent so far have finished. */
export const pendingEdits = () => queue

/** The cart of the loader, or of the last change on this page. */
export function useCart(loaded: Cart): Cart {
  const [changed, setChanged] = useState({ loaded, cart: loaded })
  useEffect(() => {
    const handleChange = (event: Event) => setChanged({ loaded, cart: (event as CustomEvent<Cart>).detail })
    window.addEventListener(cartChangedEvent, handleChange)
    return () => window.removeEventListener(cartChangedEvent, handleChange)
  }, [loaded])
  return changed.loaded === loaded ? changed.cart : loaded
}

/** Sends changes of a part of the cart, and says whether they are under way and why the last one was refused. */
function useChanges(part: { productId: number } | { storeId: number }) {
  const common = useMessages('common')
  const [pending, setPending] = useState(0)
  const [problem, setProblem] = useState('')
  const { revalidate } = useRevalidator()

  async function run(intent: CartChange, input: { quantity?: number; acceptPrice?: boolean } = {}) {
    setPending((count) => count + 1)
    const result = await send(intent, { ...part, ...input })
    setPending((count) => count - 1)
    setProblem(result.success ? '' : (result.problem?.detail ?? common('cart.failed')))
    // Removed elsewhere, or no longer sold.
    if (!result.success && result.problem?.code === 'carts.unknownProduct') void revalidate()
    return result.success
  }
  return { isPending: pending > 0, problem, run }
}

/** Changes of all lines of a supplier; the button goes with its reason. */
export function useStoreEdits(storeId: number) {
  const { run, ...state } = useChanges({ storeId })
  const focus = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })
  return {
    ...state,
    acceptAll: async () => (await run('prices/accept')) && focus(`store-${storeId}`),
    removeAll: async () => (await run('remove')) && focus('cart-title'),
  }
}

/** Edits of a cart line. Quantities are saved automatically: debounced, or at once on blur. */
export function useLineEdits({ productId, quantity, name }: Pick<Line, 'productId' | 'quantity' | 'name'>) {
  const t = useMessages('cart')
  const { isPending, problem, run } = useChanges({ productId })
  const scheduled = useRef<{ timer: ReturnType<typeof setTimeout>; quantity: number } | null>(null)

  async function remove() {
    cancel()
    if (!(await run('remove'))) return
    document.getElementById('cart-title')?.focus()
    showToast({
      text: t('removed', { name }),
      action: { label: t('undo'), run: () => void send('add', { productId, quantity }) },
    })
  }

  /** The button that resolves an issue goes with it. */
  async function resolve(input: { quantity?: number; acceptPrice?: boolean }) {
    if (await run('edit', input)) document.getElementById(`line-${productId}`)?.focus({ preventScroll: true })
  }

  const cancel = () => {
    clearTimeout(scheduled.current?.timer)
    scheduled.current = null
  }
  const flush = () => {
    const newQuantity = scheduled.current?.quantity
    cancel()
    if (newQuantity === 0) void remove()
    else if (newQuantity !== undefined) void run('edit', { quantity: newQuantity })
  }
  const schedule = (newQuantity: number) => {
    cancel()
    scheduled.current = { quantity: newQuantity, timer: setTimeout(flush, debounceMs) }
  }
  return {
    isPending,
    problem,
    schedule,
    flush,
    remove,
    accept: () => resolve({ acceptPrice: true }),
    set: (newQuantity: number) => resolve({ quantity: newQuantity }),
  }
}
