import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proofOf } from './proof-fields.ts'

test('one field accepts TOTP and recovery codes; a passkey takes precedence (D21)', () => {
  for (const [fields, proof] of [
    [{}, {}],
    [{ code: '', passkey: '' }, {}],
    [{ password: ' a b ' }, { password: ' a b ' }],
    [
      { id: '7', password: 'x', code: '123 456' },
      { id: '7', password: 'x', code: '123 456' },
    ],
    [
      { password: 'x', code: '7kq4m-xw2rd' },
      { password: 'x', recoveryCode: '7kq4m-xw2rd' },
    ],
    [
      { password: 'x', code: '12345' },
      { password: 'x', recoveryCode: '12345' },
    ],
    [
      { password: 'x', passkey: '{"id":"a"}' },
      { password: 'x', passkey: { id: 'a' } },
    ],
    [
      { password: 'x', code: '123456', passkey: '{"id":"a"}' },
      { password: 'x', passkey: { id: 'a' } },
    ],
    [
      { password: 'x', passkey: '{' },
      { password: 'x', passkey: {} },
    ],
  ] as const)
    assert.deepEqual(proofOf(fields), proof, JSON.stringify(fields))
})
