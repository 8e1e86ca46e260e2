// Documents of orders: PDF for people, XLSX for their programs, in the reader's language. A proforma invoice gets its number,
// which has no gaps within a store, when it is first requested.
import { z } from 'zod'
import { call, FileOutput } from '#platform/contract.ts'
import { OrderFilter } from '../orders/contract.ts'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const DocumentKind = z.enum(['order', 'proforma', 'packing-slip'])
/** The statuses of orders that have a proforma invoice. */
export const payableStatuses: readonly string[] = ['Confirmed', 'Shipped', 'Completed']

export const getOrderDocument = call('GET cart/order/document', {
  access: 'user',
  limit: 'document',
  summary:
    'A document of an order as PDF, for its buyer or its seller only; the packing slip has no prices and is for the seller',
  input: z.object({ id: z.uuid(), kind: DocumentKind }),
  output: FileOutput,
  mediaType: 'application/pdf',
  errors: ['orders.notFound', 'orderDocuments.notConfirmed', 'request.forbidden', 'request.unavailable'],
})
export const exportOrder = call('GET cart/order/export', {
  access: 'user',
  limit: 'document',
  summary: 'The lines of an order and its other data as a workbook',
  input: z.object({ id: z.uuid() }),
  output: FileOutput,
  mediaType: xlsx,
  errors: ['orders.notFound'],
})
export const exportOrders = call('GET cart/order/export/list', {
  access: 'user',
  limit: 'document',
  summary: 'The newest 10,000 orders of a list as a workbook',
  input: OrderFilter.omit({ page: true, pageSize: true }),
  output: FileOutput,
  mediaType: xlsx,
  errors: ['request.forbidden'],
})
