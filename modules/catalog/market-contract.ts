// The market of a category in figures.
import { z } from 'zod'
import { call, Money, scoped } from '#platform/contract.ts'
import { CategoryShort } from './contract.ts'

const UnitPrices = z.object({
  unit: z.object({ code: z.string(), label: z.string() }),
  productCount: z.int(),
  lowest: Money,
  median: Money,
  highest: Money,
})
const counts = { productCount: z.int(), storeCount: z.int() }

export const marketOf = call('GET x/platform/{p}/{g}/product/market', {
  access: 'public',
  summary:
    'Products, suppliers and prices without VAT of a category and of those below it; live products only, ten minutes old at most',
  input: z.object({ ...scoped, category: z.string().max(300).describe('Path in any language') }),
  output: z.object({
    ...counts,
    prices: z.array(UnitPrices).describe('By unit of sale, the most common first'),
    children: z.array(
      CategoryShort.extend({ ...counts, price: UnitPrices.nullable().describe('In the most common unit') }),
    ),
  }),
  errors: ['catalog.unknownCategory'],
})
