import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from '#platform/constants.ts'
import { plainTexts, wordingProblems } from './wording.ts'

const problemsIn = (locale: Locale, text: string, namespace = 'cart') =>
  wordingProblems(locale, namespace, { title: text })

test('wording: arguments and choices leave the text', () => {
  const message = 'Order {number}: {count, plural, one {# item} other {# items}}'
  assert.deepEqual(plainTexts(message), ['Order ¤: ¤', '# item', '# items'])
})

test('wording: a problem names the text and what to write', () => {
  assert.deepEqual(problemsIn('en', 'Open the Cabinet'), ['messages/en/cart.json: title has “Cabinet”; use my account'])
})

const wrong: readonly (readonly [Locale, string, namespace?: string])[] = [
  ['en', 'The "cart"'],
  ['en', 'Up to {most} MB'],
  ['en', '{share} %'],
  ['en', 'The organization'],
  ['en', 'There is no such order'],
  ['ru', 'Для Вас'],
  ['ru', '“Корзина”'],
  ['ru', 'Заказ № {number}'],
  ['ru', 'Скидка {percent}%'],
  ['ru', 'Ответа еще нет'],
  ['ru', 'Учётная запись удалена'],
  ['sr', 'Hvala, Vaš nalog je spreman'],
  ['sr', 'Vaš kod i vaš nalog', 'emails'],
  ['sr', 'Odaberite „nalog“'],
  ['sr', 'Otpremi fajl'],
  ['de', 'Wird geladen…'],
  ['de', 'Öffne deinen Warenkorb'],
  ['de', '{count, plural, one {# Produkt} other {# Produkte}}'],
  ['it', 'La vostra domanda'],
  ['it', 'Apra il suo negozio'],
  ['it', 'Ancora vuoto. Prema il segnalibro o crea una lista.'],
  ['it', '{count, plural, one {# articolo} many {# di articoli} other {# articoli}}'],
  ['tr', '{name}’de bulundu'],
  ['tr', '{count, plural, one {# üründe} other {#’de}}'],
  ['tr', '{percent} %'],
  ['tr', '{quantity} adetten itibaren'],
]
for (const [locale, text, namespace] of wrong)
  test(`wording: ${locale} “${text}” is refused`, () => assert.notDeepEqual(problemsIn(locale, text, namespace), []))

const right: readonly (readonly [Locale, string, namespace?: string])[] = [
  ['en', 'Resize the image: up to {most}\u00a0MB, {share}%'],
  ['en', 'new order no. {number}', 'sms'],
  ['ru', 'Ваш заказ №\u00a0{number} ещё в пути: {percent}\u00a0%. Вы получите письмо'],
  ['sr', 'Vaš nalog, vaša korpa i „vi”'],
  ['sr', 'Molimo Vas', 'emails'],
  ['de', 'Wird geladen … „Artikel“, {percent}\u00a0%'],
  ['it', 'Il Suo ordine dall’«Italia»'],
  ['it', 'Apri l’ordine n.\u00a0{number}'],
  ['tr', 'Mağazanızda %{percent}, {name} adresinde'],
]
for (const [locale, text, namespace] of right)
  test(`wording: ${locale} “${text}” passes`, () => assert.deepEqual(problemsIn(locale, text, namespace), []))
