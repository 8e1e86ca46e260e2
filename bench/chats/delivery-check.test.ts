import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDeliveryProblems } from './delivery-check.ts'

const sent = [
  { chatId: 'a', seq: 2, text: 'two' },
  { chatId: 'a', seq: 1, text: 'one' },
  { chatId: 'b', seq: 1, text: 'other' },
]
const [one, two] = [
  { seq: 1, text: 'one' },
  { seq: 2, text: 'two' },
]
const check = (shown: readonly { seq: number; text: string }[], expected = sent) =>
  findDeliveryProblems(expected, [{ owner: 'A', chatId: 'a', shown }])

test('screens that show every message once and in order have no problems', () => {
  assert.deepEqual(check([one, two]), [])
  assert.deepEqual(findDeliveryProblems([], [{ owner: 'A', chatId: 'a', shown: [] }]), [])
})

test('lost, duplicated, reordered, unknown and misnumbered messages are reported', () => {
  assert.deepEqual(check([one]), ['A in a: number 2 "two" is lost'])
  assert.deepEqual(check([one, one, two]), ['A in a: "one" is shown 2 times', 'A in a: number 1 comes after 1'])
  assert.deepEqual(check([two, one]), ['A in a: number 1 comes after 2'])
  assert.deepEqual(check([one, two, { seq: 3, text: 'three' }]), ['A in a: "three" was never acknowledged'])
  assert.deepEqual(
    check(
      [one, { seq: 3, text: 'two' }],
      [
        { chatId: 'a', seq: 1, text: 'one' },
        { chatId: 'a', seq: 3, text: 'two' },
      ],
    ),
    ['A in a: "two" was acknowledged as number 3, not 2'],
  )
})
