import { redirectTo } from '../../lib/redirect.ts'
import { repeatOrder } from '#modules/orders/contract.ts'
import { acceptOrder, cancelOrder, completeOrder, declineOrder } from '#modules/orders/step-contract.ts'
import { defineActions, form, withoutNote } from '../../forms/define-actions.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { requireAccount } from '../../lib/require-account.ts'
import { loadOrder, orderForm, orderIdOf } from '../../shared/orders/order-forms.ts'
import type { Route } from './+types/order.ts'

const actions = defineActions({
  accept: orderForm(acceptOrder),
  decline: orderForm(declineOrder),
  cancel: orderForm(cancelOrder),
  complete: orderForm(completeOrder),
  repeat: form(repeatOrder, {
    complete: (_, { params }) => ({ id: orderIdOf(params) }),
    done: withoutNote,
    doneAt: ({ wereInCart }, { id }) => `/cart?repeated=${id}&inCart=${wereInCart}`,
  }),
})
export const action = actions.action

/** The order for its buyer; people of its store are led to their page. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = orderIdOf(params)
  requireAccount(context, `/order/${id}`)
  const { locale } = pageOf(context)
  const loaded = await loaderCall(context, (api) => loadOrder(api, params, locale))
  if (loaded.order.side === 'seller') throw redirectTo(`/profile/orders/${id}`)
  return { ...loaded, forms: actions.loaderData(context, url) }
}
