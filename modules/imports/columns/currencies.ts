// The currencies of price lists, also those of no store here: their amounts are converted or refused, but never taken for the store's currency.

const words: Readonly<Record<string, RegExp>> = {
  EUR: /^(?:€|eur|euro|evra|евро)$/,
  USD: /^(?:\$|usd|долл\p{L}*)$/u,
  RUB: /^(?:₽|rub|rur|р|руб\p{L}*)$/u,
  BYN: /^(?:byn|br)$/,
  KZT: /^(?:₸|kzt|тг|тенге)$/,
  RSD: /^(?:rsd|din|dinar\p{L}*|дин|динар\p{L}*)$/u,
  CNY: /^(?:¥|cny|rmb|юан\p{L}*)$/u,
  TRY: /^(?:₺|try|tl|lira\p{L}*|лир\p{L}*)$/u,
  GBP: /^(?:£|gbp)$/,
  CHF: /^chf$/,
  PLN: /^(?:pln|zł)$/,
  UAH: /^(?:₴|uah|грн)$/,
}

/** The currency that the cell of a price, or of the currency itself, names. */
export const currencyIn = (text: string) => currencyOf(wordsOf(text))

/** The currency that the head of the prices names. There, `br` is the German abbreviation of "gross". */
export const currencyOfHead = (head: string) => currencyOf(wordsOf(head).filter((word) => word !== 'br'))

/** The currency of prices that do not name one: that of most others, if these name no second one. */
export function commonCurrency(prices: readonly string[]) {
  const stated = prices.filter((price) => /\d/.test(price)).map(currencyIn)
  const named = stated.filter((currency) => currency !== undefined)
  return named.length * 2 > stated.length && new Set(named).size === 1 ? named[0] : undefined
}

/** Without the dot that remains of a Turkish İ. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('\u0307', '')
    .match(/\p{L}+|\p{Sc}/gu) ?? []

/** 'бел. руб.' and 'руб. РБ' name roubles, but those of Belarus. */
const belarusianRouble = /(?:^| )бел(?:орус\p{L}*)? р(?:уб\p{L}*)?(?:$| )|руб\p{L}* рб(?:$| )/u

function currencyOf(text: readonly string[]) {
  if (belarusianRouble.test(text.join(' '))) return 'BYN'
  const isNamed = ([, pattern]: [string, RegExp]) => text.some((word) => pattern.test(word))
  return Object.entries(words).find(isNamed)?.[0]
}
