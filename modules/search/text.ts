import { type RawBuilder, sql } from 'kysely'

const configurations = ['english', 'russian', 'serbian', 'german', 'italian', 'turkish', 'simple'] as const

/** Upper case without punctuation: how codes are kept and compared. */
export const foldCode = (text: string) => text.normalize('NFKC').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Words of the query; punctuation other than inside codes parts them. */
export const wordsOf = (text: string) =>
  text.normalize('NFKC').split(/[\s,;:()"«»„“]+/).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')).filter(Boolean).slice(0, 12)

/** The query in every language that sellers write, since a Russian name is also found from an English page. */
export function tsquery(words: readonly string[], options: { prefix?: boolean } = {}): RawBuilder<unknown> {
  const text = words.join(' ')
  const parts = configurations.map((name) => sql`plainto_tsquery(${sql.lit(name)}, search_key(${text}))`)
  const all = sql.join(parts, sql` || `)
  if (!options.prefix || words.length === 0) return sql`(${all})`
  const lexemes = words.map((word) => word.replace(/[^\p{L}\p{N}]+/gu, ' ').trim().split(' ').filter(Boolean)).flat()
  const prefixed = lexemes.map((word, index) => (index === lexemes.length - 1 ? `${word}:*` : word)).join(' & ')
  return prefixed ? sql`(${all} || to_tsquery('simple', search_key(${prefixed})))` : sql`(${all})`
}

/** Codes that the words may mean: each word with a digit, and all of them as one. */
export function codesOf(words: readonly string[]) {
  const folded = words.filter((word) => /\d/.test(word)).map(foldCode).filter((code) => code.length >= 4)
  const whole = foldCode(words.join(''))
  return [...new Set(/\d/.test(whole) && whole.length >= 4 ? [...folded, whole] : folded)]
}
