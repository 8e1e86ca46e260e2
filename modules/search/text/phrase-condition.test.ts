import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { searchProducts } from '../contract.ts'

test('names with the exact phrase rank above more popular names with the same words', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { id: storeId } = await make.store(db, {})
  await make.product(db, { storeId, code: 'SCATTERED', names: { en: 'Lamp for a garden, green' }, popularity: 50 })
  await make.product(db, { storeId, code: 'PHRASE', names: { en: 'Big green lamp' }, popularity: 1 })
  await app.search.refresh()
  for (const text of ['green lamp', ' Green  Lamp ', "'green lamp"]) {
    const { body } = await anonymous(app).call(searchProducts, { p: 'live', g: 'default', text, facets: '0' })
    assert.deepEqual(
      body.items.map(({ code }) => code),
      ['PHRASE', 'SCATTERED'],
      text,
    )
  }
})
