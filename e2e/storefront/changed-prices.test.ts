// A cart waits while its supplier raises prices.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { post } from '../support/api.ts'
import { accessibilityProblems, assertFits, base, open, signIn } from '../support/browser.ts'
import { pressOn, waitForFocus } from '../support/keyboard.ts'
import { openAsNewUser } from '../support/people.ts'
import { findOrderableProducts } from '../support/products.ts'

const store = 'sibmetiz'

/** Changes prices as the seller of the demonstration. */
async function priceChanger(page: Page) {
  await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
  await page.goto('/profile/products')
  const headers = {
    origin: base(),
    'x-store-id': await page.locator('input[name=store]').first().inputValue(),
  }
  return async (ids: readonly number[], percent: number) => {
    const answer = await page.request.post('/api/x/personal-cabinet/product/bulk-price', {
      data: { ids, percent, roundTo: '1' },
      headers,
    })
    assert.equal(((await answer.json()) as { count: number }).count, ids.length)
  }
}

for (const { javaScript, size } of [
  { javaScript: true, size: 'phone' },
  { javaScript: false, size: 'desktop' },
] as const)
  test(`all raised prices of a supplier are accepted at once (${javaScript ? 'with' : 'without'} JavaScript)`, async () => {
    const products = (await Promise.all([0, 1].map((skip) => findOrderableProducts(1, skip, store)))).flat()
    const ids = products.map(({ id }) => id)
    assert.equal(new Set(ids).size, 2)
    await using seller = await open()
    await using buyer = await openAsNewUser('/', { javaScript, size })
    const { page, context } = buyer
    const changePrices = await priceChanger(seller.page)
    for (const { id: productId, quantity } of products) await post(context, 'cart/add', { productId, quantity })
    await changePrices(ids, 2.5)
    try {
      await page.goto('/cart')
      await page
        .getByText(/^The price has changed since you added it/)
        .nth(1)
        .waitFor()
      if (javaScript) assert.deepEqual(await accessibilityProblems(page), [])
      await assertFits(page)
      const acceptAll = page.getByRole('button', { name: 'Accept all new prices' })
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
      await acceptAll.click()
      await acceptAll.waitFor({ state: 'detached' })
      assert.equal(await page.evaluate(() => 'isSameDocument' in window), javaScript)
      assert.equal(await page.getByText(/^The price has changed since you added it/).count(), 0)
      await page.getByRole('link', { name: 'Order from this supplier' }).waitFor()
      assert.deepEqual(buyer.problems, [])
    } finally {
      await changePrices(ids, -2.44)
    }
  })

test('a raised price is accepted by keyboard, which goes on from its line', async () => {
  const [product] = await findOrderableProducts(1, 0, store)
  await using seller = await open()
  await using buyer = await openAsNewUser('/')
  const { page, context } = buyer
  const changePrices = await priceChanger(seller.page)
  await post(context, 'cart/add', { productId: product!.id, quantity: product!.quantity })
  await changePrices([product!.id], 2.5)
  try {
    await page.goto('/cart')
    const accept = page.getByRole('button', { name: /^Accept the new price/ })
    await pressOn(page, accept, 'Enter')
    await accept.waitFor({ state: 'detached' })
    await waitForFocus(page.locator(`#line-${product!.id}`))
    assert.deepEqual(buyer.problems, [])
  } finally {
    await changePrices([product!.id], -2.44)
  }
})
