import type { Kind } from '../analysis/kinds.ts'
import type { ParsedQuery, Term, TermExpansion, Tokenization } from '../analysis/parse-query.ts'
import type { Field, Step } from '../analysis/search-plan.ts'
import { normalizeCode } from '../analysis/tokenize.ts'
import { scopeTerm } from './documents.ts'

/** The condition of a step in the marks of documents.ts. Empty: nothing can match. `phrase` is that of the whole query. */
export function stepTsquery(step: Step, query: ParsedQuery, kind: Kind | undefined, phrase: string): string {
  if (step.isPhrase && !phrase) return ''
  const inField = (field: Field) => and(step.terms.map((term) => termTsquery(field, term, step, query, kind)))
  const words = inField(step.field)
  if (!words && !step.within) return ''
  return and([
    words,
    anyCategory(step.within),
    ...(step.outside?.length ? [`!${group(anyCategory(step.outside))}`] : []),
    ...(step.except ? [not(inField(step.except))] : []),
    ...(phrase && step.isPhrase !== undefined ? [step.isPhrase ? phrase : not(phrase)] : []),
  ])
}

/** What remains of a query: its words, or the condition on the categories alone. */
export const relaxedTsquery = (
  step: Pick<Step, 'terms' | 'within'>,
  query: ParsedQuery,
  kind: Kind | undefined,
  hasCategories = true,
) =>
  and([
    ...step.terms.map((term) =>
      or([
        termTsquery('attributes', term, step, query, kind),
        ...tokenizationsIn('attributes', term.sizeStart ? [term.sizeStart] : []),
      ]),
    ),
    ...(hasCategories ? [anyCategory(step.within)] : []),
  ])

/** Names with all words, and of a last word with its beginning only. */
export const nameTsquery = (query: ParsedQuery) =>
  and(query.terms.map((term) => termTsquery('name', term, query, query, undefined)))

/** Any code of the query. */
export const codeTsquery = ({ terms }: ParsedQuery) =>
  or(codesIn(terms.map(({ text }) => text)).map((code) => `'#${quoteLexeme(code)}'`))

function termTsquery(
  field: Field,
  term: Term,
  step: Pick<Step, 'terms' | 'within'>,
  { terms, spans }: ParsedQuery,
  kind: Kind | undefined,
): string {
  if (term.isUnit && step.terms.length > 1) return ''
  const headOf = field !== 'name' && step.within && kind?.heads.includes(term) ? kind : undefined
  if (headOf && headOf.sure.length === headOf.wide.length) return ''
  const index = terms.indexOf(term)
  const covering = spans.filter(({ start, end }) => start <= index && index < end)
  const code = term.isNumeric ? normalizeCode(term.text) : ''
  return or([
    ...tokenizationsIn(field, term.tokenizations),
    ...tokenizationsIn(field, covering),
    ...(field !== 'name' && term.derived ? [wordTsquery(field, term.derived)] : []),
    ...(code.length >= minPrefixLength ? [`'#${quoteLexeme(code)}':*`] : []),
    ...(headOf ? [anyCategory(headOf.sure)] : []),
    ...(field !== 'name' && kind?.narrowing.includes(term) ? [anyCategory(kind.own)] : []),
  ])
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
    .map(({ words }) => and(words.map((word) => wordTsquery(field, word))))

function wordTsquery(field: Field, { ownLanguage, otherLanguages }: TermExpansion) {
  const marked = (mark: string, lexemes: readonly string[]) =>
    lexemes.map((lexeme) => `'${mark}${quoteLexeme(lexeme)}'`)
  if (field === 'name') return or(marked('', ownLanguage))
  const attributes = [
    ...marked('', ownLanguage),
    ...marked('~', ownLanguage),
    ...marked('', otherLanguages),
    ...marked('~', otherLanguages),
  ]
  return or(field === 'attributes' ? attributes : [...attributes, ...marked('_', ownLanguage)])
}

const anyCategory = (ids: readonly number[] | undefined) => or((ids ?? []).map((id) => `'${scopeTerm.category(id)}'`))

/** PostgreSQL rejects lexemes of 2 kB; a UTF-16 unit takes at most three bytes. */
const maxLexemeLength = 600

export const quoteLexeme = (lexeme: string) =>
  lexeme.slice(0, maxLexemeLength).replace(/'/g, "''").replace(/\\/g, '\\\\')
export const and = (parts: readonly string[]) => join(parts, ' & ')
export const or = (parts: readonly string[]) => join([...new Set(parts)], ' | ')
const not = (part: string) => (part === '' ? '' : `!${group(part)}`)
const group = (part: string) => (part.startsWith('(') ? part : `(${part})`)

function join(parts: readonly string[], operator: string) {
  const nonEmpty = parts.filter((part) => part !== '')
  return nonEmpty.length > 1 ? `(${nonEmpty.join(operator)})` : (nonEmpty[0] ?? '')
}
