// Orders: a buyer's agreement to buy from one supplier. A cart with three suppliers becomes three orders. An order keeps
// the store's currency and amounts, and the rate and amount that the buyer saw; placing it reserves stock.
import { z } from 'zod'
import {
  call,
  Currency,
  Empty,
  FreeText,
  GroupSection,
  Line,
  listOf,
  Money,
  Name,
  NumberParameter,
  PageNumber,
  PageSize,
  Partition,
} from '#platform/contract.ts'
import { billingErrors, Country, NewAddress, NewBillingDetails } from '#modules/buyers/contract.ts'
import { CartIssue } from '#modules/carts/contract.ts'
import { deliveryCosts, paymentWays } from '#modules/suppliers/terms-contract.ts'
import { DeliveryCharge } from './delivery-contract.ts'
import { lineName, RepeatedLines } from './line-contract.ts'
import { Day, DeliveryMethod, OrderEvent, OrderSide, OrderStatus, OrderView } from './status-contract.ts'

const OrderLine = z.object({
  position: z.int().describe('Counts from 1'),
  productId: z.int().nullable(),
  slug: z.string().nullable(),
  code: z.string(),
  ...lineName,
  imageId: z.string().nullable(),
  unitLabel: z.string(),
  unitPieces: z.int().describe('As `pieces` of a product’s unit, when it was ordered'),
  quantity: z.int().describe('As both sides have agreed; 0: dropped'),
  orderedQuantity: z.int(),
  offeredQuantity: z.int().nullable().describe('While the order is partly confirmed: what the store can deliver'),
  reason: z.string().describe('Why the store delivers less'),
  price: Money.describe('Without VAT'),
  listPrice: Money.nullable().describe("If the price is the buyer's own: the one for others when it was ordered"),
  sum: Money.describe('Without VAT'),
  vatPercent: z.number(),
  vatSum: Money,
  grossSum: Money.describe('sum + vatSum'),
})
export const Company = z.object({
  legalName: z.string(),
  legalNameLatin: z.string().nullable().describe('In Latin script, for readers of it; null if it is in that script'),
  taxNumber: z.string(),
  countryCode: z.string(),
})
export const Bank = z.object({
  name: z.string().nullable(),
  code: z.string().nullable(),
  account: z.string(),
  correspondentAccount: z.string().nullable(),
})
const BuyerCompany = Company.extend({
  address: z.string().describe('Registered address, if known'),
  bank: Bank.nullable(),
})
const Buyer = z.object({ name: z.string(), phone: z.string(), email: z.string(), company: BuyerCompany.nullable() })
const OrderTerms = z.object({
  deliveryCost: z.enum(deliveryCosts).nullable(),
  deliveryPrice: Money.nullable().describe(
    'If the cost is fixed, without VAT; the totals contain it where `deliveryCharge` does not say null',
  ),
  deliveryDays: z.object({ from: z.int(), to: z.int() }).nullable().describe('Working days'),
  pickupAddress: z.string().describe('Of a branch or warehouse, for goods that are picked up'),
  paymentWays: z.array(z.enum(paymentWays)),
  paymentDays: z.int().nullable().describe('Until a deferred payment is due'),
})
const Totals = z.object({
  total: Money.describe('Goods and delivery, as far as its cost is stated; without VAT'),
  vatTotal: Money,
  grossTotal: Money.describe('total + vatTotal'),
})
export const Order = z.object({
  id: z.string(),
  number: z.int(),
  version: z.int(),
  status: OrderStatus,
  createdAt: z.string(),
  side: OrderSide,
  store: z.object({
    id: z.int(),
    alias: z.string(),
    name: z.string(),
    city: z.string(),
    phones: z.array(z.string()),
    logoId: z.string().nullable(),
    delivery: z.string().describe("Terms of delivery, in the store's words"),
    company: Company.nullable().describe('The legal entity when the order was placed'),
  }),
  lines: z.array(OrderLine),
  goodsTotal: Money.describe('The sum of the lines, without VAT'),
  deliveryCharge: DeliveryCharge.nullable().describe('What delivery costs; null for a pick-up, and until it is stated'),
  ...Totals.shape,
  offer: Totals.extend({ deliveryCharge: DeliveryCharge.nullable() })
    .nullable()
    .describe('What a partly confirmed order costs once the buyer accepts'),
  isExport: z.boolean().describe('The goods leave the country of the store: no VAT'),
  shownTotal: Money.describe('The total without VAT that the buyer saw when ordering'),
  shownGrossTotal: Money,
  rate: z.object({ value: z.number(), date: z.string() }),
  buyer: Buyer,
  delivery: DeliveryMethod,
  terms: OrderTerms.nullable().describe(
    "What the store's terms said when the order was placed; null if they said nothing",
  ),
  payBy: z.iso.date().nullable().describe('Of the proforma invoice, once there is one'),
  countryCode: z.string().nullable().describe('Where the goods go, if known'),
  address: z.string(),
  wantedOn: z.iso.date().nullable(),
  reference: z.string().describe("The buyer's own number of the order"),
  comment: z.string(),
  note: z.string().nullable().describe("The store's own note; null for the buyer"),
  expectedOn: z.iso.date().nullable().describe('When the store expects the goods to arrive'),
  carrier: z.string(),
  trackingNumber: z.string(),
  history: z.array(
    z.object({
      status: OrderStatus,
      side: OrderSide,
      at: z.string(),
      comment: z.string(),
      deliveryCost: Money.nullable().describe('The cost of delivery that the step has stated, without VAT'),
    }),
  ),
  can: z.array(OrderEvent).describe('What the caller can do now'),
  isUnread: z.boolean().describe('The caller has an unread notification about the order'),
  chatId: z.string().nullable().describe('For people of the store: their chat with the buyer, if there is one'),
})
export const OrderRow = z.object({
  id: z.string(),
  number: z.int(),
  status: OrderStatus,
  createdAt: z.string(),
  storeName: z.string(),
  buyerName: z.string(),
  buyerCompany: z.string().nullable().describe('The legal name of the company that buys'),
  lineCount: z.int(),
  ...Totals.shape,
  isViewed: z.boolean(),
})
const ListedOrder = OrderRow.extend({
  deliveryCost: Money.nullable().describe('Contained in the total, without VAT; null: not stated'),
  shownTotal: Money.describe("The total without VAT in the caller's currency"),
})

