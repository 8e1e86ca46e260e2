import { isUtf8 } from 'node:buffer'
import type { Locale } from '#platform/constants.ts'
import type { Encoding } from './source-row.ts'

/** Recognises the encoding of a text by its first bytes; `locale` decides between alphabets that the bytes fit equally well. */
export function recogniseEncoding(head: Buffer, locale: Locale): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = head.reduce((count, byte, at) => count + (byte === 0 ? (at % 2 === 0 ? 1 : -1) : 0), 0)
  if (head.includes(0)) return zeros > 0 ? 'utf-16be' : 'utf-16le'
  if (isUtf8(withoutCutCharacter(head))) return 'utf-8'
  if (isCyrillic(head)) return 'windows-1251'
  const scores = latinEncodings.map(({ encoding, letters, locales }) => {
    const text = new TextDecoder(encoding).decode(head)
    return { encoding, score: scoreOf(text, letters) + (locales.includes(locale) ? 0.5 : 0) }
  })
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).encoding
}

/** The last character may be cut in two. */
function withoutCutCharacter(head: Buffer) {
  let end = head.length
  for (let back = 1; back <= 3 && back <= head.length; back++) {
    const byte = head[head.length - back]!
    if (byte < 0x80) break
    if (byte >= 0xc0) {
      end = head.length - back
      break
    }
  }
  return head.subarray(0, end)
}

/** Cyrillic words consist of bytes above 127, which in Latin texts stand alone. */
function isCyrillic(head: Buffer) {
  let [high, adjacent] = [0, 0]
  for (const [at, byte] of head.entries()) {
    if (byte < 0xc0) continue
    high++
    if ((head[at - 1] ?? 0) >= 0xc0 || (head[at + 1] ?? 0) >= 0xc0) adjacent++
  }
  return high > 0 && adjacent / high > 0.6
}

type Alphabet = { encoding: Encoding; letters: string; locales: readonly Locale[] }
const latinEncodings: readonly Alphabet[] = [
  { encoding: 'windows-1252', letters: 'äöüÄÖÜßéèàùòìçñÈÀ°«»–', locales: ['en', 'de', 'it', 'ru'] },
  { encoding: 'windows-1250', letters: 'čćžšđČĆŽŠĐ°–', locales: ['sr'] },
  { encoding: 'windows-1254', letters: 'ğışİĞŞçöüÇÖÜ°–', locales: ['tr'] },
]

const scoreOf = (text: string, letters: string) =>
  [...text].reduce((score, letter) => (letter < '\u0080' ? score : score + (letters.includes(letter) ? 1 : -1)), 0)
