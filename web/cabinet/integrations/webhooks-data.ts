import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  renewWebhookSecret,
  testWebhook,
  updateWebhook,
} from '#modules/webhooks/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { findActiveStore } from '../active-store.ts'
import type { Route } from './+types/webhooks.ts'

export type Webhook = OutputOf<typeof listWebhooks>['items'][number]

const actions = defineActions({
  create: form(createWebhook, {
    fieldsOfCodes: { 'webhooks.addressRefused': 'address', 'webhooks.addressTaken': 'address' },
  }),
  update: form(updateWebhook),
  test: form(testWebhook),
  renew: form(renewWebhookSecret),
  remove: form(deleteWebhook),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  return loaderCall(context, async (api) => {
    const storeId = await findActiveStore(api)
    if (storeId === null) return null
    const { items } = await api(listWebhooks, {}, { storeId })
    return { storeId, webhooks: items, forms: actions.loaderData(context, url) }
  })
}
