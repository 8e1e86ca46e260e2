import { z } from 'zod'
import type { Locale } from '#platform/constants.ts'
import { type FieldError, invalidInput } from '#platform/errors.ts'
import { fieldErrorsOf } from '#platform/http/field-errors.ts'
import type { FieldType, FormField, BaseFormField, Values } from '../fields.ts'
import { valueSchemas, translatedText } from './value-schemas.ts'
import { isBlank } from '../rules.ts'

/** Parses the input into values as they are stored. Throws all field errors at once. Required texts must be in `storeLocale`. */
export function readValues(form: readonly FormField[], input: Values, storeLocale: Locale): Values {
  const byKey = new Map(form.map((field) => [field.key, field]))
  const errors: FieldError[] = []
  const values: [string, unknown][] = []
  for (const [key, value] of Object.entries(input)) {
    const path = `fields.${key}`
    const field = byKey.get(key)
    if (!field) errors.push({ path, code: 'field.unknown' })
    else if (field.isReadOnly) errors.push({ path, code: 'field.readOnly' })
    else if (field.isRequired && isBlank(value))
      errors.push({ path: field.isTranslatable ? `${path}.${storeLocale}` : path, code: 'field.required' })
    else {
      const read = schemaOf(field, storeLocale).safeParse(value, { reportInput: true })
      if (read.success) values.push([key, read.data])
      else errors.push(...fieldErrorsOf(read.error, path))
    }
  }
  if (errors.length > 0) throw invalidInput(errors)
  return Object.fromEntries(values)
}

/** Whether a stored value is still valid for the field. */
export const isValid = (field: BaseFormField, value: unknown, storeLocale: Locale) =>
  baseSchema(field, storeLocale).safeParse(value).success

function schemaOf(field: FormField, storeLocale: Locale): z.ZodType {
  const { type, fields, maxItems } = field
  if (type === 'List') return withDefault([], z.array(z.strictObject(shapeOf(fields!, storeLocale))).max(maxItems!))
  if (type === 'Group') return withDefault({}, z.strictObject(shapeOf(fields!, storeLocale)).transform(withoutBlanks))
  return baseSchema(field, storeLocale)
}

const shapeOf = (fields: readonly BaseFormField[], storeLocale: Locale) =>
  Object.fromEntries(
    fields.map((field) => [
      field.key,
      field.isRequired ? baseSchema(field, storeLocale) : baseSchema(field, storeLocale).optional(),
    ]),
  )

const withoutBlanks = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)))

function baseSchema(field: BaseFormField, storeLocale: Locale): z.ZodType {
  if (field.isTranslatable) return withDefault({}, translatedText(field, storeLocale))
  const schema = valueSchemas[field.type]!(field)
  if (isList(field)) return withDefault([], schema)
  return field.isRequired ? schema : z.preprocess((value) => (value === '' ? null : value), schema.nullable())
}

const listTypes: readonly FieldType[] = ['Phones', 'Choices', 'Images', 'Videos']
const isList = ({ type }: BaseFormField) => listTypes.includes(type)

/** Replaces null and undefined with the empty value. */
const withDefault = (empty: unknown, schema: z.ZodType) => z.preprocess((value) => value ?? empty, schema)
