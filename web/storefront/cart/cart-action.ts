import { data, type RouterContextProvider } from 'react-router'
import { addToCart, editCart, getCart, removeFromCart } from '#modules/carts/contract.ts'
import type { Api, OutputOf } from '#platform/contract.ts'
import { localPath } from '#platform/local-path.ts'
import { attempt } from '../../lib/given.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { placeOrders } from './order-action.ts'

type Context = Readonly<RouterContextProvider>
type Form = { form: FormData; productId: number; quantity: number | undefined }
type Intent = {
  run: (api: Api, form: Form) => Promise<OutputOf<typeof getCart>>
  next: (form: Form, cart: OutputOf<typeof getCart>) => string
}

const remove: Intent = {
  run: (api, { productId }) => api(removeFromCart, { productId }),
  next: ({ form, productId }) => `/cart?removed=${productId}:${Number(form.get('was')) || 1}`,
}
const edit: Intent = {
  run: (api, { productId, quantity }) => api(editCart, { productId, quantity }),
  next: ({ productId, quantity }, cart) => {
    const line = cart.storeItems.flatMap(({ items }) => items).find((item) => item.productId === productId)
    return `/cart${line && line.quantity !== quantity ? `?corrected=${productId}` : ''}#line-${productId}`
  },
}
const intents: Record<string, Intent> = {
  add: {
    run: (api, { productId, quantity }) => api(addToCart, { productId, quantity }),
    next: ({ form }) => localPath(form.get('next'), '/cart'),
  },
  edit,
  remove,
  accept: {
    run: (api, { productId }) => api(editCart, { productId, acceptPrice: true }),
    next: ({ productId }) => `/cart#line-${productId}`,
  },
}

/** The forms of the cart as they arrive without script; every change answers with a redirect. */
export async function handleCart(context: Context, form: FormData) {
  const name = String(form.get('intent'))
  if (name === 'order') return placeOrders(context, form)
  const given: Form = {
    form,
    productId: Number(form.get('productId')),
    quantity: form.get('quantity') ? Number(form.get('quantity')) : undefined,
  }
  const intent = name === 'edit' && given.quantity === 0 ? remove : intents[name]
  if (!intent) throw new Response(null, { status: 400 })
  const result = await attempt(context, (api) => intent.run(api, given))
  if (result.success) return redirectTo(intent.next(given, result.data), 303)
  return data({ problem: result.problem, order: null }, { status: result.problem.status })
}
