// Stores in the administration.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { button, openAsAdmin, rowWith } from '../support/admin-lists.ts'
import { accessibilityProblems, open, signIn, waitForHydration } from '../support/browser.ts'
import { waitForStatus } from '../support/people.ts'

const reason = 'Sold counterfeit valves'

test('a store is suspended with a reason that its people read, and restored', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  await page.goto('/admin/stores?query=dunav')
  await waitForHydration(page)
  await rowWith(page, 'Dunav Armature').getByRole('link', { name: 'Dunav Armature', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Dunav Armature' }).waitFor()
  await waitForHydration(page)
  assert.match(await page.locator('main').innerText(), /Srbija|Serbia/)
  assert.deepEqual(await accessibilityProblems(page), [])
  await button(page, 'Suspend').click()
  await page.locator('#suspend-reason').fill(reason)
  await button(page, 'Preview changes').click()
  await page.getByText('1 store will be suspended').waitFor()
  await button(page, 'Suspend').click()
  await waitForStatus(page, /Suspended/)
  try {
    await page.getByText(`Suspended: “${reason}”`).waitFor()
    await using seller = await open({ javaScript: false })
    await signIn(seller.page, 'second-seller@tradeyard.example', demonstrationPassword)
    await seller.page.goto('/profile')
    assert.match(await seller.page.locator('main').innerText(), new RegExp(`buyers can’t see it. Reason: “${reason}”`))
    assert.equal((await seller.page.goto('/store/dunav-armature'))!.status(), 404)
  } finally {
    await waitForHydration(page)
    await button(page, 'Restore').click()
    await page.getByText('1 store will be restored').waitFor()
    await button(page, 'Restore').click()
    await waitForStatus(page, /Restored/)
  }
  await page.getByRole('link', { name: 'View store page' }).waitFor()
  assert.equal(await page.getByText(`Suspended: “${reason}”`).count(), 0)
  assert.deepEqual(visit.problems, [])
})

test('several stores are chosen, and what cannot be done is said first, without JavaScript', async () => {
  await using visit = await openAsAdmin({ javaScript: false })
  const { page } = visit
  await page.goto('/admin/stores?sort=productCount')
  const rows = page.locator('main tbody tr')
  for (const index of [0, 1]) await rows.nth(index).locator('[name=ids]').check()
  await button(page, 'Suspend').click()
  await button(page, 'Preview changes').click()
  await page.getByText('Give a reason of 3 to 500 characters').waitFor()
  await page.locator('#suspend-reason').fill(reason)
  await button(page, 'Preview changes').click()
  await page.getByText('2 stores will be suspended').waitFor()
  await page.getByRole('link', { name: 'Cancel' }).click()
  assert.equal(await page.getByText('Suspended', { exact: true }).locator('visible=true').count(), 0)
})

test('companies, branches and warehouses lead to their stores, without JavaScript', async () => {
  await using visit = await openAsAdmin({ javaScript: false })
  const { page } = visit
  for (const path of ['branches', 'warehouses']) {
    await page.goto(`/admin/${path}?query=sibmetiz`)
    await page.locator('main tbody').getByRole('link', { name: 'SibMetiz', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'SibMetiz' }).waitFor()
  }
  await page.goto('/admin/organizations')
  const company = page.locator('main tbody a').first()
  const name = await company.innerText()
  await company.click()
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  assert.deepEqual(visit.problems, [])
})
