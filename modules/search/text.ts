import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'

/** PostgreSQL's dictionaries by language. */
export const configurations: Record<Locale, string> = {
  en: 'english', ru: 'russian', sr: 'serbian', de: 'german', it: 'italian', tr: 'turkish',
}

/** Upper case without punctuation: how codes are kept and compared. */
export const foldCode = (text: string) => text.normalize('NFKC').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Words of the query; punctuation other than inside codes parts them. */
export const wordsOf = (text: string) =>
  text.normalize('NFKC').split(/[\s,;:()"«»„“]+/).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')).filter(Boolean).slice(0, 12)

/**
 * Every word in every language that sellers write, since a Russian name is also found from an English page. All words are
 * wanted but those that mean nothing in the caller's language; the last one may be a beginning when `prefix` is given.
 */
export function tsquery(words: readonly string[], locale: Locale, options: { prefix?: boolean } = {}): RawBuilder<unknown> {
  if (words.length === 0) return sql`''::tsquery`
  return sql`(${sql.join(words.map((word, index) => wordQuery(word, locale, Boolean(options.prefix) && index === words.length - 1)), sql` && `)})`
}

function wordQuery(word: string, locale: Locale, isPrefix: boolean) {
  const languages = [...new Set([...Object.values(configurations), 'simple'])].map((name) => sql`plainto_tsquery(${sql.lit(name)}, search_key(${word}))`)
  const beginning = word.replace(/[^\p{L}\p{N}]+/gu, ' ').trim().split(' ').pop()
  if (isPrefix && beginning) languages.push(sql`to_tsquery('simple', search_key(${beginning}) || ':*')`)
  const own = sql`plainto_tsquery(${sql.lit(configurations[locale])}, search_key(${word}))`
  return sql`case when numnode(${own}) = 0 ${isPrefix ? sql`and false` : sql``} then ''::tsquery else ${sql.join(languages, sql` || `)} end`
}

/** Codes that the words may mean: each word with a digit, and all of them as one. */
export function codesOf(words: readonly string[]) {
  const folded = words.filter((word) => /\d/.test(word)).map(foldCode).filter((code) => code.length >= 4)
  const whole = foldCode(words.join(''))
  return [...new Set(/\d/.test(whole) && whole.length >= 4 ? [...folded, whole] : folded)]
}
