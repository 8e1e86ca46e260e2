// The error that ended a step, as it is stored: its code, and the values of its text if it has any.
import type { Locale } from '#platform/constants.ts'
import { AppError } from '#platform/errors.ts'
import { translate } from '#platform/i18n/messages.ts'

export const storedProblem = ({ code, values }: AppError) =>
  Object.keys(values).length === 0 ? code : `${code} ${JSON.stringify(values)}`

export const codeOf = (problem: string) => problem.split(' ', 1)[0]!

export function describeProblem(problem: string, locale: Locale): { code: string; text: string } {
  const code = codeOf(problem)
  const values = problem.length > code.length ? (JSON.parse(problem.slice(code.length)) as AppError['values']) : {}
  return { code, text: translate(locale, 'errors', code, values) }
}
