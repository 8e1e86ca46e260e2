import { formatTags, type Locale, locales } from './locale.ts'

/** An amount as people type it, in minor units; undefined for what is no amount. */
export function parseAmount(text: string, locale: Locale): number | undefined {
  const amount = parseNumber(text.trim(), 0, locale)
  const minor = typeof amount === 'number' ? Number((amount * 100).toFixed(6)) : -1
  return Number.isSafeInteger(minor) && minor >= 0 ? minor : undefined
}

/**
 * A number as people of the six languages write it: `1 315,00`, `1.315,00` and `1,315.00` are the same. Of two kinds of
 * separators the last one is the decimal separator, and so is a single one. Text that is no number stays text. In a field
 * without `decimals`, `1.250` is 1250 in German and stays text in English, where it may be meant as one and a quarter.
 */
export function parseNumber(text: string, decimals: number, locale: Locale): number | string {
  const digits = text.replace(/[\s'’]/g, '')
  const [, separator] = (decimals === 0 && /^[-+]?[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/.exec(digits)) || []
  if (separator) return separator === groupSeparators[locale] ? Number(digits.replaceAll(separator, '')) : text
  const decimal = digits.lastIndexOf(',') > digits.lastIndexOf('.') ? ',' : '.'
  const plain = digits.replaceAll(decimal === ',' ? '.' : ',', '').replace(decimal, '.')
  return /^[-+]?\d+(\.\d*)?$/.test(plain) ? Number(plain) : text
}

const groupSeparators = Object.fromEntries(
  locales.map((locale) => [
    locale,
    new Intl.NumberFormat(formatTags[locale]).formatToParts(1_000_000).find(({ type }) => type === 'group')?.value,
  ]),
) as Partial<Record<Locale, string>>
