// The address and company of the first order are offered in the next one, and can be changed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { post } from '../support/api.ts'
import { accessibilityProblems, problemsExcept } from '../support/browser.ts'
import { enterAddress } from '../support/checkout.ts'
import { codeFor, newAddress, openAsNewUser, waitForStatus } from '../support/people.ts'
import { findOrderableProducts } from '../support/products.ts'

const openOrderForm = async (page: Page) => {
  await page.goto('/cart?order=all')
  await page.locator('dialog [name=contactName]').waitFor()
}
const placeOrder = (page: Page) =>
  Promise.all([page.waitForURL(/placed=/), page.locator('dialog button[type=submit]').last().click()])

test('an address and a company of an order are offered in the next cart', async () => {
  const [product] = await findOrderableProducts(1, 24)
  const inCart = { productId: product!.id, quantity: product!.quantity }
  await using visit = await openAsNewUser('/profile/addresses')
  const { page, context } = visit
  await page.getByText('No addresses yet').waitFor()
  await post(context, 'cart/add', inCart)

  await openOrderForm(page)
  assert.equal(await page.locator('dialog [name=addressId]').count(), 0)
  await page.fill('dialog [name=contactPhone]', '+49 30 2312 5001')
  await enterAddress(page)
  await page.getByText('Buying for a company? Add its details').click()
  await page.fill('dialog [name="billing.legalName"]', 'Käufer GmbH')
  await page.selectOption('dialog [name="billing.country"]', 'DE')
  await page.fill('dialog [name="billing.taxNumber"]', '136695977')
  await page.fill('dialog [name="billing.address"]', 'Hauptstraße 1, 10115 Berlin')
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.locator('dialog button[type=submit]').last().click()
  await page.locator('dialog [data-error-summary]').waitFor()
  await page.fill('dialog [name="billing.taxNumber"]', 'DE 136 695 976')
  await placeOrder(page)
  await page.locator('main a[href*="/order/"]').first().click()
  await page.waitForURL(/\/order\//)
  const facts = await page.locator('main dl').allInnerTexts()
  for (const fact of ['Käufer GmbH', '136695976', 'Hauptstraße 1\n10115 Berlin'])
    assert.ok(facts.join('\n').includes(fact), `${fact} in ${facts.join('\n')}`)
  assert.deepEqual(await accessibilityProblems(page), [])

  await post(context, 'cart/add', inCart)
  await openOrderForm(page)
  const offered = page.locator('dialog [name=addressId] option:checked')
  assert.equal(await offered.innerText(), 'Hauptstraße 1, 10115 Berlin')
  assert.equal(await page.locator('dialog [name="newAddress.street"]').isVisible(), false)
  await page.getByText('Buyer: Käufer GmbH').waitFor()
  await placeOrder(page)

  await page.goto('/profile/addresses')
  await page.getByRole('link', { name: 'Edit: Hauptstraße 1' }).click()
  await page.getByRole('heading', { name: 'Edit address' }).waitFor()
  await page.getByLabel('Name of the address').fill('Warehouse')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await waitForStatus(page, /The address is saved/)
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.getByRole('button', { name: 'Delete: Warehouse' }).click()
  await page.locator('dialog:popover-open button[type=submit]').click()
  await waitForStatus(page, /The address is deleted/)
  assert.deepEqual(problemsExcept(visit, 422), [])
})

test('the next order starts with the contacts of the last one, and with an e-mail address that was changed since', async () => {
  const [product] = await findOrderableProducts(1, 26)
  const inCart = { productId: product!.id, quantity: product!.quantity }
  await using visit = await openAsNewUser('/')
  const { page, context, person } = visit
  await post(context, 'cart/add', inCart)
  await openOrderForm(page)
  assert.equal(await page.inputValue('dialog [name=contactEmail]'), person.email)
  await page.fill('dialog [name=contactEmail]', 'warehouse@journeys.example')
  await enterAddress(page)
  await placeOrder(page)

  await post(context, 'cart/add', inCart)
  await openOrderForm(page)
  assert.equal(await page.inputValue('dialog [name=contactEmail]'), 'warehouse@journeys.example')
  const email = newAddress()
  await post(context, 'x/confirmation/send-email-confirmation', { email })
  await post(context, 'x/confirmation/confirm-email-by-code', { email, code: await codeFor(email, 'confirmEmail') })
  await openOrderForm(page)
  assert.equal(await page.inputValue('dialog [name=contactEmail]'), email)
  assert.deepEqual(visit.problems, [])
})
