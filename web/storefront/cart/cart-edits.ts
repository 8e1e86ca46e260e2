import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type CartIntent, cartChangedEvent } from '../../lib/client/cart.ts'
import { type CartInput, changeCart } from '../../lib/client/change-cart.ts'
import { useMessages } from '../../lib/messages.ts'
import { showToast } from '../../lib/client/toast.ts'
import type { Cart, Line } from './cart-data.ts'

const debounceMs = 500
let queue: Promise<unknown> = Promise.resolve()

/** Requests run one at a time; parallel responses could arrive out of order. */
function send(intent: CartIntent, input: CartInput) {
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

/** Edits of a cart line. Quantities are saved automatically: debounced, or at once on blur. */
export function useLineEdits({ productId, quantity, name }: Pick<Line, 'productId' | 'quantity' | 'name'>) {
  const t = useMessages('cart')
  const common = useMessages('common')
  const [pending, setPending] = useState(0)
  const [problem, setProblem] = useState('')
  const { revalidate } = useRevalidator()
  const scheduled = useRef<{ timer: ReturnType<typeof setTimeout>; quantity: number } | null>(null)

  async function run(intent: CartIntent, input: { quantity?: number; acceptPrice?: boolean } = {}) {
    setPending((count) => count + 1)
    const result = await send(intent, { productId, ...input })
    setPending((count) => count - 1)
    setProblem(result.success ? '' : (result.problem?.detail ?? common('cart.failed')))
    // Removed elsewhere, or no longer sold.
    if (!result.success && result.problem?.code === 'carts.unknownProduct') void revalidate()
    return result.success
  }

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
    isPending: pending > 0,
    problem,
    schedule,
    flush,
    remove,
    accept: () => resolve({ acceptPrice: true }),
    set: (newQuantity: number) => resolve({ quantity: newQuantity }),
  }
}
