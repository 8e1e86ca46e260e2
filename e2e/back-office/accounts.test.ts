// Accounts and bans in the administration.
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test } from 'node:test'
import { button, openAsAdmin, rowWith, unique } from '../support/admin-lists.ts'
import { accessibilityProblems, assertFits, open, signIn, waitForHydration } from '../support/browser.ts'
import { signUp, waitForStatus } from '../support/people.ts'

test('a banned account is signed out, reads why, and can sign in again when the ban is lifted', async () => {
  const name = unique('Boris ')
  await using person = await open({ javaScript: false })
  const { email, password } = await signUp(person.context, name)
  await using visit = await openAsAdmin()
  const { page } = visit
  await page.goto('/admin/accounts')
  await waitForHydration(page)
  await page.getByRole('searchbox').fill(name)
  await button(page, 'Show').click()
  await rowWith(page, email).getByRole('link', { name: name.trim() }).click()
  await page.getByRole('heading', { level: 1, name: name.trim() }).waitFor()
  await waitForHydration(page)
  assert.match(await page.locator('main').innerText(), new RegExp(`${email} \\(confirmed\\)`))
  assert.deepEqual(await accessibilityProblems(page), [])

  await page.locator('summary', { hasText: 'Ban' }).click()
  await page.locator('#preview-reason').fill('Sold what never arrived')
  await button(page, 'Check whom it affects').click()
  await page.getByText(/signed out immediately/).waitFor()
  await page.locator('form').getByRole('button', { name: 'Ban', exact: true }).click()
  await waitForStatus(page, /Ban is in force/)
  await person.page.goto('/profile')
  assert.match(await person.page.locator('main').innerText(), /suspended/i)
  assert.match(await person.page.locator('main').innerText(), /Sold what never arrived/)

  await page.goto('/admin/bans?active=true')
  await waitForHydration(page)
  await rowWith(page, name.trim())
    .getByRole('button', { name: /Lift ban/ })
    .click()
  await page.locator('dialog:popover-open').getByRole('button', { name: 'Lift ban' }).click()
  await waitForStatus(page, /Ban lifted/)
  assert.equal(await rowWith(page, name.trim()).count(), 0)
  await signIn(person.page, email, password)
  assert.deepEqual(visit.problems, [])
})

test('a ban of a range says first whom it affects, without JavaScript', async () => {
  const range = `198.18.${randomInt(256)}.0/24`
  await using visit = await openAsAdmin({ javaScript: false })
  const { page } = visit
  await page.goto('/admin/bans')
  const ask = async (value: string) => {
    await page.locator('summary', { hasText: 'New ban' }).click()
    await page.locator('#preview-value').fill(value)
    await page.locator('#preview-reason').fill('Scanners')
    await button(page, 'Check whom it affects').click()
  }
  await ask('127.0.0.0/8')
  await page
    .getByRole('alert')
    .getByText(/lock you out/)
    .waitFor()
  await page.goto('/admin/bans')
  await ask('nowhere')
  await page
    .getByRole('alert')
    .getByText(/IP address, a range or an ID/)
    .first()
    .waitFor()
  await page.goto('/admin/bans')
  await ask(range)
  await page.getByText('No account is signed in from there').waitFor()
  assert.equal(await page.locator('#ban-reason').inputValue(), 'Scanners')
  await page.locator('#ban-until').selectOption('1')
  await button(page, 'Ban').click()
  await waitForStatus(page, /Ban is in force/)
  const row = rowWith(page, range)
  assert.match(await row.innerText(), /Scanners/)
  await row.getByRole('button', { name: /Lift ban/ }).click()
  await page.locator('dialog:popover-open').getByRole('button', { name: 'Lift ban' }).click()
  await waitForStatus(page, /Ban lifted/)
})

test('rights are given, an account is signed out everywhere and deleted in thirty days', async () => {
  await using person = await open({ javaScript: false })
  const { email } = await signUp(person.context, unique('Vera '))
  await using visit = await openAsAdmin()
  const { page } = visit
  await page.goto(`/admin/accounts?query=${email}`)
  await page.locator('main tbody a').first().click()
  await page.getByLabel('Texts').waitFor()
  await waitForHydration(page)
  await page.getByLabel('Texts').check()
  await button(page, 'Save rights').click()
  await waitForStatus(page, /Permissions saved/)
  assert.equal((await person.page.goto('/admin'))!.status(), 200)
  await waitForHydration(page)
  await button(page, 'Sign out everywhere').click()
  await page.locator('dialog:popover-open').getByRole('button', { name: 'Sign out everywhere' }).click()
  await waitForStatus(page, /Signed out everywhere/)
  await person.page.goto('/profile')
  assert.match(person.page.url(), /login/)

  await page.goto(`/admin/accounts?query=${email}`)
  await waitForHydration(page)
  await page.locator('tbody [name=ids]').check()
  await button(page, 'Delete account').click()
  await page.getByText('1 account will be deleted in 30 days').waitFor()
  await waitForHydration(page)
  await button(page, 'Delete account').click()
  await waitForStatus(page, /Deletion requested/)
  assert.match(await rowWith(page, email).innerText(), /To be deleted/)
  assert.deepEqual(visit.problems, [])
})

test('nobody finds a way to sign out, ban or delete the own account there', async () => {
  await using visit = await openAsAdmin({ javaScript: false })
  const { page } = visit
  await page.goto('/admin/accounts?query=admin@tradeyard.example')
  await page.locator('main tbody a').first().click()
  await page.getByText('This is your own account').waitFor()
  assert.equal(await page.getByRole('button', { name: /Delete account|Sign out everywhere/ }).count(), 0)
  await page.locator('tbody summary').first().click()
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await assertFits(page)
  }
})
