import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxResponseLength } from './contract.ts'
import { maxResponseBytes, responseText } from './response-text.ts'

const secret = 'whsec_AAECAwQFBgcICQoLDA0ODw=='
const read = (bytes: Buffer | string, contentType = 'text/plain', encoding?: string) =>
  responseText(
    {
      type: contentType.split(';')[0]!,
      headers: { 'content-type': contentType, ...(encoding && { 'content-encoding': encoding }) },
      bytes: Buffer.from(bytes as string),
    },
    secret,
  )

test('the start of a response is text, in the encoding that it names', () => {
  const cases: [...Parameters<typeof read>, string | null][] = [
    ['{"ok": false}\r\n', 'application/json', undefined, '{"ok": false}'],
    ['<error/>', 'application/soap+xml; charset=utf-8', undefined, '<error/>'],
    [Buffer.from([0xcd, 0xe5, 0xf2]), 'text/html; charset="windows-1251"', undefined, 'Нет'],
    ['plain', 'text/plain; charset=klingon', undefined, 'plain'],
    ['untyped', '', undefined, 'untyped'],
    ['a\u0000b\u001b[31m\tc\nd', undefined, undefined, 'ab[31m\tc\nd'],
    [`key ${secret}!`, undefined, undefined, 'key whsec_…!'],
    [' \n ', undefined, undefined, null],
    ['', undefined, undefined, null],
    ['GIF89a', 'image/gif', undefined, null],
    ['\u001f\u008b', 'text/plain', 'gzip', null],
  ]
  for (const [bytes, type, encoding, expected] of cases) assert.equal(read(bytes, type, encoding), expected)
})

test('a response that was cut has no half characters', () => {
  const long = Buffer.from('ы'.repeat(3_000)).subarray(0, maxResponseBytes - 1)
  assert.equal(read(long), 'ы'.repeat(maxResponseLength))
  assert.equal(read(Buffer.from('😀').subarray(0, 3)), null)
  const pairs = read(`a${'😀'.repeat(maxResponseLength)}`)!
  assert.ok(pairs.isWellFormed() && pairs.length === maxResponseLength)
})
