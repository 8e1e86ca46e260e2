// The header: catalogue, search, language and currency, cart.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../support/browser.ts'

test('the catalogue opens on click, shows the groups of a class and closes on Escape', async () => {
  await using visit = await open({ path: '/' })
  const { page } = visit
  const button = page.locator('header [aria-expanded]').filter({ hasText: 'Catalogue' })
  await button.click()
  await page.locator('a[href="/catalog/all/fasteners/bolts-and-studs"]:visible').first().waitFor()
  assert.equal(await button.getAttribute('aria-expanded'), 'true')
  await page.keyboard.press('Escape')
  assert.equal(await button.getAttribute('aria-expanded'), 'false')
  assert.deepEqual(visit.problems, [])
})

test('the search field ignores empty queries, suggests while typing and opens the results', async () => {
  await using visit = await open({ path: '/' })
  const { page } = visit
  const box = page.locator('header input[type=search]')
  await box.press('Enter')
  assert.equal(new URL(page.url()).pathname, '/')
  await box.pressSequentially('bol', { delay: 40 })
  await page.locator('[role=listbox] [role=option]').first().waitFor()
  assert.ok((await page.locator('[role=option]').count()) <= 14)
  await box.press('Escape')
  await page.locator('[role=listbox]').waitFor({ state: 'hidden' })
  await box.fill('bearing')
  await box.press('Enter')
  await page.waitForURL(/\/search\?/)
  assert.equal(await page.locator('header input[type=search]').inputValue(), 'bearing')
})

test('text typed before hydration gets suggestions afterwards', async () => {
  await using visit = await open({ path: '/' })
  const { page } = visit
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => released.promise.then(() => route.continue()))
  const gone = page.goto('/stores/all')
  // Not waitForURL, which waits for the hydration that is held back.
  await page.waitForFunction(() => location.pathname === '/stores/all')
  await page.locator('header input[type=search]').pressSequentially('bol')
  released.resolve()
  await gone
  await page.locator('[role=listbox] [role=option]').first().waitFor()
})

test('a change of language keeps the page and sets the default currency of the language', async () => {
  await using visit = await open({ path: '/catalog/all/fasteners' })
  const { page, context } = visit
  await page
    .locator('header form[action="/preferences"] button[name=locale][value=de], header button[value=de]')
    .first()
    .evaluate((button: HTMLButtonElement) => button.click())
  await page.waitForURL(/\/de\/catalog\/all\/[^/]+$/)
  assert.equal(await page.locator('html').getAttribute('lang'), 'de')
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
  assert.equal(cookies.NEXT_LOCALE, 'de')
  assert.equal(cookies.currency, 'EUR')
})

test('the site variants differ in links, brand and currencies', async () => {
  await using b2b = await open({ path: '/' })
  assert.ok((await b2b.page.locator('a[href="/start"]').count()) > 0)
  assert.deepEqual(await currencies(b2b.page), ['USD', 'RUB', 'BYN', 'KZT'].sort())
  await using trade = await open({ path: '/sr', base: b2b.page.url().replace('//', '//trade.') })
  assert.equal(await trade.page.locator('a[href$="/start"]').count(), 0)
  assert.equal(await trade.page.locator('html').getAttribute('data-brand'), 'trade')
  assert.deepEqual(await currencies(trade.page), ['RSD'])
})

const currencies = async (page: Awaited<ReturnType<typeof open>>['page']) =>
  [
    ...new Set(
      await page
        .locator('header button[name=currency]')
        .evaluateAll((buttons) => buttons.map((button) => (button as HTMLButtonElement).value)),
    ),
  ].sort()

test('the cart button shows the number of lines', async () => {
  await using visit = await open({ path: '/catalog/all' })
  const { page } = visit
  await page.locator('main form[data-enhance=cart] button[type=submit]').first().click()
  await page.locator('header a[href="/cart"]').filter({ hasText: /\d/ }).first().waitFor()
  assert.match(await page.locator('header a[href="/cart"]').first().innerText(), /\b1$/)
  await page.reload()
  assert.match(await page.locator('header a[href="/cart"]').first().innerText(), /\b1$/)
})

test('an error page has its styles without JavaScript', async () => {
  await using visit = await open({ path: '/nowhere', javaScript: false })
  const layout = await visit.page.locator('main > div:has(h1)').evaluate((page) => getComputedStyle(page).display)
  assert.equal(layout, 'grid')
})
