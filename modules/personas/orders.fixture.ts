// Carts, lists and orders.
import { randomUUID } from 'node:crypto'
import { addDays, dayOf } from '#platform/values/days.ts'
import { inScope, type CallExpectation, type CallExpectations } from './expectations.fixture.ts'

/** An order of the buyer from the store of owner, manager and operator; others get 404. */
const order = (more: object = {}): CallExpectation => ({
  input: ({ orderId }) => ({ ...more, id: orderId }),
  status: 404,
  exceptions: { buyer: 200, owner: 200, manager: 200, operator: 200 },
})

/** A step of the same buyer's completed order: nobody can take it. */
const step = (more: object = {}): CallExpectation => ({
  input: ({ completedOrderId }) => ({ ...more, id: completedOrderId }),
  status: 404,
  exceptions: { buyer: 409, owner: 409, manager: 409, operator: 409 },
})

/** A list or a purchase request of somebody else. */
const foreignId = (more: object = {}): CallExpectation => ({
  input: () => ({ ...more, id: randomUUID() }),
  status: 404,
})

const inDays = (days: number) => addDays(dayOf(new Date()), days)
const foreignRequestViewed: CallExpectation = { input: () => ({ id: randomUUID() }) }

export const orderExpectations: CallExpectations = {
  'POST cart/add': { input: ({ productId: id }) => ({ productId: id }) },
  'POST cart/edit': { input: () => ({ productId: 2_000_000_000, quantity: 1 }), status: 404 },
  'POST cart/prices/accept': { input: () => ({ storeId: 2_000_000_000 }), status: 404 },
  'POST cart/remove': { input: () => ({ productId: 2_000_000_000 }), status: 404 },
  'GET cart/get': {},
  'GET cart/get/products': {},
  'GET x/cart/{p}/items': inScope,
  'GET x/cart/{p}/products': inScope,
  'GET x/product-list/list': {},
  'GET x/product-list/favourites': {},
  'GET x/product-list/single': foreignId(),
  'POST x/product-list/favourite': { input: ({ productId }) => ({ productId, isFavourite: true }) },
  'POST x/product-list/create': { input: () => ({ name: 'Monthly' }) },
  'POST x/product-list/edit': foreignId({ name: 'Weekly', sharedWith: null }),
  'POST x/product-list/delete': foreignId(),
  'POST x/product-list/line/set': foreignId({ productId: 1 }),
  'POST x/product-list/line/remove': foreignId({ productId: 1 }),
  'POST x/product-list/order': foreignId(),
  'GET x/compare/products': { input: ({ productId }) => ({ ids: String(productId) }) },
  'POST x/quick-order/match': { input: () => ({ text: 'W-1;2' }) },
  'POST x/quick-order/read': { status: 415 },
  'POST x/quick-order/add': { input: () => ({ lines: [{ productId: 2_000_000_000 }] }), status: 409 },
  'POST cart/order/create': {
    input: () => ({ storeId: 2_000_000_000, contactName: 'Somebody', contactPhone: '1' }),
    status: 409,
  },
  'POST cart/order/repeat': {
    input: ({ orderId }) => ({ id: orderId }),
    status: 404,
    exceptions: { buyer: 200 },
  },
  'GET x/purchase-request/list': {},
  'GET x/purchase-request/preview': {},
  'GET x/purchase-request/get': foreignId(),
  'POST x/purchase-request/approve': foreignId(),
  'POST x/purchase-request/refuse': foreignId({ reason: 'Too much' }),
  'POST x/purchase-request/withdraw': foreignId(),
  'POST x/purchase-request/repeat': foreignId(),
  'POST x/purchase-request/mark-as-viewed': foreignId(),
  'GET x/purchasing/team': {},
  'POST x/purchasing/team/create': {
    input: () => ({ name: 'Purchasing', currency: 'EUR', organizationId: 2_000_000_000 }),
    status: 422,
  },
  'POST x/purchasing/invitation/create': { input: () => ({ email: 'new@test.example', role: 'Buyer' }), status: 403 },
  'POST x/purchasing/invitation/cancel': { input: () => ({ id: randomUUID() }), status: 403 },
  'POST x/purchasing/invitation/accept': foreignId(),
  'POST x/purchasing/invitation/decline': foreignId(),
  'POST x/purchasing/member/update': { input: () => ({ accountId: randomUUID(), role: 'Buyer' }), status: 403 },
  'POST x/purchasing/member/remove': { input: () => ({ accountId: randomUUID() }), status: 403 },
  'GET procurement/get/list': {},
  'GET procurement/get': foreignId(),
  'POST procurement/create': foreignId({
    title: 'Hex bolts',
    quantity: 100,
    unit: 'piece',
    location: 'serbia',
    deadline: inDays(10),
  }),
  'POST procurement/delete': foreignId(),
  'POST procurement/offer/create': {
    input: () => ({ requestId: randomUUID(), priceMinor: 100, quantity: 100, leadDays: 3, validUntil: inDays(10) }),
    status: 404,
  },
  'POST procurement/offer/withdraw': { input: () => ({ requestId: randomUUID() }), status: 404 },
  'POST procurement/offer/accept': foreignId({ version: 1 }),
  'POST procurement/viewed': foreignRequestViewed,
  'GET procurement/fitting/count': {},
  'GET procurement/latest': {},
  'GET x/admin-panel/procurement/list': {},
  'GET x/admin-panel/procurement/single': foreignId(),
  'POST x/admin-panel/procurement/withdraw': foreignId({ reason: 'Spam' }),
  'GET cart/order/get': order(),
  'GET cart/order/document': order({ kind: 'order' }),
  'GET cart/order/export': order(),
  'GET cart/order/export/list': {},
  'GET x/cart/{p}/order': order({ p: 'live' }),
  'GET cart/order/get/list': {},
  'GET x/cart/{p}/order/{g}/list': inScope,
  'GET cart/order/count': {},
  'GET x/delivery-address/list': {},
  'POST x/delivery-address/save': {
    input: () => ({ country: 'DE', city: 'Berlin', street: 'Hauptstraße 1' }),
  },
  'POST x/delivery-address/delete': { input: () => ({ id: 2_000_000_000 }), status: 404 },
  'GET x/billing-details/get': {},
  'POST x/billing-details/save': {
    input: () => ({ legalName: 'Buyer d.o.o.', country: 'RS', taxNumber: '100000024', address: 'Some street 1' }),
  },
  'POST x/billing-details/delete': {},
  'POST cart/order/confirm': step(),
  'POST cart/order/accept': step({ version: 1 }),
  'POST cart/order/decline': step(),
  'POST cart/order/reject': step({ reason: 'Sold out' }),
  'POST cart/order/cancel': step({ reason: 'Ordered twice' }),
  'POST cart/order/ship': step(),
  'POST cart/order/complete': step(),
  'POST cart/order/update': {
    input: ({ orderId }) => ({ id: orderId, note: 'Calls back on Monday' }),
    status: 404,
    exceptions: { buyer: 403, owner: 200, manager: 200, operator: 200 },
  },
  'GET x/cart-order/unviewed': {},
  'POST x/cart-order/mark-as-viewed': {
    input: ({ orderId }) => ({ ids: orderId }),
    status: 404,
    exceptions: { buyer: 200, owner: 200, manager: 200, operator: 200 },
  },
}
