import type { TermCondition } from '../text/term-conditions.ts'

/** The condition as a tsquery literal. */
export function toTsquery(condition: TermCondition): string {
  if ('term' in condition) return `'${quoteLexeme(condition.term)}'`
  if ('prefix' in condition) return `'${quoteLexeme(condition.prefix)}':*`
  if ('not' in condition) return `!(${toTsquery(condition.not)})`
  return 'all' in condition ? join(condition.all, ' & ') : join(condition.any, ' | ')
}

const join = (conditions: readonly TermCondition[], operator: string) =>
  `(${[...new Set(conditions.map(toTsquery))].join(operator)})`

/** PostgreSQL rejects lexemes of 2 kB; a UTF-16 unit takes at most three bytes. */
const maxLexemeLength = 600

const quoteLexeme = (lexeme: string) => lexeme.slice(0, maxLexemeLength).replace(/'/g, "''").replace(/\\/g, '\\\\')
