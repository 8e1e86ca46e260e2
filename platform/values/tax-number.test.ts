import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statedTaxNumber } from './tax-number.ts'

test('VAT numbers of the European Union are stated with their country, once; other tax numbers as they are', () => {
  const stated = (countryCode: string, taxNumber: string) => {
    const { isVatNumber, text } = statedTaxNumber({ countryCode, taxNumber })
    return `${isVatNumber ? 'vatNumber' : 'taxNumber'} ${text}`
  }
  assert.equal(stated('DE', '283746516'), 'vatNumber DE283746516')
  assert.equal(stated('DE', 'DE283746516'), 'vatNumber DE283746516')
  assert.equal(stated('GR', '094259216'), 'vatNumber EL094259216')
  assert.equal(stated('RS', '123456786'), 'taxNumber 123456786')
})
