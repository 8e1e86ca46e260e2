import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from '#platform/constants.ts'
import { guessFeedLocale, guessLocale } from './guess-locale.ts'

test('the letters of a table tell its language, or else the store does', () => {
  const cases: [text: string, store: Locale, guess: Locale][] = [
    ['Артикул Болт М8', 'sr', 'ru'],
    ['Шифра Назив Ђон љубичасти', 'ru', 'sr'],
    ['Šifra Naziv artikla Šraf', 'ru', 'sr'],
    ['Art.-Nr. Bezeichnung Größe & Söhne', 'ru', 'de'],
    ['Codice Quantità', 'en', 'it'],
    ['Ürün kodu Cıvata ağır iş', 'de', 'tr'],
    ['Menü', 'tr', 'tr'],
    ['Artikel Stück à 5 à 10 à 20 à 50 Größe', 'ru', 'de'],
    ['Müller Schraube René Citroën Café à 5 à 10', 'de', 'de'],
    ['Vite à testa, quantità, Würth, Häfele', 'it', 'it'],
    ['SKU Name Price', 'ru', 'en'],
    ['SKU Name Price', 'de', 'de'],
  ]
  for (const [text, store, guess] of cases) assert.equal(guessLocale(text.split(' '), store), guess, text)
})

test('a feed with Cyrillic letters is not in the language of a store that writes Latin ones', () => {
  assert.equal(guessFeedLocale(['Тип', 'Картридж'], 'sr'), 'ru')
  assert.equal(guessFeedLocale(['RAM', 'Intel'], 'ru'), 'ru')
})
