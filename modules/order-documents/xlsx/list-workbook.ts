import type { CellValue, ColumnDef } from 'hucre/xlsx'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { listOrders } from '../../orders/contract.ts'
import { fileNameOf, type Texts, textsOf } from '../texts.ts'
import { amountFormat, toAmount } from './cells.ts'

type Order = OutputOf<typeof listOrders>['items'][number]
type Column = ColumnDef & { header: string; valueOf: (order: Order) => CellValue }

/** A list of orders, written while it is sent. */
export async function toListWorkbook(orders: Iterable<Order> | AsyncIterable<Order>, locale: Locale) {
  const t = textsOf(locale)
  const title = t.order('orders')
  const columns = listColumns(t)
  const { writeXlsxStream } = await import('hucre/xlsx')
  const content = writeXlsxStream(rowsOf(orders, columns), {
    name: title,
    columns: columns.map(({ header, width, numFmt }) => ({ header, width, numFmt })),
    freezePane: { rows: 1 },
  })
  return { fileName: fileNameOf(title, 'xlsx'), content }
}

async function* rowsOf(orders: Iterable<Order> | AsyncIterable<Order>, columns: readonly Column[]) {
  for await (const order of orders) yield columns.map(({ valueOf }) => valueOf(order))
}

const listColumns = (t: Texts): Column[] => [
  { header: t.order('orders.number'), width: 12, valueOf: ({ number }) => number },
  { header: t.order('orders.date'), width: 14, numFmt: 'yyyy-mm-dd', valueOf: ({ createdAt }) => new Date(createdAt) },
  { header: t.order('orders.status'), width: 16, valueOf: ({ status }) => t.order(`status.${status}`) },
  { header: t.order('supplier'), width: 36, valueOf: ({ storeName }) => storeName },
  { header: t.order('buyer'), width: 36, valueOf: ({ buyerCompany, buyerName }) => buyerCompany ?? buyerName },
  { header: t.order('orders.lines'), width: 12, valueOf: ({ lineCount }) => lineCount },
  { header: t.own('net'), width: 20, numFmt: amountFormat, valueOf: ({ total }) => toAmount(total) },
  { header: t.own('vat'), width: 16, numFmt: amountFormat, valueOf: ({ vatTotal }) => toAmount(vatTotal) },
  { header: t.own('gross'), width: 20, numFmt: amountFormat, valueOf: ({ grossTotal }) => toAmount(grossTotal) },
  { header: t.own('currency'), width: 10, valueOf: ({ total }) => total.currency },
  { header: t.order('contact'), width: 28, valueOf: ({ buyerName }) => buyerName },
  {
    header: t.common('total.delivery'),
    width: 20,
    numFmt: amountFormat,
    valueOf: ({ deliveryCost }) => deliveryCost && toAmount(deliveryCost),
  },
]
