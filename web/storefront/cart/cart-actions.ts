import { acceptPrices, addToCart, editCart, removeFromCart } from '#modules/carts/contract.ts'
import { createOrder } from '#modules/orders/contract.ts'
import { localPath } from '#platform/values/local-path.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import type { Fields } from '../../forms/fields.ts'
import { refuseFields } from '../../forms/refuse-fields.ts'
import { assertTotalsShown, placeOfForm } from './checkout/assert-shown.ts'
import { validateContact } from './checkout/contact.ts'
import { choiceIn, nameOf } from './checkout/destination.ts'
import { completeOrder } from './checkout/order-input.ts'

/** The cart's forms without JavaScript, and the order. Products of other pages post `add` here too. */
export const cartActions = defineActions({
  add: form(addToCart, { doneAt: (_, { next }) => addedPath(localPath(next, '/cart')) }),
  edit: form(editCart, {
    doneAt({ storeItems }, fields) {
      const { productId = '', quantity } = fields
      if (quantity === '0') return removedPath(fields)
      const line = storeItems.flatMap(({ items }) => items).find((item) => item.productId === Number(productId))
      return `/cart${line && line.quantity !== Number(quantity) ? `?corrected=${productId}` : ''}#line-${productId}`
    },
  }),
  remove: form(removeFromCart, { doneAt: (_, fields) => removedPath(fields) }),
  removeAll: form(removeFromCart, { doneAt: () => '/cart' }),
  accept: form(editCart, {
    complete: (input) => ({ ...input, acceptPrice: true }),
    doneAt: (_, { productId }) => `/cart#line-${productId}`,
  }),
  acceptAll: form(acceptPrices, { doneAt: (_, { storeId }) => `/cart#store-${storeId}` }),
  order: form(createOrder, {
    async complete(input, { context }, fields) {
      const errors = Object.entries(validateContact(fields))
      if (errors.length > 0) throw refuseFields(...errors.map(([path, code]) => ({ path, code })))
      const completed = completeOrder(input, fields)
      // Without script the form shows no total of a destination that is chosen in it.
      const isShown = nameOf(choiceIn(fields)) === fields.shownDestination
      if (!isShown) await assertTotalsShown(context, fields)
      return completed
    },
    stay: async (fields, _, { context }) => ({ place: await placeOfForm(context, fields) }),
    fieldsOfCodes: {
      'members.taxNumberInvalid': 'billing.taxNumber',
      'members.taxCountryUnknown': 'billing.country',
    },
    doneAt({ outcomes }) {
      const placed = outcomes.flatMap(({ orderId }) => orderId ?? [])
      const waiting = outcomes.flatMap(({ requestId }) => requestId ?? [])
      const remaining = outcomes
        .filter(({ orderId, requestId }) => !orderId && !requestId)
        .map(({ storeId }) => storeId)
      return `/cart?placed=${placed.join(',')}&waiting=${waiting.join(',')}&stayed=${remaining.join(',')}`
    },
  }),
})

/** Back to the page, which says that the product was added; the cart shows it. */
function addedPath(path: string) {
  const { pathname, searchParams, hash } = new URL(path, 'http://page')
  if (pathname === '/cart') return path
  searchParams.set('added', '1')
  return `${pathname}?${searchParams}${hash}`
}

const removedPath = ({ productId, was }: Fields) => `/cart?removed=${productId}:${Number(was) || 1}`
