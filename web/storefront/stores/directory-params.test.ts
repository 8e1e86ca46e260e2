import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countFilters, decodeDirectory, encodeDirectory, withoutFilters } from './directory-params.ts'

const decode = (query: string) => decodeDirectory(new URLSearchParams(query))

test('encoded parameters decode to the same values', () => {
  const query =
    '?text=насос&kind=Manufacturer,Agency&verified=1&deliversTo=serbia,bosnia-and-herzegovina&sort=name&view=cards&page=3'
  assert.deepEqual(decode(encodeDirectory(decode(query))), decode(query))
})

test('invalid parameters are dropped', () => {
  assert.equal(encodeDirectory(decode('?kind=Pirate&verified=yes&deliversTo=%27,&sort=up&view=3d&page=-1&other=1')), '')
})

test('repeated parameters of a GET form are merged', () => {
  assert.equal(
    encodeDirectory(decode('?text=&kind=Importer&kind=Manufacturer&deliversTo=italy&deliversTo=serbia')),
    '?kind=Manufacturer,Importer&deliversTo=italy,serbia',
  )
})

test('clearing the filters keeps sort order and view', () => {
  const params = decode('?text=a&kind=Other&verified=1&deliversTo=italy&sort=new&view=cards&page=2')
  assert.equal(countFilters(params), 4)
  assert.equal(encodeDirectory(withoutFilters(params)), '?sort=new&view=cards')
})
