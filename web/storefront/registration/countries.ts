import { formatTags, type Locale } from '../../lib/locale.ts'
import type { Translate } from '../../lib/messages.ts'

const euCountries = 'AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
/** The home countries of most suppliers, listed first. */
const main = ['RU', 'BY', 'KZ', 'RS', 'DE', 'IT', 'TR']
const neighbours = [
  'AL',
  'AM',
  'AZ',
  'BA',
  'CH',
  'CN',
  'GE',
  'KG',
  'LI',
  'MD',
  'ME',
  'MK',
  'MN',
  'TJ',
  'TM',
  'UA',
  'UZ',
]
const defaultByLocale: Partial<Record<Locale, string>> = { ru: 'RU', sr: 'RS', de: 'DE', it: 'IT', tr: 'TR' }

export type Country = { code: string; name: string }

/** Server only: country names in `Intl.DisplayNames` differ between browsers. */
export function countriesIn(locale: Locale): { main: Country[]; others: Country[] } {
  const names = new Intl.DisplayNames(formatTags[locale], { type: 'region' })
  const named = (codes: readonly string[]) => codes.map((code) => ({ code, name: names.of(code) ?? code }))
  const others = named([...euCountries, ...neighbours].filter((code) => !main.includes(code)))
  const { compare } = new Intl.Collator(formatTags[locale])
  return { main: named(main), others: others.sort((one, other) => compare(one.name, other.name)) }
}

/** The country of the visitor's IP address if supported, otherwise the main country of the language. */
export const guessCountry = (located: string | null, locale: Locale) =>
  located && [...main, ...euCountries, ...neighbours].includes(located) ? located : (defaultByLocale[locale] ?? '')

const labelCountries = ['RU', 'BY', 'KZ', 'RS', 'TR', 'DE', 'IT'] as const
const hintCountries = ['RU', 'BY', 'KZ', 'RS', 'TR'] as const

/** Label and hint of the tax number; both depend on the country. */
export function taxNumberWords(t: Translate<'registration'>, country: string) {
  const labelCountry = labelCountries.find((code) => code === country)
  const hintCountry = hintCountries.find((code) => code === country)
  const isInEu = euCountries.includes(country)
  return {
    label: labelCountry ? t(`tax.${labelCountry}`) : t(isInEu ? 'tax.EU' : 'tax'),
    hint: hintCountry ? t(`tax.hint.${hintCountry}`) : t(isInEu ? 'tax.hint.EU' : 'tax.hint'),
  }
}
