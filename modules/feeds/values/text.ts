import { cleanLine, cleanText } from '#platform/values/clean-text.ts'

/** Entities of HTML, which suppliers use in XML as well. */
export const namedEntities: Record<string, string> = {
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
/** One line for display. Entities are decoded once more, because many shops escape twice. */
export const oneLine = (text: string) => cleanLine(decodeEntities(text))

/** Converts the HTML of a description to plain text with paragraphs. */
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

/** Cuts a longer text at a word boundary and appends an ellipsis. */
export function truncate(text: string, maxLength: number) {
  if (text.length <= maxLength) return text
  const cut = text
    .slice(0, maxLength - 1)
    .toWellFormed()
    .replace('\ufffd', '')
  return `${cut.replace(/\s+\S{0,30}$/, '').replace(/[\s,;:.(–—-]+$/, '')}…`
}

/** Latin and Russian letters, digits and most punctuation are the same in every Unicode form. */
const isNormalized = /^[\s!-~А-Яа-яЁё]*$/

/** Normalises a text for comparison: ignores case, ё and whitespace. */
export const fold = (text: string) =>
  (isNormalized.test(text) ? text : text.normalize('NFKC'))
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\s+/g, ' ')
    .trim()

function decodeEntities(text: string) {
  if (!text.includes('&')) return text.toWellFormed()
  return text
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}\d?));/gi,
      (all, decimal?: string, hex?: string, name?: string) => {
        if (name) return namedEntities[name] ?? all
        const point = decimal ? Number(decimal) : Number.parseInt(hex!, 16)
        return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
      },
    )
    .toWellFormed()
}
