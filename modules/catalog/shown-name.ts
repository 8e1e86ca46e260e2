import type { Locale } from '#platform/constants.ts'

export type Names = Partial<Record<Locale, string>>
export type ShownName = {
  name: string
  nameLocale: Locale
  /** The seller's, where `name` is assembled. */
  originalName: { name: string; locale: Locale } | null
}

/**
 * The name of a product for readers of `locale`. A seller's name in several languages falls back to the nearest one. A
 * name in one language is read by few: the others see the one that `assemble` makes of category and characteristics.
 */
export function shownName(
  names: Names,
  locale: Locale,
  sellerLocale: Locale,
  assemble: () => string | undefined,
): ShownName {
  const nameLocale = bestLocaleOf(names, locale, sellerLocale)
  const name = names[nameLocale]!
  const assembled = nameLocale !== locale && Object.keys(names).length === 1 ? assemble() : undefined
  return assembled === undefined
    ? { name, nameLocale, originalName: null }
    : { name: assembled, nameLocale: locale, originalName: { name, locale: nameLocale } }
}

/** Fallback order: the preferred language, English, the original language, any. */
export const bestLocaleOf = (names: Names, preferred: Locale, original: Locale) =>
  names[preferred] ? preferred : names.en ? 'en' : names[original] ? original : (Object.keys(names).sort()[0] as Locale)
