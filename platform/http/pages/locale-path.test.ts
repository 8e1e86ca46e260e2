import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '../../constants.ts'
import { readLocale } from '../caller.ts'
import { splitLocale } from './locale-path.ts'

test('the first part of a path names the language', () => {
  assert.deepEqual(splitLocale('/ru/cart?a=1', locales), { locale: 'ru', path: '/cart?a=1' })
  assert.deepEqual(splitLocale('/ru', locales), { locale: 'ru', path: '/' })
  assert.deepEqual(splitLocale('/rubber', locales), { locale: 'en', path: '/rubber' })
  assert.deepEqual(splitLocale('/de/a', ['ru', 'sr']), { locale: 'ru', path: '/de/a' })
})

test('each language has one prefix', () => {
  assert.deepEqual(splitLocale('/en/a?b', locales), { locale: 'en', path: '/a?b', redirect: '/a?b' })
  assert.deepEqual(splitLocale('/en', locales), { locale: 'en', path: '/', redirect: '/' })
  assert.deepEqual(splitLocale('/rs', locales), { locale: 'sr', path: '/', redirect: '/sr' })
  assert.deepEqual(splitLocale('/rs/cart', locales), { locale: 'sr', path: '/cart', redirect: '/sr/cart' })
})

test('a page has one address, however its path is written (E03h)', () => {
  for (const [path, redirect] of [
    ['//stores/all', '/stores/all'],
    ['//evil.example/stores/all', '/evil.example/stores/all'],
    ['/stores//all?a=//b', '/stores/all?a=//b'],
    ['/./stores/all', '/stores/all'],
    ['/a/../stores/all', '/stores/all'],
    ['/%2e%2e//stores/all', '/stores/all'],
    ['/ru//stores', '/ru/stores'],
    ['/ru/..//de/stores', '/de/stores'],
    ['/en//stores', '/stores'],
    ['/en/', '/'],
  ] as const)
    assert.equal(splitLocale(path, locales)?.redirect, redirect, path)
  for (const path of ['/\\evil.example', '/a\\b', 'http://evil.example/', '*', '', '/a\tb'])
    assert.equal(splitLocale(path, locales), undefined, path)
})

test('no redirect to another prefix leads to another site (F12l, F12p)', () => {
  for (const path of [
    '/en//evil.example',
    '/en///evil.example',
    '/rs//evil.example',
    '/en/.//evil.example',
    '/en/..//evil.example',
    '/en/%2e//evil.example',
    '/en/a/..//evil.example',
  ])
    assert.match(splitLocale(path, locales)!.redirect!, /^\/(?!\/)[^\\]*$/, path)
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
