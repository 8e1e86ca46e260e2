// Cells as people write them, in the notation of the feed format.
import type { Locale } from '#platform/constants.ts'

/**
 * How a table writes numbers. Number cells of a typed workbook have a point; in texts a language may group thousands with it, unless
 * other prices of the table show the `decimal` separator. Prices that name no currency are in `currency`.
 */
export type Notation = {
  locale: Locale
  isTyped: boolean
  decimal?: Separator | undefined
  currency?: string | undefined
}
type Separator = '.' | ','

/** '1.250,00 €', '1,250.00' and '1 250,5 руб.' as numbers with a point; any other text as it is. */
export function plainPrice(text: string, notation: Notation): string {
  const [, digits] = /^\D*?(-?\d[\d\s.,'’]*)\D*$/.exec(text.trim()) ?? []
  if (digits === undefined) return text.trim()
  const compact = digits.replace(/[\s'’]/g, '').replace(/[.,]+$/, '')
  if (isDateLike(compact)) return text.trim()
  const decimal = decimalSeparator(compact, notation, isNumberCell(text, notation))
  const whole = decimal === undefined ? compact.replace(/[.,]/g, '') : compact
  if (decimal === undefined) return whole
  const at = compact.lastIndexOf(decimal)
  return `${compact.slice(0, at).replace(/[.,]/g, '')}.${compact.slice(at + 1)}`
}

/** The separator that prices such as '0.95' and '12,5' show, if all that show one agree. */
export function decimalOf(prices: readonly string[], notation: Notation): Separator | undefined {
  const shown = new Set(
    prices
      .filter((price) => !isNumberCell(price, notation))
      .flatMap(
        (price) =>
          /^\D*?(?:0([.,])\d+|\d+([.,])(?:\d{1,2}|\d{4,}))\D*$/.exec(price.trim())?.slice(1).filter(Boolean) ?? [],
      ),
  )
  return shown.size === 1 ? ([...shown][0] as Separator) : undefined
}

/** A quantity without the points between its thousands; what stands after the number stays: '1.250 adet' is '1250 adet'. */
export const plainQuantity = (text: string, notation: Notation) =>
  text.replace(/^\s*\d[\d.,]*\d/, (number) =>
    plainPrice(number, { ...notation, isTyped: notation.isTyped && number === text }),
  )

/** 05.10.2026: points stand elsewhere than between thousands. */
const isDateLike = (number: string) => /^\d+([.,])\d+\1\d+$/.test(number) && !/^\d{1,3}(?:[.,]\d{3})+$/.test(number)

/** Undefined: all separators are those of thousands. */
function decimalSeparator(number: string, notation: Notation, isNumber: boolean): Separator | undefined {
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))
  if (last < 0) return undefined
  const separator = number[last] as Separator
  const other = separator === '.' ? ',' : '.'
  if (number.includes(other)) return separator
  if (number.indexOf(separator) !== last) return undefined
  return isGroup(number, last) && isThousands(separator, notation, isNumber) ? undefined : separator
}

/** Three digits, with one to three before them of which the first is no zero. */
const isGroup = (number: string, separatorAt: number) =>
  number.length - separatorAt === 4 && separatorAt <= 3 && !/^-?0/.test(number)

const isNumberCell = (text: string, { isTyped }: Notation) => isTyped && text === String(Number(text))

function isThousands(separator: Separator, { locale, decimal }: Notation, isNumber: boolean) {
  if (!isNumber && decimal !== undefined) return separator !== decimal
  if (separator === ',') return locale === 'en'
  return !isNumber && (locale === 'de' || locale === 'it' || locale === 'sr' || locale === 'tr')
}

const noVat = /^(?:без|нет|не облага|no|none|exempt|ohne|kein|bez|nema|senza|esente|yok|muaf)/i

/** A rate as a percentage; a workbook has 20 % as 0.2. */
export function vatOf(text: string): string {
  const trimmed = text.trim()
  if (noVat.test(trimmed)) return 'NO_VAT'
  const number = Number(trimmed.replace(/\s*%$/, '').replace(',', '.'))
  if (trimmed === '' || Number.isNaN(number)) return trimmed
  return `${Math.round(number > 0 && number < 1 ? number * 100 : number)}%`
}

/** The unit of a head: 'kg' of 'Weight, kg' and 'Weight (kg)'. */
export function splitHead(head: string): { name: string; unit: string } {
  const [, name, , inner, after] = /^(.+?)\s*(\((.{1,8}?)\)|,\s*([^,]{1,8}))\s*$/s.exec(head.trim()) ?? []
  const unit = (inner ?? after ?? '').trim()
  return name === undefined || /\d/.test(unit) ? { name: head.trim(), unit: '' } : { name, unit }
}

/** Kilograms, from a weight in the unit of its cell or its head. */
export function kilograms(text: string, headUnit: string): string {
  const [, number = '', unit = ''] = /^\s*([\d\s.,]+)\s*(\p{L}*)\.?\s*$/u.exec(text) ?? []
  const value = Number(number.replace(/\s/g, '').replace(',', '.'))
  if (number === '' || Number.isNaN(value)) return text
  return String(isGrams(unit || headUnit) ? value / 1_000 : value)
}
const isGrams = (unit: string) => /^(?:g|gr|гр?|грамм\p{L}*|gram\p{L}*)\.?$/iu.test(unit)

/** Length, width and height in centimetres with slashes, from '20x30x40' in the unit of the cell or of the head. */
export function centimetres(text: string, headUnit: string): string {
  const parts = text
    .replace(/(\d)\s*[xх×*/]\s*(?=\d)/giu, '$1/')
    .replace(/[^\d/.,]/g, '')
    .split('/')
  const isMillimetres = /^(?:mm|мм)/i.test(headUnit) || /(?:mm|мм)\s*$/i.test(text)
  return parts.map((part) => Number(part.replace(',', '.')) / (isMillimetres ? 10 : 1)).join('/')
}

/** Addresses of pictures, which a cell lists with commas, semicolons, spaces or line ends. */
export const addressesIn = (text: string) =>
  text.split(/[\s;|]+|,(?=https?:)/).filter((part) => /^https?:\/\//i.test(part))
