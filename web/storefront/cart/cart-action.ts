import { data, type RouterContextProvider } from 'react-router'
import { addToCart, editCart, getCart, removeFromCart } from '#modules/carts/contract.ts'
import type { Api, OutputOf } from '#platform/contract.ts'
import { localPath } from '#platform/values/local-path.ts'
import { tryCall } from '../../lib/request-context.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { placeOrders } from './checkout/order-action.ts'

type Context = Readonly<RouterContextProvider>
type CartForm = { form: FormData; productId: number; quantity: number | undefined }
type CartAction = {
  run: (api: Api, form: CartForm) => Promise<OutputOf<typeof getCart>>
  redirectPath: (form: CartForm, cart: OutputOf<typeof getCart>) => string
}

const remove: CartAction = {
  run: (api, { productId }) => api(removeFromCart, { productId }),
  redirectPath: ({ form, productId }) => `/cart?removed=${productId}:${Number(form.get('was')) || 1}`,
}
const edit: CartAction = {
  run: (api, { productId, quantity }) => api(editCart, { productId, quantity }),
  redirectPath: ({ productId, quantity }, cart) => {
    const line = cart.storeItems.flatMap(({ items }) => items).find((item) => item.productId === productId)
    return `/cart${line && line.quantity !== quantity ? `?corrected=${productId}` : ''}#line-${productId}`
  },
}
const actions: Record<string, CartAction> = {
  add: {
    run: (api, { productId, quantity }) => api(addToCart, { productId, quantity }),
    redirectPath: ({ form }) => localPath(form.get('next'), '/cart'),
  },
  edit,
  remove,
  accept: {
    run: (api, { productId }) => api(editCart, { productId, acceptPrice: true }),
    redirectPath: ({ productId }) => `/cart#line-${productId}`,
  },
}

/** Handles the cart's forms without JavaScript; every successful change redirects. */
export async function handleCartForm(context: Context, form: FormData) {
  const name = String(form.get('intent'))
  if (name === 'order') return placeOrders(context, form)
  const input: CartForm = {
    form,
    productId: Number(form.get('productId')),
    quantity: form.get('quantity') ? Number(form.get('quantity')) : undefined,
  }
  const action = name === 'edit' && input.quantity === 0 ? remove : actions[name]
  if (!action) throw new Response(null, { status: 400 })
  const result = await tryCall(context, (api) => action.run(api, input))
  if (result.success) return redirectTo(action.redirectPath(input, result.data), 303)
  return data({ problem: result.problem, order: null }, { status: result.problem.status })
}
