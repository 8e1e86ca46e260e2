import { getOrder, repeatOrder } from '#modules/orders/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { requireAccount } from '../../lib/require-account.ts'
import type { Route } from './+types/order.ts'
import { countryName } from '../../lib/country-name.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const actions = defineActions({
  repeat: form(repeatOrder, {
    complete: (_, { params: { id = '' } }) => {
      if (!uuid.test(id)) throw new Response(null, { status: 404 })
      return { id }
    },
    doneAt: ({ skipped }) => (skipped > 0 ? `/cart?skipped=${skipped}` : '/cart'),
  }),
})
export const action = actions.action

/** Another account's order answers 404 like an unknown id. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (!uuid.test(params.id)) throw new Response(null, { status: 404 })
  requireAccount(context, `/order/${params.id}`)
  const order = await loaderCall(context, (api) => api(getOrder, { id: params.id }))
  return {
    order,
    countryName: order.countryCode && countryName(order.countryCode, pageOf(context).locale),
    forms: actions.loaderData(context, url),
  }
}
