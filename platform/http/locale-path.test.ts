import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '../constants.ts'
import { readLocale } from './caller.ts'
import { safePath, splitLocale } from './locale-path.ts'

test('the first part of a path names the language', () => {
  assert.deepEqual(splitLocale('/ru/cart?a=1', locales), { locale: 'ru', path: '/cart?a=1' })
  assert.deepEqual(splitLocale('/ru', locales), { locale: 'ru', path: '/' })
  assert.deepEqual(splitLocale('/rubber', locales), { locale: 'en', path: '/rubber' })
  assert.equal(splitLocale('/en/a', locales).redirect, '/a')
  assert.equal(splitLocale('/rs', locales).redirect, '/sr')
  assert.deepEqual(splitLocale('/de/a', ['ru', 'sr']), { locale: 'ru', path: '/de/a' })
})

test('the language of a request is the first that is served', () => {
  for (const [header, locale] of [
    ['de-AT,en;q=0.5', 'de'],
    ['fr,sr-Latn', 'sr'],
    ['rs', 'sr'],
    ['xx', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    ['*', 'en'],
    [`${'x,'.repeat(500)}de`, 'en'],
  ] as const)
    assert.equal(readLocale(header), locale, String(header).slice(0, 40))
})

test('F12 a redirect stays on the site', () => {
  for (const path of ['/cart', '/ru/cart?a=1', '/a//b']) assert.equal(safePath(path), path)
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil',
    '\\\\evil',
    '',
    ' /a',
    null,
    undefined,
    5,
    '/a\\b',
  ])
    assert.equal(safePath(path), '/', String(path))
})
