import type { CellValue, ColumnDef, WriteSheet } from 'hucre/xlsx'
import type { Locale } from '#platform/constants.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { termsTexts } from '../../suppliers/order-terms.ts'
import type { OrderDocument } from '../document.ts'
import { fileNameOf, taxNumberFact, type Texts, textsOf } from '../texts.ts'
import { amountFormat, boldCells, toAmount } from './cells.ts'

type Order = OrderDocument['order']
type Line = Pick<
  Order['lines'][number],
  'code' | 'name' | 'quantity' | 'unitLabel' | 'price' | 'listPrice' | 'sum' | 'vatPercent' | 'vatSum' | 'grossSum'
>
type Column = ColumnDef & { header: string; valueOf: (line: Line) => CellValue }

/** An order for programs: its lines with amounts as numbers, then its other data on a second sheet. */
export async function toOrderWorkbook(order: Order, locale: Locale) {
  const t = textsOf(locale)
  const { writeXlsx } = await import('hucre/xlsx')
  const content = await writeXlsx({ sheets: [linesSheet(order, t), factsSheet(order, t)], stringMode: 'inline' })
  return { fileName: fileNameOf(t.order('title', { number: order.number }), 'xlsx'), content: new Uint8Array(content) }
}

function linesSheet(order: Order, t: Texts): WriteSheet {
  const columns = lineColumns(t)
  const headers = columns.map(({ header }) => header)
  return {
    name: t.own('sheet.items'),
    columns: columns.map(({ width, numFmt }) => ({ width, numFmt })),
    rows: [headers, ...rowsOf(order, t).map((line) => columns.map(({ valueOf }) => valueOf(line)))],
    cells: boldCells(headers),
    freezePane: { rows: 1 },
  }
}

/** The lines, and delivery as one of them, so that they add up to the totals. */
function rowsOf({ lines, deliveryCharge: charge }: Order, t: Texts): Line[] {
  if (!charge) return lines
  const { sum, ...vat } = charge
  const delivery = { code: '', name: t.order('delivery'), quantity: 1, unitLabel: '', price: sum, listPrice: null, sum }
  return [...lines, { ...delivery, ...vat }]
}

const lineColumns = (t: Texts): Column[] => [
  { header: t.own('code'), width: 20, valueOf: ({ code }) => code },
  { header: t.order('lines.name'), width: 60, valueOf: ({ name }) => name },
  { header: t.order('lines.quantity'), width: 12, valueOf: ({ quantity }) => quantity },
  { header: t.own('unit'), width: 14, valueOf: ({ unitLabel }) => unitLabel },
  { header: t.order('lines.price'), width: 18, numFmt: amountFormat, valueOf: ({ price }) => toAmount(price) },
  { header: t.own('net'), width: 20, numFmt: amountFormat, valueOf: ({ sum }) => toAmount(sum) },
  { header: t.own('vatPercent'), width: 10, valueOf: ({ vatPercent }) => vatPercent },
  { header: t.own('vat'), width: 16, numFmt: amountFormat, valueOf: ({ vatSum }) => toAmount(vatSum) },
  { header: t.own('gross'), width: 20, numFmt: amountFormat, valueOf: ({ grossSum }) => toAmount(grossSum) },
  { header: t.own('currency'), width: 10, valueOf: ({ sum }) => sum.currency },
  {
    header: t.own('listPrice'),
    width: 18,
    numFmt: amountFormat,
    valueOf: ({ listPrice }) => listPrice && toAmount(listPrice),
  },
]

function factsSheet(order: Order, t: Texts): WriteSheet {
  const { store, buyer, side, delivery, countryCode } = order
  const { days, cost, payment } = termsTexts(order.terms, order.deliveryCharge?.sum ?? null, t.locale)
  const rows: [string, CellValue][] = [
    [t.order('title', { number: order.number }), null],
    [t.order('orders.date'), t.date(order.createdAt)],
    [t.order('orders.status'), t.order(`status.${order.status}`)],
    [t.order('supplier'), store.name],
    [t.order('legalName'), store.company?.legalName ?? null],
    taxNumberFact(store.company, t),
    [t.order('phone'), store.phones.map(formatPhone).join(', ')],
    [t.order('buyer'), buyer.company?.legalName ?? null],
    taxNumberFact(buyer.company, t),
    [t.order('registeredAddress'), buyer.company?.address ?? null],
    [t.own('bank'), buyer.company?.bank?.name ?? null],
    [t.own('bank.code'), buyer.company?.bank?.code ?? null],
    [t.own('bank.account'), buyer.company?.bank?.account ?? null],
    [t.own('bank.correspondentAccount'), buyer.company?.bank?.correspondentAccount ?? null],
    [t.order('contact'), buyer.name],
    [t.order('phone'), formatPhone(buyer.phone)],
    [t.order('email'), buyer.email],
    [t.order(`reference.${side}`), order.reference],
    [t.order('delivery'), t.common(`delivery.${delivery}`)],
    [t.order('country'), countryCode && t.country(countryCode)],
    [t.order('address'), order.address],
    [t.order('pickupAddress'), order.terms?.pickupAddress ?? null],
    [t.order('deliveryTime'), days],
    [t.order('deliveryCost'), cost],
    [t.order('payment'), payment],
    [t.order('payBy'), order.payBy && t.date(order.payBy)],
    [t.order('wantedOn'), order.wantedOn && t.date(order.wantedOn)],
    [t.order('expectedOn'), order.expectedOn && t.date(order.expectedOn)],
    [t.order('carrier'), order.carrier],
    [t.order('trackingNumber'), order.trackingNumber],
    [t.order('comment'), order.comment],
    [t.common('total.net'), toAmount(order.total)],
    [t.common('vat.amount'), toAmount(order.vatTotal)],
    [t.common('total.gross'), toAmount(order.grossTotal)],
    [t.own('currency'), order.total.currency],
  ]
  return {
    name: t.own('sheet.order'),
    columns: [{ width: 30 }, { width: 60, numFmt: amountFormat, style: { alignment: { horizontal: 'left' } } }],
    rows: rows.filter(([, value], index) => index === 0 || (value !== null && value !== '')),
    cells: boldCells([rows[0]![0]]),
  }
}
