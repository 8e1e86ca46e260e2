// Tokenization and normalization, the same for products, queries and suggestions.
import type { Locale } from '#platform/constants.ts'
import { foldedKey, isNumeric } from './folding.ts'
import { cyrillicToSerbian } from './transliteration.ts'
import { isShortUnit } from './units.ts'

/** `text` is lower case, for the dictionaries; `key` is folded, for comparison: without accents and the like. */
export type Word = { text: string; key: string }

/** A piece of a text with its possible tokenizations, the strictest first: 'pp-r' is 'ppr', or 'pp' and 'r'. */
export type Token = {
  text: string
  tokenizations: Word[][]
  /** Only a space separates it from the previous token. */
  isJoined: boolean
}

export function tokenize(text: string, locale: Locale): Token[] {
  const { pieces, isJoined } = splitPieces(text, locale)
  return pieces.map((piece, index) => ({
    text: piece,
    tokenizations: tokenizationsOf(piece, locale),
    isJoined: isJoined[index]!,
  }))
}

/** The words, codes and dimensions of a text in lower case. */
export function splitPieces(text: string, locale: Locale): { pieces: string[]; isJoined: boolean[] } {
  const plain = normalize(text, locale)
  const [pieces, isJoined]: [string[], boolean[]] = [[], []]
  let end = 0
  for (const { 0: piece, index } of plain.matchAll(pieceRuns)) {
    const follows = end > 0 && index - end <= 1 && (index === end || plain[end] === ' ')
    end = index + piece.length
    const [, number, unit] = digit.test(piece) ? (numberWithUnit.exec(piece) ?? []) : []
    if (number && isShortUnit(unit!)) {
      pieces.push(number, unit!)
      isJoined.push(follows, true)
    } else {
      pieces.push(digit.test(piece) ? latinLookalikes(piece) : piece)
      isJoined.push(follows)
    }
  }
  return { pieces, isJoined }
}

/** The words of all tokenizations. */
export const wordsOf = (tokens: readonly Token[]): Word[] => tokens.flatMap(({ tokenizations }) => tokenizations.flat())

/** The words of an expression in their strictest tokenization. */
export const primaryWords = (text: string, locale: Locale): Word[] =>
  tokenize(text, locale).flatMap(({ tokenizations }) => tokenizations[0]!)

/** The key of each token in its strictest tokenization. */
export const foldedWords = (text: string, locale: Locale): string[] =>
  tokenize(text, locale).map(({ tokenizations }) => tokenizations[0]!.map(({ key }) => key).join(''))

/** A code for comparison: letters and digits only, Cyrillic lookalikes as Latin letters. */
export const normalizeCode = (text: string) =>
  latinLookalikes(text.normalize('NFKC').toLowerCase()).replace(/[^\p{L}\p{N}]/gu, '')

