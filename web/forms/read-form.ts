import type { z } from 'zod'
import { inputSchema, isNullable, isNumber, type JsonSchema, valueSchema } from './constraints.ts'
import { textsOf } from './fields.ts'

/**
 * The input of a call from the fields of a form: numbers and check boxes become what the contract declares, `a.b` is field `b` of
 * `a`, a name that is repeated is a list. An empty optional field is left out. Nothing is judged here; the call does that.
 */
export const readInput = (input: z.ZodObject, form: FormData): Record<string, unknown> =>
  readObject(inputSchema(input), form, '')

function readObject(schema: JsonSchema, form: FormData, prefix: string) {
  const values: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const value = readField(property as JsonSchema, form, prefix + name, schema.required?.includes(name) ?? false)
    if (value !== undefined) values[name] = value
  }
  return values
}

function readField(schema: JsonSchema, form: FormData, name: string, isRequired: boolean): unknown {
  const field = valueSchema(schema)
  if (field.type === 'object' && field.properties) {
    const isThere = [...form.keys()].some((key) => key.startsWith(`${name}.`))
    return isThere ? readObject(field, form, `${name}.`) : undefined
  }
  if (field.additionalProperties && !form.has(name)) return readRecord(field, form, name)
  if (field.type === 'array') return readList(field, form, name, isRequired)
  const text = textsOf(form, name).at(-1)
  if (field.type === 'boolean') return text === undefined && !isRequired ? undefined : isChecked(text)
  if (text && field.format === 'date-time' && localTime.test(text)) return toInstant(text, form)
  if (text) return isNumber(field.type) ? toNumber(text) : text
  if (text === '' && isNullable(schema)) return null
  return isRequired && field.type === 'string' ? text : undefined
}

/** Values by keys that the contract does not name: `totals.7` is the value of key 7. */
function readRecord(schema: JsonSchema, form: FormData, name: string) {
  const isNumeric = isNumber((schema.additionalProperties as JsonSchema | undefined)?.type)
  const entries = [...new Set(form.keys())].flatMap((key) => {
    const text = key.startsWith(`${name}.`) ? textsOf(form, key).at(-1) : undefined
    return text ? [[key.slice(name.length + 1), isNumeric ? toNumber(text) : text]] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function readList(field: JsonSchema, form: FormData, name: string, isRequired: boolean) {
  const isNumeric = isNumber((field.items as JsonSchema | undefined)?.type)
  const texts = textsOf(form, name).filter(Boolean)
  if (texts.length === 0 && !form.has(name) && !isRequired) return undefined
  return isNumeric ? texts.map(toNumber) : texts
}

const localTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** A `datetime-local` field has no time zone; its time is that of the field `timeZone`, otherwise UTC. */
function toInstant(text: string, form: FormData) {
  const timeZone = textsOf(form, 'timeZone').at(-1) || 'UTC'
  try {
    return Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).toInstant().toString()
  } catch {
    return text
  }
}

const isChecked = (text: string | undefined) => text === 'on' || text === 'true'

/** Text that is no number stays text, which the call refuses. */
function toNumber(text: string) {
  const number = Number(text)
  return Number.isFinite(number) ? number : text
}
