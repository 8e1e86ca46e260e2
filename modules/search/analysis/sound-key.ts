import { foldedKey } from './folding.ts'
import { romanize } from './transliteration.ts'

/** Letters that sound alike in most of the languages; longest groups first. */
const sounds: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/sch|sh|zh/g, 's'],
  [/ph/g, 'f'],
  [/ck|ch|kh|q|c/g, 'k'],
  [/x/g, 'ks'],
  [/[wv]/g, 'v'],
  [/ee|ie|ei|ey|y|j/g, 'i'],
  [/oo|ou/g, 'u'],
  [/z/g, 's'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
]

/** A word as it sounds, in any script, so that names that are written by ear can be found: 'ксерокс' and Xerox. */
export const soundKey = (word: string) =>
  sounds.reduce((key, [letters, sound]) => key.replace(letters, sound), romanize(foldedKey(word.toLowerCase())))
