import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BankDetails, readBankDetails } from './bank-details.ts'

const none: BankDetails = { bankName: null, bankAccount: null, bankCode: null, correspondentAccount: null }
const problems = (country: string, details: Partial<BankDetails>) =>
  readBankDetails(country, { ...none, ...details }).errors.map(({ path, code }) => `${path} ${code.slice(6)}`)

const sberbank = { bankName: 'ПАО Сбербанк', bankCode: '044525225', correspondentAccount: '30101810400000000225' }

test('without any bank details nothing is required', () => {
  for (const country of ['RU', 'DE', 'CN']) assert.deepEqual(problems(country, {}), [])
})

test('Russian accounts are checked with the БИК of their bank', () => {
  assert.deepEqual(problems('RU', { ...sberbank, bankAccount: '40702 810 9 00000000001' }), ['bankAccount checkDigits'])
  const keys = [...'0123456789'].filter(
    (key) => problems('RU', { ...sberbank, bankAccount: `40702810${key}00000000001` }).length === 0,
  )
  assert.deepEqual(keys, ['2'], 'one key of ten is right')
  const bankAccount = '40702810200000000001'
  assert.deepEqual(problems('RU', { ...sberbank, bankAccount, correspondentAccount: '30101810500000000225' }), [
    'correspondentAccount checkDigits',
  ])
  assert.deepEqual(problems('RU', { ...sberbank, bankAccount, bankCode: '4452522' }), ['bankCode checkDigits'])
  assert.deepEqual(problems('RU', { bankAccount }), [
    'bankName required',
    'bankCode required',
    'correspondentAccount required',
    'bankAccount checkDigits',
  ])
})

test('countries with IBANs take them alone, others any account number', () => {
  const bankName = 'Bank'
  for (const [country, bankAccount] of [
    ['DE', 'DE89 3704 0044 0532 0130 00'],
    ['RS', 'RS35 2600 0560 1001 6113 79'],
    ['TR', 'TR33 0006 1005 1978 6457 8413 26'],
    ['KZ', 'KZ86 125K ZT50 0410 0100'],
    ['BY', 'BY13 NBRB 3600 9000 0000 2Z00 AB00'],
    ['IT', 'DE89370400440532013000'],
    ['CN', '6222 0212 3456 7890'],
  ] as const)
    assert.deepEqual(problems(country, { bankName, bankAccount }), [], country)
  assert.deepEqual(problems('DE', { bankName, bankAccount: 'DE88 3704 0044 0532 0130 00' }), [
    'bankAccount checkDigits',
  ])
  assert.deepEqual(problems('DE', { bankName, bankAccount: '532013000' }), ['bankAccount checkDigits'])
  assert.deepEqual(problems('DE', { bankName, bankAccount: 'DE89370400440532013000', bankCode: 'DEUTDEFX1' }), [
    'bankCode checkDigits',
  ])
  assert.deepEqual(problems('DE', { bankCode: 'DEUTDEFF' }), ['bankName required', 'bankAccount required'])
})

test('numbers are stored without spaces', () => {
  const { details } = readBankDetails('DE', { ...none, bankName: 'Bank', bankAccount: 'de89 3704 0044 0532 0130 00' })
  assert.equal(details.bankAccount, 'DE89370400440532013000')
})
