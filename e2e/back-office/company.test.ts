// Store members: invitations, roles and switching the active store.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { codeFor, linkFor, newAddress, waitForStatus, openAsNewUser } from '../support/people.ts'
import { accessibilityProblems, assertFits, open, signIn, sizes } from '../support/browser.ts'

test('a colleague can be invited, accept, get another role and be removed', async () => {
  await using own = await open()
  const { page } = own
  await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
  await using guest = await openAsNewUser('/profile/company')
  assert.match(await guest.page.locator('main').innerText(), /not on the team of any store/)
  const { email, name } = guest.person
  await invite(page, email, 'Manager')
  await waitForStatus(page, /Invitation sent/)
  await guest.page.goto(await linkFor(email, 'storeInvitation'))
  await Promise.all([
    guest.page.waitForURL((url) => !url.pathname.endsWith('/invitation')),
    guest.page.locator('main form button[type=submit]').first().click(),
  ])

  await page.goto('/profile/company')
  const row = page.locator('tr', { hasText: email })
  assert.match(await row.innerText(), new RegExp(name))
  await row.locator('select').selectOption({ label: 'Operator' })
  await row.getByRole('button', { name: /Save/ }).click()
  await waitForStatus(page, /Role changed/)
  await guest.page.goto('/profile/company')
  assert.equal(await guest.page.locator('main [name=target]').count(), 0, 'an operator invites nobody')
  assert.deepEqual(await accessibilityProblems(guest.page), [])

  await row.getByRole('button', { name: /Remove/ }).click()
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Cancel')
  assert.deepEqual(await accessibilityProblems(page), [])
  const dialog = page.locator('dialog:popover-open')
  await page.setViewportSize(sizes.phone)
  assert.equal((await dialog.boundingBox())?.width, sizes.phone.width)
  await page.setViewportSize(sizes.desktop)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await waitForStatus(page, /no longer on the team/)
  assert.equal(await row.count(), 0)
  await guest.page.goto('/profile/company')
  assert.match(await guest.page.locator('main').innerText(), /not on the team of any store/)
})

test('an invitation can be resent and withdrawn; the store can be switched in the header and in the menu of the person', async () => {
  await using own = await open()
  await using second = await open()
  await using guest = await openAsNewUser('/profile')
  await signIn(own.page, 'seller@tradeyard.example', demonstrationPassword)
  await signIn(second.page, 'second-seller@tradeyard.example', demonstrationPassword)
  const { email } = guest.person
  const unknown = newAddress()
  await invite(own.page, unknown, 'Operator')
  const row = own.page.locator('li', { hasText: unknown })
  await row.getByRole('button', { name: /Send again/ }).click()
  await waitForStatus(own.page, /Invitation sent/)
  await row.getByRole('button', { name: /Withdraw/ }).click()
  await own.page.locator('dialog:popover-open').getByRole('button', { name: 'Withdraw' }).click()
  await waitForStatus(own.page, /withdrawn/)
  assert.equal(await row.count(), 0)

  for (const { page } of [own, second]) {
    await invite(page, email, 'Operator')
    await waitForStatus(page, /Invitation sent/)
    const link = await linkFor(email, 'storeInvitation')
    await guest.page.goto(link)
    await Promise.all([
      guest.page.waitForURL((url) => !url.pathname.endsWith('/invitation')),
      guest.page.locator('main form button[type=submit]').first().click(),
    ])
  }
  const { page } = guest
  await page.goto('/profile/company')
  const switcher = page.locator('header details', { has: page.locator('summary b') })
  const before = await switcher.locator('summary b').innerText()
  await switcher.locator('summary').click()
  await switcher.locator('button[name=storeId]:not([aria-current])').click()
  await switcher.locator('summary b').filter({ hasNotText: before }).waitFor()
  assert.equal(new URL(page.url()).pathname, '/profile/company')
  await page.locator('header nav summary[title="Ada Novak"]').click()
  assert.deepEqual(await accessibilityProblems(page, { include: 'header' }), [])
  await page.locator('header nav button[name=storeId]:not([aria-current])').click()
  await switcher.locator('summary b').filter({ hasText: before }).waitFor()

  await page.goto('/profile')
  await page.locator('main a[href*="side=seller&storeId="]').first().click()
  await page.waitForURL(/\/profile\/orders\?side=seller&storeId=\d+/)
  assert.equal(await page.locator('main [name=storeId] option:checked').innerText(), before, 'orders of the store')
})