const pieceRuns = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[.\-’'](?=[\p{L}\p{N}]))*/gu

function normalize(text: string, locale: Locale): string {
  const lower = text
    .replace(/[²³]/g, '')
    .normalize('NFKC')
    .replace(/\u2044/g, '/')
  const elided = locale === 'it' ? lower.replace(elidedArticle, ' ') : lower
  const cased = locale === 'tr' ? elided.toLocaleLowerCase('tr') : elided.toLowerCase()
  return (
    cased
      .replace(/(\d),(?=\d)/g, '$1.')
      // Dimensions and fractions such as 'M8 × 40', '20*2,8' and '3/4' are one piece.
      .replace(/(?<=\d)\s?[x×хX*/]\s?(?=\d)/g, 'x')
      // A thread such as 'M 8'; 'M 100' are a hundred of medium size.
      .replace(/(?<![\p{L}\p{N}]|\d\s)([mм])\s(?=\d{1,2}(?!\d))/gu, '$1')
      // Nominal diameter and pressure, which have Latin letters elsewhere: 'ду100' is 'DN 100'.
      .replace(/(?<!\p{L})(?:dn|ду)\s?(?=\d)/gu, 'dn ')
      .replace(/(?<!\p{L})(?:pn|ру)\s?(?=\d)/gu, 'pn ')
      // The cores and the cross-section of a cable.
      .replace(/(?<=\d)g(?=\d)/g, 'x')
      .replace(/(?<=\d)(?:\s?["″”]|in(?![\p{L}\d]))/gu, ' inch ')
      // A diameter such as 'Ø25' or 'fi25'.
      .replace(/(?<!\p{L})(ø|φ|fi)(?=\d)/gu, '$1 ')
      .replace(/[‐‑]/g, '-')
  )
}

/** Italian: 'dell’acqua' is 'acqua'. */
const elidedArticle = /(?<!\p{L})(?:l|d|un|dell|nell|all|dall|sull)[’'](?=\p{L})/giu

/** '40mm' equals '40 mm'. */
const numberWithUnit = /^(\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*)(\p{L}{1,3})$/u
const digit = /\d/

export function tokenizationsOf(piece: string, locale: Locale): Word[][] {
  if (/^\p{L}+$/u.test(piece) || /^\d+(\.\d+)*$/.test(piece)) return [[wordOf(piece, locale)]]
  if (/\dx\d/.test(piece)) return sizeTokenizations(piece, locale)
  const parts = piece.split(/(?<=\D)[.]|[.](?=\D)|[-’']/).filter(Boolean)
  if (parts.length > 1) return [[wordOf(parts.join(''), locale)], parts.map((part) => wordOf(part, locale))]
  const [, letters, digits] = /^(\p{L}{2,6})(\d+)$/u.exec(piece) ?? []
  if (letters) return [[wordOf(piece, locale)], [wordOf(letters, locale), wordOf(digits!, locale)]]
  return [[wordOf(piece, locale)]]
}

/** 60x60x9 is also 60x60 and 9, and three single numbers. */
function sizeTokenizations(piece: string, locale: Locale): Word[][] {
  const whole = latinLookalikes(piece)
  const parts = whole.split('x')
  // One number says little of a square.
  const single = new Set(parts).size > 1 ? [parts] : []
  const tokenizations = [
    [whole],
    ...(parts.length > 2 ? [[`${parts[0]}x${parts[1]}`, ...parts.slice(2)]] : []),
    ...single,
  ]
  return tokenizations.map((reading) => reading.map((part) => wordOf(part, locale)))
}

function wordOf(text: string, locale: Locale): Word {
  const own = isNumeric(text) ? latinLookalikes(text) : unifyScript(text)
  // A lone 'ъ' has no Latin letter and stays as it is.
  const written = (locale === 'sr' && cyrillicToSerbian(own)) || own
  return { text: written, key: foldedKey(written) }
}

const lookalikes = new Map(
  [...'аaеeоoрpсcхxуyкkмmтtвbнhіi'].flatMap((letter, index, all) => (index % 2 ? [] : [[letter, all[index + 1]!]])),
)
const cyrillicOf = new Map([...lookalikes].map(([cyrillic, latin]) => [latin, cyrillic]))

/** Codes such as М8х40 typed with Cyrillic letters. Words with other Cyrillic letters stay unchanged. */
function latinLookalikes(text: string): string {
  const letters = text.replace(/[^а-яёіј]/g, '')
  return letters && [...letters].every((letter) => lookalikes.has(letter))
    ? text.replace(/[а-яі]/g, (letter) => lookalikes.get(letter)!)
    : text
}

/** A word in mixed script, in the script of its unambiguous letters. */
function unifyScript(word: string): string {
  const [latin, cyrillic] = [word.match(/[a-z]/g) ?? [], word.match(/[а-яёіј]/g) ?? []]
  if (latin.length === 0 || cyrillic.length === 0) return word
  if (
    latin.every((letter) => cyrillicOf.has(letter)) &&
    (cyrillic.some((letter) => !lookalikes.has(letter)) || cyrillic.length >= latin.length)
  )
    return word.replace(/[a-z]/g, (letter) => cyrillicOf.get(letter)!)
  return cyrillic.every((letter) => lookalikes.has(letter))
    ? word.replace(/[а-яёі]/g, (letter) => lookalikes.get(letter)!)
    : word
}
