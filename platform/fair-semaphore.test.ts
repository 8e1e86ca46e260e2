import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requestErrors } from './errors.ts'
import { createFairSemaphore } from './fair-semaphore.ts'

const limits = { maxConcurrent: 1, maxWaiting: 1_000, maxWaitingPerKey: 100, busy: requestErrors.unavailable }

/** Tasks that end on demand, and their names in the order in which they began. */
function tasks(options: Partial<typeof limits> = {}) {
  const semaphore = createFairSemaphore({ ...limits, ...options })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const run = (key: string, name = key) =>
    semaphore(
      key,
      () =>
        new Promise<void>((end) => {
          begun.push(name)
          ends.push(end)
        }),
    )
  /** Ends the oldest running task and lets the next begin. */
  const endOne = async () => {
    ends.shift()!()
    await new Promise(setImmediate)
  }
  return { run, begun, endOne }
}

test('a task of another key runs before sixty waiting tasks of one key (L13)', async () => {
  const { run, begun, endOne } = tasks()
  const all = Array.from({ length: 61 }, (_, index) => run('many', `many ${index}`))
  all.push(run('other'))
  await endOne()
  await endOne()
  assert.deepEqual(begun, ['many 0', 'many 1', 'other'])
  for (let left = 60; left > 0; left--) await endOne()
  await Promise.all(all)
  assert.deepEqual(
    begun.filter((name) => name !== 'other'),
    Array.from({ length: 61 }, (_, index) => `many ${index}`),
    'tasks of one key keep their order',
  )
})

test('keys take turns in round-robin order (L13)', async () => {
  const { run, begun, endOne } = tasks()
  const all = ['a', 'a', 'a', 'b', 'b', 'c'].map((key) => run(key))
  for (let ended = 0; ended < 2; ended++) await endOne()
  all.push(run('d'), run('b'))
  for (let left = 6; left > 0; left--) await endOne()
  await Promise.all(all)
  assert.deepEqual(begun, ['a', 'a', 'b', 'c', 'a', 'b', 'd', 'b'])
})

test('waiting tasks are limited per key and in total (L13)', async () => {
  const { run, endOne } = tasks({ maxConcurrent: 2, maxWaitingPerKey: 3, maxWaiting: 5 })
  const outcomes = [...'aaaaaaa', 'b', 'b', 'b', 'c'].map((key) =>
    run(key).then(
      () => `${key} done`,
      (error: Error) => `${key} ${error.message}`,
    ),
  )
  for (let left = 7; left > 0; left--) await endOne()
  assert.deepEqual(await Promise.all(outcomes), [
    ...Array.from({ length: 5 }, () => 'a done'),
    ...Array.from({ length: 2 }, () => 'a request.unavailable'),
    'b done',
    'b done',
    'b request.unavailable',
    'c request.unavailable',
  ])
})

test('a failed task frees its slot', async () => {
  const semaphore = createFairSemaphore(limits)
  const failed = semaphore('a', () => Promise.reject(new Error('broken')))
  const next = semaphore('b', () => Promise.resolve('done'))
  await assert.rejects(failed, /broken/)
  assert.equal(await next, 'done')
  assert.equal(await semaphore('c', () => Promise.resolve('free')), 'free')
})

test('tasks run up to the limit, wait in order, and are refused beyond the queue', async () => {
  const semaphore = createFairSemaphore({ ...limits, maxConcurrent: 2, maxWaiting: 2 })
  const started: number[] = []
  const ends: (() => void)[] = []
  const run = (number: number) =>
    semaphore(
      'one',
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
