// People, stores, products and brands are administered with Tab, Enter, Space and Escape.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { button, createBrand, openAsAdmin, rowWith, unique } from '../support/admin-lists.ts'
import { accessibilityProblems, open, problemsExcept } from '../support/browser.ts'
import { confirmInDialog, pressOn, typeInto, waitForFocus } from '../support/keyboard.ts'
import { signUp, waitForStatus } from '../support/people.ts'

test('an account is found, seen as its holder sees it, banned, and deleted', async () => {
  const name = unique('Klara ')
  await using person = await open({ javaScript: false })
  const { email } = await signUp(person.context, name)
  await using visit = await openAsAdmin()
  const { page } = visit
  await page.goto('/admin')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await waitForFocus(page.locator('#content'))
  await pressOn(page, page.locator('main').getByRole('link', { name: /^Accounts/ }), 'Enter')
  await page.waitForURL(/\/admin\/accounts$/)
  await typeInto(page, page.getByRole('searchbox'), email)
  await page.keyboard.press('Enter')
  await page.waitForURL(/query=/)
  await pressOn(page, rowWith(page, email).getByRole('link', { name: name.trim() }), 'Enter')
  await page.getByRole('heading', { level: 1, name: name.trim() }).waitFor()
  const account = page.url()

  await pressOn(page, page.locator('summary', { hasText: 'Act as this account' }), 'Enter')
  await typeInto(page, page.locator('#actAs-reason'), 'Cannot find an order')
  await typeInto(page, page.locator('#actAs-password'), demonstrationPassword)
  await pressOn(page, button(page, 'Act as this account'), 'Enter')
  await page.waitForURL(/\/profile$/)
  await pressOn(page, page.getByRole('complementary', { name: 'Acting as an account' }).getByRole('button'), 'Enter')
  await page.waitForURL(account)

  await pressOn(page, page.locator('summary', { hasText: /^Ban$/ }), 'Enter')
  await typeInto(page, page.locator('#preview-reason'), 'Sold what never arrived')
  await pressOn(page, button(page, 'Check whom it affects'), 'Enter')
  await waitForFocus(page.locator('#confirm-ban'))
  assert.deepEqual(await accessibilityProblems(page), [])
  await pressOn(page, button(page, 'Ban'), 'Enter')
  await confirmed(page, /Ban is in force/)
  await confirmInDialog(page, page.getByRole('button', { name: /^Lift ban/ }).first(), 'Lift ban')
  await confirmed(page, /Ban lifted/)

  await page.goto(`/admin/accounts?query=${email}`)
  await pressOn(page, page.locator('tbody [name=ids]'), ' ')
  await pressOn(page, button(page, 'Delete account'), 'Enter', 'Shift+Tab')
  await waitForFocus(page.getByRole('region', { name: '1 account will be deleted in 30 days' }))
  await pressOn(page, button(page, 'Delete account'), 'Enter')
  await confirmed(page, /Deletion requested/)
  assert.deepEqual(visit.problems, [])
})

test('a store is suspended and restored, and one of its products blocked and unblocked', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  const store = 'Kopaonik Ambalaža'
  await page.goto('/admin/stores?query=kopaonik')
  await pressOn(page, rowWith(page, store).getByRole('checkbox'), ' ')
  await pressOn(page, button(page, 'Suspend'), 'Enter', 'Shift+Tab')
  await pressOn(page, button(page, 'Preview changes'), 'Enter')
  await waitForFocus(page.locator('[data-error-summary]'))
  await pressOn(page, page.locator('[data-error-summary] a'), 'Enter')
  await waitForFocus(page.locator('#suspend-reason'))
  await page.keyboard.type('Does not answer buyers')
  await pressOn(page, button(page, 'Preview changes'), 'Enter')
  await waitForFocus(page.getByRole('region', { name: '1 store will be suspended' }))
  assert.deepEqual(await accessibilityProblems(page), [])
  await pressOn(page, button(page, 'Suspend'), 'Enter')
  await confirmed(page, /Suspended/)
  await pressOn(page, rowWith(page, store).getByRole('link', { name: store, exact: true }), 'Enter')
  await page.getByRole('heading', { level: 1, name: store }).waitFor()
  await pressOn(page, button(page, 'Restore'), 'Enter')
  await page.getByText('1 store will be restored').waitFor()
  await pressOn(page, button(page, 'Restore'), 'Enter')
  await confirmed(page, /Restored/)

  await pressOn(page, page.locator('main').getByRole('link', { name: /on sale/ }), 'Enter')
  await page.waitForURL(/products\?storeId=/)
  await pressOn(page, page.locator('main tbody tr').first().getByRole('link').first(), 'Enter')
  await page.waitForURL(/products\/\d+$/)
  await pressOn(page, button(page, 'Block'), 'Enter')
  await typeInto(page, page.locator('#block-reason'), 'Counterfeit')
  await pressOn(page, button(page, 'Preview changes'), 'Enter')
  await page.getByText('1 product will be blocked').waitFor()
  await pressOn(page, button(page, 'Block'), 'Enter')
  await confirmed(page, /Blocked/)
  await pressOn(page, button(page, 'Unblock'), 'Enter')
  await page.getByText('1 product will be unblocked').waitFor()
  await pressOn(page, button(page, 'Unblock'), 'Enter')
  await confirmed(page, /Unblocked/)
  assert.deepEqual(problemsExcept(visit, 422), [])
})

test('a brand is added beside the list and merged into another one', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  const target = await createBrand(page.context(), unique('staying'))
  const name = unique('leaving')
  await page.goto(`/admin/brands?query=${name}`)
  await pressOn(page, page.getByRole('link', { name: 'Add brand' }), 'Enter')
  await waitForFocus(page.locator('#drawer-title'))
  await typeInto(page, page.locator('#create-name'), name)
  await typeInto(page, page.locator('#create-alias'), name)
  await pressOn(page, button(page, 'Create'), 'Enter')
  await waitForStatus(page, /Brand added/)
  await pressOn(page, rowWith(page, name).getByRole('link'), 'Enter')
  await pressOn(page, page.locator('summary', { hasText: 'Merge into another brand' }), 'Enter')
  await typeInto(page, page.locator('#merge-target'), target.alias)
  await typeInto(page, page.locator('#merge-confirmation'), name)
  await pressOn(page, button(page, 'Merge'), 'Enter')
  await waitForStatus(page, /The merge has started/)
  assert.deepEqual(visit.problems, [])
})

/** The note about what was done has the focus, so that the next Tab goes on from there. */
async function confirmed(page: Page, text: RegExp) {
  await waitForStatus(page, text)
  await waitForFocus(page.locator('div[tabindex]', { has: page.locator('[role=status]', { hasText: text }) }).last())
}
