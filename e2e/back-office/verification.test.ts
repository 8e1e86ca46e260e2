// The verification of a company, from its documents to the stamp that buyers see.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import * as files from '#platform/testing/files.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { button, openAsAdmin, rowWith } from '../support/admin-lists.ts'
import { accessibilityProblems, assertFits, open, signIn, waitForHydration } from '../support/browser.ts'
import { openAsNewSeller, waitForStatus } from '../support/people.ts'

const company = 'Dunav Armature d.o.o. Beograd'

test('a seller submits, repairs only what is refused, and the stamp comes, goes and comes back', async () => {
  await using seller = await open({ javaScript: false })
  await signIn(seller.page, 'second-seller@tradeyard.example', demonstrationPassword)
  await using reviewer = await openAsAdmin()
  const review = reviewer.page

  await seller.page.goto('/profile/verification')
  if ((await button(seller.page, 'Renew verification').count()) > 0) await renew(seller.page)
  else await submitMissing(seller.page)
  await take(review)
  assert.deepEqual(await accessibilityProblems(review), [])
  const tax = review.locator('li', { has: review.getByRole('heading', { name: /^Tax registration certificate/ }) })
  await tax.getByLabel('Needs correction').check()
  await tax.getByRole('textbox').fill('The second page is missing')
  await button(review, 'Ask for changes').click()
  await waitForStatus(review, /Sent back/)

  await seller.page.goto('/profile/verification')
  await seller.page.getByText('To correct: The second page is missing').waitFor()
  await assertAccessible('/profile/verification', 'second-seller@tradeyard.example')
  assert.deepEqual(
    await seller.page.locator('main li[id] input[type=file]').evaluateAll((all) => all.map(({ id }) => id)),
    ['file-add-tax-file', 'file-add-premises-file'],
  )
  await submitMissing(seller.page)
  await approve(review)
  assert.equal(await hasStamp(seller.page), true)

  await button(review, 'End verification').click()
  await review.getByText('Give the reason').first().waitFor()
  await review.getByLabel('Reason').fill('The company has moved')
  await button(review, 'End verification').click()
  await waitForStatus(review, /ended/)
  assert.equal(await hasStamp(seller.page), false)

  await seller.page.goto('/profile/verification')
  await seller.page.getByText('The company has moved').waitFor()
  await renew(seller.page)
  await approve(review)
  assert.equal(await hasStamp(seller.page), true)
  await seller.page.setViewportSize({ width: 375, height: 800 })
  await seller.page.goto('/profile/verification')
  await assertFits(seller.page)
})

test('a visitor asks to be told about verification, without JavaScript', async () => {
  await using visit = await open({ javaScript: false })
  const { page } = visit
  await page.goto('/verification')
  await page.getByRole('textbox', { name: 'Company' }).fill('Vijci d.o.o.')
  await page.getByLabel('E-mail or phone number').fill('vijci')
  await button(page, 'Contact me').click()
  await page.getByText('Enter an e-mail address or a phone number with the country code').first().waitFor()
  await page.getByLabel('E-mail or phone number').fill('bea@vijci.example')
  await button(page, 'Contact me').click()
  await page.getByText('Thank you. We’ll be in touch within one working day.').waitFor()
  await assertAccessible('/verification')
})

/** The check needs scripts, without which the pages are used here. */
async function assertAccessible(path: string, login?: string) {
  await using visit = await open()
  if (login) await signIn(visit.page, login, demonstrationPassword)
  await visit.page.goto(path)
  assert.deepEqual(await accessibilityProblems(visit.page), [])
}

test('the contact person of a new company needs a phone number with its country code', async () => {
  await using visit = await openAsNewSeller('/profile/verification')
  const { page } = visit
  await page.getByLabel('Phone number').fill('034 12')
  await button(page, 'Save contact').click()
  await page.getByRole('alert').getByText('Enter a phone number with the country code').waitFor()
  await page.getByLabel('Phone number').fill('+381 64 123 4567')
  await button(page, 'Save contact').click()
  await page.getByRole('region', { name: 'Steps' }).getByText('Contact saved.').waitFor()
})

async function renew(page: Page) {
  await button(page, 'Renew verification').click()
  await page.getByText('Renewal started').waitFor()
  await submitMissing(page)
}

/** Adds a document to every item that lacks one, and submits. */
async function submitMissing(page: Page) {
  const lacking = page.locator('main li[id]', { has: page.getByText(/^(?:To do|Correct this)$/) })
  while ((await lacking.count()) > 0) {
    await lacking
      .first()
      .locator('input[type=file]')
      .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from(files.pdf()) })
    await lacking
      .first()
      .getByRole('button', { name: /^Add document/ })
      .click()
    await page.getByRole('region', { name: 'Steps' }).getByText('Document added.').waitFor()
  }
  await button(page, 'Submit for review').click()
  await page.getByText('Application submitted.').waitFor()
}

async function take(page: Page) {
  await page.goto('/admin/verification?status=Submitted')
  await waitForHydration(page)
  await rowWith(page, company).getByRole('link', { name: company }).click()
  await page.getByRole('heading', { level: 1, name: company }).waitFor()
  await button(page, 'Take into review').click()
  await waitForStatus(page, /yours to review/)
  await waitForHydration(page)
}

async function approve(page: Page) {
  await take(page)
  await button(page, 'Approve').click()
  await waitForStatus(page, /Approved/)
  await waitForHydration(page)
}

/** On the page of the store, and on its card among the verified ones. */
async function hasStamp(page: Page) {
  await page.goto('/store/dunav-armature')
  const isOnPage =
    (await page
      .locator('main header')
      .getByText(/^Verified /)
      .count()) > 0
  await page.goto('/stores/all?verified=1&text=dunav+armature')
  const isListed = (await page.getByRole('link', { name: 'Dunav Armature' }).count()) > 0
  assert.equal(isListed, isOnPage)
  return isOnPage
}
