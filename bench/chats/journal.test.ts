import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compare } from './journal.ts'

const sent = [
  { chatId: 'a', seq: 2, text: 'two' },
  { chatId: 'a', seq: 1, text: 'one' },
  { chatId: 'b', seq: 1, text: 'other' },
]
const [one, two] = [
  { seq: 1, text: 'one' },
  { seq: 2, text: 'two' },
]
const problemsOf = (shown: readonly { seq: number; text: string }[], given = sent) =>
  compare(given, [{ who: 'A', chatId: 'a', shown }])

test('screens that show what was sent, once and in order, have no problems', () => {
  assert.deepEqual(problemsOf([one, two]), [])
  assert.deepEqual(compare([], [{ who: 'A', chatId: 'a', shown: [] }]), [])
})

test('what is lost, doubled, moved, unknown or numbered with a gap is found', () => {
  assert.deepEqual(problemsOf([one]), ['A in a: number 2 "two" is lost'])
  assert.deepEqual(problemsOf([one, one, two]), ['A in a: "one" is shown 2 times', 'A in a: number 1 comes after 1'])
  assert.deepEqual(problemsOf([two, one]), ['A in a: number 1 comes after 2'])
  assert.deepEqual(problemsOf([one, two, { seq: 3, text: 'three' }]), ['A in a: "three" was never acknowledged'])
  assert.deepEqual(
    problemsOf(
      [one, { seq: 3, text: 'two' }],
      [
        { chatId: 'a', seq: 1, text: 'one' },
        { chatId: 'a', seq: 3, text: 'two' },
      ],
    ),
    ['A in a: "two" was acknowledged as number 3, not 2'],
  )
})
