// Sign-in: password, second factor, passkey, and expiry of tokens while a page is open.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { callApi } from '../support/registration.ts'
import { type Person, signUp } from '../support/people.ts'
import { accessibilityProblems, assertFits, open, signInWithForm } from '../support/browser.ts'

const stepMs = 30_000

/** An account with an authenticator app. A code works only once, so signing in uses the code of the next 30 seconds. */
async function createAccountWithTotp(page: Page) {
  const person = await signUp(page.context())
  const { secret } = await callApi<{ secret: string }>(page, 'account/factor/totp/start', {
    password: person.password,
  })
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const { recoveryCodes } = await callApi<{ recoveryCodes: string[] }>(page, 'account/factor/totp/confirm', {
    code: totp.generate(),
  })
  return { person, recoveryCodes, nextCode: () => totp.generate({ timestamp: Date.now() + stepMs }) }
}

async function passFirstStep(page: Page, { email, password }: Person) {
  await page.fill('[name=login]', email)
  await page.fill('[name=password]', password)
  await page.press('[name=password]', 'Enter')
  await page.locator('[name=challenge]').first().waitFor({ state: 'attached' })
}

test('an authenticator code is required as the second step; a wrong code shows an error', async () => {
  await using first = await open({ path: '/registration' })
  const { person, nextCode } = await createAccountWithTotp(first.page)
  await using visit = await open({ path: '/login?next=/cart', size: 'phone' })
  const { page } = visit
  await passFirstStep(page, person)
  await assertFits(page)
  assert.deepEqual(await accessibilityProblems(page), [])
  assert.doesNotMatch(page.url(), /challenge/)
  const right = nextCode()
  await page.fill('[name=code]', right === '123456' ? '654321' : '123456')
  await page.press('[name=code]', 'Enter')
  await page.locator('[data-error-summary]').waitFor()
  assert.equal(await page.getAttribute('[name=code]', 'aria-invalid'), 'true')
  await page.fill('[name=code]', `${right.slice(0, 3)} ${right.slice(3)}`)
  await Promise.all([page.waitForURL(/\/cart$/), page.press('[name=code]', 'Enter')])
})

test('a recovery code works once, without JavaScript', async () => {
  await using first = await open({ path: '/registration' })
  const { person, recoveryCodes } = await createAccountWithTotp(first.page)
  for (const isRight of [true, false]) {
    await using visit = await open({ path: '/login', javaScript: false })
    const { page } = visit
    await passFirstStep(page, person)
    await page.click('main button[value=RecoveryCode]')
    await page.fill('[name=recoveryCode]', recoveryCodes[0]!)
    await page.press('[name=recoveryCode]', 'Enter')
    if (isRight) await page.waitForURL((url) => url.pathname === '/')
    else await page.locator('[data-error-summary]').waitFor()
  }
})

test('after five wrong codes the sign-in restarts with an error message', async () => {
  await using first = await open({ path: '/registration' })
  const { person, nextCode } = await createAccountWithTotp(first.page)
  await using visit = await open({ path: '/login' })
  const { page } = visit
  await passFirstStep(page, person)
  const wrong = nextCode() === '111111' ? '222222' : '111111'
  for (let attempts = 0; (await page.locator('[name=code]').count()) > 0; attempts++) {
    assert.ok(attempts < 7, 'the challenge ends')
    await page.fill('[name=code]', wrong)
    await page.evaluate(() => void (document.title = 'before'))
    await page.press('[name=code]', 'Enter')
    await page.waitForFunction(() => document.title !== 'before' && document.querySelector('[data-error-summary]'))
  }
  assert.equal((await page.locator('main [name=login]').count()) > 0, true)
  assert.notEqual(await page.locator('[data-error-summary] p').innerText(), '')
})

test('a passkey signs in on its own and as the second step', async () => {
  await using visit = await open({ path: '/registration' })
  const { page } = visit
  const browser = await visit.context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const person = await signUp(visit.context)
  const options = await callApi<PublicKeyCredentialCreationOptionsJSON>(page, 'account/factor/passkey/start', {
    password: person.password,
  })
  const response = await page.evaluate(async (given) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(given)
    return ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential).toJSON() as object
  }, options)
  await callApi(page, 'account/factor/passkey/add', { name: 'Laptop', response })

  await callApi(page, 'account/session/end', {})
  await page.goto('/de/login?next=/cart')
  await Promise.all([
    page.waitForURL(/\/de\/cart$/),
    page.getByRole('button', { name: 'Mit Passkey anmelden' }).click(),
  ])
  assert.equal((await callApi<{ email: string }>(page, 'account/get/context')).email, person.email)

  await callApi(page, 'account/session/end', {})
  await page.goto('/login?next=/stores/all')
  await passFirstStep(page, person)
  assert.deepEqual(await accessibilityProblems(page), [])
  await Promise.all([page.waitForURL(/\/stores\/all$/), page.getByRole('button', { name: 'Use passkey' }).click()])
  assert.deepEqual(visit.problems, [])
})

test('a missing passkey shows an error message', async () => {
  await using visit = await open({ path: '/login' })
  const { page } = visit
  const browser = await visit.context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: false,
      automaticPresenceSimulation: true,
    },
  })
  assert.ok(authenticatorId)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.locator('main [role=alert]:not(:empty)').waitFor()
  assert.match(page.url(), /\/login$/)
})

test('an expired token is refreshed by the next call; an expired session redirects to the login page', async () => {
  await using visit = await open({ path: '/registration' })
  const { page, context } = visit
  const person = await signUp(visit.context)
  await page.goto('/')
  await page.waitForFunction(() => localStorage.getItem('tokenExpiresAt'))
  await page.clock.setFixedTime(Date.now() + 14 * 60_000 + 50_000)
  const search = async (text: string) => {
    await page.fill('header input[type=search]', '')
    await page.locator('header input[type=search]').pressSequentially(text, { delay: 40 })
  }
  const [refreshed] = await Promise.all([page.waitForResponse(/\/api\/token\/refresh/), search('bolt')])
  assert.equal(refreshed.status(), 200)

  await context.clearCookies({ name: 'refreshToken' })
  await page.clock.setFixedTime(Date.now() + 2 * 15 * 60_000)
  await Promise.all([page.waitForURL(/\/login/), search('nut')])
  await page.clock.resume()
  await signInWithForm(page, person.email, person.password)
  assert.equal((await callApi<{ email: string }>(page, 'account/get/context')).email, person.email)
})
