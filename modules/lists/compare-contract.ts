// Comparison: products of one category side by side.
import { z } from 'zod'
import { call } from '#platform/contract.ts'
import { CategoryShort, ProductCard } from '#modules/catalog/contract.ts'

export const compareProducts = call('GET x/compare/products', {
  access: 'public',
  summary: 'Up to six products of the category of the first one, with all of its characteristics in their order',
  input: z.object({ ids: z.string().max(100).describe('Separated by commas') }),
  output: z.object({
    category: CategoryShort.nullable().describe('Null if none of the products is sold'),
    items: z.array(ProductCard.extend({ delivery: z.string().describe("Terms of delivery, in the store's words") })),
    rows: z
      .array(
        z.object({ name: z.string(), values: z.array(z.string().nullable()).describe('In the order of the items') }),
      )
      .describe('Characteristics that one of the products has'),
    others: z
      .array(z.object({ id: z.int(), name: z.string() }))
      .describe('Products of other categories, which cannot be compared with these'),
  }),
})
