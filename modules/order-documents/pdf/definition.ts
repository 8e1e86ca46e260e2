import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { formatTags } from '#platform/constants.ts'
import { formatMoney, formatRate } from '#platform/values/format-money.ts'
import type { OrderDocument } from '../document.ts'
import { linesOf } from './lines.ts'
import { partiesOf } from './parties.ts'
import { ink, quietInk, styles } from './styles.ts'
import { documentTitle, type Texts, textsOf } from '../texts.ts'
import { totalsOf } from './totals.ts'

const margin = 42

/** The document as pdfmake lays it out, on A4. */
export function toDefinition(document: OrderDocument): TDocumentDefinitions {
  const { order, supplier, kind, locale } = document
  const t = textsOf(locale)
  const title = documentTitle(document)
  return {
    pageSize: 'A4',
    pageMargins: [margin, margin, margin, 56],
    defaultStyle: { font: 'Geologica', fontSize: 9, lineHeight: 1.2, color: ink },
    styles,
    language: formatTags[locale],
    info: { title, author: supplier.name },
    displayTitle: true,
    content: [
      headOf(document, title, t),
      partiesOf(document, t),
      linesOf(document, t),
      kind === 'packing-slip' ? signaturesOf(t) : totalsOf(order, t),
      ...notesOf(document, t),
    ],
    footer: (page, pages) => ({
      style: 'quiet',
      margin: [margin, 20, margin, 0],
      columns: [
        { text: `${supplier.name} · ${title}` },
        { text: t.own('page', { page, pages }), alignment: 'right', width: 'auto' },
      ],
      columnGap: 16,
    }),
  }
}

function headOf(document: OrderDocument, title: string, t: Texts): Content {
  return {
    columns: [
      {
        stack: [{ text: title, style: 'title' }, ...headFacts(document, t).map((text) => ({ text, color: quietInk }))],
      },
      { text: document.supplier.name, bold: true, alignment: 'right', width: '32%' },
    ],
    columnGap: 24,
    margin: [0, 0, 0, 20],
  }
}

function headFacts({ kind, order: { number, createdAt, status }, proforma }: OrderDocument, t: Texts) {
  const date = t.date(createdAt)
  if (proforma) return [t.own('issued', { date: t.date(proforma.issuedOn) }), t.own('ofOrder', { number, date })]
  return [t.order('placed', { date }), ...(kind === 'order' ? [t.order(`status.${status}`)] : [])]
}

function notesOf({ kind, order, supplier, locale }: OrderDocument, t: Texts): Content[] {
  const { comment, side, total, shownTotal, shownGrossTotal, rate, delivery } = order
  if (kind === 'packing-slip') return []
  const shown =
    kind === 'order' && shownTotal.currency !== total.currency
      ? t.order(`shown.${side}`, {
          total: formatMoney(shownGrossTotal, locale),
          rate: formatRate(total.currency, shownGrossTotal.currency, rate.value, locale),
          date: t.date(rate.date),
        })
      : ''
  return [
    ...note(t.order('comment'), comment),
    ...note(t.order('terms'), delivery === 'Pickup' ? '' : supplier.delivery),
    ...quietNote(kind === 'proforma' ? t.own('notTaxInvoice') : ''),
    ...quietNote(shown),
  ]
}

const note = (heading: string, text: string): Content[] =>
  text ? [{ stack: [{ text: heading, style: 'heading' }, { text }], margin: [0, 14, 0, 0], unbreakable: true }] : []

const quietNote = (text: string): Content[] => (text ? [{ text, style: 'quiet', margin: [0, 14, 0, 0] }] : [])

const signaturesOf = (t: Texts): Content => ({
  columns: ['packedBy', 'receivedBy'].map((key) => ({
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 220, y2: 0, lineWidth: 0.8, lineColor: ink }] },
      { text: t.own(key), style: 'quiet', margin: [0, 4, 0, 0] },
    ],
  })),
  columnGap: 40,
  margin: [0, 56, 0, 0],
  unbreakable: true,
})
