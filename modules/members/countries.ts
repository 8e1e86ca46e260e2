import type { Currency } from '#platform/constants.ts'

/** The European Union: its VAT numbers are calculated, its stores price in euros. */
export const memberStates: readonly string[] = [
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
/** Where the audience trades besides: a tax number is only looked at, not calculated. */
export const neighbours: readonly string[] = [
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

const ownCurrency: Record<string, Currency> = { RU: 'RUB', BY: 'BYN', KZ: 'KZT', RS: 'RSD' }

/** What a new store of this country prices its goods in. */
export const currencyOfCountry = (country: string): Currency =>
  ownCurrency[country] ?? (memberStates.includes(country) ? 'EUR' : 'USD')
