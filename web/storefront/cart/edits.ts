import { useEffect, useRef, useState } from 'react'
import { type CartIntent, cartChanged } from '../../lib/cart.ts'
import { changeCart } from '../../lib/change-cart.ts'
import { useMessages } from '../../lib/messages.ts'
import { showToast } from '../../lib/toast.ts'
import type { Cart, Line } from './cart-data.ts'

const debounceMs = 500
let queue: Promise<unknown> = Promise.resolve()

/** One after another: answers would overtake each other otherwise. */
function send(intent: CartIntent, input: Record<string, unknown>) {
  const sent = queue.then(() => changeCart(intent, input))
  queue = sent
  return sent
}

/** Once every change that was made so far has been answered. */
export const editsSettled = () => queue

/** The cart as loaded, or as the last change of this page left it. */
export function useCart(loaded: Cart): Cart {
  const [changed, setChanged] = useState({ loaded, cart: loaded })
  useEffect(() => {
    const take = (event: Event) => setChanged({ loaded, cart: (event as CustomEvent<Cart>).detail })
    window.addEventListener(cartChanged, take)
    return () => window.removeEventListener(cartChanged, take)
  }, [loaded])
  return changed.loaded === loaded ? changed.cart : loaded
}

/** What can be done with a line. Quantities are saved by themselves, a moment after the last change or on leaving the field. */
export function useLineEdits({ productId, quantity, name }: Pick<Line, 'productId' | 'quantity' | 'name'>) {
  const t = useMessages('cart')
  const common = useMessages('common')
  const [pending, setPending] = useState(0)
  const [problem, setProblem] = useState('')
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; quantity: number } | null>(null)

  async function run(intent: CartIntent, input: Record<string, unknown> = {}) {
    setPending((count) => count + 1)
    const result = await send(intent, { productId, ...input })
    setPending((count) => count - 1)
    setProblem(result.success ? '' : (result.problem?.detail ?? common('cart.failed')))
    return result.success
  }

  async function remove() {
    cancel()
    if (!(await run('remove'))) return
    showToast({
      text: t('removed', { name }),
      action: { label: t('undo'), run: () => void send('add', { productId, quantity }) },
    })
    document.getElementById('cart-title')?.focus()
  }

  const cancel = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current = null
  }
  const flush = () => {
    const wanted = waiting.current?.quantity
    cancel()
    if (wanted === 0) void remove()
    else if (wanted !== undefined) void run('edit', { quantity: wanted })
  }
  const schedule = (wanted: number) => {
    cancel()
    waiting.current = { quantity: wanted, timer: setTimeout(flush, debounceMs) }
  }
  return {
    isPending: pending > 0,
    problem,
    schedule,
    flush,
    remove,
    accept: () => run('edit', { acceptPrice: true }),
    set: (wanted: number) => run('edit', { quantity: wanted }),
  }
}
