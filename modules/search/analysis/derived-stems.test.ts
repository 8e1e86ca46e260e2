import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nounStems } from './derived-stems.ts'

test('the noun of an adjective of a material is guessed from its ending', () => {
  assert.ok(nounStems('нитриловые', 'ru').includes('нитрил'))
  assert.ok(nounStems('стальная', 'ru').includes('стал'))
  assert.ok(nounStems('aluminijumske', 'sr').includes('aluminijum'))
  assert.ok(nounStems('celicna', 'sr').includes('celik'))
  assert.ok(nounStems('woollen', 'en').includes('wool'))
  assert.deepEqual(nounStems('болт', 'ru'), [])
  assert.deepEqual(nounStems('pipe', 'en'), [])
})
