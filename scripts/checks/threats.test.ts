import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unexplainedIds } from './threats.ts'

const page = '| id | threat |\n|---|---|\n| A01 | reading an order |\n| F12l, F12p | redirects |\n'
const unexplained = (text: string) => unexplainedIds(new Map([['modules/a.test.ts', text]]), page)

test('threats: an id without an explanation is found', () => {
  const [id, variant] = ['A02', 'F12u']
  assert.deepEqual(unexplained(`test('orders are hidden (A01, ${id})')\ntest('and stay hidden (${id})')`), [
    `modules/a.test.ts: docs/threats.md does not explain ${id}`,
  ])
  assert.equal(unexplained(`test('redirects stay here (${variant})')`).length, 1)
})

test('threats: explained ids and other brackets are allowed', () => {
  const agent = ['X11', ' Linux x86_64'].join(';')
  assert.deepEqual(
    unexplained(`test('orders are hidden (A01)')\ntest('redirects (F12l, F12p)')\n'Mozilla/5.0 (${agent})'`),
    [],
  )
})
