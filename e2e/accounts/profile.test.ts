// Profile settings: personal data, sign-in methods, devices, data export and account deletion.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readXlsx } from 'hucre'
import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { newPhone } from '../support/registration.ts'
import { codeFor, newAddress, waitForStatus, openAsNewUser } from '../support/people.ts'
import { accessibilityProblems, open, signIn } from '../support/browser.ts'
import { findPageProblems, waysToVisit } from '../support/page-checks.ts'
import { pagesBelow } from '../support/page-paths.ts'

const section = (page: Page, name: string) => page.locator(`section#${name}`)
const heading = (page: Page) => page.locator('main h1').innerText()

for (const javaScript of [true, false])
  test(`name, e-mail and phone can be changed; e-mail and phone require a code (${javaScript ? 'with' : 'without'} JavaScript)`, async () => {
    await using own = await openAsNewUser('/profile/settings', { javaScript })
    const { page, person } = own
    await section(page, 'name').locator('[name=name]').fill('  Vera Kovač  ')
    await section(page, 'name').getByRole('button', { name: 'Save' }).click()
    await waitForStatus(page, /Name saved/)
    assert.equal(await section(page, 'name').locator('[name=name]').inputValue(), 'Vera Kovač')

    const addresses = section(page, 'addresses')
    const email = newAddress()
    await addresses.getByText('Change e-mail').click()
    await addresses.locator('[name=email]').fill('not an address')
    await addresses.getByRole('button', { name: 'Send code' }).first().click()
    await addresses.locator('[data-error-summary]').waitFor()
    assert.match(await page.title(), /^Error: /)
    await addresses.locator('[name=email]:visible').fill(email)
    await addresses.getByRole('button', { name: 'Send code' }).first().click()
    await addresses.locator('[name=code]').fill('000 000')
    await addresses.getByRole('button', { name: 'Confirm' }).click()
    await addresses.locator('[data-error-summary]').waitFor()
    await addresses.locator('[name=code]').fill(await codeFor(email, 'confirmEmail'))
    await addresses.getByRole('button', { name: 'Confirm' }).click()
    await waitForStatus(page, /address confirmed/)
    assert.ok((await addresses.innerText()).includes(email))
    assert.ok(!(await page.content()).includes(person.email))

    const phone = newPhone.sr()
    await addresses.getByText('Add phone number').click()
    await addresses.locator('[name=phone]:visible').fill(phone)
    await addresses.getByRole('button', { name: 'Send code' }).last().click()
    await addresses.locator('[name=code]').fill(await codeFor(phone, 'confirmPhone'))
    await addresses.getByRole('button', { name: 'Confirm' }).click()
    await waitForStatus(page, /number confirmed/)
    assert.match(await addresses.innerText(), /\+381\u00a060\u00a0\d{7}/)
    if (javaScript) assert.deepEqual(await accessibilityProblems(page), [])
    assert.deepEqual(
      own.problems.filter((problem) => !/422/.test(problem)),
      [],
    )
  })

test('choosing a language saves it in the account and changes the currency', async () => {
  await using own = await openAsNewUser('/profile/settings')
  const { page, context } = own
  await section(page, 'language').getByRole('button', { name: 'Italiano' }).click()
  await page.waitForURL(/\/it\/profile\/settings$/)
  assert.equal(await section(page, 'language').locator('[aria-current]').innerText(), 'Italiano')
  assert.equal((await context.cookies()).find(({ name }) => name === 'currency')?.value, 'EUR')
  const account = (await (await context.request.get('/api/account/get/context')).json()) as { culture: string }
  assert.equal(account.culture, 'it')
})

