import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { fieldsOf, type JsonSchema, typeOf } from './schema-fields.ts'

const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema
const rowsOf = (schema: z.ZodType) =>
  fieldsOf(jsonSchemaOf(schema)).map(({ path, type, isRequired }) => [path, type, isRequired])

test('fields of objects, lists and records are told by their paths', () => {
  const price = z.object({ minor: z.int(), currency: z.enum(['EUR', 'USD']) })
  const schema = z.object({
    items: z.array(z.object({ id: z.int().min(1).max(100), price: price.nullable() })).max(24),
    names: z.record(z.string(), z.object({ name: z.string().max(80) })).optional(),
  })
  assert.deepEqual(rowsOf(schema), [
    ['items', 'array of object, at most 24', true],
    ['items[].id', 'integer, 1 to 100', true],
    ['items[].price', 'object or null', true],
    ['items[].price.minor', 'integer', true],
    ['items[].price.currency', '"EUR" or "USD"', true],
    ['names', 'object with values of object', false],
    ['names.*.name', 'string, at most 80 characters', true],
  ])
})

test('alternatives share the rows of common fields', () => {
  const schema = z.discriminatedUnion('source', [
    z.object({ source: z.literal('Youtube'), videoId: z.string() }),
    z.object({ source: z.literal('Uploaded'), size: z.number().min(0) }),
  ])
  assert.deepEqual(rowsOf(schema), [
    ['source', '"Youtube" or "Uploaded"', true],
    ['videoId', 'string', false],
    ['size', 'number, 0 or more', false],
  ])
})

test('types name formats and say what is null', () => {
  assert.equal(typeOf(jsonSchemaOf(z.uuid().nullable())), 'string (uuid) or null')
  assert.equal(typeOf(jsonSchemaOf(z.array(z.string()))), 'array of string')
  assert.equal(typeOf({}), 'any')
})
