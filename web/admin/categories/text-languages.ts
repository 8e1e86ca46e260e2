import { languageNames, languageTags, type Locale } from '../../lib/locale.ts'

/** The language in the label of a field. */
export const ofLanguage = (locale: Locale) => ({ language: languageNames[locale] })
/** The language of the text in a field. */
export const inLanguage = (locale: Locale) => ({ lang: languageTags[locale] })