test('a new password signs out other browsers, and the device list signs out single ones', async () => {
  await using own = await openAsNewUser('/profile/settings')
  const { page, person } = own
  await using other = await open({ path: '/' })
  await signIn(other.page, person.email, person.password)
  await section(page, 'password').locator('[name=currentPassword]').fill('not the password')
  await section(page, 'password').locator('[name=newPassword]').fill('short')
  await section(page, 'password').getByRole('button', { name: 'Change password' }).click()
  await section(page, 'password').locator('[data-error-summary]').waitFor()
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-error-summary'))
  const password = 'neues-gleis-8-zink'
  await section(page, 'password').locator('[name=currentPassword]').fill(person.password)
  await section(page, 'password').locator('[name=newPassword]').fill(password)
  await section(page, 'password').getByRole('button', { name: 'Change password' }).click()
  await waitForStatus(page, /new password is active/)
  await other.page.goto('/profile')
  assert.match(other.page.url(), /\/login\?next=%2Fprofile$/)

  await signIn(other.page, person.email, password)
  await page.goto('/profile/settings')
  const devices = section(page, 'devices')
  assert.equal(await devices.locator('li').count(), 2)
  await devices.getByRole('button', { description: /last used/ }).waitFor()
  await devices
    .locator('li')
    .getByRole('button', { name: /Sign out/ })
    .click()
  await waitForStatus(page, /Device signed out/)
  assert.equal(await devices.locator('li').count(), 1)
  await other.page.goto('/profile/settings')
  assert.match(other.page.url(), /\/login/)

  await signIn(other.page, person.email, password)
  await page.goto('/profile/settings')
  await devices.getByRole('button', { name: 'Sign out all others' }).click()
  await waitForStatus(page, /All other devices are signed out/)
  assert.equal(await devices.locator('li').count(), 1)
})

for (const javaScript of [true, false])
  test(`an authenticator app can be turned on with a code and off again (${javaScript ? 'with' : 'without'} JavaScript)`, async () => {
    await using own = await openAsNewUser('/profile/settings', { javaScript })
    const { page, person } = own
    const second = section(page, 'second-step')
    await second.getByText('Turn on', { exact: true }).click()
    await second.locator('[name=password]:visible').fill('wrong')
    await second.getByRole('button', { name: 'Next' }).click()
    await second.locator('[data-error-summary]').waitFor()
    await second.locator('[name=password]:visible').fill(person.password)
    await second.getByRole('button', { name: 'Next' }).click()
    assert.ok(((await second.locator('img').getAttribute('alt')) ?? '').length > 10)
    const secret = (await second.locator('code').innerText()).replaceAll(' ', '')
    await second.locator('[name=code]:visible').fill('000000')
    await second.getByRole('button', { name: 'Turn on' }).click()
    await second.locator('[data-error-summary]').waitFor()
    assert.equal((await second.locator('code').innerText()).replaceAll(' ', ''), secret)
    if (javaScript) {
      assert.ok(
        await second.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
        'the QR code is rendered',
      )
      assert.deepEqual(await accessibilityProblems(page), [])
    }
    const totp = new TOTP({ secret })
    // A code works only once, so the next one is used.
    const nextCode = () => totp.generate({ timestamp: Date.now() + 30_000 })
    await second.locator('[name=code]:visible').fill(totp.generate())
    await second.getByRole('button', { name: 'Turn on' }).click()
    await second.locator('ol code').first().waitFor()
    assert.equal(await second.locator('ol code').count(), 10)
    if (javaScript) {
      assert.deepEqual(await accessibilityProblems(page), [])
      await page.emulateMedia({ media: 'print' })
      assert.deepEqual(
        [
          await page.locator('header').first().isVisible(),
          await section(page, 'data').isVisible(),
          await second.locator('ol').isVisible(),
        ],
        [false, false, true],
      )
      await page.emulateMedia({ media: 'screen' })
    }
    await second.getByRole('link', { name: 'I’ve saved them' }).click()
    await waitForStatus(page, /recovery codes are active/)
    assert.match(await second.innerText(), /10 left/)
    assert.equal(await second.locator('ol code').count(), 0)
    await second.locator('summary', { hasText: 'Turn off' }).click()
    await second.locator('details[open] [name=password]').fill(person.password)
    await second.getByRole('button', { name: 'Turn off' }).click()
    await second.locator('[data-error-summary]').waitFor()
    assert.match(await second.innerText(), /This also needs your second step/)
    if (javaScript) assert.deepEqual(await accessibilityProblems(page), [])
    await second.locator('details[open] [name=password]').fill(person.password)
    await second.locator('details[open] [name=code]').fill(nextCode())
    await second.getByRole('button', { name: 'Turn off' }).click()
    await waitForStatus(page, /turned off/)
    assert.doesNotMatch(await second.innerText(), /\d+ left/)
  })

