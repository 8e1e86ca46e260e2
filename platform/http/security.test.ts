import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagePolicy } from './security.ts'

const publicOrigin = 'https://tradeyard.example'
const captchaOf = (provider: 'recaptcha' | 'smartcaptcha') => ({ provider, siteKey: 'site', secret: 'secret' })

test('only a page with a captcha may reach its provider, and only that one', () => {
  const outside = /google|yandex/
  assert.doesNotMatch(pagePolicy({ publicOrigin, captcha: undefined }), outside)
  const google = pagePolicy({ publicOrigin, captcha: captchaOf('recaptcha') })
  assert.match(google, /frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\//)
  assert.doesNotMatch(google, /yandex/)
  const yandex = pagePolicy({ publicOrigin, captcha: captchaOf('smartcaptcha') })
  assert.match(yandex, /frame-src [^;]*https:\/\/smartcaptcha\.cloud\.yandex\.ru/)
  assert.doesNotMatch(yandex, /google/)
})

test('a configured script URL of the captcha replaces the sources of the provider', () => {
  const policy = pagePolicy({
    publicOrigin,
    captcha: { ...captchaOf('recaptcha'), scriptUrl: 'https://captcha.example:8443/api.js?a=b;c' },
  })
  assert.match(policy, /connect-src 'self' https:\/\/captcha\.example:8443; /)
  assert.match(policy, /frame-src [^;]* https:\/\/captcha\.example:8443; /)
  assert.doesNotMatch(policy, /google/)
})

test('a captcha adds no script sources: scripts need the nonce', () => {
  for (const provider of ['recaptcha', 'smartcaptcha'] as const) {
    const scripts = pagePolicy({ publicOrigin, captcha: captchaOf(provider) })
      .split('; ')
      .filter((line) => line.startsWith('script-src'))
    assert.deepEqual(scripts, ["script-src 'nonce-{nonce}' 'strict-dynamic'"])
  }
})
