import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localPath } from './local-path.ts'

test('paths of this site are kept', () => {
  for (const path of [
    '/',
    '/cart?order=all',
    '/ru/cart?a=1',
    '/product/bolt-1#tiers',
    '/a?next=//b',
    '/%D1%80?%D0%B6',
    '/a%2f%2fb',
  ])
    assert.equal(localPath(path), path)
})

test('a path is resolved as a browser resolves it (F12)', () => {
  for (const [path, resolved] of [
    ['/a//b', '/a/b'],
    ['/.//evil.example', '/evil.example'],
    ['/..//evil.example', '/evil.example'],
    ['/%2e//evil.example', '/evil.example'],
    ['/%2E%2e//evil.example', '/evil.example'],
    ['/a/..//evil.example', '/evil.example'],
    ['/ru/..//evil.example', '/evil.example'],
    ['/ru//evil.example', '/ru/evil.example'],
    ['/a/./b/../c', '/a/c'],
  ] as const)
    assert.equal(localPath(path), resolved)
})

test('input that could lead to another site gives the fallback (F12)', () => {
  for (const path of [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil',
    '/a\\b',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil',
    '/\x7f/evil',
    '\t//evil',
    '',
    ' /a',
    'cart',
    '?a',
    '#a',
    null,
    undefined,
    5,
    ['/a'],
    '//[',
    '//a:99999',
  ])
    assert.equal(localPath(path, '/cart'), '/cart', String(path))
})
