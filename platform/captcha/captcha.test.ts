import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '../config.ts'
import { checkCaptcha } from './captcha.ts'
import { startProvider } from './provider.fixture.ts'

const attempt = (token: string | undefined) => ({ token, action: 'sign_in', ip: '203.0.113.1' })
const configFor = (provider: 'recaptcha' | 'smartcaptcha', url: string) =>
  readConfig({
    CAPTCHA: provider,
    CAPTCHA_SITE_KEY: 'site',
    CAPTCHA_SECRET: 'a-secret',
    CAPTCHA_URL: url,
    PUBLIC_ORIGIN: 'http://shop.example',
    TRADE_HOSTS: 'trade.example:8080',
  })

test('without a provider everything passes; with one, a missing token fails without a request', async () => {
  assert.equal(await checkCaptcha(readConfig({}), attempt(undefined)), 'passed')
  await using provider = await startProvider()
  assert.equal(await checkCaptcha(configFor('recaptcha', provider.url), attempt(undefined)), 'failed')
  assert.equal(provider.seen.length, 0)
})

test('reCAPTCHA: action, host, score and single use are checked (G07)', async () => {
  await using provider = await startProvider('shop.example')
  const config = configFor('recaptcha', provider.url)
  assert.equal(await checkCaptcha(config, attempt('good:sign_in:1')), 'passed')
  assert.deepEqual(provider.seen[0], { secret: 'a-secret', response: 'good:sign_in:1', remoteip: '203.0.113.1' })
  assert.equal(await checkCaptcha(config, attempt('good:sign_in:1')), 'failed', 'replayed')
  assert.equal(await checkCaptcha(config, attempt('good:send_code:1')), 'failed', 'of another action')
  assert.equal(await checkCaptcha(config, attempt('bad')), 'failed')
  const good = { success: true, score: 0.5, action: 'sign_in', hostname: 'trade.example' }
  const cases = [
    [good, 'passed'],
    [{ ...good, score: 0.49 }, 'failed'],
    [{ ...good, score: undefined }, 'failed'],
    [{ ...good, hostname: 'evil.example' }, 'failed'],
    [{ ...good, hostname: undefined }, 'failed'],
    [{ ...good, action: undefined }, 'failed'],
    [{ ...good, success: false }, 'failed'],
    [{ success: false, 'error-codes': ['invalid-input-secret'] }, 'unavailable'],
    [{}, 'unavailable'],
    [[], 'unavailable'],
    ['passed', 'unavailable'],
  ] as const
  for (const [body, verdict] of cases) {
    provider.answer = { body }
    assert.equal(await checkCaptcha(config, attempt('x')), verdict, JSON.stringify(body))
  }
})

test('SmartCaptcha: status and host are checked, a missing host means an outage (G07)', async () => {
  await using provider = await startProvider('shop.example')
  const config = configFor('smartcaptcha', provider.url)
  assert.equal(await checkCaptcha(config, attempt('good:1')), 'passed')
  assert.deepEqual(provider.seen[0], { secret: 'a-secret', token: 'good:1', ip: '203.0.113.1' })
  assert.equal(await checkCaptcha(config, attempt('good:1')), 'failed', 'replayed')
  const cases = [
    [{ status: 'ok', host: 'shop.example:443' }, 'passed'],
    [{ status: 'ok', host: 'evil.example' }, 'failed'],
    [{ status: 'failed', host: 'shop.example' }, 'failed'],
    [{ status: 'ok', host: '' }, 'unavailable'],
    [{ status: 'ok' }, 'unavailable'],
  ] as const
  for (const [body, verdict] of cases) {
    provider.answer = { body }
    assert.equal(await checkCaptcha(config, attempt('x')), verdict, JSON.stringify(body))
  }
})

test('a provider that is down, broken or silent gives no verdict (G07)', async () => {
  await using provider = await startProvider()
  for (const kind of ['recaptcha', 'smartcaptcha'] as const) {
    provider.answer = { status: 500 }
    assert.equal(await checkCaptcha(configFor(kind, provider.url), attempt('good:sign_in:2')), 'unavailable')
    assert.equal(await checkCaptcha(configFor(kind, 'http://127.0.0.1:1/'), attempt('good:sign_in:3')), 'unavailable')
  }
  provider.answer = { isSilent: true }
  assert.equal(await checkCaptcha(configFor('recaptcha', provider.url), attempt('good:sign_in:4')), 'unavailable')
})
