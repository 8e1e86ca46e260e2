// How text becomes words: one way for goods, queries and suggestions, so that what is typed meets what is written.
import type { Locale } from '#platform/constants.ts'
import { cyrillicToSerbian } from './scripts.ts'

/** `text` is lower case as written, for the dictionaries; `key` is what is compared: without accents and other differences. */
export type Word = { text: string; key: string }

/** One piece of a text, and the ways to read it, the strictest first: 'pp-r' is 'ppr', or 'pp' and 'r'. */
export type Token = {
  text: string
  readings: Word[][]
  /** Nothing but a space parts it from the token before. */
  isJoined: boolean
}

export function tokensOf(text: string, locale: Locale): Token[] {
  const { pieces, isJoined } = piecesOf(text, locale)
  return pieces.map((piece, index) => ({
    text: piece,
    readings: readingsOf(piece, locale),
    isJoined: isJoined[index]!,
  }))
}

/** A text in lower case, cut where words and sizes end. */
export function piecesOf(text: string, locale: Locale): { pieces: string[]; isJoined: boolean[] } {
  const plain = normalize(text, locale)
  const [pieces, isJoined]: [string[], boolean[]] = [[], []]
  let end = 0
  for (const { 0: piece, index } of plain.matchAll(runs)) {
    const follows = end > 0 && index - end <= 1 && (index === end || plain[end] === ' ')
    end = index + piece.length
    const [, number, unit] = digit.test(piece) ? (withUnit.exec(piece) ?? []) : []
    if (number && units.has(unit!)) {
      pieces.push(number, unit!)
      isJoined.push(follows, true)
    } else {
      pieces.push(piece)
      isJoined.push(follows)
    }
  }
  return { pieces, isJoined }
}

/** Every word that one of the readings has. */
export const wordsOf = (tokens: readonly Token[]): Word[] => tokens.flatMap(({ readings }) => readings.flat())

export const isNumeric = (word: string) => /\d/.test(word)

/** How codes are compared: letters and digits only, and Cyrillic letters that look Latin are. */
export const codeOf = (text: string) =>
  latinLookalikes(text.normalize('NFKC').toLowerCase()).replace(/[^\p{L}\p{N}]/gu, '')

/** Accents, ё, ß, đ and the Turkish i fold away; й stays a letter of its own. */
export function keyOf(word: string): string {
  if (/^[a-z0-9.]*$/.test(word)) return word
  return word
    .normalize('NFKD')
    .replace(/и\u0306/g, 'й')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ёßđðıøæœł]/g, (letter) => folded[letter]!)
}

const folded: Record<string, string> = { ё: 'е', ß: 'ss', đ: 'dj', ð: 'd', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l' }
const runs = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[.\-’'](?=[\p{L}\p{N}]))*/gu

function normalize(text: string, locale: Locale): string {
  const lower = text
    .replace(/[²³]/g, '')
    .normalize('NFKC')
    .replace(/\u2044/g, '/')
  const cased = locale === 'tr' ? lower.toLocaleLowerCase('tr') : lower.toLowerCase()
  return (
    cased
      .replace(/(\d),(?=\d)/g, '$1.')
      // Sizes and fractions: 'M8 × 40', '20*2,8' and '3/4' are one piece.
      .replace(/(?<=\d)\s?[x×хX*/]\s?(?=\d)/g, 'x')
      .replace(/[‐‑]/g, '-')
  )
}

const units = new Set(
  'mm cm m km kg g t l ml v w kw kva va a ah mah hz bar nm lm k h pcs stk st pz kom adet шт мм см м км кг г т л мл в вт квт ква ва а ач гц бар нм лм к ч'.split(
    ' ',
  ),
)

const unitNames =
  /^(millimet|centimet|met(er|re|ri|ro)|lit(er|re|ri|ro|ra|ar)|kilogram|gramm?|watt?|volt|amper|миллиметр|сантиметр|метр|литр|килограмм|грамм|ватт?|вольт|ампер)\p{L}{0,3}$/u

/** Said with a number, it need not be written beside it. */
export const isUnit = (text: string) => units.has(text) || unitNames.test(text)

/** '40mm' is said of the same goods as '40 mm'. */
const withUnit = /^(\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*)(\p{L}{1,3})$/u
const digit = /\d/

export function readingsOf(piece: string, locale: Locale): Word[][] {
  if (/^\p{L}+$/u.test(piece) || /^\d+(\.\d+)*$/.test(piece)) return [[wordOf(piece, locale)]]
  if (/\dx\d/.test(piece)) return sizeReadings(piece, locale)
  const parts = piece.split(/(?<=\D)[.]|[.](?=\D)|[-’']/).filter(Boolean)
  if (parts.length > 1) return [[wordOf(parts.join(''), locale)], parts.map((part) => wordOf(part, locale))]
  const [, letters, digits] = /^(\p{L}{2,6})(\d+)$/u.exec(piece) ?? []
  if (letters) return [[wordOf(piece, locale)], [wordOf(letters, locale), wordOf(digits!, locale)]]
  return [[wordOf(piece, locale)]]
}

/** 60x60x9 is also asked for as 60x60, and its numbers one by one. */
function sizeReadings(piece: string, locale: Locale): Word[][] {
  const whole = latinLookalikes(piece)
  const parts = whole.split('x')
  const readings = [[whole], ...(parts.length > 2 ? [[`${parts[0]}x${parts[1]}`, ...parts.slice(2)]] : []), parts]
  return readings.map((reading) => reading.map((part) => wordOf(part, locale)))
}

function wordOf(text: string, locale: Locale): Word {
  const own = isNumeric(text) ? latinLookalikes(text) : oneScript(text)
  // A lone 'ъ' has no Latin letter and stays as it is.
  const written = (locale === 'sr' && cyrillicToSerbian(own)) || own
  return { text: written, key: keyOf(written) }
}

const lookalikes = new Map(
  [...'аaеeоoрpсcхxуyкkмmтtвbнhіi'].flatMap((letter, index, all) => (index % 2 ? [] : [[letter, all[index + 1]!]])),
)
const cyrillicOf = new Map([...lookalikes].map(([cyrillic, latin]) => [latin, cyrillic]))

/** М8х40 typed with Russian letters. Words whose other letters are Cyrillic stay as they are. */
function latinLookalikes(text: string): string {
  const letters = text.replace(/[^а-яёіј]/g, '')
  return letters && [...letters].every((letter) => lookalikes.has(letter))
    ? text.replace(/[а-яі]/g, (letter) => lookalikes.get(letter)!)
    : text
}

/** A word of two scripts is one of the script whose letters cannot be taken for the other's. */
function oneScript(word: string): string {
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
