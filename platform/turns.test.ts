import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mapInTurns } from './turns.ts'

test('long work lets others run in between', async () => {
  const events: string[] = []
  setImmediate(() => events.push('another request'))
  const results = await mapInTurns([1, 2, 3], (number) => {
    const startedAt = performance.now()
    while (performance.now() - startedAt < 5);
    events.push(`item ${number}`)
    return number * 2
  })
  assert.deepEqual(results, [2, 4, 6])
  assert.deepEqual(events, ['item 1', 'another request', 'item 2', 'item 3'])
})
