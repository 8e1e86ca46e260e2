import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  countFilters,
  decodeListParams,
  encodeListParams,
  inCategory,
  isFromForm,
  parameterOf,
  toggleValue,
  withoutFilters,
} from './search-params.ts'

const decode = (query: string) => decodeListParams(new URLSearchParams(query))
const reencode = (query: string) => encodeListParams(decode(query))

test('a canonical query survives decoding and encoding', () => {
  const neat = '?search=hex+bolt&stock=InStock&f.thread=m8,m10&price=10-100&sort=priceUp&view=list&page=3&from=2'
  assert.equal(reencode(neat), neat)
  assert.equal(reencode(''), '')
})

test('unknown and invalid values are ignored', () => {
  assert.equal(reencode('?sort=best&view=table&page=-2&from=9&brand=&f.=a&f.a/b=c&utm_source=mail&min.price=abc'), '')
  assert.equal(decode('?page=1e9').page, 1)
})

test('the filter form is decoded like the canonical query', () => {
  const form = '?f.thread=m8&f.thread=m10&min.price=10&max.price=&min.minOrder=&max.minOrder=5,5'
  assert.equal(reencode(form), '?f.thread=m8,m10&price=10-&minOrder=-5.5')
  assert.ok(isFromForm(new URLSearchParams(form)))
  assert.ok(!isFromForm(new URLSearchParams(reencode(form))))
})

test('at most five pages are shown together', () => {
  assert.equal(decode('?page=9&from=1').from, 5)
  assert.equal(decode('?page=3').from, 3)
})

test('toggling a filter adds or removes it and returns to the first page', () => {
  const params = decode('?brand=norgrip&page=4')
  const both = toggleValue(params, 'brand', 'torvik')
  assert.equal(encodeListParams(both), '?brand=norgrip,torvik')
  assert.equal(encodeListParams(toggleValue(both, 'brand', 'norgrip')), '?brand=torvik')
  assert.equal(countFilters(both), 2)
  assert.equal(encodeListParams(withoutFilters(both)), '')
  assert.deepEqual(parameterOf('stock', 'verified'), ['verified', '1'])
})

test('another category keeps the search, but no filter or sorting by a characteristic', () => {
  const inBolts = (query: string) => encodeListParams(inCategory(decode(query), 'fasteners/bolts'))
  assert.equal(
    inBolts('?search=hex&stock=InStock&f.thread=m8&sort=-f.length'),
    '?search=hex&category=fasteners/bolts&stock=InStock',
  )
  assert.equal(inBolts('?sort=priceUp&page=3'), '?category=fasteners/bolts&sort=priceUp')
})
