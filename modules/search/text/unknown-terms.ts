import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { ParsedQuery, Term } from '../analysis/parse-query.ts'

/** The words of each query that no name, category or characteristic has. */
export async function unknownTerms(db: Db, queries: readonly ParsedQuery[]): Promise<Set<Term>[]> {
  const wordTerms = queries.map(({ terms }) => terms.filter(isWord))
  const lexemes = wordTerms.flat().flatMap(lexemesOf)
  const { rows } = await sql<{ stem: string; phrase: string }>`
    select stem, phrase from search_words where word_count = 1 and stem = any(${[...new Set(lexemes)]}::text[])
  `.execute(db)
  const phrasesByStem = new Map<string, string[]>()
  for (const { stem, phrase } of rows) phrasesByStem.set(stem, [...(phrasesByStem.get(stem) ?? []), phrase])
  return wordTerms.map(
    (terms) =>
      new Set(
        terms.filter(
          (term) =>
            !lexemesOf(term).some((lexeme) => phrasesByStem.get(lexeme)?.some((phrase) => isFormOf(term.key, phrase))),
        ),
      ),
  )
}

export const isWord = ({ isNumeric, isUnit, number }: Term) => !isNumeric && !isUnit && !number

const lexemesOf = ({ tokenizations }: Term) =>
  tokenizations
    .filter(({ isLoose }) => !isLoose)
    .flatMap(({ words }) => words.flatMap(({ ownLanguage, otherLanguages }) => [...ownLanguage, ...otherLanguages]))

/** Excludes words of other languages with the same stem, such as 'makita' and 'makas'. */
const isFormOf = (key: string, phrase: string) => {
  const minLength = Math.max(3, Math.ceil(key.length * 0.6))
  return (
    key === phrase ||
    phrase.startsWith(key.slice(0, minLength)) ||
    phrase.includes(key) ||
    (phrase.length >= minLength && key.includes(phrase))
  )
}
