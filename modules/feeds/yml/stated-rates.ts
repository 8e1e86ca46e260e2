// The rates of a feed. Source: https://yandex.ru/support/partnermarket/elements/currencies.html (YML, element `currencies`).
import { parseQuantity } from '../values/numbers.ts'

/** `rate`: units of the base currency per unit of this one. Or the rate of a bank (CBRF, NBU, NBK, CB) and `plusPercent` on top of it. */
export type StatedRate = { rate: number } | { plusPercent: number }
/** By the codes of currencies. */
export type StatedRates = Readonly<Record<string, StatedRate>>

/** RUR is the old code of RUB in the format. */
export function currencyCode(text: string) {
  const code = text.trim().toUpperCase()
  return code === 'RUR' ? 'RUB' : code
}

/** The rate that the attributes of a currency state. */
export function statedRate({ rate = '', plus = '' }: Record<string, string>): StatedRate | undefined {
  const value = numberIn(rate)
  if (value !== undefined) return value > 0 ? { rate: value } : undefined
  return /^(?:CBRF|NBU|NBK|CB)$/i.test(rate.trim()) ? { plusPercent: numberIn(plus) ?? 0 } : undefined
}

function numberIn(text: string) {
  const quantity = parseQuantity(text)
  return quantity?.unit === '' ? quantity.value : undefined
}

/**
 * Units of `own` per unit of each other currency with a number, by code. None without exactly one base currency, whose rate is 1: shops
 * that list several with 1 state no rates.
 */
export function numericRates(stated: StatedRates, own: string): ReadonlyMap<string, number> {
  const rates = Object.entries(stated).flatMap(([code, each]): [string, number][] =>
    'rate' in each ? [[code, each.rate]] : [],
  )
  const ownRate = new Map(rates).get(own)
  if (ownRate === undefined || rates.filter(([, rate]) => rate === 1).length !== 1) return new Map()
  return new Map(rates.filter(([code]) => code !== own).map(([code, rate]) => [code, rate / ownRate]))
}
