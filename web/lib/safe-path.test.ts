import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safePath } from './safe-path.ts'

test('paths of this site are kept', () => {
  for (const path of ['/', '/cart?order=all', '/product/bolt-1#tiers']) assert.equal(safePath(path), path)
})

test('whatever could lead elsewhere gives the fallback', () => {
  for (const path of [
    null,
    '',
    'cart',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\tevil',
    'javascript:alert(1)',
  ])
    assert.equal(safePath(path, '/cart'), '/cart')
})
