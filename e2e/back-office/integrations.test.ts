// Other programs of a store: feeds, keys and webhooks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '#platform/testing/until.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { accessibilityProblems, assertFitsAllSizes, base, open, signIn } from '../support/browser.ts'
import { waitForStatus } from '../support/people.ts'

test('a key is shown once and opens the calls of its scopes until it is revoked', async () => {
  await using own = await open()
  const { page } = own
  await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
  await page.goto('/profile/integrations/keys')
  await page.getByLabel('Name').fill('Warehouse')
  await page.getByRole('button', { name: 'Create key' }).click()
  assert.match(await page.locator('[role=alert]').innerText(), /Choose at least one/)
  await page.getByLabel('Read orders').check()
  await page.getByRole('button', { name: 'Create key' }).click()
  const key = await page.getByLabel('Key', { exact: true }).inputValue()
  const statusOf = async (path: string) =>
    (await fetch(`${base()}/api/x/program/${path}`, { headers: { authorization: `Bearer ${key}` } })).status
  assert.deepEqual([await statusOf('order/list'), await statusOf('product/list')], [200, 403])
  assert.deepEqual(await accessibilityProblems(page), [])

  await page.reload()
  assert.equal(await page.getByLabel('Key', { exact: true }).count(), 0)
  await page.getByRole('button', { name: 'Revoke: Warehouse' }).click()
  await page.locator('dialog:popover-open').getByRole('button', { name: 'Revoke' }).click()
  await waitForStatus(page, /Key revoked/)
  assert.equal(await statusOf('order/list'), 401)
})

test('a webhook is created, tested, changed and deleted, also without script', async () => {
  await using own = await open({ javaScript: false })
  const { page } = own
  await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
  await page.goto('/profile/integrations/webhooks')
  await page.locator('main').getByLabel('Address').fill('https://127.0.0.1/hook')
  await page.getByLabel('New order').check()
  await page.getByRole('button', { name: 'Create webhook' }).click()
  assert.match(await page.locator('[role=alert]').innerText(), /public HTTPS address/)
  await page
    .locator('main')
    .getByLabel('Address')
    .fill(`https://hooks.warehouse.example/${'tradeyard'.repeat(9)}`)
  await page.getByRole('button', { name: 'Create webhook' }).click()
  await waitForStatus(page, /Webhook created/)

  await page.getByRole('button', { name: /Send test/ }).click()
  await waitForStatus(page, /test message is on its way/)
  const row = page.locator('li', { hasText: 'hooks.warehouse.example' })
  await row.getByLabel('Message from a buyer').check()
  await row.getByRole('button', { name: /Save events/ }).click()
  await waitForStatus(page, /Events saved/)
  assert.ok(await row.getByLabel('Message from a buyer').isChecked())
  await assertFitsAllSizes(page)

  await row.getByRole('link', { name: /Sent messages/ }).click()
  const message = page.locator('tbody tr').first()
  assert.match(await message.innerText(), /Test/)
  await assertFitsAllSizes(page)
  await message.getByRole('link', { name: /^Test, / }).click()
  assert.match(await page.locator('main').innerText(), /"type": "test"/)
  await assertFitsAllSizes(page)
  await page.getByRole('button', { name: 'Send again' }).click()
  await waitForStatus(page, /being sent again/)
})

test('the pages of a webhook are accessible, and deleting it asks first', async () => {
  await using own = await open()
  const { page } = own
  await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
  await page.goto('/profile/integrations/webhooks')
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.getByRole('link', { name: /Sent messages/ }).click()
  await page.locator('tbody tr').first().waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.locator('tbody th a').first().click()
  await page.getByRole('heading', { name: 'What was sent' }).waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.goBack()
  await page.goBack()
  await page.getByRole('button', { name: /^Delete: hooks/ }).click()
  await page.locator('dialog:popover-open').getByRole('button', { name: 'Delete' }).click()
  await waitForStatus(page, /Webhook deleted/)
})

test('a feed is created and served at its secret address', async () => {
  await using own = await open()
  const { page } = own
  await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
  await page.goto('/profile/integrations')
  await page.locator('main').getByLabel('Format').selectOption({ label: 'Google Merchant (RSS)' })
  await page.locator('main').getByLabel('Currency').selectOption('EUR')
  await page.getByRole('button', { name: 'Create feed' }).click()
  await waitForStatus(page, /feed will be written shortly/)
  const address = await page.getByLabel('Secret address').first().inputValue()
  const { pathname, search } = new URL(address)
  const served = async () => (await fetch(base() + pathname + search)).status
  await until(async () => (await served()) === 200, 'the feed is not served')
  assert.equal((await fetch(`${base()}${pathname}?key=${'x'.repeat(43)}`)).status, 404)
})
