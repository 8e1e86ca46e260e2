import { maxPriceMinor } from '#platform/constants.ts'

const number = /^([+\-−]?)(\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+|\d+)(?:[.,](\d+))?\s*(.*)$/s

export type Measured = { value: number; unit: string }

/** '5 500', '3,3', '23.8', '36 мес': a number and what stands after it. Undefined for ranges, sizes and words. */
export function parseMeasured(text: string): Measured | undefined {
  const [, sign, whole, fraction = '0', unit = ''] = number.exec(text.trim()) ?? []
  if (whole === undefined || /\d/.test(unit)) return undefined
  const value = Number(`${whole.replace(/\D/g, '')}.${fraction}`)
  if (value > 1e12) return undefined
  return { value: sign === '-' || sign === '−' ? -value : value, unit: unit.trim() }
}

/** Minor units of a positive price, rounded to the nearest; undefined for anything else. */
export function parsePrice(text: string): number | undefined {
  const [, sign, whole, fraction = '', unit] = number.exec(text.trim()) ?? []
  if (whole === undefined || sign === '-' || sign === '−' || unit !== '') return undefined
  const minor = Math.round(Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}e2`))
  return minor > 0 && minor <= maxPriceMinor ? minor : undefined
}

const letters = (unit: string) =>
  unit
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}/%°]/gu, '')
const inches = /^(?:["″”']{1,2}|''|дюйм\p{L}*|inch(?:es)?|in)$/iu

/** Whether a unit as suppliers write it is the catalogue's: 'мес', 'месяцев' and 'мес.' are one. No unit is any unit. */
export function isUnit(given: string, units: readonly string[]) {
  if (given === '') return true
  if (inches.test(given)) return units.some((unit) => inches.test(unit))
  const own = letters(given)
  return own !== '' && units.map(letters).some((unit) => unit === own || (unit.length >= 3 && own.startsWith(unit)))
}
