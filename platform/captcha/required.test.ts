import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { readConfig } from '../config.ts'
import { call, Ok } from '../contract.ts'
import { CookieJar } from '../http/cookies.ts'
import { createDispatch, on, type RequestContext } from '../http/dispatch.ts'
import { noLimits } from '../http/limits.ts'
import { startProvider } from './provider.fixture.ts'

let sent = 0
const sendCode = call('POST test/code', {
  access: 'public',
  captcha: 'send_code',
  summary: 'Only here',
  output: Ok,
  input: z.strictObject({ phone: z.string().min(3), captchaToken: z.string().optional() }),
})
const authorizer = {
  memberOf: async () => undefined,
  findApiKey: async () => undefined,
  assertNotBanned: async () => {},
  hasFeature: async () => false,
}
const dispatch = createDispatch([on(sendCode, async () => (sent++, { ok: true as const }))], authorizer, noLimits)

const requestTo = (url: string | undefined, account?: object) =>
  ({
    config: readConfig(
      url ? { CAPTCHA: 'recaptcha', CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'a-secret', CAPTCHA_URL: url } : {},
    ),
    caller: { ip: '203.0.113.1', account },
    cookies: new CookieJar(false),
  }) as unknown as RequestContext

const refused = { code: 'request.captchaFailed', status: 403 }
const missing = { code: 'request.captchaMissing', status: 403 }

test('a call with a captcha refuses a missing or replayed token, a token of another action, and an outage of the provider (G07)', async () => {
  await using provider = await startProvider()
  const request = requestTo(provider.url)
  const send = (captchaToken?: string) => dispatch(sendCode, { phone: '12345', captchaToken }, request)
  for (const empty of [undefined, '']) await assert.rejects(send(empty), missing)
  assert.deepEqual(await send('good:send_code:1'), { ok: true })
  for (const token of ['good:send_code:1', 'good:sign_in:2', 'bad']) await assert.rejects(send(token), refused, token)
  provider.answer = { status: 503 }
  await assert.rejects(send('good:send_code:3'), { code: 'request.captchaUnavailable', status: 503 })
  assert.equal(sent, 1)
})

test('invalid input spends no token; signed-in callers and installations without a provider need none', async () => {
  await using provider = await startProvider()
  await assert.rejects(dispatch(sendCode, { phone: '1', captchaToken: 'good:send_code:1' }, requestTo(provider.url)), {
    code: 'request.invalid',
  })
  assert.deepEqual(await dispatch(sendCode, { phone: '12345' }, requestTo(provider.url, { id: 'x' })), { ok: true })
  assert.deepEqual(await dispatch(sendCode, { phone: '12345' }, requestTo(undefined)), { ok: true })
  assert.equal(provider.seen.length, 0)
})
