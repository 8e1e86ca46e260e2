import { z } from 'zod'
import { Money } from '#platform/contract.ts'

/** What the delivery of an order or a purchase request costs; its totals contain it. */
export const DeliveryCharge = z.object({
  sum: Money.describe('Without VAT; 0: delivery is free'),
  vatPercent: z.number(),
  vatSum: Money,
  grossSum: Money.describe('sum + vatSum'),
})