const Id = z.int().min(1).max(2_147_483_647)
const Outcome = z.object({
  storeId: z.int(),
  storeName: z.string(),
  placed: z.boolean(),
  orderId: z.string().nullable(),
  orderNumber: z.int().nullable(),
  requestId: z.uuid().nullable().describe('The order is above a limit of the buyer and waits for an approver'),
  issues: z.array(CartIssue),
})
export const createOrder = call('POST cart/order/create', {
  access: 'user',
  limit: 'order',
  summary:
    'Orders from one store or from all: one order per store; groups that fail a check stay in the cart with the reason; idempotent by Idempotency-Key',
  input: z.strictObject({
    storeId: Id.optional().describe('Default: every store of the cart'),
    contactName: Name(120),
    contactPhone: Line(40).default(''),
    contactEmail: z.union([z.email().max(254), z.literal('')]).default(''),
    delivery: DeliveryMethod.optional().describe(
      "Delivery: in the first way of the store's terms that brings the goods, which needs an address; its VAT is that of the country. Default: by agreement",
    ),
    deliveries: z.record(z.string(), DeliveryMethod).optional().describe('Store id -> way, where it is another one'),
    addressId: Id.optional().describe("One of the account's delivery addresses, instead of `country` and `address`"),
    newAddress: NewAddress.optional().describe('Another address, instead of `country` and `address`'),
    saveAddress: z
      .boolean()
      .default(false)
      .describe('Adds the new address to those of the account, while there is room'),
    country: Country.optional().describe(
      "Where the goods go; default: that of the buyer's last order, else the store's country",
    ),
    address: FreeText(500).default('').describe('As text'),
    wantedOn: Day.optional().describe('Not in the past'),
    reference: Line(60).default('').describe("The buyer's own number of the order"),
    organizationId: Id.nullable()
      .optional()
      .describe(
        "The account's organization that buys; null: its billing details. Default: its first one, else the details",
      ),
    billing: NewBillingDetails.optional().describe(
      'The company that buys; they become the billing details of the account',
    ),
    comment: FreeText(2000).default(''),
    shownTotals: z
      .record(z.string(), z.int())
      .optional()
      .describe(
        'Store id -> total without VAT in minor units that the buyer saw, with the cost of delivery that the terms promise; an order with another one is refused',
      ),
    shownGrossTotals: z
      .record(z.string(), z.int())
      .optional()
      .describe('As `shownTotals`, with VAT at the destination'),
    shownCurrency: Currency.optional().describe('Of the shown totals; default: the currency header'),
  }),
  output: z.object({ outcomes: z.array(Outcome) }),
  errors: [
    'orders.emptyCart',
    'orders.contactNeeded',
    'carts.worthTooMuch',
    ...billingErrors,
    'request.keyReused',
    'request.invalidKey',
  ],
})
const byId = z.object({ id: z.uuid() })
export const repeatOrder = call('POST cart/order/repeat', {
  access: 'user',
  limit: 'cartWrite',
  summary:
    'Puts the lines of an own order into the cart at current prices, without products that are not sold any more; quantities in the cart are raised, not added to; idempotent by Idempotency-Key',
  input: z.strictObject({ id: z.uuid() }),
  output: RepeatedLines,
  errors: [
    'orders.notFound',
    'orders.nothingToRepeat',
    'carts.full',
    'carts.worthTooMuch',
    'request.keyReused',
    'request.invalidKey',
  ],
})
export const getOrder = call('GET cart/order/get', {
  access: 'user',
  summary: 'One order, for its buyer or its seller only',
  input: byId,
  output: Order,
  errors: ['orders.notFound'],
})
export const OrderFilter = z.object({
  side: OrderSide.default('buyer'),
  view: OrderView.default('all'),
  status: OrderStatus.optional(),
  query: Line(100).default('').describe('In numbers of orders, names of the other side, names and codes of products'),
  storeId: NumberParameter.optional(),
  from: Day.optional(),
  to: Day.optional(),
  page: PageNumber,
  pageSize: PageSize(20),
})
export const listOrders = call('GET cart/order/get/list', {
  access: 'user',
  summary: 'Orders as buyer or as seller, newest first',
  input: OrderFilter,
  output: listOf(ListedOrder),
  errors: ['request.forbidden'],
})
export const countOrders = call('GET cart/order/count', {
  access: 'user',
  summary: 'Numbers of open orders by view',
  input: OrderFilter.pick({ side: true, storeId: true }),
  output: z.object({ new: z.int(), inProgress: z.int(), shipped: z.int() }),
  errors: ['request.forbidden'],
})
export const countUnviewed = call('GET x/cart-order/unviewed', {
  access: 'user',
  summary: "Number of unopened orders of the caller's stores",
  input: Empty,
  output: z.object({ count: z.int() }),
})
export const markAsViewed = call('POST x/cart-order/mark-as-viewed', {
  access: 'user',
  hasQuery: true,
  summary: "Marks orders of the caller's stores as opened, and notifications of its orders as read",
  input: z.object({ ids: z.string().max(4000).describe('Order ids, separated by commas') }),
  output: z.object({ count: z.int() }),
  errors: ['orders.notFound'],
})
export const getPartitionOrder = call('GET x/cart/{p}/order', {
  access: 'user',
  summary: 'One order',
  input: byId.extend({ p: Partition }),
  output: Order,
  errors: ['orders.notFound'],
})
export const listPartitionOrders = call('GET x/cart/{p}/order/{g}/list', {
  access: 'user',
  summary: 'Orders',
  input: OrderFilter.extend({ p: Partition, g: GroupSection }),
  output: listOf(ListedOrder),
  errors: ['request.forbidden'],
})
