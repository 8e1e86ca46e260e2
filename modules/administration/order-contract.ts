// Orders of all stores, as administrators see them. They only read: buyer and store decide about an order.
import { z } from 'zod'
import { AuditEntry } from '#modules/moderation/audit-contract.ts'
import { Order, OrderRow } from '#modules/orders/contract.ts'
import { Day, OrderStatus } from '#modules/orders/status-contract.ts'
import { call, NumberParameter, PageSize, SearchQuery } from '#platform/contract.ts'

const OrderFilter = z.object({
  query: SearchQuery(
    'The number of an order, its total with or without VAT, or a part of the name, e-mail address, phone or company of its buyer or of the name of its store; at most 200 matching buyers and 200 stores are considered',
  ),
  status: OrderStatus.optional(),
  storeId: NumberParameter.optional(),
  buyerId: z.uuid().optional().describe('The account that ordered'),
  from: Day.optional().describe('First day on which the order was placed'),
  to: Day.optional().describe('Last day, inclusive'),
  order: z.enum(['asc', 'desc']).default('desc').describe('By the time when the order was placed'),
})
export const listAllOrders = call('GET x/admin-panel/statistics/cart-order/list', {
  access: 'admin:statistics',
  summary: 'Orders of all stores',
  input: OrderFilter.extend({
    cursor: z.uuid().optional().describe('The last order of the page before'),
    limit: PageSize(50),
  }),
  output: z.object({
    items: z.array(OrderRow.extend({ storeId: z.int(), buyerId: z.uuid() })),
    nextCursor: z.uuid().nullable(),
  }),
})
export const getAnyOrder = call('GET x/admin-panel/statistics/cart-order/detail', {
  access: 'admin:statistics',
  summary: 'One order with its history and what the audit log has about it; every call is written to the audit log',
  input: z.object({ id: z.uuid() }),
  output: Order.extend({
    account: z.object({ id: z.uuid(), name: z.string() }).describe('Who ordered'),
    audit: z.array(AuditEntry),
  }),
  errors: ['orders.notFound'],
})
