// Privacy: a copy of everything that is kept of a person, and the way out. A deleted account is anonymised after thirty
// days; orders stay, as the law of trade asks.
import { z } from 'zod'
import { call, Empty, Ok } from '#platform/contract.ts'

export const exportData = call('POST account/export', {
  access: 'user',
  limit: 'export',
  summary: 'Makes a copy of what is kept of the account; the address works for an hour',
  input: z.strictObject({ format: z.enum(['json', 'xlsx']) }),
  output: z.object({
    url: z.string().describe('A path of the same host'),
    fileName: z.string(),
    expiresAt: z.iso.datetime(),
  }),
})
export const requestDeletion = call('POST account/delete', {
  access: 'user',
  limit: 'confirm',
  summary: 'Asks for deletion in thirty days and signs out every other device',
  input: z.strictObject({ password: z.string().max(128).optional() }),
  output: z.object({ deletionAt: z.iso.datetime() }),
  errors: ['accounts.wrongPassword', 'accounts.tooManyMisses', 'privacy.lastOwner', 'privacy.lastAdministrator'],
})
export const cancelDeletion = call('POST account/delete/cancel', {
  access: 'user',
  summary: 'Keeps the account',
  input: Empty,
  output: Ok,
})
