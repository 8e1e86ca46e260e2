import { parseQuantity } from '#modules/feeds/values/numbers.ts'
import { currencyCode } from '#modules/feeds/yml/stated-rates.ts'

const knownCodes = new Set(Intl.supportedValuesOf('currency'))
const maxRate = 1_000_000

/** Rates as arguments, such as `USD=92.5`: units of the currency of the store per unit of another one. */
export const parseRates = (texts: readonly string[]): ReadonlyMap<string, number> => new Map(texts.map(parseRate))

function parseRate(text: string): [code: string, rate: number] {
  const [name = '', number = ''] = text.split('=', 2)
  const code = currencyCode(name)
  const quantity = parseQuantity(number)
  if (!knownCodes.has(code)) throw new Error(`--rate ${text}: ${code || 'nothing'} is no currency code, such as USD`)
  if (quantity?.unit !== '' || quantity.value <= 0 || quantity.value > maxRate)
    throw new Error(`--rate ${text}: the rate must be a number above 0, such as ${code}=92.5`)
  return [code, quantity.value]
}
