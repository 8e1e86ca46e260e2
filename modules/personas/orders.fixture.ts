// Carts and orders.
import { inScope, type CallExpectation, type CallExpectations } from './expectations.fixture.ts'

/** An order of the buyer from the store of owner, manager and operator; others get 404. */
const order = (more: object = {}): CallExpectation => ({
  input: ({ orderId }) => ({ ...more, id: orderId }),
  status: 404,
  exceptions: { buyer: 200, owner: 200, manager: 200, operator: 200 },
})

export const orderExpectations: CallExpectations = {
  'POST cart/add': { input: ({ productId: id }) => ({ productId: id }) },
  'POST cart/edit': { input: () => ({ productId: 2_000_000_000, quantity: 1 }), status: 404 },
  'POST cart/remove': { input: () => ({ productId: 2_000_000_000 }), status: 404 },
  'GET cart/get': {},
  'GET cart/get/products': {},
  'GET x/cart/{p}/items': inScope,
  'GET x/cart/{p}/products': inScope,
  'POST cart/order/create': {
    input: () => ({ storeId: 2_000_000_000, contactName: 'Somebody', contactPhone: '1' }),
    status: 409,
  },
  'POST cart/order/repeat': {
    input: ({ orderId }) => ({ id: orderId }),
    status: 404,
    exceptions: { buyer: 200 },
  },
  'GET cart/order/get': order(),
  'GET x/cart/{p}/order': order({ p: 'live' }),
  'GET cart/order/get/list': {},
  'GET x/cart/{p}/order/{g}/list': inScope,
  'GET x/cart-order/unviewed': {},
  'POST x/cart-order/mark-as-viewed': {
    input: ({ orderId }) => ({ ids: orderId }),
    status: 404,
    exceptions: { owner: 200, manager: 200, operator: 200 },
  },
}
