import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileDatabase } from '#platform/testing/shared.ts'
import { foldedKey } from './folding.ts'
import { expandWord, lexemesOf, loadExpansions, loadStems, stemOf } from './stems.ts'

/** More than a generation holds. Numbers are spelt in letters, since words with digits are not stemmed. */
const words = (kind: string) =>
  Array.from(
    { length: 10_001 },
    (_, index) =>
      ['en', `${kind}${index.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)}s`] as const,
  )

test('stems that were just requested survive the load of many others', async () => {
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
  assert.equal(stemOf('en', 'fasteners'), 'fasten', 'a repeated request renews the entry')
})

test('a Russian noun that looks like a verb keeps its own stem', () => {
  const stems = ['чернила', 'чернил', 'чернилами'].map((text) => lexemesOf('ru', { text, key: text }))
  assert.deepEqual(stems, [['чернил'], ['чернил'], ['чернил']])
})

test('a Turkish word that says what something is without keeps its ending', () => {
  const stems = ['kablosuz', 'dikişsiz', 'kaplamasızlık', 'deniz'].map((text) =>
    lexemesOf('tr', { text, key: foldedKey(text) }),
  )
  assert.deepEqual(stems.slice(0, 3), [['kablosuz'], ['dikissiz'], ['kaplamasiz']])
  assert.ok(!stems[3]!.includes('deni'))
})

test('a Turkish noun with t or d before its ending is no verb', () => {
  const stems = ['kartı', 'tartı', 'tartısı', 'tartılar', 'tartıları', 'şeridi'].map((text) =>
    lexemesOf('tr', { text, key: foldedKey(text) }),
  )
  assert.deepEqual(stems, [['kart'], ['tart'], ['tart'], ['tart'], ['tart'], ['serit']])
})

test('a German tool for screws is not the screws', async () => {
  const { db } = await fileDatabase()
  const words = ['schrauber', 'akkuschraubern', 'schrauben'].map((text) => ({ text, key: text }))
  await loadExpansions(db, words, 'de')
  assert.deepEqual(
    words.map((word) => lexemesOf('de', word)),
    [['schrauber'], ['akkuschrauber'], ['schraub']],
  )
})

test('short words in another script keep their letters', async () => {
  const { db } = await fileDatabase()
  const word = { text: 'ups', key: 'ups' }
  await loadExpansions(db, [word], 'ru')
  assert.deepEqual(expandWord(word, 'ru').ownLanguage, ['ups'])
})
