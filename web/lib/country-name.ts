import { formatTags, type Locale } from './locale.ts'

/** Server only: country names in `Intl.DisplayNames` differ between browsers. */
export const countryName = (code: string, locale: Locale) =>
  new Intl.DisplayNames([formatTags[locale]], { type: 'region' }).of(code) ?? code
