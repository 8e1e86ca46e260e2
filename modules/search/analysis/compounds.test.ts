import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitCompound } from './compounds.ts'

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

test('a compound is split into heads and modifiers', () => {
  assert.deepEqual(splitCompound('edelstahlschraube', known), { heads: ['schraub'], modifiers: ['edelstahl'] })
  assert.deepEqual(splitCompound('edelstahlholzschrauben', known), {
    heads: ['schraub'],
    modifiers: ['holz', 'edelstahl'],
  })
  assert.deepEqual(splitCompound('kupferrohre', known), { heads: ['rohr'], modifiers: ['kupf'] })
})

test('an unknown first part needs a long last part', () => {
  assert.deepEqual(splitCompound('sechskantmutter', known), { heads: ['mutt'], modifiers: [] })
  assert.deepEqual(splitCompound('abcdrohr', known), { heads: [], modifiers: [] })
})

test('other words are not split', () => {
  for (const word of ['schraube', 'lager', 'werkstoff', 'насос', 'm8x40', ''])
    assert.deepEqual(splitCompound(word, known), { heads: [], modifiers: [] }, word)
})

test('gloves are no shoes', () => {
  const worn = new Map([...known, ...['hand', 'schuhe', 'handschuhe', 'einweg'].map((word) => [word, word] as const)])
  assert.deepEqual(splitCompound('handschuhe', worn), { heads: [], modifiers: [] })
  assert.deepEqual(splitCompound('einweghandschuhe', worn), { heads: ['handschuhe'], modifiers: ['einweg'] })
})
