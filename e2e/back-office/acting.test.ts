// An administrator sees the site as an account does.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { button, openAsAdmin, unique } from '../support/admin-lists.ts'
import { post } from '../support/api.ts'
import { accessibilityProblems, open, sizes } from '../support/browser.ts'
import { signUp } from '../support/people.ts'

test('an administrator acts as an account with a reason and a banner, cannot change it, and ends that, without JavaScript', async () => {
  const name = unique('Petra ')
  await using person = await open({ javaScript: false })
  const { email } = await signUp(person.context, name)
  await using visit = await openAsAdmin({ javaScript: false })
  const { page, context } = visit
  await page.goto(`/admin/accounts?query=${encodeURIComponent(email)}`)
  await page.locator('main tbody tr').getByRole('link', { name: name.trim() }).click()
  const account = new URL(page.url()).pathname
  await page.locator('summary', { hasText: 'Act as this account' }).click()
  await page.locator('#actAs-reason').fill('Cannot find an order')
  await button(page, 'Act as this account').click()
  await page
    .getByRole('alert')
    .getByText(/password is incorrect/)
    .waitFor()
  await page.locator('#actAs-password').fill(demonstrationPassword)
  await button(page, 'Act as this account').click()
  await page.waitForURL(/\/profile$/)
  const banner = page.getByRole('complementary', { name: 'Acting as an account' })
  assert.match(await banner.innerText(), new RegExp(`acting as ${name.trim()} until`))
  for (const path of ['/', '/cart', '/profile/orders']) {
    await page.goto(path)
    await banner.waitFor()
  }
  await page.goto('/admin/orders')
  await page.getByText(/Stop acting as it/).waitFor()
  await assert.rejects(post(context, 'account/profile/set', { name: 'Somebody else' }), /notWhileActing|403/)
  await banner.getByRole('button', { name: 'Stop' }).click()
  await page.waitForURL(account)
  assert.equal(await banner.count(), 0)
  await page.locator('summary', { hasText: /requests/ }).click()
  const record = await page.getByRole('table', { name: 'Administrators who acted as this account' }).innerText()
  assert.match(record, /Cannot find an order[^]*POST \/act-as\/end[^]*GET \/profile\/orders[^]*GET \/cart/)
  assert.match(await page.locator('main').innerText(), /Acting as the account ended[^]*Acting as the account began/)
})

test('the banner and the page of an account fit and have no accessibility problems', async () => {
  await using visit = await openAsAdmin()
  const { page, context } = visit
  await using person = await open({ javaScript: false })
  const { email } = await signUp(person.context, unique('Petra '))
  const { items } = await (
    await context.request.get(`/api/x/admin-panel/account/list?query=${encodeURIComponent(email)}`)
  ).json()
  await post(context, 'x/admin-panel/account/act-as', {
    id: items[0].id,
    reason: 'Looks at it',
    password: demonstrationPassword,
  })
  for (const path of ['/', '/profile', '/profile/settings'])
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size)
      await page.goto(path)
      assert.deepEqual(await accessibilityProblems(page), [], `${path} ${size.width}`)
    }
  await post(context, 'account/act-as/end', {})
  await page.goto(`/admin/accounts/${items[0].id}`)
  assert.deepEqual(await accessibilityProblems(page), [])
  assert.deepEqual(visit.problems, [])
})
