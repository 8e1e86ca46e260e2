// The audit log: who did what to which record.
import { z } from 'zod'
import { Day } from '#modules/orders/status-contract.ts'
import { auditedActions } from '#platform/audited-actions.ts'
import { auditedEntities } from '#platform/constants.ts'
import { call, PageSize, SearchQuery } from '#platform/contract.ts'
import { Person } from './ban-contract.ts'

export const AuditEntry = z.object({
  at: z.iso.datetime(),
  actor: Person.nullable(),
  network: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  details: z.record(z.string(), z.unknown()),
  names: z
    .record(z.string(), z.string())
    .describe(
      'The names of the records that the entry mentions and that exist, by `kind:id`, such as `store:17`, and those of fields of forms, by `field:code`',
    ),
})

export const listAudit = call('GET x/admin-panel/audit/list', {
  access: 'admin',
  summary: 'Entries of the audit log, the latest first; without the feature `accounts` only those of the caller',
  input: z.object({
    query: SearchQuery('Part of the name, e-mail address or phone of who did it; at most 50 accounts are considered'),
    action: z.enum(auditedActions).optional(),
    entity: z.enum(auditedEntities).optional(),
    entityId: z.string().trim().min(1).max(60).optional().describe('With `entity`'),
    from: Day.optional().describe('First day, in UTC'),
    to: Day.optional().describe('Last day, inclusive'),
    cursor: z
      .string()
      .regex(/^[1-9]\d{0,17}$/)
      .optional()
      .describe('The last entry of the page before'),
    limit: PageSize(50),
  }),
  output: z.object({
    items: z.array(AuditEntry.extend({ id: z.string() })),
    nextCursor: z.string().nullable(),
  }),
})
