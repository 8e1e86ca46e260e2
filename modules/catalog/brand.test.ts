import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'
import { getBrand, getBrandByAlias, searchBrands } from './contract.ts'

test('a brand is read by its id and by its alias', async () => {
  const visitor = await somebody(await fileApp())
  const [brand] = (await visitor.call(searchBrands, { limit: 1 })).body.items
  assert.ok(brand)
  assert.deepEqual((await visitor.call(getBrand, { id: brand.id })).body, brand)
  const shown = { ...brand, logoId: null, countryCode: null }
  assert.deepEqual((await visitor.call(getBrandByAlias, { alias: brand.alias })).body, shown)
  assert.equal(statusAndCode(await visitor.call(getBrandByAlias, { alias: 'no-such' })), '404 catalog.unknownBrand')
  assert.equal(statusAndCode(await visitor.call(getBrand, { id: 2_000_000_000 })), '404 catalog.unknownBrand')
})
