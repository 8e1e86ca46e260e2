// The main journey in every language and in both site variants: a visitor browses, searches, fills a cart with products of
// several suppliers, signs in and places one order with each supplier.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { type OrderableProduct, findOrderableProducts, orderForm } from '../support/products.ts'
import { post } from '../support/api.ts'
import { accessibilityProblems, base, open, problemsExcept } from '../support/browser.ts'
import { enterAddress } from '../support/checkout.ts'
import { pressOn, waitForFocus } from '../support/keyboard.ts'
import { openAsNewUser } from '../support/people.ts'

const journeys = [
  { prefix: '', variant: 'b2b', word: 'bolt' },
  { prefix: '/ru', variant: 'b2b', word: 'болт' },
  { prefix: '/tr', variant: 'b2b', word: 'cıvata' },
  { prefix: '/sr', variant: 'trade', word: 'vijak' },
  { prefix: '/de', variant: 'trade', word: 'Schraube' },
  { prefix: '/it', variant: 'trade', word: 'vite' },
]
const supplierCount = 2

for (const [index, { prefix, variant, word }] of journeys.entries())
  test(`a buyer places one order with each supplier (${variant}, ${prefix || '/en'})`, async () => {
    const products = await findOrderableProducts(supplierCount, index)
    assert.equal(products.length, supplierCount)
    const host = variant === 'trade' ? 'trade.' : ''
    await using visit = await open({ path: prefix || '/', base: base().replace('//', `//${host}`) })
    await journey(visit.page, prefix, word, products)
    assert.deepEqual(visit.problems, [])
  })

test('a buyer places orders without JavaScript', async () => {
  const products = await findOrderableProducts(supplierCount, 8)
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
  await page.locator('main article').nth(5).waitFor()

  for (const product of products) {
    await page.goto(`${prefix}/product/${product.id}`)
    await orderForm(page).locator('[name=quantity]').fill(String(product.quantity))
    await Promise.all([
      page.waitForResponse((answer) => /cart/.test(answer.url()) && answer.request().method() === 'POST'),
      orderForm(page).locator('button[type=submit]').first().click(),
    ])
  }

  await page.goto(`${prefix}/cart`)
  await page.locator('main a[href*="order%3Dall"]:visible').first().click()
  await page.fill('[name=login]', 'buyer@tradeyard.example')
  await page.fill('[name=password]', demonstrationPassword)
  await Promise.all([page.waitForURL(/\/cart\?order=/), page.press('[name=password]', 'Enter')])

  await page.locator('dialog input[name=contactName]').waitFor()
  await enterAddress(page)
  await Promise.all([page.waitForURL(/placed=/), page.locator('dialog button[type=submit]').last().click()])
  const orders = page.locator('main a[href*="/order/"]')
  await orders.first().waitFor()
  assert.equal(await orders.count(), products.length, 'one order for each supplier')
  await orders.first().click()
  await page.waitForURL(/\/order\//)
  assert.match(await page.locator('main h1').innerText(), /\d{6}/)
  assert.equal((await page.locator('main a[href*="/product/"]').count()) > 0, true)
  for (const [document, name] of [
    ['order', /\d{6}.*\.pdf$/],
    ['xlsx', /\d{6}.*\.xlsx$/],
  ] as const) {
    const saved = page.waitForEvent('download')
    await page.locator(`main a[href$="?document=${document}"]`).click()
    assert.match((await saved).suggestedFilename(), name)
    assert.equal(await (await saved).failure(), null)
  }
  await page.context().clearCookies()
}

test('an order is not visible to other accounts (A02)', async () => {
  const products = await findOrderableProducts(1, 14)
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

test('closing the order form returns the focus to the link that has opened it', async () => {
  const [product] = await findOrderableProducts(1, 16)
  await using visit = await openAsNewUser('/')
  const { page, context } = visit
  await post(context, 'cart/add', { productId: product!.id, quantity: product!.quantity })
  await page.goto('/cart')
  const link = page.getByRole('link', { name: 'Order from this supplier' }).first()
  await pressOn(page, link, 'Enter')
  await waitForFocus(page.locator('dialog h2'))
  await page.keyboard.press('Escape')
  await page.waitForURL(/\/cart#order-/)
  await waitForFocus(link)
  assert.deepEqual(visit.problems, [])
})

test('without JavaScript the form comes back with the total of another destination', async () => {
  const [product] = await findOrderableProducts(1, 18)
  await using visit = await openAsNewUser('/', { javaScript: false })
  const { page, context } = visit
  const cart = await post<{ storeItems: { store: { countryCode: string } }[] }>(context, 'cart/add', {
    productId: product!.id,
    quantity: product!.quantity,
  })
  const { countryCode } = cart.storeItems[0]!.store
  await page.goto('/de/cart?order=all')
  // The form begins with Germany.
  const country = countryCode === 'DE' ? 'IT' : countryCode
  await page.selectOption('dialog [name="newAddress.country"]', country)
  await page.fill('dialog [name="newAddress.street"]', '1, Market street')
  await page.fill('dialog [name="newAddress.city"]', 'Town')
  const place = page.locator('dialog button[type=submit]').last()
  await place.click()
  await page.locator('dialog [data-error-summary]', { hasText: 'Die Summe hat sich' }).waitFor()
  assert.equal(await page.inputValue('dialog [name="newAddress.country"]'), country)
  await place.click()
  await page.waitForURL(/placed=[0-9a-f]/)
  assert.match(await page.title(), /^Bestellung abgesendet/)
  assert.deepEqual(problemsExcept(visit, 409), [])
})
