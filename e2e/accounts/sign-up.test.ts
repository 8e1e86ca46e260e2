// Registration by e-mail or phone, company registration, invitations and password reset.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { callApi, newPhone, newTaxNumber, password } from '../support/registration.ts'
import { codeFor, linkFor, newAddress, signUp } from '../support/people.ts'
import {
  accessibilityProblems,
  assertFits,
  open,
  signIn,
  signInWithForm,
  waitForHydration,
} from '../support/browser.ts'

type Context = {
  name: string
  email: string | null
  emailConfirmed: boolean
  phone: string | null
  phoneConfirmed: boolean
  culture: string
  stores: { id: number; name: string }[]
}
const readAccount = (page: Page) => callApi<Context>(page, 'account/get/context')

const journeys = [
  { locale: 'en', prefix: '', by: 'email', address: newAddress, javaScript: true },
  { locale: 'ru', prefix: '/ru', by: 'email', address: newAddress, javaScript: false },
  { locale: 'de', prefix: '/de', by: 'email', address: newAddress, javaScript: true },
  { locale: 'sr', prefix: '/sr', by: 'phone', address: newPhone.sr, javaScript: true },
  { locale: 'it', prefix: '/it', by: 'phone', address: newPhone.it, javaScript: true },
  { locale: 'tr', prefix: '/tr', by: 'phone', address: newPhone.tr, javaScript: true },
] as const

for (const { locale, prefix, by, address, javaScript } of journeys)
  test(`a visitor registers by ${by} (${locale}${javaScript ? '' : ', without JavaScript'})`, async () => {
    const target = address()
    await using visit = await open({ path: `${prefix}/registration`, javaScript })
    const { page } = visit
    await page.click(`main nav a[href*="by=${by}"]`)
    await page.waitForURL(/by=/)
    await page.fill(`[name=${by}]`, target)
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      page.press(`[name=${by}]`, 'Enter'),
    ])
    await page.locator('main [name=code]').waitFor()
    const code = await codeFor(target, 'registrationCode')
    await page.fill('[name=code]', `${code.slice(0, 3)} ${code.slice(3)}`)
    await page.fill('[name=name]', 'Ada Novak')
    await page.fill('[name=password]', password)
    await Promise.all([page.waitForURL(`**${prefix}/registration/company`), page.press('[name=password]', 'Enter')])
    assert.deepEqual(visit.problems, [])

    await page.click('main a[href$="/catalog/all"]')
    await page.waitForURL(`**${prefix}/catalog/all`)
    await using again = await open({ path: '/login' })
    await signInWithForm(again.page, target, password)
    const account = await readAccount(again.page)
    assert.deepEqual([account.name, account.culture], ['Ada Novak', locale])
    assert.deepEqual(
      by === 'email' ? [account.email, account.emailConfirmed] : [account.phone, account.phoneConfirmed],
      [target, true],
    )
    const shown = await again.page.locator('header details p > span').first().textContent()
    if (by === 'phone') assert.match(shown!, /^\+\d+(\u00a0\d+)+$/)
    assert.equal(shown!.replaceAll('\u00a0', ''), target)
  })

test('a wrong code shows an error at its field and keeps the input', async () => {
  const email = newAddress()
  await using visit = await open({ path: '/registration' })
  const { page } = visit
  await requestCode(page, email)
  const wrong = (await codeFor(email, 'registrationCode')) === '000000' ? '000001' : '000000'
  await page.fill('[name=code]', wrong)
  await page.fill('[name=name]', 'Ada Novak')
  await page.fill('[name=password]', password)
  await page.press('[name=password]', 'Enter')
  await page.locator('[data-error-summary]').waitFor()
  assert.match(await page.title(), /^Error:/)
  assert.equal(await page.getAttribute('[name=code]', 'aria-invalid'), 'true')
  assert.equal(await page.inputValue('[name=name]'), 'Ada Novak')
  assert.equal(await page.inputValue('[name=email]'), email)
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-error-summary'))
  assert.deepEqual(await accessibilityProblems(page), [])
})

test('a weak password is refused at its field, and the code need not be typed again', async () => {
  const email = newAddress()
  await using visit = await open({ path: '/registration' })
  const { page } = visit
  await requestCode(page, email)
  await page.fill('[name=code]', (await codeFor(email, 'registrationCode'))!)
  await page.fill('[name=name]', 'Ada Novak')
  await page.fill('[name=password]', 'password1')
  await page.press('[name=password]', 'Enter')
  await page.locator('[name=password][aria-invalid=true]').waitFor()
  await page.fill('[name=password]', password)
  await Promise.all([page.waitForURL(/registration\/company/), page.press('[name=password]', 'Enter')])
})

