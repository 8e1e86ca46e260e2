import { z } from 'zod'
import type { Locale } from '#platform/constants.ts'
import { type FieldError, invalidInput } from '#platform/errors.ts'
import { fieldErrorsOf } from '#platform/http/field-errors.ts'
import type { FormField, PlainFormField, Values } from './fields.ts'
import { kinds, translated } from './kinds.ts'
import { isBlank } from './rules.ts'

/** The given values as they are stored; throws with everything that is wrong. `own`: the language in which required texts must be given. */
export function readValues(form: readonly FormField[], given: Values, own: Locale): Values {
  const byKey = new Map(form.map((field) => [field.key, field]))
  const errors: FieldError[] = []
  const values: [string, unknown][] = []
  for (const [key, value] of Object.entries(given)) {
    const path = `fields.${key}`
    const field = byKey.get(key)
    if (!field) errors.push({ path, code: 'field.unknown' })
    else if (field.isReadOnly) errors.push({ path, code: 'field.readOnly' })
    else if (field.isRequired && isBlank(value)) errors.push({ path, code: 'field.required' })
    else {
      const read = schemaOf(field, own).safeParse(value, { reportInput: true })
      if (read.success) values.push([key, read.data])
      else errors.push(...fieldErrorsOf(read.error, path))
    }
  }
  if (errors.length > 0) throw invalidInput(errors)
  return Object.fromEntries(values)
}

/** Whether a value may stay where it is. */
export const isValid = (field: PlainFormField, value: unknown, own: Locale) =>
  plainSchema(field, own).safeParse(value).success

function schemaOf(field: FormField, own: Locale): z.ZodType {
  const { type, fields, mostItems } = field
  if (type === 'List') return orElse([], z.array(z.strictObject(shapeOf(fields!, own))).max(mostItems!))
  if (type === 'Group') return orElse({}, z.strictObject(shapeOf(fields!, own)).transform(withoutBlanks))
  return plainSchema(field, own)
}

const shapeOf = (fields: readonly PlainFormField[], own: Locale) =>
  Object.fromEntries(
    fields.map((field) => [field.key, field.isRequired ? plainSchema(field, own) : plainSchema(field, own).optional()]),
  )

const withoutBlanks = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)))

function plainSchema(field: PlainFormField, own: Locale): z.ZodType {
  if (field.isTranslatable) return orElse({}, translated(field, own))
  const schema = kinds[field.type]!(field)
  if (isList(field)) return orElse([], schema)
  return field.isRequired ? schema : z.preprocess((value) => (value === '' ? null : value), schema.nullable())
}

const isList = ({ type }: PlainFormField) => type === 'Phones' || type === 'Choices' || type === 'Images'

/** What is cleared is empty. */
const orElse = (empty: unknown, schema: z.ZodType) => z.preprocess((value) => value ?? empty, schema)
