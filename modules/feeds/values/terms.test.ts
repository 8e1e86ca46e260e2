import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offer } from '../rules.fixture.ts'
import type { FeedOffer } from '../yml/read-offers.ts'
import { isBarcode, parseVat, termsOf } from './terms.ts'

const terms = (fields: FeedOffer['fields'], barcodes: string[] = []) => termsOf(offer({ fields, barcodes }))

test('minimum, step, barcode, VAT, weight and dimensions are read', () => {
  assert.deepEqual(
    terms({ 'min-quantity': '100', 'step-quantity': '50', vat: 'VAT_20', weight: '1.25', dimensions: '30/20.5/10' }, [
      '12345',
      '4006381333931',
    ]),
    {
      minimumOrder: 100,
      orderStep: 50,
      vatPercent: 20,
      barcode: '4006381333931',
      weightGrams: 1_250,
      lengthMm: 300,
      widthMm: 205,
      heightMm: 100,
    },
  )
  assert.deepEqual(terms({}), {})
  assert.deepEqual(terms({ weight: '0', dimensions: '1/2', vat: 'x', 'min-quantity': '0' }, ['x']), {})
})

test('a minimum is a multiple of the step', () => {
  const cases: [minimum: string | undefined, step: string | undefined, expected: object][] = [
    ['7', undefined, { minimumOrder: 7, orderStep: 1 }],
    [undefined, '6', { minimumOrder: 6, orderStep: 6 }],
    ['10', '6', { minimumOrder: 12, orderStep: 6 }],
    ['2', '6', { minimumOrder: 6, orderStep: 6 }],
    ['9999999', '1', { minimumOrder: 1, orderStep: 1 }],
    ['1000000', '999999', {}],
  ]
  for (const [minimum, step, expected] of cases)
    assert.deepEqual(terms({ 'min-quantity': minimum, 'step-quantity': step }), expected, `${minimum} ${step}`)
})

test('VAT is a code of the format or a rate', () => {
  const cases: [text: string, percent: number | undefined][] = [
    ['VAT_20', 20],
    ['VAT_10_110', 10],
    ['vat_0', 0],
    ['NO_VAT', 0],
    ['VAT_12', 12],
    ['6', 0],
    ['2', 10],
    ['7', 20],
    ['20', 20],
    ['12 %', 12],
    ['', undefined],
    ['VAT', undefined],
    ['200', undefined],
  ]
  for (const [text, percent] of cases) assert.equal(parseVat(text), percent, text)
})

test('a barcode has a valid check digit', () => {
  for (const text of ['4006381333931', '96385074', '036000291452', '10012345678902']) assert.ok(isBarcode(text), text)
  for (const text of ['4006381333932', '0000000000000', '400638133393', 'A006381333931', ''])
    assert.ok(!isBarcode(text), text)
})