test('registering with a known address looks the same and sends an e-mail with sign-in links', async () => {
  const email = newAddress()
  await using first = await open({ path: '/registration' })
  await signUp(first.context)
  await callApi(first.page, 'x/confirmation/send-email-confirmation', { email })
  await callApi(first.page, 'x/confirmation/confirm-email-by-code', {
    email,
    code: await codeFor(email, 'confirmEmail'),
  })
  await using visit = await open({ path: '/registration' })
  await requestCode(visit.page, email)
  assert.equal(await visit.page.locator('[data-error-summary]').count(), 0)
  assert.match(await linkFor(email, 'alreadyRegistered'), /\/(login|restore)/)
})

test('a second code within a minute is refused without JavaScript too, and the first code stays valid', async () => {
  const email = newAddress()
  await using visit = await open({ path: '/registration', javaScript: false })
  const { page } = visit
  await requestCode(page, email)
  const code = await codeFor(email, 'registrationCode')
  await page.click('button[form=again]')
  await page.locator('[data-error-summary]').waitFor()
  await page.fill('[name=code]', code)
  await page.fill('[name=name]', 'Ada Novak')
  await page.fill('[name=password]', password)
  await Promise.all([page.waitForURL(/registration\/company/), page.press('[name=password]', 'Enter')])
})

test('another code can be requested after a minute, and the input is kept', async () => {
  await using visit = await open({ path: '/' })
  const { page } = visit
  await page.clock.install()
  await page.goto('/de/registration')
  await requestCode(page, newAddress())
  await waitForHydration(page)
  await page.fill('[name=name]', 'Ada Novak')
  await page.locator('main [name=code]').waitFor()
  assert.equal(await page.locator('button[form=again]').count(), 0)
  await page.clock.runFor(61_000)
  // No minute has passed on the server, so it refuses with a message.
  await page.click('button[form=again]')
  await page.locator('main form [role=status]:not(:empty)').waitFor()
  assert.equal(await page.inputValue('[name=name]'), 'Ada Novak')
})

test('login and registration pages redirect signed-in users', async () => {
  await using visit = await open({ path: '/registration' })
  await signUp(visit.context)
  await visit.page.goto('/login?next=/cart')
  assert.match(visit.page.url(), /\/cart$/)
  await visit.page.goto('/registration?next=/stores/all')
  assert.match(visit.page.url(), /\/stores\/all$/)
})

for (const javaScript of [true, false])
  test(`a supplier opens a store${javaScript ? '' : ' without JavaScript'}`, async () => {
    await using visit = await open({ path: '/registration' })
    const person = await signUp(visit.context)
    await using own = await open({ path: '/registration/company', javaScript })
    const { page } = own
    assert.match(page.url(), /\/login\?next=%2Fregistration%2Fcompany/)
    await page.fill('[name=login]', person.email)
    await page.fill('[name=password]', person.password)
    await Promise.all([page.waitForURL(/\/registration\/company$/), page.press('[name=password]', 'Enter')])
    await page.selectOption('[name=country]', 'RU')
    await page.fill('[name=taxNumber]', newTaxNumber())
    if (javaScript) {
      await waitForHydration(page)
      await page.focus('[name=taxNumber]')
      await page.press('[name=taxNumber]', 'Tab')
      await page.locator('main [role=status] svg').waitFor()
      assert.deepEqual(await accessibilityProblems(page), [])
    }
    await page.fill('[name=companyName]', 'OOO Romashka')
    await page.check('[name=supplierType][value=Importer]')
    await page.fill('[name=storeName]', 'Romashka trade')
    await page.fill('[name=place]', 'Novosibirsk')
    await page.click('main form button[type=submit]')
    if ((await page.locator('select[name=location]').count()) > 0) {
      assert.ok((await page.locator('select[name=location] option').count()) > 1)
      await page.click('main form button[type=submit]')
    }
    await page.waitForURL(/registration\/company\?opened=\d+/)
    assert.match(await page.locator('main').innerText(), /Romashka trade/)
    await visit.page.reload()
    assert.deepEqual(
      (await readAccount(visit.page)).stores.map(({ name }) => name),
      ['Romashka trade'],
    )
    if (javaScript) await assertOnlyOwnersSeeDraft(page)
  })

/** The page of a store without products: its owner gets a note, everybody else a 404. */
async function assertOnlyOwnersSeeDraft(page: Page) {
  const { items } = await callApi<{ items: { alias: string }[] }>(page, 'x/store/context')
  const path = `/store/${items[0]!.alias}`
  const answer = await page.goto(path)
  assert.equal(answer!.status(), 200)
  assert.match(answer!.headers()['cache-control'] ?? '', /no-store/)
  assert.match(await page.locator('main').innerText(), /Only you and your team see this page.*published products/s)
  assert.equal(await page.getAttribute('meta[name=robots]', 'content'), 'noindex')
  await assertFits(page)
  assert.deepEqual(await accessibilityProblems(page), [])
  await using stranger = await open({ path: '/' })
  assert.equal((await stranger.page.goto(path))!.status(), 404)
}

