import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorsByField, withField } from './problem-fields.ts'

const problem = { status: 422, code: 'request.invalid', title: 'Invalid', detail: 'Some data is wrong', traceId: 'a' }

test('a field has its first error, which is that of an item for a list', () => {
  const errors = [
    { path: 'words.3', code: 'field.tooLarge', message: 'Too long' },
    { path: 'words', code: 'field.tooLarge', message: 'Too many' },
    { path: 'subject.value', code: 'field.required', message: 'This field is required' },
  ]
  assert.deepEqual(
    [...errorsByField({ ...problem, errors })],
    [
      ['words', { text: 'Too long', isGeneral: true }],
      ['subject.value', { text: 'This field is required', isGeneral: true }],
    ],
  )
  assert.deepEqual([...errorsByField(problem), ...errorsByField(undefined)], [])
})

test('an item with a requirement of its own is a field', () => {
  const errors = [1, 2].map((item) => ({ path: `reason.${item}`, code: 'field.required', message: '' }))
  assert.deepEqual(
    [...errorsByField({ ...problem, errors }, { 'reason.2': 'Enter a reason' })],
    [
      ['reason', { text: '', isGeneral: true }],
      ['reason.2', { text: 'Enter a reason', isGeneral: false }],
    ],
  )
})

test('requirements replace general texts, not those of a coded problem', () => {
  const requirements = { name: 'Enter a name', words: ({ path }: { path: string }) => `Shorten ${path}` }
  const textOf = (path: string, code: string) =>
    errorsByField({ ...problem, errors: [{ path, code, message: 'General' }] }, requirements)
      .values()
      .next().value?.text
  assert.equal(textOf('name', 'field.required'), 'Enter a name')
  assert.equal(textOf('words.2', 'field.tooLarge'), 'Shorten words.2')
  assert.equal(textOf('name', 'things.taken'), 'General')
  assert.equal(textOf('other', 'field.required'), 'General')
})

test('a coded problem names the field that it is about', () => {
  const taken = { ...problem, code: 'things.taken', detail: 'The name is taken' }
  const fieldsOfCodes = { 'things.taken': 'name' }
  assert.deepEqual(withField(taken, fieldsOfCodes).errors, [
    { path: 'name', code: 'things.taken', message: 'The name is taken' },
  ])
  assert.equal(withField(problem, fieldsOfCodes), problem)
  assert.equal(withField(taken), taken)
})
