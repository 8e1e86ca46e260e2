import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const brands = ['tradeyard', 'dunavtrade', 'dunav']
const minWordLength = 3
/** A password that contains a known word needs at least this many other characters. */
const minRemainderLength = 6
/** Longest suffix of digits and signs that is ignored. */
const maxSuffixLength = 6

let cachedList: ReadonlySet<string> | undefined
const commonPasswords = () =>
  (cachedList ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .normalize('NFC')
      .split('\n')
      .filter(Boolean),
  ))

/** True for a listed password with or without a suffix of digits and signs, a repeated short text, or a combination of brand names and personal data. */
export function isCommonPassword(password: string, personalData: readonly (string | null | undefined)[] = []) {
  const text = fold(password)
  return (
    isListed(text) ||
    /^(.{1,4})\1+.?$/u.test(text) ||
    isComposedOf(text, [...brands, ...personalData.flatMap(extractWords)])
  )
}

const fold = (text: string) => text.normalize('NFC').toLowerCase()
const lettersAndDigits = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

function isListed(text: string) {
  if (commonPasswords().has(text) || commonPasswords().has(lettersAndDigits(text))) return true
  const stem = text.replace(/[^\p{L}]+$/u, '')
  return stem.length >= minWordLength + 1 && text.length - stem.length <= maxSuffixLength && commonPasswords().has(stem)
}

/** The text, its words, both parts of an e-mail address, and a phone number without its country code. */
function extractWords(text: string | null | undefined) {
  if (!text) return []
  const words = [text, ...text.split('@'), ...text.split(/[^\p{L}\p{N}]+/u)].map(lettersAndDigits)
  const national = /^\+\d{9,}$/.test(text) ? [1, 2, 3].map((code) => text.slice(1 + code)) : []
  return [...words, ...national].filter((word) => word.length >= minWordLength)
}

function isComposedOf(text: string, words: readonly string[]) {
  const longestFirst = [...new Set(words)].sort((one, other) => other.length - one.length)
  const stripped = lettersAndDigits(text)
  const remainder = longestFirst.reduce((left, word) => left.replaceAll(word, ''), stripped)
  return remainder !== stripped && (remainder.length < minRemainderLength || isListed(remainder))
}
