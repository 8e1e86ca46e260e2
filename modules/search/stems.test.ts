import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileDatabase } from '#platform/testing/shared.ts'
import { loadStems, stemOf } from './stems.ts'

/** More than are kept of the newer ones; numbers in letters, since a word with a digit has no stem. */
const words = (kind: string) =>
  Array.from(
    { length: 10_001 },
    (_, index) =>
      ['en', `${kind}${index.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)}s`] as const,
  )

test('what a search has asked for stays known while many other words are learnt', async () => {
  const { db } = await fileDatabase()
  await loadStems(db, [
    ['en', 'fasteners'],
    ['ru', 'крепежа'],
  ])
  await loadStems(db, words('one'))
  await loadStems(db, [['en', 'bolts']])
  assert.deepEqual(
    [stemOf('en', 'fasteners'), stemOf('ru', 'крепежа'), stemOf('en', 'bolts')],
    ['fasten', 'крепеж', 'bolt'],
  )
  await loadStems(db, [['en', 'fasteners']])
  await loadStems(db, words('two'))
  await loadStems(db, [['en', 'nuts']])
  assert.equal(stemOf('en', 'fasteners'), 'fasten', 'what is asked for again is as new')
})
