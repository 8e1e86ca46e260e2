import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diffLines } from './diff-lines.ts'

const signs = { same: ' ', removed: '-', added: '+' } as const
const shown = (before: string, after: string) => diffLines(before, after).map(({ kind, text }) => signs[kind] + text)

test('changed lines stand between those that stay', () => {
  assert.deepEqual(shown('a\nb\nc\nd', 'a\nx\nc\nd\ne'), [' a', '-b', '+x', ' c', ' d', '+e'])
  assert.deepEqual(shown('a\nb', 'b'), ['-a', ' b'])
})

test('equal texts have no changed lines, and texts without a common line all', () => {
  assert.deepEqual(shown('a\nb', 'a\nb'), [' a', ' b'])
  assert.deepEqual(shown('a\na', 'b'), ['-a', '-a', '+b'])
})

test('of both texts every line is there', () => {
  const [before, after] = ['1\n2\n3\n4\n5\n6', '2\n3\n9\n5\n1\n6']
  const lines = diffLines(before, after)
  const linesOf = (kind: 'removed' | 'added') =>
    lines.filter((line) => line.kind === 'same' || line.kind === kind).map(({ text }) => text)
  assert.deepEqual([linesOf('removed').join('\n'), linesOf('added').join('\n')], [before, after])
})
