import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countChoices, decodeDirectory, encodeDirectory, withoutChoices } from './directory-params.ts'

const decode = (query: string) => decodeDirectory(new URLSearchParams(query))

test('what is written is read back', () => {
  const query = '?text=насос&kind=Manufacturer,Agency&verified=1&sort=name&view=cards&page=3'
  assert.deepEqual(decode(encodeDirectory(decode(query))), decode(query))
})

test('what is not understood is left out', () => {
  assert.equal(encodeDirectory(decode('?kind=Pirate&verified=yes&sort=up&view=3d&page=-1&other=1')), '')
})

test('a form without script writes one pair a box', () => {
  assert.equal(encodeDirectory(decode('?text=&kind=Importer&kind=Manufacturer')), '?kind=Manufacturer,Importer')
})

test('clearing keeps the order and the view', () => {
  const params = decode('?text=a&kind=Other&verified=1&sort=new&view=cards&page=2')
  assert.equal(countChoices(params), 3)
  assert.equal(encodeDirectory(withoutChoices(params)), '?sort=new&view=cards')
})
