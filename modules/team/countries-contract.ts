// The countries that a company may be registered in, besides those with rules of their own. The form offers the same.

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
