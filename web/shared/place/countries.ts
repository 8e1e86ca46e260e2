import { uncheckedCountries } from '#modules/team/countries-contract.ts'
import { euMemberStates } from '#platform/values/tax-number.ts'
import { formatTags, type Locale } from '../../lib/locale.ts'

/** The home countries of most suppliers, listed first. */
const main = ['RU', 'BY', 'KZ', 'RS', 'DE', 'IT', 'TR']
const all = [...new Set([...main, ...euMemberStates, ...uncheckedCountries])]
const defaultByLocale: Partial<Record<Locale, string>> = { ru: 'RU', sr: 'RS', de: 'DE', it: 'IT', tr: 'TR' }

export type Country = { code: string; name: string; isInEu: boolean }
export type Countries = { main: readonly Country[]; others: readonly Country[] }

/** Server only: country names in `Intl.DisplayNames` differ between browsers. */
export function countriesIn(locale: Locale): { main: Country[]; others: Country[] } {
  const names = new Intl.DisplayNames(formatTags[locale], { type: 'region' })
  const named = (codes: readonly string[]) =>
    codes.map((code) => ({ code, name: names.of(code) ?? code, isInEu: euMemberStates.includes(code) }))
  const others = named(all.slice(main.length))
  const { compare } = new Intl.Collator(formatTags[locale])
  return { main: named(main), others: others.sort((one, other) => compare(one.name, other.name)) }
}

/** The country of the visitor's IP address if supported, otherwise the main country of the language. */
export const guessCountry = (located: string | null, locale: Locale) =>
  located && all.includes(located) ? located : (defaultByLocale[locale] ?? '')
