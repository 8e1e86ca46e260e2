// Reports about a period, compared with the one before it. They read what a job has counted by days.
import { z } from 'zod'
import { Day } from '#modules/orders/status-contract.ts'
import { call, Currency, FileOutput } from '#platform/contract.ts'

export const maxReportDays = 366
export const reportKinds = [
  'orders',
  'catalog',
  'stores-with-target-actions',
  'stores-and-products-views',
  'activity',
] as const
export const ReportKind = z.enum(reportKinds)
export const ReportGroup = z.enum(['store', 'location', 'supplierType', 'category', 'day'])
/**
 * `amount` and `completedAmount` are net sums of orders with their delivery, `lineAmount` those of lines; `actions` is the sum of all
 * target actions. Views and clicks count a visitor once a day for each product or store.
 */
export const ReportColumn = z.enum([
  'orders',
  'amount',
  'completed',
  'completedAmount',
  'ended',
  'lines',
  'lineAmount',
  'products',
  'accounts',
  'stores',
  'chats',
  'callbacks',
  'phoneShows',
  'calls',
  'actions',
  'productViews',
  'storeViews',
  'cardViews',
  'contactClicks',
])

const Period = z.object({ from: z.iso.date(), to: z.iso.date() })
const Figure = z.object({ current: z.int(), previous: z.int() })
export const Report = z.object({
  kind: ReportKind,
  groupBy: ReportGroup,
  groups: z.array(ReportGroup).describe('What the report can be grouped by'),
  period: Period,
  previous: Period.describe('The period of the same length directly before'),
  countedAt: z.iso.datetime().nullable().describe('Until when the last day of the period is counted; null: not yet'),
  isCountable: z.boolean().describe('The period has a day between the first counted one and today'),
  currency: Currency.describe("Amounts are converted at today's rates, in both periods"),
  columns: z.array(z.object({ key: ReportColumn, isMoney: z.boolean() })),
  rows: z.array(
    z.object({
      id: z.string(),
      name: z.string().nullable().describe('Null for what no longer exists, and where the id is the name'),
      figures: z.array(Figure).describe('In the order of the columns'),
    }),
  ),
  hasMore: z.boolean().describe('There are rows beyond `limit`; the total contains them'),
  total: z.array(Figure),
  days: z
    .array(z.object({ day: z.iso.date(), figures: z.array(Figure) }))
    .describe('Each day of the period, beside the day at the same place of the previous one'),
})

const input = z.object({
  from: Day.optional().describe('First day (UTC), default: thirty days up to yesterday'),
  to: Day.optional().describe(`Last day, inclusive; at most ${maxReportDays} days`),
  groupBy: ReportGroup.optional().describe('One of the groups of the report; default: the first'),
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
})
const report = (kind: (typeof reportKinds)[number], summary: string) =>
  call(`GET x/admin-panel/statistics/reports/${kind}`, { access: 'admin:statistics', summary, input, output: Report })

export const ordersReport = report('orders', 'Orders, their net amounts with delivery and what became of them')
export const catalogReport = report('catalog', 'Products that were added, and what was ordered of them')
export const targetActionsReport = report(
  'stores-with-target-actions',
  'What visitors did towards stores: orders, conversations, callback requests, phones shown and calls',
)
export const activityReport = report('activity', 'What happened on the marketplace, day by day')
export const viewsReport = report(
  'stores-and-products-views',
  'How often pages of products and stores were opened, cards of products seen and contact buttons pressed',
)
export const exportReport = call('GET x/admin-panel/statistics/reports/export', {
  access: 'admin:statistics',
  limit: 'document',
  summary: 'A report as a workbook, with a sheet of its days; up to 10,000 rows',
  input: input.omit({ limit: true }).extend({ kind: ReportKind }),
  output: FileOutput,
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})
