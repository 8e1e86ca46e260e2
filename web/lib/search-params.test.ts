import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  countFilters,
  decodeList,
  encodeList,
  isFromForm,
  parameterOf,
  toggled,
  withoutFilters,
} from './search-params.ts'

const decode = (query: string) => decodeList(new URLSearchParams(query))
const again = (query: string) => encodeList(decode(query))

test('a neat address is written as it was read', () => {
  const neat = '?search=hex+bolt&stock=InStock&f.thread=m8,m10&price=10-100&sort=priceUp&view=list&page=3&from=2'
  assert.equal(again(neat), neat)
  assert.equal(again(''), '')
})

test('what is not understood is left out', () => {
  assert.equal(again('?sort=best&view=table&page=-2&from=9&brand=&f.=a&f.a/b=c&utm_source=mail&min.price=abc'), '')
  assert.equal(decode('?page=1e9').page, 1)
})

test('the form of filters is read as the address is', () => {
  const form = '?f.thread=m8&f.thread=m10&min.price=10&max.price=&min.minOrder=&max.minOrder=5,5'
  assert.equal(again(form), '?f.thread=m8,m10&price=10-&minOrder=-5.5')
  assert.ok(isFromForm(new URLSearchParams(form)))
  assert.ok(!isFromForm(new URLSearchParams(again(form))))
})

test('at most five pages are shown together', () => {
  assert.equal(decode('?page=9&from=1').from, 5)
  assert.equal(decode('?page=3').from, 3)
})

test('a choice goes and comes back to the first page', () => {
  const params = decode('?brand=norgrip&page=4')
  const both = toggled(params, 'brand', 'torvik')
  assert.equal(encodeList(both), '?brand=norgrip,torvik')
  assert.equal(encodeList(toggled(both, 'brand', 'norgrip')), '?brand=torvik')
  assert.equal(countFilters(both), 2)
  assert.equal(encodeList(withoutFilters(both)), '')
  assert.deepEqual(parameterOf('stock', 'verified'), ['verified', '1'])
})
