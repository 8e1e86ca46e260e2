import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { fieldErrorsOf } from './field-errors.ts'

const input = z.object({ name: z.string().min(1), at: z.iso.datetime(), id: z.uuid(), mail: z.email(), count: z.int() })

const codesOf = (value: unknown) => {
  const { error } = input.safeParse(value, { reportInput: true })
  return Object.fromEntries(fieldErrorsOf(error!).map(({ path, code }) => [path, code]))
}

test('a missing field and an empty one are required, whatever their format', () => {
  const all = Object.fromEntries(Object.keys(input.shape).map((name) => [name, 'field.required']))
  assert.deepEqual(codesOf({}), all)
  assert.deepEqual(codesOf({ name: '', at: '', id: '', mail: '', count: undefined }), all)
})

test('a field of another format or type is not', () => {
  assert.deepEqual(codesOf({ name: 1, at: 'soon', id: '7', mail: 'x', count: 'many' }), {
    name: 'field.wrongType',
    at: 'field.invalid',
    id: 'field.invalid',
    mail: 'field.email',
    count: 'field.wrongType',
  })
})
