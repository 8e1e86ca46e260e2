// Purchase requests: orders above a limit of their buyer, which wait for an approver of the purchasing team. A request holds the order
// with its prices for seven days; the store learns of it, and its stock is reserved, once it is approved.
import { z } from 'zod'
import { call, FreeText, listOf, Money, Ok, PageNumber, PageSize } from '#platform/contract.ts'
import { Country } from '#modules/buyers/contract.ts'
import { CartIssue } from '#modules/carts/contract.ts'
import { DeliveryCharge } from './delivery-contract.ts'
import { lineName, RepeatedLines } from './line-contract.ts'
import { DeliveryMethod, RequestStatus } from './status-contract.ts'

export const holdDays = 7
export const RequestAction = z.enum(['approve', 'refuse', 'withdraw', 'repeat'])
export const Limit = z.enum(['Order', 'Month'])
/** The limit that an order exceeds. All amounts are with VAT, in the currency of the team. */
const Exceeded = z.object({
  limit: Limit,
  allowed: Money,
  spent: Money.describe('Orders and waiting requests of the calendar month (UTC) without this one'),
})
const RequestRow = z.object({
  id: z.uuid(),
  number: z.int(),
  status: RequestStatus,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().describe('The prices are held until then'),
  buyerName: z.string(),
  isOwn: z.boolean(),
  storeName: z.string(),
  lineCount: z.int(),
  grossTotal: Money,
  amount: Money.describe('What counts for the limits: `grossTotal` in the currency of the team'),
  exceeded: Exceeded,
})
const RequestLine = z.object({
  position: z.int().describe('Counts from 1'),
  productId: z.int(),
  slug: z.string(),
  code: z.string(),
  ...lineName,
  imageId: z.string().nullable(),
  unitLabel: z.string(),
  unitPieces: z.int(),
  quantity: z.int(),
  price: Money.describe('Without VAT, as held'),
  sum: Money.describe('Without VAT'),
  vatPercent: z.number(),
  refusal: z.string().nullable().describe('Why the approver has left out this line'),
  issue: CartIssue.nullable().describe('While the request waits: why the line cannot be ordered now'),
})
export const PurchaseRequest = RequestRow.extend({
  store: z.object({ id: z.int(), alias: z.string(), name: z.string() }),
  lines: z.array(RequestLine),
  deliveryCharge: DeliveryCharge.nullable().describe('What delivery costs; null for a pick-up, and until it is stated'),
  total: Money.describe('Goods and delivery, as far as its cost is stated; without VAT'),
  vatTotal: Money,
  isExport: z.boolean(),
  delivery: DeliveryMethod,
  countryCode: z.string().nullable(),
  address: z.string(),
  wantedOn: z.iso.date().nullable(),
  reference: z.string(),
  comment: z.string(),
  reason: z.string().describe('Why it was refused'),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  order: z.object({ id: z.uuid(), number: z.int() }).nullable().describe('Placed on approval; its buyer can open it'),
  can: z.array(RequestAction),
  isUnread: z.boolean().describe('The caller has an unread notification about the request'),
})
const Reason = FreeText(500).pipe(z.string().min(1))
const byId = z.strictObject({ id: z.uuid() })

export const listRequests = call('GET x/purchase-request/list', {
  access: 'user',
  summary: "Own purchase requests, or those of the approver's team; waiting ones first, then newest first",
  input: z.object({
    side: z.enum(['own', 'team']).default('own'),
    view: z.enum(['waiting', 'all']).default('waiting'),
    page: PageNumber,
    pageSize: PageSize(20),
  }),
  output: listOf(RequestRow),
})
export const getRequest = call('GET x/purchase-request/get', {
  access: 'user',
  summary: 'One purchase request, for its buyer and the approvers of the team',
  input: byId,
  output: PurchaseRequest,
  errors: ['approvals.notFound'],
})
const decisionErrors = ['approvals.notFound', 'approvals.wrongStep', 'approvals.ownRequest']
export const approveRequest = call('POST x/purchase-request/approve', {
  access: 'user',
  limit: 'order',
  summary:
    'Places the order with the held prices, without the refused lines. Lines that cannot be delivered now have to be refused',
  input: z.strictObject({
    id: z.uuid(),
    refusals: z
      .array(z.strictObject({ position: z.int().min(1).max(100_000), reason: Reason }))
      .max(1000)
      .default([]),
  }),
  output: PurchaseRequest,
  errors: [
    ...decisionErrors,
    'approvals.nothingApproved',
    'approvals.linesUnavailable',
    'approvals.storeClosed',
    'approvals.belowMinimum',
  ],
})
export const refuseRequest = call('POST x/purchase-request/refuse', {
  access: 'user',
  summary: 'Refuses a purchase request; its buyer reads the reason',
  input: z.strictObject({ id: z.uuid(), reason: Reason }),
  output: PurchaseRequest,
  errors: decisionErrors,
})
export const withdrawRequest = call('POST x/purchase-request/withdraw', {
  access: 'user',
  summary: 'The buyer withdraws a waiting request',
  input: byId,
  output: PurchaseRequest,
  errors: ['approvals.notFound', 'approvals.wrongStep'],
})
export const repeatRequest = call('POST x/purchase-request/repeat', {
  access: 'user',
  limit: 'cartWrite',
  summary:
    'Puts the lines of an own request that was refused, withdrawn or has expired into the cart, at current prices; quantities in the cart are raised, not added to',
  input: byId,
  output: RepeatedLines,
  errors: ['approvals.notFound', 'approvals.wrongStep', 'orders.nothingToRepeat', 'carts.full', 'carts.worthTooMuch'],
})
const Ids = z
  .string()
  .max(4_000)
  .regex(/^\d{1,10}(,\d{1,10})*$/)
const StoreExceeded = Exceeded.extend({ storeId: z.int() })
export const previewRequests = call('GET x/purchase-request/preview', {
  access: 'user',
  summary: 'The groups of the cart that would wait for an approver',
  input: z.object({
    country: Country.optional().describe('Where the goods go, which decides about the VAT; as in the order'),
    pickup: Ids.describe('Ids of the stores whose goods the buyer picks up, separated by commas').optional(),
    agreed: Ids.describe('Likewise of those with which delivery is agreed on, so that no cost is known').optional(),
    locations: Ids.describe(
      'Ids of the locations that contain the address, as GET geo/address/place answers, by which the terms of delivery hold',
    ).optional(),
  }),
  output: z.object({
    hasLimits: z.boolean().describe('The caller has a limit per order or per month'),
    alone: z.array(StoreExceeded).describe('If only the order of this store is placed'),
    together: z.array(StoreExceeded).describe('If all orders are placed at once'),
  }),
})
export const openRequest = call('POST x/purchase-request/mark-as-viewed', {
  access: 'user',
  summary: 'Marks the notifications of the caller about a request as read',
  input: byId,
  output: Ok,
  errors: ['approvals.notFound'],
})
