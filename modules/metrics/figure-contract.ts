// Figures of days: those of a store for its people, and those that administrators correct or ask for.
import { z } from 'zod'
import { Day } from '#modules/orders/status-contract.ts'
import { call, NumberParameter, Ok } from '#platform/contract.ts'
import { MetricAction } from './contract.ts'

export const maxFigureDays = 92
const Period = {
  from: Day,
  to: Day.describe(`Inclusive; at most ${maxFigureDays} days, which begin at midnight UTC`),
}

export const correctMetric = call('PUT metric', {
  access: 'admin:metrics',
  summary: 'Corrects how many visitors were counted on a day, by mistake or by somebody who cheats',
  input: z.strictObject({
    day: Day,
    element: z.string().max(80),
    action: MetricAction,
    relatedProductId: NumberParameter.optional(),
    relatedStoreId: NumberParameter.optional().describe('Of a product it need not be given'),
    visitors: z.int().min(0).max(1_000_000_000),
  }),
  output: Ok,
  errors: ['metrics.notFound'],
})

export const getMetricCounts = call('POST provider/product/getMetricCountByProductId', {
  access: 'seller',
  limit: 'read',
  isForClosedStores: true,
  summary: 'How many visitors a day, added up over a period, used what of products of the store',
  input: z.object({ productIds: z.array(NumberParameter).min(1).max(100), ...Period }),
  output: z.object({
    items: z.array(z.object({ productId: z.int(), element: z.string(), action: MetricAction, count: z.int() })),
  }),
})

export const getLoginReport = call('POST provider/report/getLoginReport', {
  access: 'admin:metrics',
  limit: 'read',
  summary: 'How often people signed in, and how many they were, by days',
  input: z.object(Period),
  output: z.object({
    total: z.object({ signIns: z.int(), accounts: z.int().describe('Each once for the period') }),
    days: z.array(z.object({ day: z.iso.date(), signIns: z.int(), accounts: z.int() })),
  }),
})
