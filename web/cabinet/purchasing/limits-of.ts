import type { Fields } from '../../forms/fields.ts'
import { refuseFields } from '../../forms/refuse-fields.ts'
import type { Locale } from '../../lib/locale.ts'
import { parseAmount } from '../../lib/parse-number.ts'

/** The limits of a form, as people type amounts; an empty field is no limit. */
export function limitsOf({ orderLimit = '', monthLimit = '' }: Fields, locale: Locale) {
  const limits = { orderLimit: limitOf(orderLimit, locale), monthLimit: limitOf(monthLimit, locale) }
  const errors = Object.entries(limits).flatMap(([path, minor]) =>
    minor === undefined ? [{ path, code: 'field.invalid' }] : [],
  )
  if (errors.length > 0) throw refuseFields(...errors)
  return { orderLimitMinor: limits.orderLimit, monthLimitMinor: limits.monthLimit }
}

/** Null for an empty field, undefined for what is no amount. */
const limitOf = (text: string, locale: Locale) => (text === '' ? null : parseAmount(text, locale) || undefined)
