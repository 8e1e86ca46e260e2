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
  Locale,
  Money,
  Name,
  NumberParameter,
  PageNumber,
  PageSize,
  Partition,
} from '#platform/contract.ts'
import { CartIssue } from '#modules/carts/contract.ts'
import { OrderStatus } from './status-contract.ts'

const OrderLine = z.object({
  productId: z.int().nullable(),
  slug: z.string().nullable(),
  code: z.string(),
  name: z.string(),
  nameLocale: Locale,
  imageId: z.string().nullable(),
  unitLabel: z.string(),
  quantity: z.int(),
  price: Money,
  sum: Money,
  vatPercent: z.int(),
})
const Party = z.object({ name: z.string(), phone: z.string(), email: z.string() })
export const Order = z.object({
  id: z.string(),
  number: z.int(),
  status: OrderStatus,
  createdAt: z.string(),
  side: z.enum(['buyer', 'seller']),
  store: z.object({
    id: z.int(),
    alias: z.string(),
    name: z.string(),
    city: z.string(),
    phones: z.array(z.string()),
    logoId: z.string().nullable(),
  }),
  lines: z.array(OrderLine),
  total: Money,
  shownTotal: Money.describe('The total that the buyer saw when ordering'),
  rate: z.object({ value: z.number(), date: z.string() }),
  buyer: Party,
  address: z.string(),
  comment: z.string(),
  history: z.array(z.object({ status: OrderStatus, at: z.string(), comment: z.string() })),
  can: z.object({ cancel: z.boolean(), confirm: z.boolean(), reject: z.boolean() }),
})
export const OrderRow = z.object({
  id: z.string(),
  number: z.int(),
  status: OrderStatus,
  createdAt: z.string(),
  storeName: z.string(),
  buyerName: z.string(),
  lineCount: z.int(),
  total: Money,
  isViewed: z.boolean(),
})

const Outcome = z.object({
  storeId: z.int(),
  storeName: z.string(),
  placed: z.boolean(),
  orderId: z.string().nullable(),
  orderNumber: z.int().nullable(),
  issues: z.array(CartIssue),
})
export const createOrder = call('POST cart/order/create', {
  access: 'user',
  limit: 'order',
  summary:
    'Orders from one store or from all: one order per store; groups that fail a check stay in the cart with the reason; idempotent by Idempotency-Key',
  input: z.strictObject({
    storeId: z.int().min(1).max(2_147_483_647).optional().describe('Default: every store of the cart'),
    contactName: Name(120),
    contactPhone: Line(40).default(''),
    contactEmail: z.union([z.email().max(254), z.literal('')]).default(''),
    address: FreeText(500).default(''),
    comment: FreeText(2000).default(''),
    shownTotals: z
      .record(z.string(), z.int())
      .optional()
      .describe('Store id -> total in minor units that the buyer saw, in the currency header'),
    shownCurrency: Currency.optional(),
  }),
  output: z.object({ outcomes: z.array(Outcome) }),
  errors: ['orders.emptyCart', 'orders.contactNeeded', 'carts.worthTooMuch', 'request.keyReused', 'request.invalidKey'],
})
const byId = z.object({ id: z.uuid() })
export const getOrder = call('GET cart/order/get', {
  access: 'user',
  summary: 'One order, for its buyer or its seller only',
  input: byId,
  output: Order,
  errors: ['orders.notFound'],
})
/** The Gregorian calendar has no year 0. */
const Day = z.iso.date().refine((day) => day >= '0001-01-01')
const OrderFilter = z.object({
  side: z.enum(['buyer', 'seller']).catch('buyer').default('buyer'),
  status: OrderStatus.optional(),
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
  output: listOf(OrderRow),
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
  summary: "Marks orders of the caller's stores as opened",
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
  output: listOf(OrderRow),
  errors: ['request.forbidden'],
})
