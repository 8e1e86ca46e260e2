// Offers: what other stores sell of the same article, and the article's other sizes in its own store.
import { z } from 'zod'
import { call, Money, NumberParameter, scoped } from '#platform/contract.ts'
import { ProductCard } from './contract.ts'

export const maxQuantity = 1_000_000

export const Offer = ProductCard.extend({
  brandName: z.string().nullable(),
  store: ProductCard.shape.store.extend({
    responseMinutes: z.int().nullable(),
    responseRate: z.int().nullable().describe('Answers to a hundred questions; null until ten have been asked'),
  }),
})
export const listOffers = call('GET x/platform/{p}/{g}/product/offers', {
  access: 'public',
  summary:
    'Other live offers of the same article: of the same standard and size, or of the same brand and code; those that cost least at the quantity come first',
  input: z.object({
    ...scoped,
    id: NumberParameter,
    quantity: z.coerce.number().int().min(1).max(maxQuantity).catch(1).default(1),
    limit: z.coerce.number().int().min(1).max(50).catch(20).default(20),
  }),
  output: z.object({ items: z.array(Offer), total: z.int().describe('All other offers') }),
})

const AxisValue = z.object({ label: z.string(), isCurrent: z.boolean() })
const Axis = z.object({ name: z.string(), values: z.array(AxisValue) })
export const listSizes = call('GET x/platform/{p}/{g}/product/sizes', {
  access: 'public',
  summary:
    "The product's sizes in its store: the products of its category and standard by their first two characteristics",
  input: z.object({ ...scoped, id: NumberParameter }),
  output: z
    .object({
      rows: Axis,
      columns: Axis.nullable().describe('Null where one characteristic differs'),
      cells: z.array(
        z.object({
          row: z.int(),
          column: z.int(),
          id: z.int(),
          slug: z.string(),
          name: z.string(),
          price: Money.describe("In the visitor's currency, without VAT"),
          vat: ProductCard.shape.vat,
          unit: ProductCard.shape.unit,
          isInStock: z.boolean(),
          differences: z
            .array(z.string())
            .describe('Values of other defining characteristics that are not those of the product'),
        }),
      ),
    })
    .nullable()
    .describe('Null for a product without other sizes'),
})
