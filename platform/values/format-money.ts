import { type Currency, formatTags, type Locale } from '../constants.ts'
import type { Money } from './money.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** `₽12,150.00` or `12.150,00 din.`, placed as the language does. `whole` drops zero cents. A price with VAT may have fractions of a cent. */
export function formatMoney({ minor, currency }: Money, locale: Locale, { whole = false } = {}) {
  const digits = whole && minor % 100 === 0 ? 0 : 2
  const maximumFractionDigits = Number.isInteger(minor) ? digits : 4
  return formatAmount(minor / 100, currency, locale, { minimumFractionDigits: digits, maximumFractionDigits })
}

/** An amount with its sign, by which something has changed. */
export const formatMoneyChange = ({ minor, currency }: Money, locale: Locale) =>
  formatAmount(minor / 100, currency, locale, { minimumFractionDigits: 2, signDisplay: 'exceptZero' })

/** An exchange rate as two prices: `₽1 = $0.011893`. `value` is how much one unit of `from` costs in `to`. */
export function formatRate(from: Currency, to: Currency, value: number, locale: Locale) {
  const one = formatAmount(1, from, locale, { maximumFractionDigits: 0 })
  return `${one} = ${formatAmount(value, to, locale, { maximumSignificantDigits: 5 })}`.replaceAll(' ', '\u00a0')
}

function formatAmount(amount: number, currency: Currency, locale: Locale, shape: Intl.NumberFormatOptions) {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...shape } as const
  const key = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.NumberFormat(formatTags[locale], options)
  formats.set(key, format)
  return format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? symbolOf(currency, locale, value) : value))
    .join('')
}

/** Our own where implementations of Intl differ. */
function symbolOf(currency: Currency, locale: Locale, narrow: string) {
  if (currency === 'BYN') return 'Br'
  if (currency === 'RSD') return locale === 'sr' ? 'din.' : 'RSD'
  return narrow
}
