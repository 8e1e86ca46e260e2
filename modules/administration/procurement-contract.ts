// Procurement requests as administrators see them, and the withdrawal of one that harms others.
import { z } from 'zod'
import { AuditEntry } from '#modules/moderation/audit-contract.ts'
import { Person } from '#modules/moderation/ban-contract.ts'
import { call, FreeText, Line, listOf, NumberParameter, Ok, PageNumber, PageSize } from '#platform/contract.ts'
import { EndedBy, OfferStatus, RequestStatus, RequestSummary } from '#modules/procurement/contract.ts'

const Row = RequestSummary.extend({ buyer: Person, company: z.string().nullable(), offerCount: z.int() })

export const listAllRequests = call('GET x/admin-panel/procurement/list', {
  access: 'admin:statistics',
  summary: 'Procurement requests of all buyers, the newest first',
  input: z.object({
    query: Line(100).default('').describe('In titles, names of companies and of buyers'),
    status: RequestStatus.optional(),
    categoryId: NumberParameter.optional().describe('With what is below it'),
    page: PageNumber,
    pageSize: PageSize(50),
  }),
  output: listOf(Row),
})
export const getAnyRequest = call('GET x/admin-panel/procurement/single', {
  access: 'admin:statistics',
  summary: 'One procurement request with the stores that have answered it',
  input: z.object({ id: z.uuid().toLowerCase() }),
  output: Row.extend({
    text: z.string(),
    fileNames: z.array(z.string()),
    changedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    endedBy: EndedBy.nullable(),
    reason: z.string(),
    offers: z.array(
      z.object({
        storeId: z.int(),
        alias: z.string(),
        storeName: z.string(),
        status: OfferStatus,
        createdAt: z.iso.datetime(),
      }),
    ),
    canWithdraw: z.boolean(),
    audit: z.array(AuditEntry),
  }),
  errors: ['procurement.notFound'],
})
export const withdrawAnyRequest = call('POST x/admin-panel/procurement/withdraw', {
  access: 'admin:statistics',
  summary: 'Withdraws an open procurement request; the buyer is told the reason',
  input: z.strictObject({ id: z.uuid().toLowerCase(), reason: FreeText(500).min(1) }),
  output: Ok,
  errors: ['procurement.notFound', 'procurement.wrongStatus'],
})
