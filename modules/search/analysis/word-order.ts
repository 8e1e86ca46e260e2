// Where the words stand that name a thing and those that say which.
import type { Locale } from '#platform/constants.ts'
import { cyrillicToSerbian } from './transliteration.ts'

/** In these languages the word that names the thing is the last one: 'circuit breaker'; in the others the first noun. */
export const hasHeadLast = (locale: Locale) => locale === 'en' || locale === 'tr'

const adjectiveEndings: Partial<Record<Locale, RegExp>> = {
  de: /(?:isch|lich|ig|bar|end|los|iert)(?:e|er|en|es)$/u,
  ru: /(?:[ыиоуе]й|[аяо][я]|[оеыи]е|[оеыи]го|[ыи]х|[ыи]ми)$/u,
  sr: /(?:sk|čk|ck|st|[cčsšžn]n|[vrltdk]n|an|en|ov|ljiv|ć)(?:[ieo]|(?<=.{4})a)$/u,
}

/** Shorter words with such an ending are nouns: 'sto' is a table. */
const minAdjectiveLength = 4

/** By its ending; a noun with such an ending is rare at the beginning of a name. */
export const isAdjective = (piece: string, locale: Locale) =>
  piece.length >= minAdjectiveLength && (adjectiveEndings[locale]?.test(inLatin(piece, locale)) ?? false)

const inLatin = (piece: string, locale: Locale) => (locale === 'sr' ? cyrillicToSerbian(piece) : piece)
