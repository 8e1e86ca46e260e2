import { type Cart, cartChanged, type CartIntent, setCartCount, type Told } from './cart.ts'
import { clientApi } from './client-api.ts'

export async function changeCart(intent: CartIntent, input: Record<string, unknown>) {
  const result = await clientApi<Cart>(`cart/${intent}`, { method: 'POST', body: input })
  if (result.success) {
    setCartCount(result.data.totalProductsCount)
    window.dispatchEvent(new CustomEvent(cartChanged, { detail: result.data }))
  }
  return result
}

export async function sendForm(fields: FormData, { onDone, onFailed }: Told) {
  const intent = (fields.get('intent') ?? 'add') as CartIntent
  const result = await changeCart(intent, inputOf(fields))
  if (result.success) onDone(intent, result.data)
  else onFailed(result.problem)
}

function inputOf(fields: FormData) {
  const input: Record<string, unknown> = {}
  for (const name of ['productId', 'storeId', 'quantity']) if (fields.get(name)) input[name] = Number(fields.get(name))
  if (fields.get('acceptPrice')) input.acceptPrice = true
  return input
}
