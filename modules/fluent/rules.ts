import { type FieldError, invalidInput } from '#platform/errors.ts'
import type { Values } from './fields.ts'

export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** Errors for languages that have texts but no name. */
export function textsWithoutName(document: Values, keys: readonly string[]): FieldError[] {
  const withName = new Set(Object.keys(document.name as object))
  const withTexts = new Set(keys.flatMap((key) => Object.keys(document[key] as object)))
  return [...withTexts.difference(withName)].map((locale) => ({
    path: `fields.name.${locale}`,
    code: 'field.required',
  }))
}

export function assertValid(errors: readonly FieldError[]) {
  if (errors.length > 0) throw invalidInput(errors)
}
