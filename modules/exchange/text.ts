import { cleanLine, cleanText } from '#platform/text.ts'

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  deg: '°',
  times: '×',
  plusmn: '±',
  sup2: '²',
  sup3: '³',
  micro: 'µ',
  Oslash: 'Ø',
  reg: '®',
  trade: '™',
  copy: '©',
}
/** One line for display. Many shops escape twice, so what still looks escaped is decoded once more. */
export const oneLine = (text: string) => cleanLine(decodeEntities(text))

/** HTML of a description as plain text with its paragraphs. */
export function plainText(html: string) {
  const text = html
    .replace(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gis, '')
    .replace(/<(?:br|\/p|\/li|\/div|\/h[1-6]|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<li\b[^>]*>/gi, '• ')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
  const lines = decodeEntities(text)
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
  return cleanText(lines.join('\n').replace(/\n{3,}/g, '\n\n'))
}

/** Cuts at a word, with an ellipsis, only what is longer. */
export function shorten(text: string, longest: number) {
  if (text.length <= longest) return text
  const cut = text
    .slice(0, longest - 1)
    .toWellFormed()
    .replace('\ufffd', '')
  return `${cut.replace(/\s+\S{0,30}$/, '').replace(/[\s,;:.(–—-]+$/, '')}…`
}

/** How names and values are compared: case, ё and spaces do not matter. */
export const fold = (text: string) =>
  text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()

function decodeEntities(text: string) {
  return text
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}\d?));/gi,
      (all, decimal?: string, hex?: string, name?: string) => {
        if (name) return named[name] ?? all
        const point = decimal ? Number(decimal) : Number.parseInt(hex!, 16)
        return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
      },
    )
    .toWellFormed()
}
