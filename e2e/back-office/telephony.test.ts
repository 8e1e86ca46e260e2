// Redirect numbers, calls and their statistics in the administration.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { button, openAsAdmin, rowWith } from '../support/admin-lists.ts'
import { accessibilityProblems, sizes } from '../support/browser.ts'
import { waitForStatus } from '../support/people.ts'

test('a number is refused, added, noted and taken out of service, without JavaScript', async () => {
  await using visit = await openAsAdmin({ javaScript: false })
  const { page } = visit
  const digits = String(Date.now() % 1e6).padStart(6, '0')
  await page.goto('/admin/telephony')
  await page.getByText('Add number').first().click()
  await page.getByRole('textbox', { name: 'Redirect number' }).fill('12')
  await button(page, 'Add number').click()
  await page
    .getByRole('alert')
    .getByText(/with a country code/)
    .waitFor()
  await page.getByRole('textbox', { name: 'Redirect number' }).fill(`+49 151 12${digits}`)
  await button(page, 'Add number').click()
  await waitForStatus(page, /Number added/)
  const row = rowWith(page, digits.slice(-3)).filter({ hasText: '+49 151' }).last()
  assert.match(await row.innerText(), /Free/)
  await row.getByText('Change').first().click()
  await row.getByLabel('Note').fill('Spare line')
  await row.getByLabel('Use').selectOption('Out of service')
  await row.getByRole('button', { name: 'Save' }).click()
  await waitForStatus(page, /Number saved/)
  assert.match(await row.innerText(), /Out of service[^]*Spare line/)
})

test('calls are found by store, outcome and period, and the figures of stores lead to them', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  await page.goto('/admin/telephony')
  await page.getByRole('link', { name: 'Calls by store' }).click()
  await page.getByRole('columnheader', { name: 'Phone shown' }).waitFor()
  const first = page.locator('main tbody tr').first()
  const store = await first.getByRole('rowheader').innerText()
  await button(page, 'Export').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download/ }).click(),
  ])
  assert.match(download.suggestedFilename(), /^Calls by store \d{4}-\d\d-\d\d\.xlsx$/)
  const note = page.getByRole('region', { name: 'Excel file of the list' })
  await note.getByText('Without filters').waitFor()
  await page.goto(`${new URL(page.url()).pathname}?from=2026-11-01`)
  await button(page, 'Export').click()
  await note.getByRole('link', { name: /^Download/ }).waitFor()
  assert.match(await note.innerText(), /From:?\s+1 Nov 2026/)
  await page.goto(new URL(page.url()).pathname)
  await note.getByRole('link', { name: 'Show these rows' }).click()
  await page.waitForURL(/from=2026-11-01/)
  await page.goto(new URL(page.url()).pathname)
  await first.getByRole('link', { name: /calls of/i }).click()
  await page.getByRole('search').getByLabel('Outcome').selectOption('Missed')
  await button(page, 'Show').click()
  await page.waitForURL(/status=Missed/)
  for (const text of await page.locator('main tbody tr').allInnerTexts()) {
    assert.match(text, /Missed/)
    assert.ok(text.includes(store))
  }
  await page.goto('/admin/telephony/calls?to=2020-01-01')
  assert.match(await page.locator('main').innerText(), /No entries match/)
  await page.getByRole('link', { name: 'Callback requests by store' }).click()
  await page.getByRole('columnheader', { name: 'Requested' }).waitFor()
  assert.deepEqual(visit.problems, [])
})

test('the pages of telephony fit and have no accessibility problems', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  for (const path of ['', '/calls', '/callbacks', '/redirects'])
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size)
      await page.goto(`/admin/telephony${path}`)
      assert.deepEqual(await accessibilityProblems(page), [], `${path} ${size.width}`)
    }
})
