// Registration with a captcha, against a fake provider.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type MailServer, startMailServer } from '#platform/outbox/smtp.fixture.ts'
import { startProvider } from '#platform/captcha/provider.fixture.ts'
import { until } from '#platform/testing/until.ts'
import { password } from '../support/registration.ts'
import { newAddress } from '../support/people.ts'
import { type Server, startServer } from '../support/server.ts'
import { accessibilityProblems, open, waitForHydration } from '../support/browser.ts'

type Provider = Awaited<ReturnType<typeof startProvider>>
let mails: MailServer
before(async () => void (mails = await startMailServer()))
after(() => mails[Symbol.asyncDispose]())

for (const kind of ['recaptcha', 'smartcaptcha'] as const) {
  let provider: Provider
  let server: Server

  before(async () => {
    provider = await startProvider()
    server = await startServer({
      DEMO: '0',
      SMTP_URL: mails.url,
      CAPTCHA: kind,
      CAPTCHA_SITE_KEY: 'site',
      CAPTCHA_SECRET: 'a-secret',
      CAPTCHA_URL: provider.url,
      CAPTCHA_SCRIPT_URL: `${provider.url}${kind}.js`,
    })
  })
  after(async () => {
    await server[Symbol.asyncDispose]()
    await provider[Symbol.asyncDispose]()
  })

  test(`${kind}: registration by e-mail works, and the script loads only when the form is focused`, async () => {
    const email = newAddress()
    await using visit = await open({ path: '/registration', base: server.address })
    const { page } = visit
    await page.waitForLoadState('networkidle')
    assert.equal(provider.scriptLoads, 0)
    await page.focus('[name=email]')
    await until(() => provider.scriptLoads === 1)
    await page.fill('[name=email]', email)
    await page.press('[name=email]', 'Enter')
    await page.locator('main [name=code]').waitFor()
    await page.fill('[name=code]', await latestCode(email))
    await page.fill('[name=name]', 'Ada Novak')
    await page.fill('[name=password]', password)
    await Promise.all([page.waitForURL('**/registration/company'), page.press('[name=password]', 'Enter')])
    assert.deepEqual(visit.problems, [])
    const tokens = provider.seen.map(({ response, token }) => (response ?? token)!.split(':').slice(0, 2))
    assert.deepEqual(
      tokens,
      kind === 'recaptcha'
        ? [
            ['good', 'send_code'],
            ['good', 'sign_up'],
          ]
        : [
            ['good', 'any'],
            ['good', 'any'],
          ],
    )
  })

  const failures = {
    'whose script does not load': {
      set: () => void (provider.hasScript = false),
      says: /didn’t load\. Allow scripts/,
    },
    'that does not answer': {
      set: () => void (provider.answer = { status: 503 }),
      says: /isn’t responding at the moment/,
    },
    'that classifies the visitor as a robot': { set: () => void (provider.makesTokens = 'bad'), says: /not a robot/ },
  }
  for (const [name, { set, says: expected }] of Object.entries(failures))
    test(`${kind}: a provider ${name} causes an error message that keeps the input, and a retry works`, async () => {
      const email = newAddress()
      await using visit = await open({ path: '/registration', base: server.address })
      const { page } = visit
      set()
      await page.fill('[name=email]', email)
      await page.press('[name=email]', 'Enter')
      const summary = page.locator('[data-error-summary]')
      await summary.waitFor()
      assert.match(await summary.innerText(), expected)
      assert.equal(await page.inputValue('[name=email]'), email)
      assert.deepEqual(await accessibilityProblems(page), [])
      Object.assign(provider, { hasScript: true, answer: undefined, makesTokens: 'good' })
      await waitForHydration(page)
      await page.focus('[name=email]')
      await page.press('[name=email]', 'Enter')
      await page.locator('main [name=code]').waitFor()
      await latestCode(email)
    })
}

/** Waits for the newest e-mail to an address and returns its code. */
async function latestCode(email: string) {
  const { text } = await until(() => mails.received.findLast(({ to }) => to.includes(email)))
  return /\b\d{6}\b/.exec(text)![0]
}

test('no captcha script is loaded if no captcha is configured', async () => {
  await using visit = await open({ path: '/registration' })
  const outside: string[] = []
  visit.page.on(
    'request',
    (request) =>
      request.url().startsWith('http') && !request.url().includes('localhost') && outside.push(request.url()),
  )
  await visit.page.fill('main [name=email]', newAddress())
  await visit.page.press('main [name=email]', 'Enter')
  await visit.page.locator('main [name=code]').waitFor()
  assert.deepEqual(outside, [])
})
