import type { CustomTableLayout, Style, StyleDictionary } from 'pdfmake/interfaces.js'

export const ink = '#1a1f24'
export const quietInk = '#5b6670'
const line = '#cfd6dc'

/** Figures of equal width, so that amounts align. */
export const figure: Style = { alignment: 'right', fontFeatures: ['tnum'], noWrap: true }

export const styles: StyleDictionary = {
  title: { fontSize: 18, bold: true },
  quiet: { color: quietInk, fontSize: 8 },
  heading: { fontSize: 8, bold: true, color: quietInk, margin: [0, 0, 0, 4] },
  name: { bold: true, margin: [0, 0, 0, 3] },
  head: { fontSize: 8, color: quietInk },
}

/** A line below the head and thinner ones below the rows; the columns align with the text around the table. */
export const ruled: CustomTableLayout = {
  hLineWidth: (index, { table: { headerRows = 0, body } }) =>
    index === 0 ? 0 : index === headerRows || index === body.length ? 0.8 : 0.4,
  vLineWidth: () => 0,
  hLineColor: (index, { table: { headerRows = 0, body } }) =>
    index === headerRows || index === body.length ? ink : line,
  paddingLeft: (index) => (index === 0 ? 0 : 6),
  paddingRight: (index, { table: { body } }) => (index === body[0]!.length - 1 ? 0 : 6),
  paddingTop: () => 4,
  paddingBottom: () => 4,
}

/** Captions and values. */
export const facts: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: (index) => (index === 0 ? 0 : 8),
  paddingRight: () => 0,
  paddingTop: () => 1,
  paddingBottom: () => 1,
}
