// The VAT of a product, a shape that several contracts use.
import { z } from 'zod'

export const Vat = z.object({
  percent: z.number().describe('What this visitor pays; 0 for an export'),
  domesticPercent: z.number().describe("Within the store's country"),
  isExport: z.boolean().describe('The visitor is in another country than the store'),
})
