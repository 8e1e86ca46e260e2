// The main journey in every language and both site variants: a visitor browses, searches, fills a cart with products of
// several suppliers, signs in and places one order with each supplier.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { type OrderableProduct, findOrderableProducts } from '../support/products.ts'
import { accessibilityProblems, base, open } from '../support/browser.ts'

const locales = { en: '', ru: '/ru', sr: '/sr', de: '/de', it: '/it', tr: '/tr' }
const words = { en: 'bolt', ru: 'болт', sr: 'vijak', de: 'Schraube', it: 'vite', tr: 'cıvata' }
const supplierCount = 2
const variants = [
  ['b2b', ''],
  ['trade', 'trade.'],
] as const

for (const [variant, host] of variants)
  for (const [index, [locale, prefix]] of Object.entries(locales).entries())
    test(`a buyer places one order with each supplier (${variant}, ${locale})`, async () => {
      const products = await findOrderableProducts(supplierCount, index + (variant === 'trade' ? 6 : 0))
      assert.equal(products.length, supplierCount)
      await using visit = await open({ path: prefix || '/', base: base().replace('//', `//${host}`) })
      await journey(visit.page, prefix, words[locale as keyof typeof words], products)
      assert.deepEqual(visit.problems, [])
    })

test('a buyer places orders without JavaScript', async () => {
  const products = await findOrderableProducts(supplierCount, 14)
  await using visit = await open({ path: '/de', javaScript: false })
  await journey(visit.page, '/de', 'Schraube', products)
  assert.deepEqual(visit.problems, [])
})

async function journey(
  page: Awaited<ReturnType<typeof open>>['page'],
  prefix: string,
  word: string,
  products: readonly OrderableProduct[],
) {
  await page.locator('main a[href*="/catalog/all/"]').first().click()
  await page.waitForURL(/\/catalog\/all\/[^/]+/)
  assert.match(await page.locator('main h1').innerText(), /\p{L}/u)

  await page.locator('header input[type=search]').fill(word)
  await page.locator('header input[type=search]').press('Enter')
  await page.waitForURL(/\/search\?/)
  assert.ok((await page.locator('main article').count()) > 5, `search for ${word} finds goods`)

  for (const product of products) {
    await page.goto(`${prefix}/product/${product.id}`)
    await page.locator('main input[name=quantity]').first().fill(String(product.quantity))
    await Promise.all([
      page.waitForResponse((answer) => /cart/.test(answer.url()) && answer.request().method() === 'POST'),
      page.locator('main form[action$="/cart"] button[type=submit]').first().click(),
    ])
  }

  await page.goto(`${prefix}/cart`)
  await page.locator('main a[href*="order%3Dall"]:visible').first().click()
  await page.fill('[name=login]', 'buyer@tradeyard.example')
  await page.fill('[name=password]', demonstrationPassword)
  await Promise.all([page.waitForURL(/\/cart\?order=/), page.press('[name=password]', 'Enter')])

  await page.locator('dialog input[name=contactName]').waitFor()
  await Promise.all([page.waitForURL(/placed=/), page.locator('dialog button[type=submit]').last().click()])
  const orders = page.locator('main a[href*="/order/"]')
  assert.equal(await orders.count(), products.length, 'one order for each supplier')
  await orders.first().click()
  await page.waitForURL(/\/order\//)
  assert.match(await page.locator('main h1').innerText(), /\d{6}/)
  assert.equal((await page.locator('main a[href*="/product/"]').count()) > 0, true)
  await page.context().clearCookies()
}

test('an order is not visible to other accounts (A02)', async () => {
  const products = await findOrderableProducts(1, 20)
  await using visit = await open({ path: '/' })
  await journey(visit.page, '', 'bolt', products)
  const address = visit.page.url()
  await visit.page.goto(address)
  assert.match(visit.page.url(), /\/login/)
  await visit.page.fill('[name=login]', 'second-seller@tradeyard.example')
  await visit.page.fill('[name=password]', demonstrationPassword)
  const [answer] = await Promise.all([
    visit.page.waitForResponse((response) => response.url() === address),
    visit.page.press('[name=password]', 'Enter'),
  ])
  assert.equal(answer.status(), 404)
  assert.match(answer.headers()['cache-control'] ?? '', /private, no-store/)
  assert.deepEqual(await accessibilityProblems(visit.page), [])
})
