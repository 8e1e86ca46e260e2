import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  formatSum,
  isSignedBy,
  type Provider,
  readInvoiceId,
  readSum,
  requestSignature,
  resultSignature,
} from './robokassa.ts'

const provider: Provider = {
  login: 'demo',
  password1: 'pass1',
  password2: 'pass2',
  hash: 'md5',
  isTest: false,
  address: 'https://auth.robokassa.ru/Merchant/Index.aspx',
  isStandIn: false,
}

test('requests and results are signed as Robokassa has it', () => {
  assert.equal(requestSignature(provider, { OutSum: '100.00', InvId: '5' }), 'f9e2308845746db952d652d2f05c7bce')
  const result = { Shp_kind: 'topup', OutSum: '100.000000', InvId: '5', Shp_account: '7' }
  assert.equal(resultSignature(provider, result), '92e541c1069ea292bf12140377720f7c')
})

test('a signature counts in capital letters, and no other text does', () => {
  const signature = resultSignature(provider, { OutSum: '1', InvId: '1' })
  for (const SignatureValue of [signature, signature.toUpperCase()])
    assert.ok(isSignedBy(signature, { SignatureValue }))
  for (const SignatureValue of ['', signature.slice(1), `${signature}0`, undefined, null, ['a'], 'ё'.repeat(16)])
    assert.ok(!isSignedBy(signature, { SignatureValue }))
})

test('sums are read as decimals to the kopeck, with the fraction that is left', () => {
  for (const [text, minor] of [
    ['10', 1_000],
    ['10.5', 1_050],
    ['10.50', 1_050],
    ['10.500000', 1_050],
    ['10.505', 1_050.5],
    ['0.000001', 0.0001],
    ['9999999999.99', 999_999_999_999],
  ] as const)
    assert.equal(readSum(text), minor)
  for (const text of ['', '-1', '1e3', '1,5', ' 1', '.5', '1.', '1.0000000', '12345678901', 'NaN'])
    assert.equal(readSum(text), undefined)
})

test('sums are written with two decimals', () => {
  assert.deepEqual([10_000, 5, 123_456].map(formatSum), ['100.00', '0.05', '1234.56'])
})

test('numbers of invoices are positive and fit 32 bits', () => {
  assert.deepEqual(['1', '2147483647'].map(readInvoiceId), [1, 2_147_483_647])
  for (const text of ['0', '-1', '2147483648', '1.0', ' 1', '01', '1e3', ''])
    assert.equal(readInvoiceId(text), undefined)
})
