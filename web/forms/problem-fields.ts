import type { Problem } from '../lib/request-context.ts'

export type FieldsOfCodes = Readonly<Record<string, string>>
/** The field that a person fills in for a field of the input, such as an amount for minor units. */
export type FieldsOfPaths = Readonly<Record<string, string>>
export type FieldError = NonNullable<Problem['errors']>[number]
/** The requirement of a field: one text, or one for each error. */
export type Requirement = string | ((error: FieldError) => string)

/** A coded problem that is about a field, in the shape of a refused input. */
export function withField(problem: Problem, fieldsOfCodes: FieldsOfCodes = {}): Problem {
  const path = fieldsOfCodes[problem.code]
  return path ? { ...problem, errors: [{ path, code: problem.code, message: problem.detail }] } : problem
}

/** Errors of what is read from another field are those of that field. */
export const withPaths = (problem: Problem, fieldsOfPaths: FieldsOfPaths = {}): Problem =>
  problem.errors
    ? {
        ...problem,
        errors: problem.errors.map((error) => ({ ...error, path: fieldsOfPaths[error.path] ?? error.path })),
      }
    : problem

/** `isGeneral`: the text does not say which field it is about. */
type FieldText = { text: string; isGeneral: boolean }

/** The first error of each field; an item's error is that of its list, unless the item has a requirement of its own. */
export function errorsByField(
  problem: Problem | undefined,
  requirements: Readonly<Record<string, Requirement | undefined>> = {},
): ReadonlyMap<string, FieldText> {
  const texts = new Map<string, FieldText>()
  for (const error of problem?.errors ?? []) {
    const name = error.path in requirements ? error.path : error.path.replace(/\.\d+$/, '')
    if (!texts.has(name)) texts.set(name, textOf(error, requirements[name]))
  }
  return texts
}

/** Errors of the input have general texts; those of a code speak for themselves. */
function textOf(error: FieldError, requirement: Requirement | undefined): FieldText {
  const isOfInput = error.code.startsWith('field.')
  if (!requirement || !isOfInput) return { text: error.message, isGeneral: isOfInput }
  return { text: typeof requirement === 'string' ? requirement : requirement(error), isGeneral: false }
}
