import { createApiKey, listApiKeys, revokeApiKey } from '#modules/api-keys/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { findActiveStore } from '../active-store.ts'
import type { Route } from './+types/keys.ts'

export type ApiKey = OutputOf<typeof listApiKeys>['items'][number]
/** The key is part of the answer to the form, so it has no address and is shown once. */
export type CreatedKey = Pick<OutputOf<typeof createApiKey>, 'id' | 'name' | 'key'>

const actions = defineActions({
  create: form(createApiKey, { next: ({ id, name, key }): CreatedKey => ({ id, name, key }) }),
  revoke: form(revokeApiKey),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  return loaderCall(context, async (api) => {
    const storeId = await findActiveStore(api)
    if (storeId === null) return null
    const { items } = await api(listApiKeys, {}, { storeId })
    return { storeId, keys: items, forms: actions.loaderData(context, url) }
  })
}
