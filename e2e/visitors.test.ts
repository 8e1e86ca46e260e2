// A visitor's choices, history and credentials never appear in a cached page for the next visitor.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cookieNames } from '#platform/constants.ts'
import { type RawAnswer, rawRequest } from '#platform/testing/raw-request.ts'
import { pagePaths } from './support/page-paths.ts'
import { base } from './support/browser.ts'

const cookieValues: Record<string, string> = {
  currency: 'KZT',
  NEXT_LOCALE: 'ru',
  searchLocation: 'belgrade',
  clientLocation: 'DE',
  buyerCountry: 'DE',
  viewedProducts: '501.502.503',
  sessionId: '7f3f3a2e-0000-4000-8000-000000000000',
  theme: 'dark',
  storeId: '7',
}
const cookies = [...Object.values(cookieNames), `__Host-${cookieNames.anonymous}`].map(
  (name) => `${name}=${cookieValues[name] ?? '1'}`,
)
const personalHeaders = {
  authorization: 'Bearer x',
  currency: 'KZT',
  'accept-language': 'ru',
  'x-country-code': 'DE',
  'x-store-id': '7',
  sessionid: '7f3f3a2e-0000-4000-8000-000000000000',
  'idempotency-key': 'key',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '10.9.9.9',
  url: 'https://evil.example/',
  referer: 'https://evil.example/',
  'user-agent': 'somebody',
  'x-request-id': 'request-of-a-visitor',
}
const together: Record<string, string>[] = [{ cookie: cookies.join('; ') }, personalHeaders]
const oneByOne: Record<string, string>[] = [
  ...cookies.map((cookie) => ({ cookie })),
  ...Object.entries(personalHeaders).map(([name, value]) => ({ [name]: value })),
]
/** Whether a request is personal is decided without regard to its path, so it is tried one by one on a few paths only. */
const pathsOneByOne = ['/', '/catalog/all', '/product/500', '/cart']

const request = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(base(), path, { headers: { host: new URL(base()).host, ...headers } })

/** The body without nonces, request ids, timestamps, cursors, which begin with the time of their first page, and the cache-busting query. */
const normalizedBody = ({ body }: RawAnswer) =>
  body.replace(
    /nonce="[^"]*"|for=\w+|for%3D\w+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\b1[78]\d{8}\b|\bm\w{7}~[\d_.]+/g,
    '',
  )

function assertSame(one: string, other: string, what: string) {
  if (one === other) return
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  assert.fail(`${what}: ${one.slice(at - 60, at + 60)} instead of ${other.slice(at - 60, at + 60)}`)
}

for (const path of new Set([...pathsOneByOne, ...pagePaths]))
  test(`a personal request does not influence the next anonymous page: ${path} (H01, H01v)`, async () => {
    const anonymous = await request(`${path}?for=plain`)
    const visitors = pathsOneByOne.includes(path) ? oneByOne : together
    for (const [index, headers] of visitors.entries()) {
      await request(`${path}?for=x${index}`, headers)
      const next = await request(`${path}?for=x${index}`)
      assert.equal(next.status, anonymous.status)
      assertSame(normalizedBody(next), normalizedBody(anonymous), JSON.stringify(headers))
      assert.doesNotMatch(String(next.headers['set-cookie'] ?? ''), /501|7f3f3a2e/)
    }
  })
