// The product's main job, in every language and both variants: a visitor browses, searches, fills a cart with goods of
// several suppliers, signs in, and places one order with each supplier.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { type Good, orderableGoods } from './goods.ts'
import { accessibilityProblems, base, open } from './support.ts'

const locales = { en: '', ru: '/ru', sr: '/sr', de: '/de', it: '/it', tr: '/tr' }
const words = { en: 'bolt', ru: 'болт', sr: 'vijak', de: 'Schraube', it: 'vite', tr: 'cıvata' }
const suppliers = 2
const variants = [
  ['b2b', ''],
  ['trade', 'trade.'],
] as const

for (const [variant, host] of variants)
  for (const [index, [locale, prefix]] of Object.entries(locales).entries())
    test(`a buyer places one order with each supplier (${variant}, ${locale})`, async () => {
      const goods = await orderableGoods(suppliers, index + (variant === 'trade' ? 6 : 0))
      assert.equal(goods.length, suppliers)
      await using visit = await open({ path: prefix || '/', base: base().replace('//', `//${host}`) })
      await journey(visit.page, prefix, words[locale as keyof typeof words], goods)
      assert.deepEqual(visit.problems, [])
    })

test('the same works without script in the browser', async () => {
  const goods = await orderableGoods(suppliers, 14)
  await using visit = await open({ path: '/de', javaScript: false })
  await journey(visit.page, '/de', 'Schraube', goods)
  assert.deepEqual(visit.problems, [])
})

async function journey(
  page: Awaited<ReturnType<typeof open>>['page'],
  prefix: string,
  word: string,
  goods: readonly Good[],
) {
  await page.locator('main a[href*="/catalog/all/"]').first().click()
  await page.waitForURL(/\/catalog\/all\/[^/]+/)
  assert.match(await page.locator('main h1').innerText(), /\p{L}/u)

  await page.locator('header input[type=search]').fill(word)
  await page.locator('header input[type=search]').press('Enter')
  await page.waitForURL(/\/search\?/)
  assert.ok((await page.locator('main article').count()) > 5, `search for ${word} finds goods`)

  for (const good of goods) {
    await page.goto(`${prefix}/product/${good.id}`)
    await page.locator('main input[name=quantity]').first().fill(String(good.quantity))
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
  assert.equal(await orders.count(), goods.length, 'one order for each supplier')
  await orders.first().click()
  await page.waitForURL(/\/order\//)
  assert.match(await page.locator('main h1').innerText(), /\d{6}/)
  assert.equal((await page.locator('main a[href*="/product/"]').count()) > 0, true)
  await page.context().clearCookies()
}

test('A02 a stranger does not see the order of another', async () => {
  const goods = await orderableGoods(1, 20)
  await using visit = await open({ path: '/' })
  await journey(visit.page, '', 'bolt', goods)
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
