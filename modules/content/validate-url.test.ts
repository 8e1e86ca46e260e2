import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'
import { validateUrl } from './contract.ts'

test('absolute web addresses with a public host name are valid, nothing else is', async () => {
  const visitor = await somebody(await fileApp())
  const resultOf = async (url: string) => (await visitor.call(validateUrl, { url })).body
  assert.deepEqual(await resultOf(' https://Example.com '), { isValid: true, url: 'https://example.com/' })
  assert.deepEqual(await resultOf('http://пример.рф/цены'), {
    isValid: true,
    url: 'http://xn--e1afmkfd.xn--p1ai/%D1%86%D0%B5%D0%BD%D1%8B',
  })
  for (const url of [
    'example.com',
    '/catalog',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://localhost',
    'https://intranet.local/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data',
    'https://user:password@example.com/',
  ])
    assert.deepEqual(await resultOf(url), { isValid: false, url: null }, url)
  assert.equal((await visitor.call(validateUrl, { url: '' })).status, 422)
})
