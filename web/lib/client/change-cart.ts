import type { acceptPrices, addToCart, editCart, removeFromCart } from '#modules/carts/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { quantitiesOf } from '../cart-quantities.ts'
import { type CartCallbacks, cartChangedEvent, type CartIntent, setCartQuantities } from './cart.ts'
import { clientCall } from './client-call.ts'

type CartCall = typeof addToCart | typeof editCart | typeof removeFromCart | typeof acceptPrices
export type CartChange = CartIntent | 'prices/accept'
export type CartInput = InputOf<CartCall>

export async function changeCart(intent: CartChange, input: CartInput) {
  const result = await clientCall<CartCall>(`POST cart/${intent}`, input)
  if (result.success) {
    setCartQuantities(quantitiesOf(result.data))
    window.dispatchEvent(new CustomEvent(cartChangedEvent, { detail: result.data }))
  }
  return result
}

export async function submitCartForm(fields: FormData, { onDone, onFailed }: CartCallbacks) {
  const intent = (fields.get('intent') ?? 'add') as CartIntent
  const input = inputOf(fields)
  const result = await changeCart(intent, input)
  if (result.success) onDone(intent, result.data, input.productId)
  else onFailed(result.problem)
}

function inputOf(fields: FormData) {
  const input: { productId?: number; storeId?: number; quantity?: number; acceptPrice?: boolean } = {}
  for (const name of ['productId', 'storeId', 'quantity'] as const)
    if (fields.get(name)) input[name] = Number(fields.get(name))
  if (fields.get('acceptPrice')) input.acceptPrice = true
  return input
}
