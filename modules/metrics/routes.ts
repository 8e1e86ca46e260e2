import { invalidInput } from '#platform/errors.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { serveResource } from '#platform/resource/serve-resource.ts'
import { daysBetween } from '#platform/values/days.ts'
import * as contract from './contract.ts'
import { elements } from './element-contract.ts'
import { takeEvents } from './events.ts'
import * as figureContract from './figure-contract.ts'
import { correctFigure, findCounts, findSignIns } from './figures.ts'
import { listRegistry } from './registry.ts'
import { registryRecordHandlers } from './registry-records.ts'

export const metricHandlers: Handler[] = [
  on(contract.getRegistry, async ({ replica, tagResponse }) => {
    tagResponse('metric-registry')
    return { items: await listRegistry(replica) }
  }),
  on(contract.postMetrics, (context) => takeEvents(context.input.events, context)),
  on(contract.postMetric, (context) => takeEvents([context.input], context)),
  ...serveResource(elements, { tags: () => ['metric-registry'] }),
  ...registryRecordHandlers,
  on(figureContract.correctMetric, async (context) => {
    await correctFigure(context)
    return { ok: true as const }
  }),
  on(figureContract.getMetricCounts, async ({ replica, member, input }) => {
    assertPeriod(input)
    return { items: await findCounts(replica, member!.storeId, input) }
  }),
  on(figureContract.getLoginReport, async ({ replica, input }) => {
    assertPeriod(input)
    return findSignIns(replica, input)
  }),
]

function assertPeriod({ from, to }: { from: string; to: string }) {
  const days = daysBetween(from, to) + 1
  if (days < 1 || days > figureContract.maxFigureDays) throw invalidInput([{ path: 'to', code: 'field.invalid' }])
}
