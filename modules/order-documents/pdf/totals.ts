import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { formatMoney } from '#platform/values/format-money.ts'
import { sum } from '#platform/values/money.ts'
import type { OrderDocument } from '../document.ts'
import { figure, ruled } from './styles.ts'
import type { Texts } from '../texts.ts'

type Order = OrderDocument['order']

/** Goods and delivery if its cost is stated, net, the VAT of each rate, and gross. */
export function totalsOf(order: Order, t: Texts): Content {
  const { goodsTotal, deliveryCharge: charge } = order
  const rows = [
    ...(charge
      ? [
          { label: t.common('total.goods'), money: goodsTotal },
          { label: t.common('total.delivery'), money: charge.sum },
        ]
      : []),
    { label: t.common('total.net'), money: order.total },
    ...vatByRate(order).map(({ percent, money }) => ({
      label: order.isExport ? t.common('vat.export') : t.common('vat.amountOf', { percent: t.percent(percent) }),
      money,
    })),
    { label: t.common('total.gross'), money: order.grossTotal, bold: true },
    ...(order.offer ? [{ label: t.order('offer.total'), money: order.offer.grossTotal }] : []),
  ]
  return {
    columns: [
      { text: '', width: '*' },
      {
        width: 'auto',
        table: {
          widths: ['auto', 'auto'],
          body: rows.map(({ label, money, bold = false }): TableCell[] => [
            { text: label, bold, noWrap: true },
            { text: formatMoney(money, t.locale), bold, ...figure },
          ]),
        },
        layout: ruled,
      },
    ],
    margin: [0, 8, 0, 0],
    unbreakable: true,
  }
}

function vatByRate({ lines: all, deliveryCharge: charge, vatTotal, isExport }: Order) {
  const lines = [...all.filter(({ quantity }) => quantity > 0), ...(charge && charge.sum.minor > 0 ? [charge] : [])]
  const rates = [...new Set(lines.map(({ vatPercent }) => vatPercent))].sort((a, b) => b - a)
  if (isExport || rates.length < 2) return [{ percent: rates[0] ?? 0, money: vatTotal }]
  return rates.map((percent) => {
    const amounts = lines.filter(({ vatPercent }) => vatPercent === percent).map(({ vatSum }) => vatSum.minor)
    return { percent, money: { ...vatTotal, minor: sum(amounts) } }
  })
}
