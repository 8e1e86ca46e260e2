import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isEmailAddress } from './address.ts'

const validAddresses = [
  'a@b.example',
  'anna.berger+orders@sub.shop.example',
  "o'connor@firm.example",
  '1_2-3@4.example',
  'x@xn--80ak6aa92e.xn--p1ai',
  `${'a'.repeat(64)}@b.example`,
]
for (const text of validAddresses) test(`${text} is an address`, () => assert.equal(isEmailAddress(text), true))

const invalidAddresses = [
  '',
  'a',
  '@b.example',
  'a@',
  'a@b',
  'a@b.c',
  'a@-b.example',
  'a@b-.example',
  'a@b..example',
  'a@.example',
  '.a@b.example',
  'a.@b.example',
  'a..b@c.example',
  '"a@evil.example x"@ours.example',
  '"a"@b.example',
  'a@x.example, b@y.example',
  'a@x.example;b@y.example',
  'a@x.example b@y.example',
  'a@b@c.example',
  'a@b.example\r\nBcc: c@d.example',
  'a@b.example\n',
  '\na@b.example',
  'a@b.example\r',
  'a@b.example\0',
  'a\t@b.example',
  ' a@b.example',
  'a@b.example ',
  'Anna <a@b.example>',
  '<a@b.example>',
  'a(comment)@b.example',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'group: a@b.example;',
  'a\\@b.example',
  'ä@b.example',
  'a@b.exаmple',
  `${'a'.repeat(65)}@b.example`,
  `a@${'b'.repeat(64)}.example`,
  `a@${'b.'.repeat(130)}example`,
]
for (const text of invalidAddresses)
  test(`${JSON.stringify(text.slice(0, 60))} is not an address (D16)`, () => assert.equal(isEmailAddress(text), false))

// Backtracking would not end before the test run does.
test('a long hostile text is refused without backtracking (D16)', () => {
  assert.equal(isEmailAddress(`${'a.'.repeat(500_000)}@b.example`), false)
  assert.equal(isEmailAddress(`${'a.'.repeat(30)}!@${'a-'.repeat(90)}`), false)
})
