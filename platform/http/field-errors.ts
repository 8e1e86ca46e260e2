import type { z } from 'zod'
import type { FieldError } from '../errors.ts'

/** Converts a zod error into field errors; `under` is the path of the whole input. */
export const fieldErrorsOf = (error: z.ZodError, under = ''): FieldError[] =>
  error.issues.flatMap((issue) => {
    const path = [...(under ? [under] : []), ...issue.path.map(String)]
    if (issue.code === 'unrecognized_keys' && under)
      return issue.keys.map((key) => ({ path: [...path, key].join('.'), code: 'field.unknown' }))
    return { path: path.join('.'), code: `field.${codeOf(issue)}` }
  })

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small') return issue.origin === 'string' && issue.minimum === 1 ? 'required' : 'tooSmall'
  if (issue.code === 'too_big') return 'tooLarge'
  if (issue.code === 'unrecognized_keys') return 'unknown'
  if (issue.code === 'invalid_type') return issue.input === undefined || issue.input === null ? 'required' : 'wrongType'
  if (issue.code === 'invalid_format' && issue.input === '') return 'required'
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'email'
  return 'invalid'
}
