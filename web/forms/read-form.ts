import type { z } from 'zod'
import { inputSchema, isNullable, isNumber, type JsonSchema, valueSchema } from './constraints.ts'

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
  if (field.type === 'array') return readList(field, form, name, isRequired)
  const text = textOf(form.getAll(name).at(-1), name)
  if (field.type === 'boolean') return text === undefined && !isRequired ? undefined : isChecked(text)
  if (text) return isNumber(field.type) ? toNumber(text) : text
  if (text === '' && isNullable(schema)) return null
  return isRequired && field.type === 'string' ? text : undefined
}

function readList(field: JsonSchema, form: FormData, name: string, isRequired: boolean) {
  const isNumeric = isNumber((field.items as JsonSchema | undefined)?.type)
  const texts = form.getAll(name).flatMap((value) => textOf(value, name) || [])
  if (texts.length === 0 && !form.has(name) && !isRequired) return undefined
  return isNumeric ? texts.map(toNumber) : texts
}

const isChecked = (text: string | undefined) => text === 'on' || text === 'true'

/** Every character of a password counts, spaces at its ends too. */
const textOf = (value: FormDataEntryValue | null | undefined, name: string) =>
  typeof value === 'string' ? (isPassword.test(name) ? value : value.trim()) : undefined

const isPassword = /password/i

/** Text that is no number stays text, which the call refuses. */
function toNumber(text: string) {
  const number = Number(text)
  return Number.isFinite(number) ? number : text
}
