// The rates that a feed states, as far as they can be meant.
import type { Currency } from '#platform/constants.ts'
import { rateBetween, type Rates } from '#platform/values/money.ts'
import { knownCurrency } from './rules.ts'
import { fold } from './values/text.ts'
import { numericRates, type StatedRates } from './yml/stated-rates.ts'

/** Further from the rate of the day than by this factor a rate is a mistake, mostly the rate the other way round. */
const maxDeviation = 3

/** Units of the store's currency per unit of another one, by its folded code. */
export function ratesOfFeed(stated: StatedRates, own: Currency, day: Rates): ReadonlyMap<string, number> {
  const rates = [...numericRates(stated, own)].filter(([code, rate]) => {
    const usual = rateOfDay(code, own, day)
    return usual === undefined || Math.abs(Math.log(rate / usual)) <= Math.log(maxDeviation)
  })
  return new Map(rates.map(([code, rate]) => [fold(code), rate]))
}

/** The rate of the day, with what the feed says to add to the rate of a bank; undefined of a currency that is none here. */
export function suggestedRate(code: string, own: Currency, { stated, day }: { stated: StatedRates; day: Rates }) {
  const rate = stated[code]
  const usual = rateOfDay(code, own, day)
  return usual && rate && 'plusPercent' in rate ? usual * (1 + rate.plusPercent / 100) : usual
}

function rateOfDay(code: string, own: Currency, day: Rates) {
  const currency = knownCurrency(code)
  return currency && rateBetween(currency, own, day)
}

/** Forms show six decimals. */
export const isSameRate = (one: number, other: number) => Math.round(one * 1e6) === Math.round(other * 1e6)
