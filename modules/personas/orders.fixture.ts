// Carts and orders.
import { inScope, type Row, type Rows } from './rows.fixture.ts'

/** An order of the buyer from the store that owner and operator work for: to others it does not exist. */
const order = (more: object = {}): Row => ({
  input: ({ orderId }) => ({ ...more, id: orderId }),
  admitted: 404,
  but: { buyer: 200, owner: 200, manager: 200, operator: 200 },
})

export const orderRows: Rows = {
  'POST cart/add': { input: ({ productId: id }) => ({ productId: id }) },
  'POST cart/edit': { input: () => ({ productId: 2_000_000_000, quantity: 1 }), admitted: 404 },
  'POST cart/remove': { input: () => ({ productId: 2_000_000_000 }), admitted: 404 },
  'GET cart/get': {},
  'GET cart/get/products': {},
  'GET x/cart/{p}/items': inScope,
  'GET x/cart/{p}/products': inScope,
  'POST cart/order/create': {
    input: () => ({ storeId: 2_000_000_000, contactName: 'Somebody', contactPhone: '1' }),
    admitted: 409,
  },
  'GET cart/order/get': order(),
  'GET x/cart/{p}/order': order({ p: 'live' }),
  'GET cart/order/get/list': {},
  'GET x/cart/{p}/order/{g}/list': inScope,
  'GET x/cart-order/unviewed': {},
  'POST x/cart-order/mark-as-viewed': {
    input: ({ orderId }) => ({ ids: orderId }),
    admitted: 404,
    but: { owner: 200, manager: 200, operator: 200 },
  },
}
