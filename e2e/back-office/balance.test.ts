// The balance of a store: paying in at the stand-in of the provider, and the ledger.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import { formatMoney } from '#platform/values/format-money.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { openAsAdmin, rowWith } from '../support/admin-lists.ts'
import { accessibilityProblems, assertFitsAllSizes, open, problemsExcept, signIn } from '../support/browser.ts'
import { waitForStatus } from '../support/people.ts'

const seller = 'seller@tradeyard.example'
/** The amount that is shown, in minor units. */
const minorOf = async (amount: Locator) => Math.round(Number((await amount.innerText()).replace(/[^\d.]/g, '')) * 100)
const headingOf = (name: RegExp) => ({ level: 1, name }) as const

test('a store pays in, waits for the result and sees the balance and the transaction', async () => {
  await using own = await open()
  const { page } = own
  await signIn(page, seller, demonstrationPassword)
  await page.goto('/profile/balance')
  const before = await minorOf(page.locator('main dd').first())
  const after = formatMoney({ minor: before + 123_450, currency: 'RUB' }, 'en')
  assert.deepEqual(await accessibilityProblems(page), [])
  await assertFitsAllSizes(page)
  await page.getByLabel('Amount, RUB').fill('50')
  await page.getByRole('button', { name: 'Top up' }).click()
  assert.match(await page.locator('[role=alert]').innerText(), /from ₽100 to ₽500,000/)
  await page.getByLabel('Amount, RUB').fill('1 234,50')
  await page.getByRole('button', { name: 'Top up' }).click()
  await page.getByRole('heading', { name: 'You’re paying ₽1,234.50' }).waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/dev\/payment$/)
  await page.getByRole('button', { name: /three seconds later/ }).click()
  await page.getByRole('heading', headingOf(/Payment is being processed/)).waitFor()
  await page.getByRole('heading', headingOf(/Payment received/)).waitFor()
  await waitForStatus(page, /₽1,234.50 has been credited/)
  await page.getByText(`Your balance is now ${after}.`).waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.getByRole('link', { name: 'Back to the balance' }).click()
  const row = rowWith(page, 'Top-up').first()
  assert.match(await row.innerText(), /\+₽1,234.50/)
  assert.ok((await row.innerText()).includes(after))
  await page.goto('/profile')
  await page.getByRole('link', { name: `Balance ${after}` }).waitFor()
  assert.deepEqual(problemsExcept(own, 422), [])
})

test('without script a payment is cancelled, tried again and paid, and the pages change nothing by themselves (C09)', async () => {
  await using own = await open({ javaScript: false })
  const { page } = own
  await signIn(page, seller, demonstrationPassword)
  const startPaying = async () => {
    await page.goto('/profile/balance')
    await page.getByRole('button', { name: '₽1,000', exact: true }).click()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
  }
  const balance = async () => {
    await page.goto('/profile/balance')
    return page.locator('main dd').first().innerText()
  }
  const before = await balance()
  await startPaying()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('heading', headingOf(/Payment failed/)).waitFor()
  const failed = new URL(page.url()).pathname + new URL(page.url()).search
  await page.goto(failed.replace('/fail', '/success'))
  await page.getByRole('heading', headingOf(/Payment is being processed/)).waitFor()
  await page.goto('/profile/balance/success?InvId=2000000000')
  await page.getByRole('heading', headingOf(/Payment not found/)).waitFor()
  assert.equal(await balance(), before)

  await startPaying()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('heading', headingOf(/Payment received/)).waitFor()
  await page.goto((new URL(page.url()).pathname + new URL(page.url()).search).replace('/success', '/fail'))
  await page.getByRole('heading', headingOf(/Payment received/)).waitFor()
  const after = await balance()
  assert.notEqual(after, before)
  await page.goto('/profile/balance/success')
  assert.equal(await balance(), after)
})

test('who comes back from paying reads the language in which it began', async () => {
  await using own = await open({ javaScript: false })
  const { page } = own
  await signIn(page, 'second-seller@tradeyard.example', demonstrationPassword)
  await page.goto('/sr/profile/balance')
  await page.locator('button[value="100000"]').click()
  await page.getByRole('button', { name: 'Nastavi na plaćanje' }).click()
  await page.locator('button').last().click()
  await page.getByRole('heading', headingOf(/Plaćanje nije uspelo/)).waitFor()
  assert.match(page.url(), /\/sr\/profile\/balance\/fail/)
})

test('transactions are filtered, and administrators credit a held payment and correct a balance', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  await page.goto('/admin')
  await page.getByRole('link', { name: /Payments on hold/ }).click()
  await page.getByRole('heading', headingOf(/Balances and payments/)).waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await assertFitsAllSizes(page)
  const held = page.getByRole('table', { name: 'Payments on hold' })
  await held.getByRole('button', { name: 'Credit' }).click()
  await held
    .getByText(/at least three characters/)
    .first()
    .waitFor()
  await held.getByLabel('Reason').fill('The payer agreed')
  await held.getByRole('button', { name: 'Credit' }).click()
  await waitForStatus(page, /Payment credited/)
  assert.equal(await held.count(), 0)

  await page.locator('summary', { hasText: 'Correct a balance' }).click()
  await page.locator('details', { hasText: 'Correct a balance' }).getByLabel('Store number').fill('1')
  await page.getByLabel('Amount, RUB').fill('2500')
  await page.getByLabel('Reason').fill('Paid by bank transfer')
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await waitForStatus(page, /Balance corrected/)
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Correction')
  await page.getByRole('button', { name: 'Show' }).click()
  assert.match(await rowWith(page, 'Paid by bank transfer').first().innerText(), /\+₽2,500.00/)
  assert.deepEqual(problemsExcept(visit, 422), [])
})
