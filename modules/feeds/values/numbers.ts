import { maxPriceMinor } from '#platform/constants.ts'
import { onceFor } from './once-for.ts'

const number = /^([+\-−]?)(\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+|\d+)(?:[.,](\d+))?\s*(.*)$/s

export type Quantity = { value: number; unit: string }

/** Parses a number and the unit after it: '5 500', '3,3', '23.8', '36 мес'. Undefined for ranges, dimensions and words. */
export function parseQuantity(text: string): Quantity | undefined {
  const [, sign, whole, fraction = '0', unit = ''] = number.exec(text.trim()) ?? []
  if (whole === undefined || /\d/.test(unit)) return undefined
  const value = Number(`${whole.replace(/\D/g, '')}.${fraction}`)
  if (value > 1e12) return undefined
  return { value: sign === '-' || sign === '−' ? -value : value, unit: unit.trim() }
}

const thousands = /^(?:k|к|тыс)(?!\p{L})\.?\s*(.*)$/iu

/** A number in one of the units, also by the thousand ('26K') or among numbers in other units ('1000 VA / 600 W'). */
export function parseMeasure(text: string, unit: string, units: readonly string[]): number | undefined {
  const whole = parseQuantity(text)
  if (!whole) return amongOthers(text, units)
  const own = whole.unit || unit
  if (isUnit(own, units)) return whole.value
  const rest = thousands.exec(own)?.[1]
  return rest !== undefined && isUnit(rest || unit.replace(thousands, '$1'), units)
    ? Math.round(whole.value * 1_000_000) / 1_000
    : undefined
}

/** The part of a list whose own unit is one of the units. */
const amongOthers = (text: string, units: readonly string[]) =>
  text
    .split(/[/;|]|,\s/)
    .flatMap((part) => parseQuantity(part) ?? [])
    .find(({ unit }) => unit !== '' && isUnit(unit, units))?.value

const quantity =
  /(?<![\p{L}\p{N}.,]|\p{N}\s?[x×х*/–-]\s?)(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:[.,](\d+))?\s?(?![x×х]\s?\p{N})(["″”]|[\p{L}°%][\p{L}/²³°%]*)/gu
const maxSearched = 500

/** The numbers with a unit in a text, without ranges and dimensions: 230 V and 600 W of 'UPS 230V, 600 W, 10-20 kg'. */
export const quantitiesIn = (text: string): Quantity[] =>
  [...text.slice(0, maxSearched).matchAll(quantity)]
    .map(([, whole = '', fraction = '0', unit = '']) => ({
      value: Number(`${whole.replace(/\D/g, '')}.${fraction}`),
      unit,
    }))
    .filter(({ value, unit }) => value <= 1e12 && unit.toLowerCase() !== 'in')

/** Parses a positive price, times `rate`, into minor units, rounded to the nearest; undefined for anything else. */
export function parsePrice(text: string, rate = 1): number | undefined {
  const [, sign, whole, fraction = '', unit] = number.exec(text.trim()) ?? []
  if (whole === undefined || sign === '-' || sign === '−' || unit !== '') return undefined
  const minor = Math.round(Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}e2`) * rate)
  return minor > 0 && minor <= maxPriceMinor ? minor : undefined
}

const letters = (unit: string) =>
  unit
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}/%°]/gu, '')
const inches = /^(?:["″”']{1,2}|''|дюйм\p{L}*|inch(?:es)?|in)$/iu

/** Whether a supplier's unit is one of the catalog's: 'мес', 'месяцев' and 'мес.' are equal. An empty unit matches any. */
export function isUnit(candidate: string, units: readonly string[]) {
  if (candidate === '') return true
  if (inches.test(candidate)) return units.some((unit) => inches.test(unit))
  const own = letters(candidate)
  return own !== '' && lettersOf(units).some((unit) => unit === own || (unit.length >= 3 && own.startsWith(unit)))
}

const lettersOf = onceFor((units: readonly string[]) => units.map(letters))
