import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { writerOf } from './answer-bytes.ts'

const written = (schema: z.ZodType, answer: unknown) => JSON.parse(writerOf(schema)(answer).toString()) as unknown

test('the declared fields are written, at every depth, and no others', () => {
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
    written(schema, {
      owner: secret,
      people: [secret, secret],
      tags: ['a"b', 'ü'],
      rows: [[secret], null, []],
      isAdmin: true,
    }),
    { owner: shown, people: [shown, shown], tags: ['a"b', 'ü'], rows: [[shown], null, []] },
  )
  assert.deepEqual(written(schema, { owner: null, people: [], tags: [], rows: [] }), {
    owner: null,
    people: [],
    tags: [],
    rows: [],
  })
})

test('nothing, unions, records and fields that may be left out', () => {
  assert.deepEqual(written(z.object({}), { secret: 1 }), {})
  assert.equal(written(z.object({ id: z.int() }).nullable(), null), null)
  const either = z
    .object({ kind: z.literal('a'), left: z.int() })
    .or(z.object({ kind: z.literal('b'), right: z.object({ id: z.int() }) }))
  assert.deepEqual(written(z.object({ either }), { either: { kind: 'b', left: 1, right: { id: 2, secret: 3 } } }), {
    either: { kind: 'b', right: { id: 2 } },
  })
  assert.deepEqual(
    written(z.object({ byKey: z.record(z.string(), z.object({ id: z.int() })) }), {
      byKey: { x: { id: 1, secret: 2 } },
    }),
    { byKey: { x: { id: 1 } } },
  )
  assert.deepEqual(written(z.object({ note: z.object({ text: z.string() }).optional() }), {}), {})
})

test('a field that is called like a part of code is a field', () => {
  const name = '"]; throw new Error(); //'
  assert.deepEqual(written(z.object({ [name]: z.int() }), { [name]: 1, other: 2 }), { [name]: 1 })
})
