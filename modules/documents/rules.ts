import { type FieldError, invalidInput } from '#platform/errors.ts'
import type { Values } from './fields.ts'

export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** A language has texts once it has a name. */
export function textsWithoutName(document: Values, keys: readonly string[]): FieldError[] {
  const named = new Set(Object.keys(document.name as object))
  const spoken = new Set(keys.flatMap((key) => Object.keys(document[key] as object)))
  return [...spoken.difference(named)].map((locale) => ({ path: `fields.name.${locale}`, code: 'field.required' }))
}

export function assertSound(faults: readonly FieldError[]) {
  if (faults.length > 0) throw invalidInput(faults)
}