test('an invited new user registers and joins the store', async () => {
  await using seller = await open({ path: '/login' })
  await signIn(seller.page, 'seller@tradeyard.example', demonstrationPassword)
  const email = newAddress()
  const { stores } = await readAccount(seller.page)
  await callApi(seller.page, 'account/context/store/set', { storeId: stores[0]!.id })
  await callApi(seller.page, 'x/store/member/invite', { target: email, role: 'Operator' })
  const path = await linkFor(email, 'storeInvitation')

  await using visit = await open({ path })
  const { page } = visit
  assert.match(await page.locator('main').innerText(), new RegExp(stores[0]!.name))
  await assertFits(page)
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.click('main a[href*="/registration?"]')
  await requestCode(page, email)
  await page.fill('[name=code]', await codeFor(email, 'registrationCode'))
  await page.fill('[name=name]', 'Ada Novak')
  await page.fill('[name=password]', password)
  await Promise.all([page.waitForURL(/\/invitation\?token=/), page.press('[name=password]', 'Enter')])
  await Promise.all([page.waitForURL(/\/profile\/company/), page.click('main form button[type=submit]')])
  assert.deepEqual(
    (await readAccount(page)).stores.map(({ id }) => id),
    [stores[0]!.id],
  )
  const answer = await page.goto(path)
  assert.equal(answer!.status(), 410)
})

for (const method of ['code', 'link'] as const)
  test(`a forgotten password can be reset by ${method}`, async () => {
    await using before = await open({ path: '/registration' })
    const { email } = await signUp(before.context)
    await using visit = await open({ path: '/login', javaScript: method === 'code' })
    const { page } = visit
    await page.click('main a[href*="/restore"]')
    await page.waitForURL(/\/restore/)
    await page.fill('main [name=login]', email)
    await page.press('main [name=login]', 'Enter')
    await page.locator('main [name=code]').waitFor()
    if (method === 'code') await page.fill('[name=code]', await codeFor(email, 'restore'))
    else await page.goto(await linkFor(email, 'restore'))
    assert.equal(await page.locator('main [name=code]').count(), method === 'code' ? 1 : 0)
    await page.fill('[name=newPassword]', `another ${password}`)
    await Promise.all([page.waitForURL(/\/login\?restored=1/), page.press('[name=newPassword]', 'Enter')])
    await page.fill('[name=login]', email)
    await page.fill('[name=password]', `another ${password}`)
    await Promise.all([page.waitForURL((url) => url.pathname === '/'), page.press('[name=password]', 'Enter')])
    // All previous sessions have ended.
    await before.page.goto('/profile')
    assert.match(before.page.url(), /\/login\?next=/)
    assert.deepEqual(visit.problems, [])
  })

test('a password reset for an unknown address looks the same as for a known one', async () => {
  await using visit = await open({ path: '/restore' })
  await visit.page.fill('main [name=login]', newAddress())
  await visit.page.press('main [name=login]', 'Enter')
  await visit.page.locator('main [name=code]').waitFor()
  assert.equal(await visit.page.locator('[data-error-summary]').count(), 0)
  assert.deepEqual(await accessibilityProblems(visit.page), [])
})

test('an e-mail address is confirmed by the button, not by opening the link, and the page sends no referrer', async () => {
  await using visit = await open({ path: '/registration' })
  const { page } = visit
  await signUp(visit.context)
  const email = newAddress()
  await callApi(page, 'x/confirmation/send-email-confirmation', { email })
  const path = await linkFor(email, 'confirmEmail')
  const answer = await page.goto(path)
  assert.equal(answer!.headers()['referrer-policy'], 'no-referrer')
  assert.match(answer!.headers()['cache-control']!, /no-store/)
  assert.notEqual((await readAccount(page)).email, email)
  await page.click('main form button[type=submit]')
  await page.locator('main [role=status]').waitFor()
  assert.equal((await readAccount(page)).email, email)
  await page.goto(path)
  await page.click('main form button[type=submit]')
  await page.locator('[data-error-summary]').waitFor()
  assert.equal(await page.locator('main a[href="/profile/settings"]').count(), 1)
})

async function requestCode(page: Page, email: string) {
  await page.fill('main [name=email]', email)
  await page.press('main [name=email]', 'Enter')
  await page.locator('main [name=code]').waitFor()
}
