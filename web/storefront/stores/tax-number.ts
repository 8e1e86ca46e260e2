import type { Translate } from '../../lib/messages.ts'

const labelCountries = ['RU', 'BY', 'KZ', 'RS', 'DE', 'IT', 'TR'] as const

/** Tax numbers have a country-specific name (ИНН, PIB, USt-IdNr. and so on). */
export function taxNumberLabel(t: Translate<'store'>, countryCode: string) {
  const country = labelCountries.find((code) => code === countryCode)
  return country ? t(`taxNumber.${country}`) : t('taxNumber')
}
