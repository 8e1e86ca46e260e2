// A suspended account: what its holder sees in the open browser and when signing in.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { openAsNewUser } from '../support/people.ts'
import { callApi } from '../support/registration.ts'
import { accessibilityProblems, assertFits, open, signIn } from '../support/browser.ts'

test('a suspended holder is told until when and whom to ask, in the open browser and at the next sign-in', async () => {
  await using holder = await openAsNewUser('/profile')
  await using admin = await open({ path: '/login' })
  await signIn(admin.page, 'admin@tradeyard.example', demonstrationPassword)
  const { id } = await callApi<{ id: string }>(holder.page, 'account/get/context')
  // The open page leads to the sign-in by itself, which would interrupt the next visit.
  await holder.page.goto('about:blank')
  await callApi(admin.page, 'x/admin-panel/ban/add', {
    subject: { kind: 'Account', value: id },
    reason: 'Spam in every chat',
    until: '2090-12-01T18:00:00Z',
  })
  const told = /suspended until 1 December 2090 at 18:00 UTC.*support@tradeyard\.example/s
  const summary = holder.page.locator('main [data-error-summary]')
  await holder.page.goto('/de/profile/settings')
  assert.match(holder.page.url(), /\/de\/login\?next=/)
  assert.match(await summary.innerText(), /2090/)
  await holder.page.goto('/login')
  assert.match(await summary.innerText(), told)

  await using visit = await open({ path: '/login', size: 'phone', javaScript: false })
  const { page } = visit
  const { email, password } = holder.person
  const attempt = async (text: string) => {
    await page.fill('[name=login]', email)
    await page.fill('[name=password]', text)
    await page.press('[name=password]', 'Enter')
    await page.locator('main [data-error-summary]').waitFor()
    return page.locator('main [data-error-summary]').innerText()
  }
  assert.match(await attempt('not the password'), /Incorrect login or password/)
  assert.match(await attempt(password), told)
  await assertFits(page)
  assert.deepEqual(await accessibilityProblems(holder.page), [])
})
