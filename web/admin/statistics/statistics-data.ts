import type { RouterContextProvider } from 'react-router'
import {
  activityReport,
  catalogReport,
  ordersReport,
  targetActionsReport,
  viewsReport,
} from '#modules/reports/contract.ts'
import type { Call, InputOf, OutputOf } from '#platform/contract.ts'
import { loaderCall, tryCall } from '../../lib/request-context.ts'
import { readQuery } from '../../list/read-query.ts'

type ReportCall = Call<(typeof ordersReport)['input'], (typeof ordersReport)['output']>
export type ReportData = OutputOf<ReportCall>

const calls: Readonly<Record<string, ReportCall>> = {
  catalog: catalogReport,
  'stores-with-target-actions': targetActionsReport,
  'stores-and-products-views': viewsReport,
  activity: activityReport,
}

/** The report that the address asks for; if it cannot be, the default one of its kind and the refused period. */
export async function loadReport(context: Readonly<RouterContextProvider>, url: URL) {
  const call = calls[url.searchParams.get('kind') ?? ''] ?? ordersReport
  const asked = await tryCall(context, (api) => api(call, readQuery(call, url).params as InputOf<ReportCall>))
  const report = asked.success ? asked.data : await loaderCall(context, (api) => api(call, {}))
  const chart = report.columns.findIndex(({ key }) => key === url.searchParams.get('chart'))
  const typed = { from: url.searchParams.get('from') ?? '', to: url.searchParams.get('to') ?? '' }
  return { report, refused: asked.success ? null : typed, chart: Math.max(chart, 0) }
}