test('a signed-in person finds an invitation on the overview, declines one and accepts the next', async () => {
  await using own = await open()
  await signIn(own.page, 'second-seller@tradeyard.example', demonstrationPassword)
  await using guest = await openAsNewUser('/profile')
  const { page } = guest
  const answer = async (name: string, arrival: RegExp) => {
    await invite(own.page, guest.person.email, 'Operator')
    await waitForStatus(own.page, /Invitation sent/)
    await page.goto('/profile')
    await Promise.all([
      page.waitForURL(/\/invitation\?id=/),
      page
        .locator('li', { hasText: 'Invitation to a store' })
        .getByRole('link', { name: 'Open the invitation' })
        .click(),
    ])
    assert.deepEqual(await accessibilityProblems(page), [])
    await Promise.all([page.waitForURL(arrival), page.getByRole('button', { name }).click()])
  }
  await answer('Decline', /\/profile$/)
  assert.equal(await page.getByText('Invitation to a store').count(), 0)
  await answer('Accept invitation', /\/profile\/company/)
  await waitForStatus(page, /You’ve joined the team of the store/)
  await page.locator('td', { hasText: guest.person.email }).waitFor()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.locator('dialog:popover-open').getByRole('button', { name: 'Leave' }).click()
  await waitForStatus(page, /You’ve left the store/)
})

test('who was passed an invitation needs a code of its address, and a new owner needs the password', async () => {
  await using own = await open()
  await signIn(own.page, 'second-seller@tradeyard.example', demonstrationPassword)
  await using guest = await openAsNewUser('/profile')
  const address = newAddress()
  await invite(own.page, address, 'Operator')
  await waitForStatus(own.page, /Invitation sent/)
  const { page } = guest
  await page.goto(await linkFor(address, 'storeInvitation'))
  assert.match(await page.locator('main').innerText(), /Your account doesn’t have this address/)
  await assertFits(page)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.locator('main [name=code]').waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.fill('[name=code]', await codeFor(address, 'invitationCode'))
  await Promise.all([page.waitForURL(/\/profile\/company/), page.press('[name=code]', 'Enter')])

  await own.page.goto('/profile/company')
  const row = own.page.locator('tr', { hasText: guest.person.email })
  await row.locator('select').selectOption({ label: 'Owner' })
  const proof = row.locator('[name=password]')
  await proof.fill('not the password')
  await row.getByRole('button', { name: /Save/ }).click()
  await row.locator('[data-error-summary]').waitFor()
  assert.equal(await row.locator('select').inputValue(), 'Owner', 'the choice is kept')
  assert.deepEqual(await accessibilityProblems(own.page), [])
  await proof.fill(demonstrationPassword)
  await row.getByRole('button', { name: /Save/ }).click()
  await waitForStatus(own.page, /Role changed/)
  await row.getByRole('button', { name: /Remove/ }).click()
  await own.page.locator('dialog:popover-open').getByRole('button', { name: 'Remove' }).click()
  await waitForStatus(own.page, /no longer on the team/)
})

async function invite(page: Page, target: string, role: string) {
  await page.goto('/profile/company')
  await page.fill('[name=target]:visible', target)
  await page.locator(`[type=radio][name=role][value=${role}]`).check()
  await page.getByRole('button', { name: 'Send invitation' }).click()
}
