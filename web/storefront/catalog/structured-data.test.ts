import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeListParams } from '../../lib/search-params.ts'
import { siteData } from './structured-data.ts'

test('the advertised search address finds what stands for q', () => {
  const [site] = siteData({ origin: 'https://yard.example', locale: 'de' }, 'Tradeyard', '/mark.png')
  const { target, 'query-input': input } = site!.potentialAction!
  assert.equal(target.urlTemplate, 'https://yard.example/de/search?q={q}')
  assert.equal(input, 'required name=q')
  const address = new URL(target.urlTemplate.replace('{q}', encodeURIComponent('hex bolt M8')))
  assert.equal(decodeListParams(address.searchParams).text, 'hex bolt M8')
})
