/** Characters that XML 1.0 forbids. */
const forbidden = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (character) => entities[character]!)

type Attributes = Record<string, string | number>

/** `<name attribute="…">text</name>`, nothing without a text. */
export function element(name: string, text: string | number | null | undefined, attributes: Attributes = {}) {
  if (text === null || text === undefined || text === '') return ''
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
  return `<${name}${given.join('')}>${escapeXml(String(text))}</${name}>`
}

/** 1250 becomes 12.50. */
export const decimalPrice = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
