// What delivery costs: promised by the terms of a place, counted in the order form, raised by the seller, accepted by the buyer.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { post } from '../support/api.ts'
import { accessibilityProblems, assertFits, open, problemsExcept, signIn } from '../support/browser.ts'
import { enterAddress } from '../support/checkout.ts'
import { openAsNewUser, waitForStatus } from '../support/people.ts'
import { findOrderableProducts } from '../support/products.ts'

/** The store of the demonstration that has goods brought to Germany at a fixed price, 18,500 roubles. */
const store = 'sibmetiz'

for (const { javaScript, size } of [
  { javaScript: true, size: 'phone' },
  { javaScript: false, size: 'desktop' },
] as const)
  test(`an order has the cost of its terms, and more only if the buyer accepts it (${javaScript ? 'with' : 'without'} JavaScript)`, async () => {
    const [product] = await findOrderableProducts(1, 0, store)
    await using buyer = await openAsNewUser('/', { javaScript, size })
    await using seller = await open({ javaScript, size })
    await signIn(seller.page, 'seller@tradeyard.example', demonstrationPassword)
    await post(buyer.context, 'cart/add', { productId: product!.id, quantity: product!.quantity })
    const check = async (page: Page) => {
      if (javaScript) assert.deepEqual(await accessibilityProblems(page), [], page.url())
      await assertFits(page)
    }

    await buyer.page.goto('/cart?order=all')
    const dialog = buyer.page.locator('dialog')
    const submit = dialog.locator('button[type=submit]').last()
    await dialog.locator('[name=contactPhone]').fill('+49 30 2312 5001')
    await enterAddress(buyer.page)
    // Without script the form comes back with the total of the address.
    if (!javaScript) await submit.click()
    await dialog.locator('dt', { hasText: 'Delivery excl. VAT' }).waitFor()
    await check(buyer.page)
    await Promise.all([buyer.page.waitForURL(/placed=/), submit.click()])
    const [, id] = /placed=([\da-f-]{36})/.exec(buyer.page.url())!

    await seller.page.goto(`/profile/orders/${id}`)
    const confirm = seller.page.getByRole('button', { name: 'Confirm order' })
    const cost = seller.page.locator('#confirm-delivery')
    assert.equal(await cost.inputValue(), '18500.00')
    await cost.fill('a lot')
    await confirm.click()
    await seller.page.locator('[data-error-summary] a[href="#confirm-delivery"]').waitFor()
    await cost.fill('20 000,50')
    await confirm.click()
    await waitForStatus(seller.page, /The buyer has received your offer/)
    await check(seller.page)

    await buyer.page.goto(`/order/${id}`)
    await buyer.page.getByText('Delivery costs ₽20,000.50 excl. VAT instead of ₽18,500.00').waitFor()
    await check(buyer.page)
    await buyer.page.getByRole('button', { name: 'Accept offer' }).click()
    await waitForStatus(buyer.page, /The order is confirmed/)
    const row = buyer.page.locator('tfoot tr', { hasText: 'Delivery excl. VAT' })
    assert.match(await row.innerText(), /₽20,000\.50/)
    await check(buyer.page)
    assert.deepEqual([...problemsExcept(buyer, 409), ...problemsExcept(seller, 422)], [])
  })
