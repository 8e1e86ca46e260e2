import { languageTags, type Locale } from '../../lib/locale.ts'
import type { Translate } from '../../lib/messages.ts'

const union = 'AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
/** Where most suppliers come from, and their neighbours. */
const most = ['RU', 'BY', 'KZ', 'RS', 'DE', 'IT', 'TR']
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
const usual: Partial<Record<Locale, string>> = { ru: 'RU', sr: 'RS', de: 'DE', it: 'IT', tr: 'TR' }

export type Country = { code: string; name: string }

/** Named on the server only: browsers do not agree on the names of countries. */
export function countriesIn(locale: Locale): { most: Country[]; others: Country[] } {
  const names = new Intl.DisplayNames(languageTags[locale], { type: 'region' })
  const named = (codes: readonly string[]) => codes.map((code) => ({ code, name: names.of(code) ?? code }))
  const others = named([...union, ...neighbours].filter((code) => !most.includes(code)))
  const { compare } = new Intl.Collator(languageTags[locale])
  return { most: named(most), others: others.sort((one, other) => compare(one.name, other.name)) }
}

/** By the visitor's address where it is known, else by the language. */
export const likelyCountry = (located: string | null, locale: Locale) =>
  located && [...most, ...union, ...neighbours].includes(located) ? located : (usual[locale] ?? '')

const labelled = ['RU', 'BY', 'KZ', 'RS', 'TR', 'DE', 'IT'] as const
const hinted = ['RU', 'BY', 'KZ', 'RS', 'TR'] as const

/** Every country calls its number of a taxpayer by a name of its own. */
export function taxNumberWords(t: Translate<'registration'>, country: string) {
  const own = labelled.find((code) => code === country)
  const told = hinted.find((code) => code === country)
  const isUnion = union.includes(country)
  return {
    label: own ? t(`tax.${own}`) : t(isUnion ? 'tax.EU' : 'tax'),
    hint: told ? t(`tax.hint.${told}`) : t(isUnion ? 'tax.hint.EU' : 'tax.hint'),
  }
}
