import type { Currency } from '../constants.ts'

/** Integer minor units and an ISO 4217 code. All supported currencies have two decimals. */
export type Money = { minor: number; currency: Currency }

/** Units of each currency per euro on a date (ISO). */
export type Rates = { date: string; source: string; perEuro: Record<Currency, number> }

/** Limits an amount to exact integers. Validation keeps new amounts far below; older rows may exceed it. */
const clampToSafeInteger = (minor: number) => Math.min(minor, Number.MAX_SAFE_INTEGER)

/** Rounds half away from zero, as invoices do. */
export function convert(money: Money, to: Currency, rates: Rates): Money {
  if (money.currency === to) return money
  const minor = (money.minor / rates.perEuro[money.currency]) * rates.perEuro[to]
  return { minor: clampToSafeInteger(roundHalfUp(minor)), currency: to }
}

/** The price of one unit of `from` in `to`. */
export const rateBetween = (from: Currency, to: Currency, rates: Rates) => rates.perEuro[to] / rates.perEuro[from]

export const multiply = (priceMinor: number, quantity: number) => clampToSafeInteger(priceMinor * quantity)

/** The VAT on a net amount. `percent` has one decimal at most. */
export const vatOf = (netMinor: number, percent: number) =>
  clampToSafeInteger(roundHalfUp((netMinor * Math.round(percent * 10)) / 1000))

/** The price with VAT. It may have fractions of a minor unit, so that the price times the quantity is the sum with VAT. */
export const withVat = ({ minor, currency }: Money, percent: number): Money => ({
  minor: (minor * (1000 + Math.round(percent * 10))) / 1000,
  currency,
})

/** The net price of which a price with VAT is made, in whole minor units. */
export const withoutVat = (grossMinor: number, percent: number) =>
  roundHalfUp((grossMinor * 1000) / (1000 + Math.round(percent * 10)))

export const sum = (amounts: readonly number[]) =>
  clampToSafeInteger(amounts.reduce((total, amount) => total + amount, 0))

/** A price in millionths of a euro, which is comparable across currencies for sorting and filtering. */
export const euroMicros = (money: Money, rates: Rates) =>
  Math.round((money.minor / 100 / rates.perEuro[money.currency]) * 1_000_000)

function roundHalfUp(value: number) {
  return Math.sign(value) * Math.round(Math.abs(value) + Number.EPSILON * Math.abs(value))
}
