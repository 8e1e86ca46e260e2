// Conditions of a step of a plan on the index terms of a document (documents.ts). Each engine puts it into its own language.
import type { Kind } from '../analysis/kinds.ts'
import type { TermExpansion } from '../analysis/stems.ts'
import type { ParsedQuery, Term, Tokenization } from '../analysis/parse-query.ts'
import type { Field, Step } from '../analysis/search-plan.ts'
import { isNumeric } from '../analysis/folding.ts'
import { normalizeCode } from '../analysis/tokenize.ts'
import { scopeTerm, wordPairs } from './documents.ts'

export type TermCondition =
  | { term: string }
  | { prefix: string }
  | { all: readonly TermCondition[] }
  | { any: readonly TermCondition[] }
  | { not: TermCondition }
type Maybe = TermCondition | undefined

/** The condition of a step. Undefined: nothing can match. `phrase` is that of the whole query. */
export function stepCondition(step: Step, query: ParsedQuery, kind: Kind | undefined, phrase: Maybe): Maybe {
  if (step.isPhrase && !phrase) return undefined
  const isOfKind = step.within && !step.outside
  const inField = (field: Field) =>
    all(
      step.terms.map((term) =>
        term.lacking && isOfKind ? lacks(term, term.lacking) : termCondition(field, term, step, query, kind),
      ),
    )
  const words = inField(step.field)
  if (!words && !step.within) return undefined
  return all([
    words,
    anyCategory(step.within),
    ...(step.outside?.length ? [not(anyCategory(step.outside))] : []),
    ...(step.except ? [not(inField(step.except))] : []),
    ...(phrase && step.isPhrase !== undefined ? [step.isPhrase ? phrase : not(phrase)] : []),
  ])
}

/** The remaining part of a query: its words, or the condition on the categories alone. */
export const relaxedCondition = (
  step: Pick<Step, 'terms' | 'within'>,
  query: ParsedQuery,
  kind: Kind | undefined,
  hasCategories = true,
): Maybe =>
  all([
    ...step.terms.map((term) =>
      any([
        termCondition('attributes', term, step, query, kind),
        ...tokenizationsIn('attributes', term.sizeStart ? [term.sizeStart] : []),
      ]),
    ),
    ...(hasCategories ? [anyCategory(step.within)] : []),
  ])

/** Any code of the query. */
export const codeCondition = ({ terms }: ParsedQuery): Maybe =>
  any(codesIn(terms.map(({ text }) => text)).map((code) => ({ term: `#${code}` })))

function termCondition(
  field: Field,
  term: Term,
  step: Pick<Step, 'terms' | 'within'>,
  { terms, spans }: ParsedQuery,
  kind: Kind | undefined,
): Maybe {
  if (term.isUnit && step.terms.length > 1) return undefined
  const headOf = field !== 'name' && step.within && kind?.heads.includes(term) ? kind : undefined
  if (headOf && headOf.sure.length === headOf.wide.length) return undefined
  const index = terms.indexOf(term)
  const covering = spans.filter(({ start, end }) => start <= index && index < end)
  const code = term.isNumeric ? normalizeCode(term.text) : ''
  return any([
    ...tokenizationsIn(field, term.tokenizations),
    ...tokenizationsIn(field, covering),
    ...(field !== 'name' && term.derived ? [wordCondition(field, term.derived)] : []),
    ...(code.length >= minPrefixLength ? [{ prefix: `#${code}` }] : []),
    ...(field !== 'name' && designationStart.test(term.key) ? [{ prefix: term.key }, { prefix: `~${term.key}` }] : []),
    ...(term.beginning ? [{ prefix: term.beginning }] : []),
    ...(headOf ? [anyCategory(headOf.sure)] : []),
    ...(field !== 'name' && kind?.narrowing.includes(term) ? [anyCategory(kind.own)] : []),
  ])
}

/** Its name says so, or nothing says that it has it. */
const lacks = ({ tokenizations }: Term, words: readonly string[]) =>
  any([
    ...wordPairs(words, [false, true]).map((pair) => ({ term: pair })),
    not(any(tokenizationsIn('attributes', tokenizations))),
  ])

const minPrefixLength = 4
/** S355 of S355J2. */
const designationStart = /^\p{L}{1,3}\d{3,}$/u
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
    .map(({ words }) => all(words.map((word) => wordCondition(field, word))))

function wordCondition(field: Field, { ownLanguage, otherLanguages }: TermExpansion): Maybe {
  const marked = (mark: string, lexemes: readonly string[]) => lexemes.map((lexeme) => ({ term: mark + lexeme }))
  if (field === 'name') return any(marked('', ownLanguage))
  const attributes = [
    ...marked('', ownLanguage),
    ...marked('~', ownLanguage),
    ...marked('', otherLanguages),
    ...marked('~', otherLanguages),
  ]
  if (field === 'attributes') return any(attributes)
  // A number in a description says little about the thing.
  return any([
    ...attributes,
    ...marked(
      '_',
      ownLanguage.filter((lexeme) => !isNumeric(lexeme)),
    ),
  ])
}

const anyCategory = (ids: readonly number[] | undefined): Maybe =>
  any((ids ?? []).map((id) => ({ term: scopeTerm.category(id) })))

/** Parts that ask nothing are left out; undefined: none asks anything. */
export const all = (parts: readonly Maybe[]): Maybe =>
  join(parts.filter(isGiven), (conditions) => ({ all: conditions }))
export const any = (parts: readonly Maybe[]): Maybe =>
  join(withoutNarrower(parts.filter(isGiven)), (conditions) => ({ any: conditions }))
const not = (condition: Maybe): Maybe => condition && { not: condition }

const isGiven = (part: Maybe): part is TermCondition => part !== undefined

const join = (
  conditions: readonly TermCondition[],
  joined: (several: readonly TermCondition[]) => TermCondition,
): Maybe => (conditions.length > 1 ? joined(conditions) : conditions[0])

/** 'Wine and red' finds nothing more beside 'wine'. */
function withoutNarrower(conditions: readonly TermCondition[]): TermCondition[] {
  const asked = conditions.map(
    (condition) => new Set(('all' in condition ? condition.all : [condition]).map((each) => JSON.stringify(each))),
  )
  return conditions.filter(
    (_, at) => !asked.some((other) => other.size < asked[at]!.size && other.isSubsetOf(asked[at]!)),
  )
}
