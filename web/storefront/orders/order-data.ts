import { getOrder } from '#modules/orders/contract.ts'
import { Empty } from '#platform/contract.ts'
import { defineActions, type FormAction } from '../../forms/define-actions.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { requireAccount } from '../../lib/require-account.ts'
import type { Route } from './+types/order.ts'
import { repeatOrder } from './repeat-order.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const repeat: FormAction<'nothingAdded'> = {
  input: Empty,
  async run(api, _, { params: { id = '' } }) {
    if (!uuid.test(id)) throw new Response(null, { status: 404 })
    const { added, skipped } = await repeatOrder(api, id)
    if (added === 0) return { step: 'nothingAdded' }
    return { path: skipped > 0 ? `/cart?skipped=${skipped}` : '/cart' }
  },
}
const actions = defineActions({ repeat })
export const action = actions.action

/** Another account's order answers 404 like an unknown id. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (!uuid.test(params.id)) throw new Response(null, { status: 404 })
  requireAccount(context, `/order/${params.id}`)
  const order = await loaderCall(context, (api) => api(getOrder, { id: params.id }))
  return { order, forms: actions.loaderData(context, url) }
}
