import type { Currency } from './constants.ts'

/** Integer minor units and an ISO 4217 code. All seven currencies have two decimals. */
export type Money = { minor: number; currency: Currency }

/** Units of each currency for one euro, at one date. */
export type Rates = { date: string; source: string; perEuro: Record<Currency, number> }

/** Numbers beyond 2^53 are not exact. Rules keep amounts far below; of those that were stored before, the greatest exact number is shown. */
const exact = (minor: number) => Math.min(minor, Number.MAX_SAFE_INTEGER)

/** Rounds half away from zero, as invoices do. */
export function convert(money: Money, to: Currency, rates: Rates): Money {
  if (money.currency === to) return money
  const minor = (money.minor / rates.perEuro[money.currency]) * rates.perEuro[to]
  return { minor: exact(roundHalfUp(minor)), currency: to }
}

/** How many units of `to` one unit of `from` is worth. */
export const rateBetween = (from: Currency, to: Currency, rates: Rates) => rates.perEuro[to] / rates.perEuro[from]

export const multiply = (priceMinor: number, quantity: number) => exact(priceMinor * quantity)

export const sum = (amounts: readonly number[]) => exact(amounts.reduce((total, amount) => total + amount, 0))

/** A price comparable between currencies, for sorting and filtering: millionths of a euro. */
export const euroMicros = (money: Money, rates: Rates) =>
  Math.round((money.minor / 100 / rates.perEuro[money.currency]) * 1_000_000)

/** The other way: exact as long as a hundredth of the currency is worth more than a millionth of a euro. */
export const fromEuroMicros = (micros: number, currency: Currency, rates: Rates): Money => ({
  minor: Math.round((micros / 1_000_000) * rates.perEuro[currency] * 100),
  currency,
})

function roundHalfUp(value: number) {
  return Math.sign(value) * Math.round(Math.abs(value) + Number.EPSILON * Math.abs(value))
}
