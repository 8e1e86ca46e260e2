import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CategoryWords } from './category-words.ts'
import { withCompoundsSplit } from './compound-terms.ts'
import type { Term } from './parse-query.ts'

const screws = new Map([[1, 0.9]])
const words: CategoryWords = {
  shares: new Map([
    ['schraub', screws],
    ['holzschraub', screws],
  ]),
  usual: new Map(),
  heads: new Map([['schraub', new Set([1])]]),
  sureHeads: new Map(),
  headsAbove: new Map(),
  wholeNames: new Map(),
  places: new Map(),
}
const term = (text: string, compound: Term['compound']): Term => ({
  text,
  key: text,
  isNumeric: false,
  isUnit: false,
  isAfterPreposition: false,
  tokenizations: [
    { words: [{ ownLanguage: [text.replace(/e$/, '')], otherLanguages: [], categoryTerms: [] }], isLoose: false },
  ],
  compound,
})
const split = (each: Term, spans: Parameters<typeof withCompoundsSplit>[0]['spans'] = []) =>
  withCompoundsSplit({ terms: [each, term('m8', undefined)], spans }, words, 'de').terms.map(({ text }) => text)

test('a compound that no product has is split into its parts, the head last', () => {
  assert.deepEqual(split(term('messingschraube', { parts: ['messing'], head: 'schraub' })), [
    'messing',
    'schraube',
    'm8',
  ])
  assert.deepEqual(split(term('titanschraube', { parts: [], head: 'schraub' })), ['titan', 'schraube', 'm8'])
})

test('a part has its synonyms', () => {
  const rustproof = { ownLanguage: ['rostfrei'], otherLanguages: [], categoryTerms: [] }
  const alternatives = ([word]: readonly { key: string }[]) => (word?.key === 'edelstahl' ? [[rustproof]] : [])
  const compound = term('edelstahlschraube', { parts: ['edelstahl'], head: 'schraub' })
  assert.deepEqual(withCompoundsSplit({ terms: [compound], spans: [] }, words, 'de', { alternatives }).spans, [
    { start: 0, end: 1, words: [rustproof], isLoose: true },
  ])
})

test('an unknown word that ends with the name of a thing is a compound', () => {
  assert.deepEqual(split(term('rostschrauben', undefined)), ['rost', 'schrauben', 'm8'])
  assert.deepEqual(split(term('rostnagel', undefined)), ['rostnagel', 'm8'])
})

test('a compound of the catalogue, of synonyms or with an unknown head stays whole', () => {
  assert.deepEqual(split(term('holzschraube', { parts: ['holz'], head: 'schraub' })), ['holzschraube', 'm8'])
  assert.deepEqual(split(term('stuhllehne', { parts: ['stuhl'], head: 'lehn' })), ['stuhllehne', 'm8'])
  const synonym = { start: 0, end: 1, words: [], isLoose: true }
  assert.deepEqual(split(term('messingschraube', { parts: ['messing'], head: 'schraub' }), [synonym]), [
    'messingschraube',
    'm8',
  ])
})