test('a passkey can be added and removed', async () => {
  await using own = await openAsNewUser('/profile/settings')
  const { page, context, person } = own
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const second = section(page, 'second-step')
  await second.getByText('Add passkey').click()
  await second.getByRole('button', { name: 'Create passkey' }).click()
  await second.locator('[data-error-summary]').waitFor()
  await second.locator('details[open] [name=name]').fill('Office laptop')
  await second.locator('details[open] [name=password]').fill(person.password)
  await second.getByRole('button', { name: 'Create passkey' }).click()
  await second.locator('ol code').first().waitFor()
  await second.getByRole('link', { name: 'I’ve saved them' }).click()
  await second.getByText('Office laptop').first().waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await second.locator('li summary', { hasText: 'Remove' }).click()
  await second.locator('details[open] [name=password]').fill(person.password)
  await second.getByRole('button', { name: 'Remove' }).click()
  await second.locator('[data-error-summary]').waitFor()
  await second.locator('details[open] [name=password]').fill(person.password)
  assert.deepEqual(await accessibilityProblems(page), [])
  await second.locator('details[open]').getByRole('button', { name: 'Use passkey' }).click()
  await waitForStatus(page, /Passkey removed/)
  assert.doesNotMatch(await second.innerText(), /Office laptop/)
})

test('the data export can be downloaded as JSON and then as XLSX', async () => {
  await using own = await openAsNewUser('/profile/settings')
  const { page, person } = own
  const download = async (format: string) => {
    await section(page, 'data').getByRole('button', { name: format.toUpperCase() }).click()
    const link = section(page, 'data').locator('a[download]', { hasText: `.${format}` })
    await link.waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
    return readFileSync(await file.path())
  }
  const json = JSON.parse((await download('json')).toString('utf8')) as object
  assert.ok(JSON.stringify(json).includes(person.email))
  const { sheets } = await readXlsx(await download('xlsx'))
  assert.ok(sheets.length > 3)
})

test('account deletion requires the password and can be cancelled', async () => {
  await using own = await openAsNewUser('/profile/settings')
  const { page, person } = own
  const data = section(page, 'data')
  await data.locator('summary', { hasText: 'Delete account' }).click()
  await data.locator('[name=password]').fill('wrong')
  await data.getByRole('button', { name: /Delete in 30 days/ }).click()
  await data.locator('[data-error-summary]').waitFor()
  await data.locator('[name=password]').fill(person.password)
  await data.getByRole('button', { name: /Delete in 30 days/ }).click()
  await waitForStatus(page, /Deletion requested/)
  await page.goto('/profile')
  assert.match(await page.locator('main').innerText(), /will be deleted on/)
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await waitForStatus(page, /account will be kept/)
  await page.goto('/profile')
  assert.doesNotMatch(await page.locator('main').innerText(), /will be deleted/)
})

for (const way of waysToVisit)
  test(`profile pages fit three widths, are accessible and report no errors (${way.prefix || '/en'}, ${way.size}, ${way.theme})`, async () => {
    await using own = await open(way)
    await signIn(own.page, 'seller@tradeyard.example', demonstrationPassword)
    const problems = await findPageProblems(own, way, {
      paths: [
        ...pagesBelow('/profile').filter((path) => path !== '/profile/lists/add'),
        '/profile/lists/add?product=500',
        '/profile/orders?side=buyer',
      ],
      prepare: (page) =>
        page
          .locator('main details')
          .evaluateAll((all) => all.forEach((details) => ((details as HTMLDetailsElement).open = true))),
    })
    assert.deepEqual(problems, [])
  })

test('profile pages require an account and are not cached', async () => {
  await using own = await openAsNewUser('/profile')
  assert.equal(await heading(own.page), own.person.name)
  for (const path of pagesBelow('/profile')) {
    const answer = await own.context.request.get(path)
    assert.equal(answer.headers()['cache-control'], 'private, no-store', path)
  }
  await own.context.clearCookies()
  for (const path of ['/profile', '/ru/profile/orders?side=seller', '/profile/settings']) {
    await own.page.goto(path)
    const url = new URL(own.page.url())
    assert.equal(url.pathname, path.startsWith('/ru') ? '/ru/login' : '/login')
    assert.equal(url.searchParams.get('next'), path.replace('/ru', ''))
  }
})
