// Corrections of an unknown word that was typed with the wrong layout, script or spacing.
import type { Locale } from '#platform/constants.ts'
import { keyboardLayoutVariants } from './keyboard-layouts.ts'
import type { Term } from './parse-query.ts'
import { transliterations } from './transliteration.ts'

/** The word in other keyboard layouts and scripts, without umlaut digraphs, and with adjacent letters swapped. */
export function candidateCorrections({ text, key }: Pick<Term, 'text' | 'key'>, locale: Locale): string[] {
  const umlauts =
    locale === 'de' && /[aou]e/.test(key) ? [key.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u')] : []
  const swapped =
    key.length >= minSwappedLength && key.length <= maxSwappedLength
      ? Array.from({ length: key.length - 1 }, (_, at) => key.slice(0, at) + key[at + 1] + key[at] + key.slice(at + 2))
      : []
  const layouts = text.length < minSwitchedLength ? [] : keyboardLayoutVariants(text)
  return [
    ...new Set([...layouts, ...transliterations(text), ...umlauts, ...swapped, ...withoutSuffix(key, locale)]),
  ].filter((each) => each !== text && each !== key)
}

/** What a word such as 'carrellino', 'tondone', 'болтики' or 'Schräubchen' makes smaller or larger. */
function withoutSuffix(key: string, locale: Locale): string[] {
  const [pattern, endings] = alteringSuffixes[locale] ?? []
  const base = pattern ? key.replace(pattern, '') : key
  return base === key || base.length < minBaseLength ? [] : endings!.map((ending) => base + ending)
}

const alteringSuffixes: Partial<Record<Locale, readonly [suffix: RegExp, endings: readonly string[]]>> = {
  it: [/(?:[ei]?c)?(?:in|on|ett|ell|ott|ucci?)[oaie]$/u, ['o', 'a', 'e']],
  ru: [/(?:очк|ечк|оньк|еньк|ушк|чик|ик|ок|к)(?:и|а|у|ов|ам|ами)?$/u, ['', 'а', 'ка']],
  sr: [/(?:cic|ic|ica|cica|ice)(?:i|a|e|u)?$/u, ['', 'a']],
  de: [/(?:chen|lein)$/u, ['', 'e']],
  tr: [/(?:cik|cuk)$/u, ['']],
}
const minBaseLength = 4

/** Two words that may have been run together. */
export const wordSplits = ({ key }: Term) =>
  Array.from(
    { length: Math.max(0, key.length - 2 * minHalfLength + 1) },
    (_, at) => `${key.slice(0, at + minHalfLength)} ${key.slice(at + minHalfLength)}`,
  )

/** All parts of a word that may be several words run together, as far as it is not too long. */
export const wordParts = ({ key }: Term) => {
  const run = key.slice(0, maxRunLength)
  const minLength = Math.max(minPartLength, Math.ceil(run.length * minPartShare))
  return Array.from({ length: Math.max(0, run.length - minLength) }, (_, at) => at + minLength).flatMap((length) =>
    Array.from({ length: run.length - length + 1 }, (_, start) => run.slice(start, start + length)),
  )
}

/** Shorter words are abbreviations: 'ssd' is no 'sds'. */
const minSwappedLength = 4
const maxSwappedLength = 7
/** Shorter words are a word in every layout. */
export const minSwitchedLength = 3
const minHalfLength = 3
/** A word of so many letters has some 600 parts. */
const maxRunLength = 40
const minPartLength = 4
const minPartShare = 0.2
