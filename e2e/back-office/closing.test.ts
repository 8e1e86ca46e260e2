// The end of a store: a further one of the same company is opened and closed again.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { button } from '../support/admin-lists.ts'
import { accessibilityProblems, assertFits } from '../support/browser.ts'
import { openAsNewUser, openStore, waitForStatus } from '../support/people.ts'
import { newTaxNumber } from '../support/registration.ts'

test('a company opens a second store, closes both and is deleted', async () => {
  await using visit = await openAsNewUser('/profile/company')
  const { page } = visit
  const company = { taxNumber: newTaxNumber(), companyName: 'Short Story LLC', storeName: 'Short story' }
  const first = await openStore(visit.context, company)
  await page.goto('/profile/company')
  await page.getByRole('link', { name: 'Open another store: Short Story LLC' }).click()
  await page.locator('[name=storeName]').waitFor()
  assert.equal(await page.locator('[name=taxNumber]').inputValue(), company.taxNumber)
  const second = await openStore(visit.context, { ...company, storeName: 'Sequel' })

  for (const { alias } of [second, first]) {
    await page.goto('/profile/company')
    if (alias === first.alias) await button(page, 'Switch to this store: Short story').click()
    await page.getByRole('link', { name: 'Close the store' }).click()
    await page.locator('[name=confirmation]').waitFor()
    assert.deepEqual(await accessibilityProblems(page), [])
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await assertFits(page)
    }
    await page.locator('[name=password]').fill(visit.person.password)
    await page.locator('[name=confirmation]').fill('another')
    await button(page, 'Close the store for good').click()
    await page.getByText('That isn’t the page URL of this store.').first().waitFor()
    await page.locator('[name=password]').fill(visit.person.password)
    await page.locator('[name=confirmation]').fill(alias)
    await button(page, 'Close the store for good').click()
    await page.getByRole('heading', { name: 'is closed' }).waitFor()
  }

  assert.equal((await page.goto(`/store/${second.alias}`))!.status(), 410)
  assert.match(await page.locator('main').innerText(), /This store has closed/)
  await page.goto('/profile')
  await page.getByText('This store is closed.').waitFor()
  assert.equal(await page.getByRole('link', { name: 'Add product' }).count(), 0)
  assert.equal(await page.locator('#rail').getByRole('link', { name: 'Products' }).count(), 0, 'nothing to edit')
  await page.goto('/profile/company')
  await button(page, 'Delete Short Story LLC').click()
  await page.locator('dialog:popover-open').getByRole('button', { name: 'Delete' }).click()
  await waitForStatus(page, /Company deleted/)
  // The browser reports the refused confirmations and the page of the closed store.
  const isExpected = (problem: string) => / (410|422) /.test(problem)
  assert.deepEqual(
    visit.problems.filter((problem) => !isExpected(problem)),
    [],
  )
})
