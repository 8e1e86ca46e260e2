import type { Translate } from '../../lib/messages.ts'

const labelCountries = ['RU', 'BY', 'KZ', 'RS', 'TR', 'DE', 'IT'] as const
const hintCountries = ['RU', 'BY', 'KZ', 'RS', 'TR'] as const

/** Label and hint of the tax number; both depend on the country. */
export function taxNumberWords(t: Translate<'registration'>, country: string, isInEu: boolean) {
  const labelCountry = labelCountries.find((code) => code === country)
  const hintCountry = hintCountries.find((code) => code === country)
  return {
    label: labelCountry ? t(`tax.${labelCountry}`) : t(isInEu ? 'tax.EU' : 'tax'),
    hint: hintCountry ? t(`tax.hint.${hintCountry}`) : t(isInEu ? 'tax.hint.EU' : 'tax.hint'),
  }
}
