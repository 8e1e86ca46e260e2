import type { Translate } from '../../lib/messages.ts'

const named = ['RU', 'BY', 'KZ', 'RS', 'DE', 'IT', 'TR'] as const

/** Every country calls its number of a taxpayer by a name of its own. */
export function taxNumberLabel(t: Translate<'store'>, countryCode: string) {
  const country = named.find((code) => code === countryCode)
  return country ? t(`taxNumber.${country}`) : t('taxNumber')
}
