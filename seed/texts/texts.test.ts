import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textTypes } from '#modules/content/contract.ts'
import { texts } from './index.ts'

const everyBody = texts.flatMap(({ type, body }) =>
  Object.entries(body).map(([language, text]) => ({ type, language, text })),
)

test('every type of text has a default', () => {
  assert.deepEqual(texts.map(({ type }) => type).sort(), [...textTypes].sort())
})

test('bodies have 75 to 320 words in every language', () => {
  for (const { type, language, text } of everyBody) {
    const words = text.split(/\s+/).length
    assert.ok(words >= 75 && words <= 320, `${type}.${language}: ${words} words`)
    assert.equal(/[а-яё]/i.test(text), language === 'ru', `${type}.${language}`)
  }
})

test('bodies contain headings, paragraphs, lists, links within the site and known placeholders only', () => {
  for (const { type, language, text } of everyBody) {
    for (const line of text.split('\n')) assert.match(line, /^($|## \S|- \S|[^#\s*-])/, `${type}.${language}: ${line}`)
    for (const [, target] of text.matchAll(/\]\(([^)]*)\)/g))
      assert.match(target!, /^\/[a-z][a-z/-]*$/, `${type}.${language}`)
    for (const [placeholder] of text.matchAll(/\{\w*\}/g))
      assert.match(placeholder, /^\{(brand|phone)\}$/, `${type}.${language}`)
  }
})

test('the languages of one text have the same sections and lists', () => {
  for (const { type, body } of texts) {
    const outline = (text: string) => text.match(/^(## |- )/gm)
    for (const [language, text] of Object.entries(body))
      assert.deepEqual(outline(text), outline(body.en), `${type}.${language}`)
  }
})
