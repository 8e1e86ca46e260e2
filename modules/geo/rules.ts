import type { Locale } from '#platform/constants.ts'

const localeByCountry: Record<string, Locale> = {
  RU: 'ru',
  BY: 'ru',
  KZ: 'ru',
  KG: 'ru',
  RS: 'sr',
  ME: 'sr',
  BA: 'sr',
  DE: 'de',
  AT: 'de',
  CH: 'de',
  LI: 'de',
  IT: 'it',
  SM: 'it',
  TR: 'tr',
}

/** The default language of a country's visitors; English if none of the supported ones fits. */
export const localeOfCountry = (country: string): Locale => localeByCountry[country.toUpperCase()] ?? 'en'
