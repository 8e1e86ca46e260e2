// Promotions: products and stores that are shown in a placement for a period, marked as advertising. A store buys whole days (UTC) and pays them from its
// balance; administrators promote products free of charge (modules/cabinet/promotion-contract.ts).
import { z } from 'zod'
import { Day } from '#modules/orders/status-contract.ts'
import { call, Empty, listOf, Money, NumberParameter, PageNumber, PageSize } from '#platform/contract.ts'
import { Placement } from './placement-contract.ts'

export const promotionStates = ['current', 'planned', 'ended'] as const
export const promotionSubjects = ['product', 'store'] as const
/** The longest period of a promotion, and how far ahead it may begin. */
export const maxPromotionDays = 366
export const maxPromotedProducts = 100
export const PromotionState = z.enum(promotionStates)

const ids = z
  .array(NumberParameter)
  .min(1)
  .max(maxPromotedProducts)
  .transform((all) => [...new Set(all)])
const purchase = {
  placement: Placement,
  from: Day.describe('First day, in UTC'),
  days: z.int().min(1).max(maxPromotionDays),
  costMinor: z.int().min(0).optional().describe('The cost that was shown: if it is another one now, nothing is bought'),
  isDryRun: z.boolean().default(false),
}
const Purchase = z.object({
  count: z.int(),
  days: z.int().describe('Of all together, without those on which they are promoted there already'),
  price: Money.describe('Of a day'),
  cost: Money,
  balance: Money.describe('Before it is paid'),
})
const purchaseErrors = [
  'promotions.notAllowed',
  'promotions.wrongPeriod',
  'promotions.notOffered',
  'promotions.costChanged',
  'billing.balanceTooLow',
]

export const promoteProducts = call('POST x/personal-cabinet/product/promote', {
  access: 'seller',
  summary:
    'Promotes products that are on sale in a placement, and pays from the balance for the days on which they are not promoted there yet. `isDryRun` only tells the cost',
  input: z.strictObject({ ids, ...purchase }),
  output: Purchase.extend({
    rejected: z.array(z.object({ id: z.int(), code: z.enum(['products.notFound', 'products.notOnSale']) })),
  }),
  errors: purchaseErrors,
})
export const promoteStore = call('POST x/store/promote', {
  access: 'seller',
  summary:
    'Promotes the store in a placement, and pays from the balance for the days on which it is not promoted there yet. `isDryRun` only tells the cost',
  input: z.strictObject(purchase),
  output: Purchase,
  errors: [...purchaseErrors, 'promotions.storeNotShown'],
})
export const getPromotionPrices = call('GET x/personal-cabinet/promotion/prices', {
  access: 'seller',
  summary: 'The price of a day in each placement, and the balance that pays it',
  input: Empty,
  output: z.object({
    items: z.array(
      z.object({
        subject: z.enum(promotionSubjects),
        placement: Placement,
        price: Money.nullable().describe('Null: it is not offered'),
      }),
    ),
    balance: Money,
  }),
  errors: ['promotions.notAllowed'],
})
export const listOwnPromotions = call('GET x/personal-cabinet/promotion/list', {
  access: 'seller',
  summary: 'Promotions of the store and of its products, those that end last first',
  input: z.object({
    state: PromotionState.optional(),
    placement: Placement.optional(),
    subject: z.enum(promotionSubjects).optional(),
    productId: NumberParameter.optional(),
    page: PageNumber,
    pageSize: PageSize(50),
  }),
  output: listOf(
    z.object({
      id: z.int(),
      product: z
        .object({
          id: z.int(),
          code: z.string(),
          name: z.string(),
          imageId: z.string().nullable(),
          isOnSale: z.boolean().describe('Otherwise nobody sees it'),
        })
        .nullable()
        .describe('Null: the store itself'),
      placement: Placement,
      state: PromotionState,
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      paid: Money.nullable().describe('Without what was refunded; null: an administrator has given it'),
      results: z
        .object({
          cardViews: z.int().nullable().describe('Of the product in lists; null: the store itself'),
          pageViews: z.int().describe('Of the page of the product or of the store'),
          contactClicks: z.int(),
        })
        .nullable()
        .describe(
          'Visitors of its days until now, each once a day; null: it is planned, or the figures of its first day are gone',
        ),
    }),
  ),
  errors: ['promotions.notAllowed'],
})
export const endOwnPromotions = call('POST x/personal-cabinet/promotion/bulk-end', {
  access: 'seller',
  summary:
    'Ends promotions and refunds the days that have not begun; promotions that have not begun are deleted. `isDryRun` only tells the refund',
  input: z.strictObject({ ids, isDryRun: z.boolean().default(false) }),
  output: z.object({
    count: z.int(),
    refund: Money,
    rejected: z.array(z.object({ id: z.int(), code: z.literal('promotions.notFound') })),
  }),
  errors: ['promotions.notAllowed'],
})
