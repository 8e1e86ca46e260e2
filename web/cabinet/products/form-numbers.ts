// Numbers in the form of a product as it is, written as in `locale`.
import type { Locale } from '../../lib/locale.ts'
import { countRows, type FormValues } from '../documents/form-values.ts'
import { parseNumber } from '../../lib/parse-number.ts'

/** 0 if the field has none. */
export const numberIn = (values: FormValues, name: string, locale: Locale) =>
  Number(parseNumber([values[name] ?? ''].flat().at(-1)!, 0, locale)) || 0

/** The stock of all warehouses; null if none is named. */
export function stockIn(values: FormValues, locale: Locale): number | null {
  const rows = countRows(values, 'fields.stock')
  if (rows === 0) return null
  return Array.from({ length: rows }, (_, row) => numberIn(values, `fields.stock.${row}.quantity`, locale)).reduce(
    (sum, quantity) => sum + quantity,
  )
}
