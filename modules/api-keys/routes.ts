import { type Handler, on } from '#platform/http/dispatch.ts'
import { managedStore } from '../accounts/managed-store.ts'
import { companyErrors } from '../company/errors.ts'
import { findApiKeys, insertApiKey, revokeApiKey } from './api-keys.ts'
import * as contract from './contract.ts'

const { storeIdOf, change } = managedStore(companyErrors.notAllowed)

export const apiKeyHandlers: Handler[] = [
  on(contract.listApiKeys, async (context) => ({ items: await findApiKeys(context.db, storeIdOf(context)) })),
  on(contract.createApiKey, (context) => change(context, (tx, by) => insertApiKey(tx, by, context.input))),
  on(contract.revokeApiKey, async (context) => {
    await change(context, (tx, by) => revokeApiKey(tx, by, context.input.id))
    return {}
  }),
]
