import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requestErrors } from './errors.ts'
import { createTurns } from './turns.ts'

test('so many run at a time, so many wait in order, the rest are refused, and a failure gives its turn away', async () => {
  const inTurn = createTurns({ atOnce: 2, mostWaiting: 2, busy: requestErrors.unavailable })
  const started: number[] = []
  const ends: (() => void)[] = []
  const run = (number: number) =>
    inTurn(
      () =>
        new Promise<number>((done, fail) => {
          started.push(number)
          ends[number] = () => (number === 0 ? fail(new Error('broken')) : done(number))
        }),
    )
  const all = [0, 1, 2, 3, 4].map((number) => run(number).catch((error: Error) => error.message))
  assert.deepEqual(started, [0, 1])
  assert.equal(await all[4], 'request.unavailable')
  ends[0]!()
  assert.equal(await all[0], 'broken')
  assert.deepEqual(started, [0, 1, 2])
  ends[2]!()
  await all[2]
  assert.deepEqual(started, [0, 1, 2, 3])
  ends[1]!()
  ends[3]!()
  assert.deepEqual(await Promise.all(all), ['broken', 1, 2, 3, 'request.unavailable'])
})
