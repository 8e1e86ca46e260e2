// Choosing without a precise query: categories by sight, full rows, empty results and their ways on.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { accessibilityProblems, assertFits, base, clickUntilOpen, open, sizes } from '../support/browser.ts'

const cardLinks = (page: Page) => page.locator('main article h3 a')

for (const size of Object.keys(sizes) as (keyof typeof sizes)[])
  test(`categories are chosen by sight, and no grid has a hole (${size})`, async () => {
    await using visit = await open({ path: '/catalog/all/fasteners', size })
    const { page } = visit
    const tiles = page.getByRole('navigation', { name: 'Subcategories' })
    assert.equal(await tiles.locator('picture').count(), await tiles.locator('b').count())
    assert.ok((await tiles.locator('b').count()) >= 4)
    assert.equal(await cardLinks(page).count(), 24)
    assert.ok((await page.locator('main article:has([data-tone=promo])').count()) > 0)
    await assertFits(page)
    assert.deepEqual(await accessibilityProblems(page), [])
    await page.goto(`${base()}/search?search=${await someCode()}`)
    const grid = page.locator('#results [data-columns]')
    const [right, end] = await grid.evaluate((element) => {
      const shown = [...element.children].map((child) => child.getBoundingClientRect()).filter(({ width }) => width > 0)
      return [element.getBoundingClientRect().right, shown.at(-1)!.right]
    })
    assert.ok(Math.abs(right! - end!) < 3, `the last row ends at ${end} of ${right}`)
  })

/** A code that few products have, so that the last row is short. */
async function someCode() {
  const response = await fetch(`${base()}/api/x/platform/live/default/product/search?facets=0&pageSize=1`)
  const { items } = (await response.json()) as { items: { code: string }[] }
  return items[0]!.code
}

test('an empty list names the filter that empties it, with the number of products without it', async () => {
  await using visit = await open({ path: '/catalog/all/fasteners/bolts-and-studs?stock=InStock&price=9999999-' })
  const { page } = visit
  const link = page.getByRole('main').getByRole('link', { name: /^Without “.*”: [\d,]+ products$/ })
  const count = /: ([\d,]+)/.exec(await link.innerText())![1]!
  const tiles = page.getByRole('navigation', { name: 'Subcategories' })
  assert.equal(await link.count(), 1)
  assert.equal(await tiles.getByRole('link').count(), 0)
  await link.click()
  await page.waitForURL(/\?stock=InStock$/)
  await page
    .locator('main p[role=status][tabindex]')
    .filter({ hasText: `${count} products` })
    .waitFor()
  assert.match((await tiles.getByRole('link').first().getAttribute('href'))!, /\?stock=InStock$/)
  assert.deepEqual(visit.problems, [])
})

test('a search is narrowed by category, and keeps its text', async () => {
  await using visit = await open({ path: '/search?search=steel' })
  const { page } = visit
  const categories = page.locator('#filters').getByRole('group', { name: 'Category' })
  const narrower = categories.getByRole('link').first()
  const name = (await narrower.innerText()).split('\n')[0]!.trim()
  await narrower.click()
  await page.waitForURL(/\/search\?search=steel&category=/)
  await categories.locator('a[aria-current]', { hasText: name }).waitFor()
  await categories.getByRole('link', { name: 'All categories' }).click()
  await page.waitForURL(/\/search\?search=steel$/)
  assert.deepEqual(await accessibilityProblems(page), [])
})

test('a search for a supplier shows its store first', async () => {
  await using visit = await open({ path: '/search?search=sibmetiz' })
  const suppliers = visit.page.getByRole('region', { name: 'Suppliers by this name' })
  assert.equal(await suppliers.locator('a[href="/store/sibmetiz"]').count(), 1)
})

test('the header names the location of the address, and its links and search keep it', async () => {
  await using visit = await open({ path: '/catalog/serbia/fasteners' })
  const { page } = visit
  const location = page.locator('header details summary', { hasText: 'Serbia' })
  await location.waitFor()
  assert.equal(
    await page.locator('header nav a', { hasText: 'Products' }).first().getAttribute('href'),
    '/catalog/serbia',
  )
  const box = page.locator('header input[type=search]')
  await box.fill('bolt')
  await box.press('Enter')
  await page.waitForURL(/\/search\?.*location=serbia/)
  await location.waitFor()
  assert.match(await page.locator('main').innerText(), /Suppliers: Serbia/)
  await page.goto('/catalog/all/fasteners')
  await page.locator('header details summary', { hasText: 'All locations' }).waitFor()
})

test('an empty result offers a new search, other locations, the nearest categories and a help request', async () => {
  await using visit = await open({ path: '/search?search=anchor&location=ankara' })
  const { page } = visit
  const text = 'anchor'
  assert.match(await page.locator('main [role=status]').filter({ hasText: /./ }).innerText(), /“anchor”.*Ankara/)
  assert.equal(await page.locator('#search-again').inputValue(), text)
  const categories = await page.locator('main a[href*="/catalog/all/"]').allInnerTexts()
  assert.ok(categories.length >= 2 && categories.every((name) => /anchor/i.test(name)))
  assert.equal(await page.locator('main a[href="?search=anchor&location=all"]').count(), 1)
  await clickUntilOpen(page, page.getByRole('link', { name: 'Ask us to find it' }), page.locator('dialog[open]'))
  assert.equal(await page.locator('dialog[open] [name=text]').inputValue(), text)
  assert.deepEqual(await accessibilityProblems(page), [])
})

test('an empty result links to locations that have matching products', async () => {
  const get = async (path: string) =>
    (await (
      await fetch(`${base()}/api/x/platform/live/default/product/search?facets=0&pageSize=1&${path}`)
    ).json()) as { items: { code: string }[] }
  const { code } = (await get('location=russia')).items[0]!
  await using visit = await open({ path: `/search?search=${code}&location=serbia` })
  const link = visit.page.locator('main a[href*="location=russia"]')
  assert.match(await link.innerText(), /Russia\s*[1-9]/)
  await link.click()
  await visit.page.waitForURL(/location=russia/)
  await cardLinks(visit.page).first().waitFor()
})
