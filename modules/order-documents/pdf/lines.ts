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
  // A dropped line is shown where its reason is.
  const lines = kind === 'order' ? order.lines : order.lines.filter(({ quantity }) => quantity > 0)
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [
        columns.map(({ head, isFigure }) => ({
          text: head,
          style: 'head',
          ...(isFigure && { alignment: 'right', noWrap: true }),
        })),
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
    cell: ({ price, listPrice }) => ({
      stack: [
        { text: formatMoney(price, locale) },
        ...(listPrice
          ? [
              { text: t.order('lines.individual'), style: 'quiet' },
              { text: t.order('lines.listPrice', { price: formatMoney(listPrice, locale) }), style: 'quiet' },
            ]
          : []),
      ],
      ...figure,
    }),
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

const nameOf = ({ name, code, ordered, reason }: Line, t: Texts): TableCell => ({
  stack: [
    { text: withoutWidow(name) },
    { text: code, style: 'quiet' },
    ...(reason ? [{ text: t.order('lines.because', { reason }), style: 'quiet' }] : []),
    ...(ordered ? [{ text: t.order('lines.ordered', { name: ordered.name }), style: 'quiet' }] : []),
  ],
})

/** A unit at the end of a name stays on the line of its number. */
const withoutWidow = (name: string) => name.replace(/ (?=\S{1,2}$)/, '\u00a0')

/** The agreed quantity, and below it the ordered or offered one if that differs. */
function quantityOf(line: Line, t: Texts): TableCell {
  const { quantity, orderedQuantity, offeredQuantity, unitLabel, unitPieces } = line
  const notes = [
    unitPieces > 1 && t.common('pieces.equal', { count: quantity * unitPieces }),
    orderedQuantity !== quantity && t.order('lines.orderedQuantity', { quantity: t.number(orderedQuantity) }),
    offeredQuantity !== null &&
      offeredQuantity < quantity &&
      t.order('lines.offeredQuantity', { quantity: t.number(offeredQuantity) }),
  ].filter((text) => text !== false)
  return {
    stack: [
      { text: t.order('lines.quantityOf', { quantity: t.number(quantity), unit: unitLabel }) },
      ...notes.map((text) => ({ text, style: 'quiet' })),
    ],
    ...figure,
  }
}
