import type { Currency } from '#platform/constants.ts'

/** The European Union: VAT numbers have check digits, stores use euros. */
export const euMemberStates: readonly string[] = [
  'AT',
  'BE',
  'BG',
  'HR',
  'CY',
  'CZ',
  'DK',
  'EE',
  'FI',
  'FR',
  'DE',
  'GR',
  'HU',
  'IE',
  'IT',
  'LV',
  'LT',
  'LU',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SK',
  'SI',
  'ES',
  'SE',
]
/** Other accepted countries: only the format of a tax number is validated. */
export const uncheckedCountries: readonly string[] = [
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

const nationalCurrencies: Record<string, Currency> = { RU: 'RUB', BY: 'BYN', KZ: 'KZT', RS: 'RSD' }

/** The currency of a new store. */
export const currencyOfCountry = (country: string): Currency =>
  nationalCurrencies[country] ?? (euMemberStates.includes(country) ? 'EUR' : 'USD')
