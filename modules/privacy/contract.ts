// Privacy: export of personal data and deletion of accounts. A deleted account is anonymised after thirty days; orders stay,
// as accounting law requires.
import { z } from 'zod'
import { call, Empty, Ok } from '#platform/contract.ts'

export const exportData = call('POST account/export', {
  access: 'user',
  limit: 'export',
  summary: 'Exports all data of the account; the download URL works for an hour',
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
  summary: 'Requests deletion in thirty days and signs out other devices',
  input: z.strictObject({ password: z.string().max(128).optional() }),
  output: z.object({ deletionAt: z.iso.datetime() }),
  errors: ['accounts.wrongPassword', 'accounts.tooManyMisses', 'privacy.lastOwner', 'privacy.lastAdministrator'],
})
export const cancelDeletion = call('POST account/delete/cancel', {
  access: 'user',
  summary: 'Cancels the deletion of the account',
  input: Empty,
  output: Ok,
})
