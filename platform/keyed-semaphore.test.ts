import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createKeyedSemaphore } from './keyed-semaphore.ts'

test('four at a time of one key, those of others beside them, and a failure frees its place', async () => {
  const take = createKeyedSemaphore(4)
  const running = { one: 0, other: 0 }
  let most = { one: 0, other: 0 }
  const work = (key: 'one' | 'other', fails: boolean) =>
    take(key, async () => {
      running[key]++
      most = { ...most, [key]: Math.max(most[key], running[key]) }
      await nextTurn()
      running[key]--
      if (fails) throw new Error('failed')
    })
  const ended = await Promise.allSettled([
    ...Array.from({ length: 20 }, (_, index) => work('one', index % 3 === 0)),
    work('other', false),
  ])
  assert.equal(ended.length, 21)
  assert.deepEqual(most, { one: 4, other: 1 })
  await work('one', false)
})
