// Settings that administrators change while the site runs.
import { z } from 'zod'
import { AuditEntry } from '#modules/moderation/audit-contract.ts'
import { Person } from '#modules/moderation/ban-contract.ts'
import { call, Empty } from '#platform/contract.ts'
import { settingKeys } from '#platform/constants.ts'

const Value = z.union([z.string().max(2_000), z.number(), z.array(z.string().max(100)).max(300)]).nullable()
const Key = z.enum(settingKeys)
const Setting = z.object({
  key: Key,
  kind: z.enum(['phone', 'address', 'email', 'number', 'countries', 'features']),
  max: z.int().nullable().describe('The largest value of a number'),
  value: Value,
  initial: Value.describe('What applies while nothing is set'),
  isSet: z.boolean(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: Person.nullable(),
})

export const listSettings = call('GET x/admin-panel/appconfig/list', {
  access: 'admin:appConfig',
  summary: 'Settings with their type, initial value and value, and the latest changes of them',
  input: Empty,
  output: z.object({ items: z.array(Setting), audit: z.array(AuditEntry) }),
})
export const setSetting = call('POST x/admin-panel/appconfig/set', {
  access: 'admin:appConfig',
  summary: 'Sets a value, at once and in all processes; null brings the initial value back',
  input: z.strictObject({
    key: Key,
    value: Value.describe('A list may also be one text with commas'),
  }),
  output: Setting,
})
