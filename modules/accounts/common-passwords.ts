import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const brands = ['tradeyard', 'dunavtrade', 'dunav']
const shortestWord = 3
/** What is added to a common word does not make it uncommon until it is this long. */
const enough = 6
/** Ends that people add when they are asked for digits and signs. */
const longestEnd = 6

let list: ReadonlySet<string> | undefined
const common = () =>
  (list ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .normalize('NFC')
      .split('\n')
      .filter(Boolean),
  ))

/** Whether a password is on the list, on it but for a year or sign at its end, a short text repeated, or made of what is known of its owner. */
export function isCommon(password: string, own: readonly (string | null | undefined)[] = []) {
  const text = fold(password)
  return isListed(text) || /^(.{1,4})\1+.?$/u.test(text) || isMadeOf(text, [...brands, ...own.flatMap(wordsOf)])
}

const fold = (text: string) => text.normalize('NFC').toLowerCase()
const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

function isListed(text: string) {
  if (common().has(text) || common().has(plain(text))) return true
  const stem = text.replace(/[^\p{L}]+$/u, '')
  return stem.length >= shortestWord + 1 && text.length - stem.length <= longestEnd && common().has(stem)
}

/** An address, its parts, a name as a whole and in words, a number with and without its first digits. */
function wordsOf(text: string | null | undefined) {
  if (!text) return []
  const words = [text, ...text.split('@'), ...text.split(/[^\p{L}\p{N}]+/u)].map(plain)
  const national = /^\+\d{9,}$/.test(text) ? [1, 2, 3].map((code) => text.slice(1 + code)) : []
  return [...words, ...national].filter((word) => word.length >= shortestWord)
}

function isMadeOf(text: string, words: readonly string[]) {
  const known = [...new Set(words)].sort((one, other) => other.length - one.length)
  const bare = plain(text)
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), bare)
  return rest !== bare && (rest.length < enough || isListed(rest))
}
