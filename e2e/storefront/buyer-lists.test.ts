// Lists of products: from the bookmark of a card to the cart, with and without script, and products by their codes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { accessibilityProblems, open, problemsExcept } from '../support/browser.ts'
import { openAsNewUser, waitForStatus } from '../support/people.ts'
import { findOrderableProducts } from '../support/products.ts'

const toast = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text }).first().waitFor()
const cartLines = (page: Page) => page.locator('main li[id^=line-]')

test('a product goes from its card through a list into the cart', async () => {
  await using visit = await openAsNewUser('/search?search=bolt&view=grid')
  const { page } = visit
  const card = page.locator('main article').first()
  const bookmark = card.getByRole('button', { name: /^Add to favourites/ })
  await bookmark.click()
  await toast(page, /Added to favourites/)
  assert.equal(await bookmark.getAttribute('aria-pressed'), 'true')
  await page.reload()
  assert.equal(await bookmark.getAttribute('aria-pressed'), 'true', 'it is stored')

  await bookmark.click()
  await toast(page, /Removed from favourites/)
  await bookmark.click()
  await toast(page, /Added to favourites/)
  await page.getByRole('link', { name: 'Add to a list' }).click()
  await page.waitForURL(/\/profile\/lists\/add/)
  await page.getByLabel('Name').fill('Monthly order')
  await page.getByRole('button', { name: 'Create list' }).click()
  await waitForStatus(page, /List created/)

  await page.goto('/profile/lists')
  await page.getByRole('link', { name: /Monthly order/ }).click()
  await page.waitForURL(/\/profile\/lists\/[0-9a-f-]{36}/)
  await page.getByRole('link', { name: /^Add to another list: \S/ }).waitFor()
  await page.getByRole('group', { name: /\S/ }).getByText('Add note').click()
  await page.getByLabel('Note', { exact: true }).fill('For the workshop')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByText('For the workshop').first().waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.getByRole('button', { name: 'Add all to cart' }).click()
  await waitForStatus(page, /1 product is in the cart at its current price\./)
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  await page.getByRole('link', { name: 'Open cart' }).click()
  await cartLines(page).first().waitFor()
  assert.equal(await cartLines(page).count(), 1)
  assert.deepEqual(visit.problems, [])
})

test('a visitor signs in and then keeps the product, without script', async () => {
  const [product] = await findOrderableProducts(1, 20)
  await using visit = await open({ path: `/product/${product!.id}`, javaScript: false })
  const { page } = visit
  await page
    .getByRole('link', { name: /^Add to favourites/ })
    .first()
    .click()
  await page.fill('[name=login]', 'buyer@tradeyard.example')
  await page.fill('[name=password]', demonstrationPassword)
  await page.press('[name=password]', 'Enter')
  await page.waitForURL(/\/profile\/lists\/add\?product=/)
  await page.getByRole('button', { name: 'Add to “Favourites”' }).click()
  await waitForStatus(page, /Favourites saved/)
  await page.getByText('In this list').waitFor()

  await page.goto('/profile/lists')
  await page.getByRole('link', { name: /^Favourites/ }).click()
  const line = page.locator(`#line-${product!.id}`)
  await line.getByRole('button', { name: /^Remove from the list/ }).click()
  await waitForStatus(page, /Product removed/)
  assert.equal(await line.count(), 0)
  assert.deepEqual(visit.problems, [])
})

test('codes and quantities become lines of the cart; unknown codes are reported', async () => {
  await using visit = await openAsNewUser('/')
  const { page } = visit
  const [product] = await findOrderableProducts(1, 21)
  await page.goto(`/product/${product!.id}`)
  const code = await page.locator('main h1 + p b, main h1 ~ p b').first().innerText()
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Quick order by code' }).click()
  await page.waitForURL(/\/profile\/quick-order/)
  await page.getByRole('button', { name: 'Find products' }).click()
  await page.getByText('Enter codes and quantities, or choose a file').first().waitFor()

  await page.setInputFiles('[type=file]', {
    name: 'order.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Code;Quantity\n${code};${product!.quantity}\n?!;1`),
  })
  await page.getByRole('button', { name: 'Find products' }).click()
  await page.getByText('1 line found, 1 not found').waitFor()
  await page.getByText('Not found. Check the code.').waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL(/\/cart/)
  await cartLines(page).first().waitFor()
  assert.deepEqual(await cartLines(page).locator('h3 + p').allInnerTexts(), [code])
  const quantity = cartLines(page).getByRole('group', { name: /^Quantity: / })
  assert.equal(await quantity.getByRole('button', { name: 'Increase quantity' }).count(), 1)
  assert.deepEqual(problemsExcept(visit, 422), [])
})

test('products of a list are compared side by side, also without script', async () => {
  await using visit = await open({ path: '/search?search=bolt&view=grid' })
  const { page } = visit
  const toggles = page.getByRole('checkbox', { name: /^Compare: / })
  for (const index of [0, 1, 2]) await toggles.nth(index).check()
  await page.getByText('3 of 6 selected').waitFor()
  await page.reload()
  assert.equal(await toggles.nth(1).isChecked(), true, 'the tab keeps the choice')
  await page.getByRole('link', { name: 'Compare (3)' }).click()
  await page.waitForURL(/\/compare\?products=\d+,\d+,\d+$/)
  const columns = page.locator('thead th a[href*="/product/"]')
  const shown = await columns.count()
  const rows = await page.locator('tbody tr').count()
  assert.ok(shown >= 1 && rows > 6, 'products with offers and characteristics')
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.getByRole('link', { name: 'Differences only' }).click()
  await page.waitForURL(/&differences$/)
  assert.ok((await page.locator('tbody tr').count()) <= rows)
  assert.deepEqual(visit.problems, [])

  const unknown = 2_000_000_000
  const path = page.url().replace(/products=([\d,]+).*/, `products=$1,${unknown}`)
  await using plain = await open({ path, javaScript: false })
  await plain.page.getByText('1 product is no longer available and left out.').waitFor()
  assert.equal(await plain.page.locator('thead th a[href*="/product/"]').count(), shown)
  await plain.page.goto('/search?search=bolt&view=list')
  await plain.page
    .getByRole('checkbox', { name: /^Compare: / })
    .first()
    .check()
  await plain.page.getByRole('button', { name: 'Compare selected products' }).click()
  await plain.page.waitForURL(/\/compare\?products=\d+$/)
  const rowsOfOne = await plain.page.locator('tbody tr').count()
  await plain.page.goto(`${plain.page.url()}&differences`)
  assert.equal(await plain.page.locator('tbody tr').count(), rowsOfOne, 'one product differs from nothing')
  assert.equal(await plain.page.getByRole('link', { name: 'Differences only' }).count(), 0)
})
