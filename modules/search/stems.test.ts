import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileDatabase } from '#platform/testing/shared.ts'
import { loadStems, stemOf } from './stems.ts'

const words = (kind: string) => Array.from({ length: 10_001 }, (_, index) => ['en', `${kind}${index.toString(36).replace(/\d/g, 'q')}s`] as const)

test('what a search has asked for stays known while many other words are learnt', async () => {
  const { db } = await fileDatabase()
  await loadStems(db, [['en', 'fasteners'], ['ru', 'крепежа']])
  await loadStems(db, words('one'))
  await loadStems(db, [['en', 'bolts']])
  assert.deepEqual([stemOf('en', 'fasteners'), stemOf('ru', 'крепежа'), stemOf('en', 'bolts')], ['fasten', 'крепеж', 'bolt'])
  await loadStems(db, [['en', 'fasteners']])
  await loadStems(db, words('two'))
  await loadStems(db, [['en', 'nuts']])
  assert.equal(stemOf('en', 'fasteners'), 'fasten', 'what is asked for again is as new')
})
