import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from '../lib/locale.ts'
import { pageTarget } from './page-target.ts'

const origin = 'https://shop.example'
const target = (address: string, locale: Locale = 'en') => pageTarget(new URL(address, origin), { origin }, locale)

test('pages of the same language are navigated to without their prefix', () => {
  assert.equal(target('/'), '/')
  assert.equal(target('/search?search=bolt#results'), '/search?search=bolt#results')
  assert.equal(target('/ru', 'ru'), '/')
  assert.equal(target('/ru/product/bolt-m8', 'ru'), '/product/bolt-m8')
  assert.equal(target('/rubber', 'en'), '/rubber')
  assert.equal(target('/apiary', 'en'), '/apiary')
})

test('the browser loads other sites, other languages, the API and files', () => {
  for (const address of [
    'https://elsewhere.example/search',
    'http://shop.example/search',
    'mailto:a@shop.example',
    'tel:+73832104400',
    `blob:${origin}/5f0c`,
    '/ru/search',
    '/en/search',
    '/api/docs',
    '/media/a.pdf',
    '/dev/mailbox',
    '/mark-b2b.svg',
  ])
    assert.equal(target(address), undefined, address)
  assert.equal(target('/search', 'de'), undefined)
  assert.equal(target('/ru/search', 'de'), undefined)
})
