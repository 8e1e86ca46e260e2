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

type Company = { countryCode: string; taxNumber: string }

/** The tax number as invoices state it: VAT numbers of the European Union begin with the country, that of Greece with EL. */
export function statedTaxNumber({ countryCode, taxNumber }: Company) {
  if (!euMemberStates.includes(countryCode)) return { isVatNumber: false, text: taxNumber }
  const prefix = countryCode === 'GR' ? 'EL' : countryCode
  return { isVatNumber: true, text: taxNumber.startsWith(prefix) ? taxNumber : prefix + taxNumber }
}
