// Metrics: which elements of the pages are measured. Every page carries the registry in its initial data.
import { z } from 'zod'
import { call, Empty } from '#platform/contract.ts'

export const MetricAction = z.enum(['PageOpen', 'Click', 'View'])
export const getRegistry = call('GET registry', {
  access: 'public',
  summary: 'The elements of pages whose use may be reported, with their actions',
  input: Empty,
  output: z.object({
    items: z.array(z.object({ elementName: z.string(), isActive: z.boolean(), elementActions: z.array(MetricAction) })),
  }),
})
