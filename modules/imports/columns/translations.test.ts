import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guessColumns } from './guess-columns.ts'
import { headLanguage, translationsOf } from './translations.ts'

test('heads name the language of their texts, in six languages', () => {
  const heads = {
    en: 'Name EN|name_en|Name (English)|English name|Название (англ.)|Наименование на английском|Naziv na engleskom|Naziv (engleski)|Bezeichnung englisch|Nome inglese|Ürün adı (İngilizce)|Title GB',
    ru: 'Name (RU)|Название рус.|Naziv na ruskom|Bezeichnung Russisch|Nome russo|Rusça adı',
    sr: 'Name SRB|Название на сербском|Naziv (srpski)|Назив (српски)|Nome serbo|Sırpça ad',
    de: 'Name DE|Название (нем.)|Naziv na nemačkom|Bezeichnung (Deutsch)|Nome tedesco|Almanca ad',
    it: 'Description IT|Описание на итальянском|Opis italijanski|Beschreibung Italienisch|Descrizione italiano|İtalyanca açıklama',
    tr: 'Name TR|Название турецкое|Naziv turski|Bezeichnung türkisch|Nome turco|Türkçe ad',
  }
  for (const [locale, list] of Object.entries(heads))
    for (const head of list.split('|')) {
      assert.equal(headLanguage(head)?.locale, locale, head)
      assert.match(guessColumns([head], new Map())[0]!, /^(?:name|description)Translation$/, head)
    }
})

test('other heads have no language', () => {
  for (const head of ['Name', 'Наименование', 'EN', 'Description EN 10204', 'Item', 'Made in Germany', 'Наименование'])
    assert.equal(headLanguage(head), undefined, head)
  assert.deepEqual(guessColumns(['Name', 'Name FR', 'Norm EN'], new Map()), ['name', 'ignore', 'characteristic'])
})

test('a row has the texts of each language together', () => {
  const heads = ['Name', 'Name EN', 'Name DE', 'Description EN']
  const cells = ['Болт', 'Bolt', '', 'Zinc-plated']
  assert.deepEqual(
    translationsOf((column) => cells[column]!, { heads, targets: guessColumns(heads, new Map()) }),
    [{ locale: 'en', name: 'Bolt', description: 'Zinc-plated' }],
  )
})
