import type { Fields } from '../../forms/fields.ts'
import { refuseFields } from '../../forms/refuse-fields.ts'
import { parseAmount } from '../../lib/parse-amount.ts'

/** The limits of a form, as people type amounts; an empty field is no limit. */
export function limitsOf({ orderLimit = '', monthLimit = '' }: Fields) {
  const limits = { orderLimit: limitOf(orderLimit), monthLimit: limitOf(monthLimit) }
  const errors = Object.entries(limits).flatMap(([path, minor]) =>
    minor === undefined ? [{ path, code: 'field.invalid' }] : [],
  )
  if (errors.length > 0) throw refuseFields(...errors)
  return { orderLimitMinor: limits.orderLimit, monthLimitMinor: limits.monthLimit }
}

/** Null for an empty field, undefined for what is no amount. */
const limitOf = (text: string) => (text === '' ? null : parseAmount(text) || undefined)
