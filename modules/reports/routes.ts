import { invalidInput } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import * as contract from './contract.ts'
import { findReport } from './queries.ts'
import { columnsOf, type Group, groupsOf, type Kind, periodsOf } from './rules.ts'
import { toReportWorkbook } from './workbook.ts'

const maxExportedRows = 10_000

export const reportHandlers: Handler[] = [
  on(contract.ordersReport, (context) => report(context, 'orders')),
  on(contract.catalogReport, (context) => report(context, 'catalog')),
  on(contract.targetActionsReport, (context) => report(context, 'stores-with-target-actions')),
  on(contract.activityReport, (context) => report(context, 'activity')),
  on(contract.viewsReport, (context) => report(context, 'stores-and-products-views')),
  on(contract.exportReport, async ({ input, ...context }) => {
    const found = await report({ ...context, input: { ...input, limit: maxExportedRows } }, input.kind)
    return toReportWorkbook(found, context.caller.locale)
  }),
]

type ReportContext = Pick<Context, 'replica' | 'caller' | 'now'> & {
  input: { from?: string | undefined; to?: string | undefined; groupBy?: Group | undefined; limit: number }
}

function report({ replica, caller, now, input }: ReportContext, kind: Kind) {
  const { groupBy = groupsOf(kind)[0]!, limit } = input
  const periods = periodsOf({ ...(input.from && { from: input.from }), ...(input.to && { to: input.to }) }, now)
  if (!periods) throw invalidInput([{ path: 'to', code: 'field.invalid' }])
  if (!columnsOf(kind, groupBy)) throw invalidInput([{ path: 'groupBy', code: 'field.invalid' }])
  return findReport(replica, { kind, groupBy, ...periods, currency: caller.currency, locale: caller.locale, limit })
}
