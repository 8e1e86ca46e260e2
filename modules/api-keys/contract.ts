// Keys by which programs act for a store, such as a warehouse system. modules/programs has the calls that they open.
import { z } from 'zod'
import { call, Empty, Name } from '#platform/contract.ts'
import { apiScopes } from '#platform/constants.ts'

export const ApiScope = z.enum(apiScopes)

const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  start: z.string().describe('The first characters of the key'),
  scopes: z.array(ApiScope),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable().describe('To the minute'),
})

export const listApiKeys = call('GET x/api-key/list', {
  access: 'seller',
  summary: 'The keys of the store that are not revoked',
  input: Empty,
  output: z.object({ items: z.array(ApiKey) }),
  errors: ['company.notAllowed'],
})
export const createApiKey = call('POST x/api-key/create', {
  access: 'seller',
  summary: 'Creates a key. The answer is the only place where it is ever shown',
  input: z.strictObject({ name: Name(80), scopes: z.array(ApiScope).min(1).max(apiScopes.length) }),
  output: ApiKey.extend({ key: z.string().describe('For `Authorization: Bearer`') }),
  errors: ['company.notAllowed', 'apiKeys.tooMany'],
})
export const revokeApiKey = call('POST x/api-key/revoke', {
  access: 'seller',
  summary: 'Revokes a key: from now on it is refused',
  input: z.strictObject({ id: z.uuid() }),
  output: Empty,
  errors: ['company.notAllowed', 'apiKeys.notFound'],
})
