import { z } from 'zod'
import { Locale } from '#platform/contract.ts'

/** The product's name on a line of an order or a purchase request. */
export const lineName = {
  name: z.string().describe("In the reader's language, while the product has a name in it or one can be assembled"),
  nameLocale: Locale,
  ordered: z
    .object({ name: z.string(), nameLocale: Locale })
    .nullable()
    .describe('The name when ordered or requested, if it is another one'),
}

/** What became of the lines of an order or a purchase request that was repeated. */
export const RepeatedLines = z.object({
  added: z.int().describe('Lines that the cart has now in at least their quantity'),
  skipped: z.int().describe('Lines whose product is not sold any more'),
  wereInCart: z.int().describe('Lines whose product was in the cart already; the larger of both quantities counts'),
})
