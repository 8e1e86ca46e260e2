import type { ParsedQuery, TermExpansion, Tokenization } from '../analysis/parse-query.ts'
import { normalizeCode } from '../analysis/tokenize.ts'

/** Where words must occur: in the name, in the name of the product's own category, also in attributes, also in the description. */
type Field = 'name' | 'category' | 'attributes' | 'description'
/** One tsquery per field in the marks of documents.ts; `code` matches any code of the query. Empty: nothing can match. */
export type Tsqueries = Record<Field | 'code', string>

export function buildTsqueries({ terms, spans }: ParsedQuery): Tsqueries {
  const hasOtherTerms = terms.some(({ isUnit }) => !isUnit)
  const allTerms = (field: Field) =>
    and(
      terms.map((term, index) =>
        hasOtherTerms && term.isUnit && field !== 'name'
          ? ''
          : or([
              ...tokenizationsIn(field, term.tokenizations),
              ...tokenizationsIn(
                field,
                spans.filter(({ start, end }) => start <= index && index < end),
              ),
              ...(term.isNumeric && normalizeCode(term.text).length >= minPrefixLength
                ? [`'#${quoteLexeme(normalizeCode(term.text))}':*`]
                : []),
            ]),
      ),
    )
  const words = terms.filter(({ isNumeric, isUnit }) => !isNumeric && !isUnit)
  return {
    code: or(codesIn(terms.map(({ text }) => text)).map((code) => `'#${quoteLexeme(code)}'`)),
    name: allTerms('name'),
    attributes: allTerms('attributes'),
    description: allTerms('description'),
    category: or([
      ...words.flatMap(({ tokenizations }) => tokenizationsIn('category', tokenizations)),
      ...tokenizationsIn(
        'category',
        spans.filter(({ start, end }) => terms.slice(start, end).some(({ isNumeric }) => !isNumeric)),
      ),
    ]),
  }
}

const minPrefixLength = 4
const minCodeLength = 2

/** A word with a digit and a letter may be a code, and so may all words joined. */
function codesIn(texts: readonly string[]): string[] {
  const whole = normalizeCode(texts.join(''))
  const single = texts
    .map(normalizeCode)
    .filter((code) => code.length > minPrefixLength && /\d/.test(code) && /\p{L}/u.test(code))
  return [...new Set([...(/\d/.test(whole) && whole.length >= minCodeLength ? [whole] : []), ...single])]
}

const tokenizationsIn = (field: Field, tokenizations: readonly Pick<Tokenization, 'words' | 'isLoose'>[]) =>
  tokenizations
    .filter(({ isLoose }) => !isLoose || field !== 'name')
    .map(({ words }) => (field === 'category' ? or : and)(words.map((word) => termIn(field, word))))

function termIn(field: Field, { ownLanguage, otherLanguages, categoryTerms }: TermExpansion) {
  const marked = (mark: string, lexemes: readonly string[]) =>
    lexemes.map((lexeme) => `'${mark}${quoteLexeme(lexeme)}'`)
  if (field === 'name') return or(marked('', ownLanguage))
  if (field === 'category') return or(marked('^', categoryTerms))
  const attributes = [
    ...marked('', ownLanguage),
    ...marked('~', ownLanguage),
    ...marked('', otherLanguages),
    ...marked('~', otherLanguages),
  ]
  return or(field === 'attributes' ? attributes : [...attributes, ...marked('_', ownLanguage)])
}

/** PostgreSQL rejects lexemes of 2 kB; a UTF-16 unit takes at most three bytes. */
const maxLexemeLength = 600

export const quoteLexeme = (lexeme: string) =>
  lexeme.slice(0, maxLexemeLength).replace(/'/g, "''").replace(/\\/g, '\\\\')
export const and = (parts: readonly string[]) => join(parts, ' & ')
export const or = (parts: readonly string[]) => join([...new Set(parts)], ' | ')

function join(parts: readonly string[], operator: string) {
  const nonEmpty = parts.filter((part) => part !== '')
  return nonEmpty.length > 1 ? `(${nonEmpty.join(operator)})` : (nonEmpty[0] ?? '')
}
