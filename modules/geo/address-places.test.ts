import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileApp } from '#platform/testing/shared.ts'
import { findAddressPlaces } from './address-places.ts'
import { type Candidate, narrowestPath } from './rules.ts'

const at = (kind: Candidate['kind'], ...path: number[]): Candidate => ({ kind, path })

test('an address is in its town, unless several have that name and its region tells them not apart', () => {
  const country = at('country', 1, 2)
  assert.deepEqual(narrowestPath([]), [])
  assert.deepEqual(narrowestPath([country]), [1, 2])
  assert.deepEqual(narrowestPath([country, at('city', 1, 2, 3, 4)]), [1, 2, 3, 4])
  const twins = [country, at('city', 1, 2, 3, 4), at('city', 1, 2, 5, 6)]
  assert.deepEqual(narrowestPath(twins), [1, 2])
  assert.deepEqual(narrowestPath([...twins, at('region', 1, 2, 5)]), [1, 2, 5, 6])
  assert.deepEqual(narrowestPath([...twins, at('region', 1, 2, 9)]), [1, 2, 9])
  assert.deepEqual(narrowestPath([country, at('city', 1, 2, 3), at('city', 1, 2, 3, 4)]), [1, 2, 3, 4])
})

test('addresses are found by the name of the town in any language, within their country only', async () => {
  const { db } = (await fileApp()).database
  const [english, serbian, abroad, unknown, lost] = await findAddressPlaces(db, [
    { country: 'RS', city: 'belgrade' },
    { country: 'RS', city: 'Beograd' },
    { country: 'DE', city: 'Belgrade' },
    { country: 'RS', city: 'Nowhere' },
    { country: 'ZZ' },
  ])
  assert.ok(english!.length > unknown!.length)
  assert.deepEqual(serbian, english)
  assert.deepEqual(english!.slice(0, unknown!.length), unknown)
  assert.notEqual(abroad!.at(-1), english!.at(-1))
  assert.deepEqual(lost, [])
})
