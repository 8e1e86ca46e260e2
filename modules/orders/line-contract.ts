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
