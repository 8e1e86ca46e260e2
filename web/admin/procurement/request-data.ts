import { getAnyRequest, withdrawAnyRequest } from '#modules/administration/procurement-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { orderIdOf } from '../../shared/orders/order-forms.ts'
import type { Route } from './+types/request.ts'

export type AnyRequest = OutputOf<typeof getAnyRequest>

const actions = defineActions({
  withdraw: form(withdrawAnyRequest, { complete: (input, { params }) => ({ ...input, id: orderIdOf(params) }) }),
})
export const action = actions.action

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const request = await loaderCall(context, (api) => api(getAnyRequest, { id: orderIdOf(params) }))
  return { request, forms: actions.loaderData(context, url) }
}
