// Metrics: which elements of the pages are counted, and the events of their use. Every page carries the registry in its initial data.
import { z } from 'zod'
import { call, Empty, NoContent } from '#platform/contract.ts'

export const metricActions = ['PageOpen', 'Click', 'View'] as const
export const MetricAction = z.enum(metricActions)
export const maxMetricEvents = 100
const Id = z.int().min(1).max(2_147_483_647)

export const getRegistry = call('GET registry', {
  access: 'public',
  summary: 'The elements of pages whose use may be reported, with their actions',
  input: Empty,
  output: z.object({
    items: z.array(z.object({ elementName: z.string(), isActive: z.boolean(), elementActions: z.array(MetricAction) })),
  }),
})

export const MetricEvent = z.object({
  element: z.string(),
  action: MetricAction,
  relatedStoreId: Id.nullish(),
  relatedProductId: Id.nullish().describe('Its store and category are known, whatever else the event says'),
  relatedCategoriesIds: z.array(Id).max(100).nullish().describe('Read, not kept'),
  url: z.string().nullish().describe('Read, not kept'),
  previousUrl: z.string().nullish().describe('Read, not kept'),
  sessionId: z.string().nullish().describe('Read, not kept: nobody is recognised on another day'),
  env: z.string().nullish().describe('Read, not kept'),
})

export const postMetrics = call('POST metrics', {
  access: 'session',
  limit: 'metrics',
  summary: `Reports up to ${maxMetricEvents} events of at most 64 kB together. A visitor counts once a day for what an event is about; what is unknown is dropped`,
  listField: 'events',
  maxBodyBytes: 65_536,
  input: z.object({ events: z.array(MetricEvent).max(maxMetricEvents) }),
  output: NoContent,
})

export const postMetric = call('POST metric', {
  access: 'session',
  limit: 'metrics',
  summary: 'Reports one event',
  maxBodyBytes: 65_536,
  input: MetricEvent,
  output: NoContent,
})
