import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dropMemos, memo } from './memo.ts'

const db = {} as never

test('a fact is read once per key, by all who ask at once, and again after its tag is dropped', async () => {
  let reads = 0
  const fact = memo('test-facts', async (_db, key) => `${key}-${++reads}`)
  assert.deepEqual(await Promise.all([fact(db, 'a'), fact(db, 'a'), fact(db, 'b')]), ['a-1', 'a-1', 'b-2'])
  dropMemos(['something-else'])
  assert.equal(await fact(db, 'a'), 'a-1')
  dropMemos(['test-facts'])
  assert.equal(await fact(db, 'a'), 'a-3')
})

test('a failure is not remembered', async () => {
  let reads = 0
  const fact = memo('test-failures', async () => {
    if (++reads === 1) throw new Error('away')
    return reads
  })
  await assert.rejects(fact(db), /away/)
  assert.equal(await fact(db), 2)
})
