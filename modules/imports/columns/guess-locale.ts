import type { Locale } from '#platform/constants.ts'

/** Letters that tell a language, some of which two languages have. */
const letters: readonly [locale: Locale, letters: RegExp][] = [
  ['ru', /[а-яё]/giu],
  ['sr', /[čćžšđ]/giu],
  ['de', /[äöüß]/giu],
  ['it', /[àèéìòù]/giu],
  ['tr', /[ğışçöü]/giu],
]

/** '50 Stück à 1,20 €': a word of price lists in many languages. */
const priceWord = /(?<!\p{L})à(?!\p{L})/giu

/** The language of a table by its letters, or else that of the store; a table without Cyrillic letters is not in Russian. */
export function guessLocale(texts: readonly string[], storeLocale: Locale): Locale {
  const text = texts.join(' ').replace(priceWord, ' ')
  const scores = letters.map(([locale, pattern]) => ({ locale, score: text.match(pattern)?.length ?? 0 }))
  const best = Math.max(...scores.map(({ score }) => score))
  const own = scores.find(({ locale }) => locale === storeLocale)?.score ?? 0
  const found = scores.filter(({ score }) => score === best).map(({ locale }) => locale)
  if (best === 0) return storeLocale === 'ru' ? 'en' : storeLocale
  if (found[0] === 'ru' && /[ђјљњћџ]/iu.test(text)) return 'sr'
  // Foreign names have a few letters of other languages.
  return own > 0 && best <= own * 2 ? storeLocale : found[0]!
}

/** Of a feed only its parameters are looked at, which tell no more than the script. */
export const guessFeedLocale = (texts: readonly string[], storeLocale: Locale) =>
  texts.some((text) => /\p{Script=Cyrillic}/u.test(text)) ? guessLocale(texts, storeLocale) : storeLocale
