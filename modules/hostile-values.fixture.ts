import { z } from 'zod'

export type Path = (string | number)[]
type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  minimum?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  additionalProperties?: unknown
}

/** The values that an input may hold, as JSON Schema. */
export const schemaOf = (input: z.ZodType) => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema

/** A value that the schema takes, with every field that it knows, unless a field's name is among the known ones. */
export function sampleOf(schema: Schema, known: Readonly<Record<string, unknown>>, name = ''): unknown {
  if (name in known) return known[name]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return sampleOf(first, known, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, sampleOf(inner, known, key)]),
    )
  if (schema.type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, (_, at) =>
      distinct(sampleOf(schema.items ?? {}, known, name), at),
    )
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  return textOf(schema)
}

const distinct = (value: unknown, at: number) => (typeof value === 'string' && at > 0 ? `${value}${at}` : value)

const formats: Record<string, string> = {
  uuid: '3f2f9c80-2c6e-4d3b-9c86-3a5a6d0c2f11',
  email: 'sample@test.example',
  uri: 'https://sample.example/a',
  date: '2026-03-01',
  'date-time': '2026-03-01T10:00:00Z',
}
const shapes = ['10:00', '/sample', '+38164123456', 'RS', 'sample', '1']

function textOf({ format, pattern, minLength = 1 }: Schema) {
  if (format && formats[format]) return formats[format]
  const shaped =
    pattern === undefined ? 'sample' : (shapes.find((text) => new RegExp(pattern, 'u').test(text)) ?? 'sample')
  return shaped.padEnd(minLength, 'x')
}

/** Every place of a sample where a value stands, and every object and array in it. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path]
  return [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(value).flatMap(([key, inner]) =>
      placesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ]
}

/** The sample with another value at a place. */
export function replaced(sample: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const copy = Array.isArray(sample) ? [...sample] : { ...(sample as object) }
  Object.defineProperty(copy, key, {
    value: replaced((copy as Record<string, unknown>)[key], rest, value),
    enumerable: true,
  })
  return copy
}

/** Placeholder that becomes the JSON number 1e999, which parses to Infinity. */
export const infinite = '\ufdd0 1e999 \ufdd0'
/** Tried in every field; `texts` also in paths and queries, where all values are strings. */
export const texts = [
  '',
  'a\u0000b',
  '\ud800',
  'x'.repeat(2_500),
  '2147483648',
  '9223372036854775808',
  '1e400',
  '275760-09-13T00:00:00Z',
]
export const values = [0.5, 2_147_483_648, 2 ** 53, 1e21, infinite, null, [], { '\ud800': 1 }, { '\u0000': '\u0000' }]
/** Tried in a random share of the fields. */
export const moreTexts = [
  '\u0000',
  '%',
  '0001-01-01',
  'x\udc00y',
  '\ufffe',
  "' or 1=1 --",
  '\\',
  ',',
  '𝕳'.repeat(130),
  '㌖'.repeat(200),
  '__proto__',
  'ъ',
  '-1',
  '9999-12-31',
  '2026-12-31T23:59:59+14:00',
  '9'.repeat(40),
]
export const moreValues = [
  0,
  -1,
  2_147_483_647,
  -2_147_483_649,
  2 ** 63,
  true,
  [[null]],
  Array.from({ length: 300 }, (_, index) => index),
]
