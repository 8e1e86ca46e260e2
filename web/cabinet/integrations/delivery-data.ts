import { getDelivery, maxResponseLength } from '#modules/webhooks/contract.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { findActiveStore } from '../active-store.ts'
import type { Route } from './+types/delivery.ts'
import { actions, isJustDue } from './webhook-data.ts'

export const action = actions.action

export async function loader({ context, url, params }: Route.LoaderArgs) {
  return loaderCall(context, async (api) => {
    const storeId = await findActiveStore(api)
    if (storeId === null) throw new Response(null, { status: 404 })
    const delivery = await api(getDelivery, { id: params.message }, { storeId })
    if (delivery.webhook.id !== params.id) throw new Response(null, { status: 404 })
    return {
      storeId,
      delivery,
      maxResponseLength,
      isSending: isJustDue(delivery),
      forms: actions.loaderData(context, url),
    }
  })
}
