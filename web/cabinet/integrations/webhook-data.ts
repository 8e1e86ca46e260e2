import { listDeliveries, resendDelivery } from '#modules/webhooks/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { findActiveStore } from '../active-store.ts'
import type { Route } from './+types/webhook.ts'

export type Delivery = OutputOf<typeof listDeliveries>['items'][number]

/** Of the list and of the page of a message. */
export const actions = defineActions({ resend: form(resendDelivery) })
export const action = actions.action

export async function loader({ context, url, params }: Route.LoaderArgs) {
  return loaderCall(context, async (api) => {
    const storeId = await findActiveStore(api)
    if (storeId === null) throw new Response(null, { status: 404 })
    const { webhook, items } = await api(listDeliveries, { id: params.id }, { storeId })
    return {
      storeId,
      webhook,
      deliveries: items,
      isSending: items.some(isJustDue),
      forms: actions.loaderData(context, url),
    }
  })
}

const minuteMs = 60_000

/** Soon there will be an answer, unless nothing answers there. */
export const isJustDue = ({ attempts, nextAttemptAt }: Delivery) =>
  attempts === 0 && nextAttemptAt !== null && Date.parse(nextAttemptAt) > Date.now() - minuteMs
