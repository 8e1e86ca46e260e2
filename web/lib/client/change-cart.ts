import type { addToCart, editCart, removeFromCart } from '#modules/carts/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { cartChangedEvent, type CartIntent, setCartCount, type CartCallbacks } from './cart.ts'
import { clientCall } from './client-call.ts'

type CartCall = typeof addToCart | typeof editCart | typeof removeFromCart
export type CartInput = InputOf<CartCall>

export async function changeCart(intent: CartIntent, input: CartInput) {
  const result = await clientCall<CartCall>(`POST cart/${intent}`, input)
  if (result.success) {
    setCartCount(result.data.totalProductsCount)
    window.dispatchEvent(new CustomEvent(cartChangedEvent, { detail: result.data }))
  }
  return result
}

export async function submitCartForm(fields: FormData, { onDone, onFailed }: CartCallbacks) {
  const intent = (fields.get('intent') ?? 'add') as CartIntent
  const result = await changeCart(intent, inputOf(fields))
  if (result.success) onDone(intent, result.data)
  else onFailed(result.problem)
}

function inputOf(fields: FormData) {
  const input: { productId?: number; storeId?: number; quantity?: number; acceptPrice?: boolean } = {}
  for (const name of ['productId', 'storeId', 'quantity'] as const)
    if (fields.get(name)) input[name] = Number(fields.get(name))
  if (fields.get('acceptPrice')) input.acceptPrice = true
  return input
}
