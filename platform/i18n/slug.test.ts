import assert from 'node:assert/strict'
import { test } from 'node:test'
import { latinFor, slugify, transliterate } from './slug.ts'

test('slugs are transliterated in every language', () => {
  for (const [text, locale, slug] of [
    ['Болт М8×40, ГОСТ 7798', 'ru', 'bolt-m8x40-gost-7798'],
    ['Vijak šestougaoni, pocinkovan', 'sr', 'vijak-sestougaoni-pocinkovan'],
    ['Đubrivo ćoškasto žuto', 'sr', 'djubrivo-coskasto-zuto'],
    ['Größe über 5 m²', 'de', 'groesse-ueber-5-m2'],
    ['Çelik boru, ığdır', 'tr', 'celik-boru-igdir'],
    ['Gövde ölçüsü', 'tr', 'govde-olcusu'],
    ['Città è più', 'it', 'citta-e-piu'],
    ['ISTANBUL', 'tr', 'istanbul'],
    ['  --  ', 'en', ''],
    ['日本', 'en', ''],
  ] as const)
    assert.equal(slugify(text, locale), slug)
})

test('a long slug is cut between words', () => {
  const slug = slugify(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  )
  assert.ok(slug.length <= 80)
  assert.ok(slug.endsWith('-fourteen') || slug.endsWith('-thirteen'))
})

test('transliteration keeps capitals and the letters of other scripts', () => {
  assert.equal(transliterate('Щара-Кровля ÖZ, крепёж №1'), 'Schara-Krovlya ÖZ, krepezh №1')
})

test('readers of Latin script have Cyrillic texts in it', () => {
  assert.equal(latinFor('de', 'ООО «ДонСталь»'), 'OOO «DonStal»')
  assert.equal(latinFor('ru', 'ООО «ДонСталь»'), null)
  assert.equal(latinFor('de', 'Stahl GmbH'), null)
})
