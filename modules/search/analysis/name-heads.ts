// The words of a category's name that name its goods: 'bolts' in 'Hex bolts', 'перчатки' in 'Перчатки нитриловые'.
import type { Locale } from '#platform/constants.ts'
import { lexemesOf } from './stems.ts'
import { splitPieces, tokenizationsOf } from './tokenize.ts'
import { hasHeadLast, isAdjective } from './word-order.ts'

const hasAdjectivesAfter = (locale: Locale) => locale === 'ru' || locale === 'it'

/** One head for each part of an enumeration: 'Nuts and washers' has two. */
export function nameHeads(name: string, locale: Locale): string[] {
  return name.split(enumeration).flatMap((part) => {
    const { pieces } = splitPieces(part, locale)
    return [...headsIn(pieces, locale), ...(locale === 'sr' ? headBehind(pieces) : [])]
  })
}

/** A word, or an enumeration of words: 'Cups and mugs'. */
export const isOneWord = (name: string, locale: Locale) =>
  name.split(enumeration).every((part) => splitPieces(part, locale).pieces.length <= 1)

/** Serbian: a first word in a consonant, as in 'Fotokopir papir', says which papers they are. */
const headBehind = ([first, second]: readonly string[]) =>
  second && !endsInVowel.test(first!) && !isStopWord(second, 'sr') && !isAdjective(second, 'sr') ? [second] : []

const endsInVowel = /[aeiouаеиоу]$/u

const enumeration = /[,;&/()]| (?:and|und|и|e|ed|i|ve) /u

/** Of a product: in the words before the first number or punctuation, without its brand. */
export const productHeads = (name: string, brand: readonly string[], locale: Locale) =>
  headsOf(splitPieces(name, locale), brand, locale)

/** Of the name of a product that is already split. */
export function headsOf(
  { pieces, isJoined }: ReturnType<typeof splitPieces>,
  brand: readonly string[],
  locale: Locale,
): string[] {
  const leading: string[] = []
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]!
    if (brand.includes(piece)) continue
    if (leading.length > 0 && (!isJoined[at] || /\d/.test(piece))) return headsOfWords(leading, locale)
    leading.push(piece)
  }
  return headsOfWords(leading.slice(0, maxLeading), locale)
}

const headsOfWords = (words: readonly string[], locale: Locale) =>
  headsIn(
    words.filter((word) => word.length > 1),
    locale,
  )

/** In names without punctuation and numbers. */
const maxLeading = 4

/** Of a word with a hyphen such as 'U-Stahl' both the whole and the part that names the thing. */
function headsIn(pieces: readonly string[], locale: Locale): string[] {
  const end = pieces.findIndex((piece, at) => at > 0 && isStopWord(piece, locale))
  const phrase = locale !== 'tr' && end > 0 ? pieces.slice(0, end) : pieces
  const noun = hasHeadLast(locale) ? undefined : phrase.find((piece) => !isAdjective(piece, locale))
  const head = noun ?? phrase.at(hasAdjectivesAfter(locale) ? 0 : -1)
  if (head === undefined) return []
  const parts = head.split('-')
  return [...new Set([parts.join(''), parts.at(hasHeadLast(locale) || locale === 'de' ? -1 : 0)!])]
}

const isStopWord = (piece: string, locale: Locale) =>
  tokenizationsOf(piece, locale)[0]!.every((word) => lexemesOf(locale, word).length === 0)

/** Words for several things of a kind, which another word names, or for one of its types: 'spanner set', 'набор отвёрток', 'mcb type C'. */
const setWords: Record<Locale, ReadonlySet<string>> = {
  en: new Set(['set', 'kit', 'type']),
  ru: new Set(['набор', 'наборы', 'комплект', 'комплекты', 'тип']),
  sr: new Set(['set', 'setovi', 'komplet', 'kompleti', 'garnitura', 'garniture', 'tip']),
  de: new Set(['set', 'sets', 'satz', 'garnitur', 'typ']),
  it: new Set(['set', 'kit', 'tipo']),
  tr: new Set(['set', 'seti', 'takimi', 'tip', 'tipi']),
}

export const isSetWord = (key: string, locale: Locale) => setWords[locale].has(key)
