import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partsOf } from './compounds.ts'

const known = new Map(
  Object.entries({
    schraub: 'schraub',
    schrauben: 'schraub',
    edelstahl: 'edelstahl',
    holz: 'holz',
    kupf: 'kupf',
    kupfer: 'kupf',
    rohr: 'rohr',
    lager: 'lag',
    mutter: 'mutt',
    mutt: 'mutt',
  }),
)

test('a compound is what its last part is', () => {
  assert.deepEqual(partsOf('edelstahlschraube', known), { heads: ['schraub'], modifiers: ['edelstahl'] })
  assert.deepEqual(partsOf('edelstahlholzschrauben', known), { heads: ['schraub'], modifiers: ['holz', 'edelstahl'] })
  assert.deepEqual(partsOf('kupferrohre', known), { heads: ['rohr'], modifiers: ['kupf'] })
})

test('a long last part is enough, a short one is not', () => {
  assert.deepEqual(partsOf('sechskantmutter', known), { heads: ['mutt'], modifiers: [] })
  assert.deepEqual(partsOf('abcdrohr', known), { heads: [], modifiers: [] })
})

test('words that are no compounds stay whole', () => {
  for (const word of ['schraube', 'lager', 'werkstoff', 'насос', 'm8x40', ''])
    assert.deepEqual(partsOf(word, known), { heads: [], modifiers: [] }, word)
})
