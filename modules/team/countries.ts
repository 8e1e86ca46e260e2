import type { Currency } from '#platform/constants.ts'
import { euMemberStates } from '#platform/values/tax-number.ts'

const nationalCurrencies: Record<string, Currency> = { RU: 'RUB', BY: 'BYN', KZ: 'KZT', RS: 'RSD', TR: 'TRY' }

/** The currency of a new store. */
export const currencyOfCountry = (country: string): Currency =>
  nationalCurrencies[country] ?? (euMemberStates.includes(country) ? 'EUR' : 'USD')
