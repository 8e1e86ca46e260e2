import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { createResponseSerializer } from './response-serializer.ts'

const serialized = (schema: z.ZodType, response: unknown) =>
  JSON.parse(createResponseSerializer(schema)(response).toString()) as unknown

test('only the declared fields are serialized, at every depth', () => {
  const person = z.object({ name: z.string(), 'e-mail': z.email().nullable() })
  const schema = z.object({
    owner: person.nullable(),
    people: z.array(person),
    tags: z.array(z.string()),
    rows: z.array(z.array(person).nullable()),
  })
  const secret = { name: 'Ada', 'e-mail': null, passwordHash: 'x' }
  const shown = { name: 'Ada', 'e-mail': null }
  assert.deepEqual(
    serialized(schema, {
      owner: secret,
      people: [secret, secret],
      tags: ['a"b', 'ü'],
      rows: [[secret], null, []],
      isAdmin: true,
    }),
    { owner: shown, people: [shown, shown], tags: ['a"b', 'ü'], rows: [[shown], null, []] },
  )
  assert.deepEqual(serialized(schema, { owner: null, people: [], tags: [], rows: [] }), {
    owner: null,
    people: [],
    tags: [],
    rows: [],
  })
})

test('empty objects, unions, records and optional fields', () => {
  assert.deepEqual(serialized(z.object({}), { secret: 1 }), {})
  assert.equal(serialized(z.object({ id: z.int() }).nullable(), null), null)
  const either = z
    .object({ kind: z.literal('a'), left: z.int() })
    .or(z.object({ kind: z.literal('b'), right: z.object({ id: z.int() }) }))
  assert.deepEqual(serialized(z.object({ either }), { either: { kind: 'b', left: 1, right: { id: 2, secret: 3 } } }), {
    either: { kind: 'b', right: { id: 2 } },
  })
  assert.deepEqual(
    serialized(z.object({ byKey: z.record(z.string(), z.object({ id: z.int() })) }), {
      byKey: { x: { id: 1, secret: 2 } },
    }),
    { byKey: { x: { id: 1 } } },
  )
  assert.deepEqual(serialized(z.object({ note: z.object({ text: z.string() }).optional() }), {}), {})
})

test('a field name that looks like code is a name', () => {
  const name = '"]; throw new Error(); //'
  assert.deepEqual(serialized(z.object({ [name]: z.int() }), { [name]: 1, other: 2 }), { [name]: 1 })
})
