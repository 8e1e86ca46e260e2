import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { formatMoney } from '#platform/values/format-money.ts'
import type { OrderDocument } from '../document.ts'
import { figure, quietInk, ruled } from './styles.ts'
import type { Texts } from '../texts.ts'

type Line = OrderDocument['order']['lines'][number]
type Column = {
  head: string
  width: string | number
  isFigure: boolean
  cell: (line: Line, index: number) => TableCell
}

/** The lines of the order; the head is repeated on every page, and no line is divided between two. */
export function linesOf({ kind, order, locale }: OrderDocument, t: Texts): Content {
  const columns: Column[] = [
    {
      head: t.order('orders.number'),
      width: 'auto',
      isFigure: false,
      cell: (_, index) => ({ text: t.number(index + 1), color: quietInk, fontFeatures: ['tnum'] }),
    },
    { head: t.order('lines.name'), width: '*', isFigure: false, cell: (line) => nameOf(line, t) },
    { head: t.order('lines.quantity'), width: 'auto', isFigure: true, cell: (line) => quantityOf(line, t) },
    ...(kind === 'packing-slip' ? [packedColumn(t)] : priceColumns(locale, t)),
  ]
  const lines = order.lines.filter(({ quantity }) => quantity > 0)
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [
        columns.map(({ head, isFigure }) => ({ text: head, style: 'head', ...(isFigure && { alignment: 'right' }) })),
        ...lines.map((line, index) => columns.map(({ cell }) => cell(line, index))),
      ],
    },
    layout: ruled,
  }
}

const priceColumns = (locale: OrderDocument['locale'], t: Texts): Column[] => [
  {
    head: t.order('lines.price'),
    width: 'auto',
    isFigure: true,
    cell: ({ price }) => ({ text: formatMoney(price, locale), ...figure }),
  },
  {
    head: t.order('lines.vat'),
    width: 'auto',
    isFigure: true,
    cell: ({ vatPercent }) => ({ text: t.percent(vatPercent), ...figure }),
  },
  {
    head: t.order('lines.sum'),
    width: 'auto',
    isFigure: true,
    cell: ({ sum }) => ({ text: formatMoney(sum, locale), ...figure }),
  },
]

/** A box to tick. */
const packedColumn = (t: Texts): Column => ({
  head: t.own('packed'),
  width: 'auto',
  isFigure: true,
  cell: () => ({
    canvas: [{ type: 'rect', x: 0, y: 0, w: 10, h: 10, lineWidth: 0.8, lineColor: quietInk }],
    alignment: 'right',
  }),
})

const nameOf = ({ name, code, ordered }: Line, t: Texts): TableCell => ({
  stack: [
    { text: name },
    { text: code, style: 'quiet' },
    ...(ordered ? [{ text: t.order('lines.ordered', { name: ordered.name }), style: 'quiet' }] : []),
  ],
})

const quantityOf = ({ quantity, unitLabel, unitPieces }: Line, t: Texts): TableCell => ({
  stack: [
    { text: t.order('lines.quantityOf', { quantity: t.number(quantity), unit: unitLabel }) },
    ...(unitPieces > 1 ? [{ text: t.common('pieces.equal', { count: quantity * unitPieces }), style: 'quiet' }] : []),
  ],
  ...figure,
})
