// Promotions as administrators see them: they promote products free of charge, and end promotions of all stores.
import { z } from 'zod'
import { Day } from '#modules/orders/status-contract.ts'
import { PromotionState } from '#modules/promotions/contract.ts'
import { Placement } from '#modules/promotions/placement-contract.ts'
import { call, listOf, NumberParameter, PageNumber, PageSize } from '#platform/contract.ts'
import { maxBulkProducts } from './contract.ts'

const filter = {
  placement: Placement.optional(),
  state: PromotionState.optional(),
  storeId: NumberParameter.optional(),
  isPaid: z.enum(['true', 'false']).optional().describe('Bought by the store, or free of charge'),
}

export const listPromotions = call('GET x/admin-panel/product/promo/list', {
  access: 'admin:products',
  summary: 'Promotions of all stores and their products, those that end last first',
  input: z.object({ ...filter, page: PageNumber, pageSize: PageSize(50) }),
  output: listOf(
    z.object({
      id: z.int().describe('Of the promotion'),
      product: z
        .object({ id: z.int(), code: z.string(), name: z.string() })
        .nullable()
        .describe('Null: the store itself'),
      store: z.object({ id: z.int(), name: z.string() }),
      placement: Placement,
      state: PromotionState,
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      isPaid: z.boolean().describe('Bought by the store'),
    }),
  ),
})
export const countPromotions = call('GET x/admin-panel/product/promo/count', {
  access: 'admin:products',
  summary: 'Number of promotions',
  input: z.object(filter),
  output: z.object({ count: z.int() }),
})

const ids = z
  .array(NumberParameter)
  .min(1)
  .max(maxBulkProducts)
  .transform((all) => [...new Set(all)])
const outcome = z.object({
  count: z.int(),
  rejected: z.array(z.object({ id: z.int(), code: z.enum(['products.notFound', 'products.notOnSale']) })),
  undoId: z
    .uuid()
    .nullable()
    .describe('For bulk-undo, within half a minute; null: nothing was changed that can be undone'),
})
export const promoteAnyProducts = call('POST x/admin-panel/product/bulk-promote', {
  access: 'admin:products',
  summary:
    'Puts products that are on sale into a placement for a period, free of charge. Such a promotion there at a time within the period is extended. `isDryRun` only tells the outcome',
  input: z.strictObject({
    ids,
    placement: Placement,
    from: Day.describe('First day, in UTC'),
    to: Day.describe('Last day, inclusive'),
    isDryRun: z.boolean().default(false),
  }),
  output: outcome,
  errors: ['products.wrongPeriod'],
})
export const endPromotions = call('POST x/admin-panel/product/promo/bulk-end', {
  access: 'admin:products',
  summary:
    'Ends promotions; those that have not begun are deleted, and those that have ended are neither counted nor rejected. A store gets back what it has paid for days that have not begun. `isDryRun` only tells the outcome',
  input: z.strictObject({ ids, isDryRun: z.boolean().default(false) }),
  output: outcome,
})
