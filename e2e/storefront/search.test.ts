// Search: query interpretation, large facets and pagination.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { accessibilityProblems, open } from '../support/browser.ts'

const box = (page: Page) => page.locator('#search')
const cardLinks = (page: Page) => page.locator('main article h3 a')
const hrefsOf = (page: Page) => cardLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
const isSearch = (url: URL) => url.pathname.endsWith('/product/search')

test('words without matches are dropped and reported', async () => {
  await using visit = await open({ path: '/search?search=bolt+qqqzzzxxx' })
  const { page } = visit
  assert.equal(
    await page
      .locator('main [role=status] s')
      .allInnerTexts()
      .then((words) => words.join()),
    'qqqzzzxxx',
  )
  assert.match(await page.locator('main [role=status]:has(s)').innerText(), /without the word/)
  assert.ok((await cardLinks(page).count()) > 0)
})

test('a query typed in the wrong keyboard layout is corrected and reported', async () => {
  await using visit = await open({ path: '/ru/search?search=yfcjc' })
  const { page } = visit
  assert.equal(await page.locator('main [role=status] b').innerText(), 'насос')
  assert.ok((await cardLinks(page).count()) > 0)
})

test('totals above the counting limit are marked as estimates', async () => {
  for (const [path, expectedTotal, expectedNote] of [
    ['/search?search=mm', /^More than 3,000 products$/, 'Counts cover the best matches only'],
    ['/ru/search?search=mm', /^Более 3\s000 товаров$/, 'Количество указано по лучшим совпадениям'],
  ] as const) {
    await using visit = await open({ path })
    const { page } = visit
    assert.match(await page.locator('main h1 + p').innerText(), expectedTotal)
    assert.match(await page.locator('main p[role=status][tabindex]').innerText(), expectedTotal)
    assert.equal(await page.locator('#filters').getByText(expectedNote).count(), 1)
    assert.match(await page.locator('p:has(~ [data-more])').innerText(), /more than 3,000|более чем 3\s000/)
    assert.match(
      (await page.locator('#filters button[type=submit] > span').first().textContent())!,
      /more than 3,000|более 3\s000/,
    )
  }
})

test('a facet with many values can be searched, and selected values stay selected', async () => {
  await using visit = await open({ path: '/catalog/all?sort=new&page=2&from=1' })
  const { page } = visit
  const facet = page.locator('#filters details:has(> div > input[type=search])').first()
  const field = facet.locator('input[type=search]')
  const status = facet.locator('[role=status]')
  assert.match((await field.getAttribute('placeholder'))!, /^Search [\d,]+ values$/)
  const label = (await facet.locator('label > span:first-of-type').last().textContent())!
  await field.pressSequentially(label, { delay: 10 })
  await status.filter({ hasText: /value/ }).waitFor()
  assert.equal(
    new URL(page.url()).search,
    '?sort=new&page=2&from=1',
    'searching within the facet does not change the URL',
  )
  await page.keyboard.press('ArrowDown')
  const found = facet.locator('label', { hasText: label }).first().locator('input')
  assert.ok(await found.evaluate((input) => input === document.activeElement))
  const name = (await found.getAttribute('name'))!
  await page.keyboard.press('Space')
  await page.waitForURL((url) => url.searchParams.has(name))
  await page.getByRole('link', { name: `Remove filter: ${label}` }).waitFor()
  assert.ok(await found.isChecked())
  await field.fill('zzzzqqqq')
  await status.filter({ hasText: 'No values found' }).waitFor()
  assert.ok(await found.isChecked(), 'still in the form')
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.route('**/product/facet?*', (route) => route.abort())
  await field.fill('a')
  await status.filter({ hasText: 'No connection' }).waitFor()
  await field.press('Escape')
  assert.equal(await field.inputValue(), '')
  // The default values are back.
  await facet.locator('label').nth(8).waitFor({ state: 'attached' })
  assert.equal(await page.getByRole('link', { name: `Remove filter: ${label}` }).count(), 1)
})

test('a facet with few values has no search field', async () => {
  await using visit = await open({ path: '/store/sibmetiz' })
  const availability = visit.page.locator('#filters').getByRole('group', { name: 'Availability' })
  assert.equal(await availability.getByRole('checkbox').count(), 2)
  assert.equal(await availability.getByRole('searchbox').count(), 0)
})

test('filters beside the products scroll with the page until their end is visible', async () => {
  await using visitor = await open({ path: '/search?search=hex+bolt' })
  const { page } = visitor
  const { y, height } = (await page.locator('#filters').boundingBox())!
  const windowHeight = page.viewportSize()!.height
  assert.ok(y + height > windowHeight + 1_000, 'the filters are longer than the window')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  assert.equal(Math.round((await page.locator('#filters').boundingBox())!.y), Math.round(y - 900))
  assert.deepEqual(visitor.problems, [])
})

test('an empty store search links to all products, and the header search stays empty', async () => {
  await using visit = await open({ path: '/store/sibmetiz?search=qqqzzzxxx' })
  const { page } = visit
  await page.getByText('No results for “qqqzzzxxx” here.').waitFor()
  assert.equal(await box(page).inputValue(), '')
  assert.deepEqual(await accessibilityProblems(page, { include: 'main' }), [])
  await page.getByRole('main').getByRole('link', { name: 'All products', exact: true }).click()
  await cardLinks(page).first().waitFor()
  assert.equal(new URL(page.url()).search, '')
})

test('without JavaScript a large facet has no search field', async () => {
  await using visit = await open({ path: '/catalog/all', javaScript: false })
  assert.ok((await visit.page.locator('#filters input[type=checkbox]').count()) > 8)
  assert.equal(await visit.page.locator('#filters input[type=search]:visible').count(), 0)
})

test('"show more" appends products; reload and back navigation keep the list and the scroll position', async () => {
  await using visit = await open({ path: '/catalog/all?sort=new' })
  const { page } = visit
  const before = await hrefsOf(page)
  const requested = page.waitForRequest((request) => isSearch(new URL(request.url())))
  await page.locator('[data-more]').click()
  assert.ok(new URL((await requested).url()).searchParams.get('cursor'))
  await page.waitForURL(/\?sort=new&page=2&from=1$/)
  const after = await hrefsOf(page)
  assert.deepEqual(after.slice(0, before.length), before)
  assert.equal(after.length, before.length * 2)
  assert.equal(new Set(after).size, after.length)
  assert.equal(
    await page.evaluate(() => document.activeElement!.getAttribute('href')),
    after[before.length],
    'the first new product has the focus',
  )
  await page.reload()
  assert.deepEqual(await hrefsOf(page), after)
  const seen = cardLinks(page).nth(before.length + 5)
  await seen.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await Promise.all([page.waitForURL(/\/product\//), seen.click()])
  await page.goBack()
  await page.waitForURL(/page=2&from=1$/)
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 60, place)
  assert.deepEqual(await hrefsOf(page), after)
  assert.deepEqual(visit.problems, [])
})

for (const [list, path] of [
  ['products', '/catalog/all?sort=new'],
  ['suppliers', '/stores/all'],
] as const)
  test(`a page of ${list} begins at its top, where the keyboard goes on`, async () => {
    await using visit = await open({ path })
    const { page } = visit
    if (list === 'products') {
      await page.locator('[data-more]').click()
      await page.waitForURL(/page=2&from=1$/)
    }
    const link = page.getByRole('link', { name: 'Page 2', exact: true })
    await link.press('Enter')
    await page.waitForURL(/[?&]page=2$/)
    await page.waitForFunction(() => document.activeElement!.id === 'content')
    assert.equal(await page.evaluate(() => window.scrollY), 0)
    assert.deepEqual(visit.problems, [])
  })

test('products that move to the next page are not shown twice; a failed request can be retried', async () => {
  await using visit = await open({ path: '/catalog/all?sort=new' })
  const { page } = visit
  const first = await hrefsOf(page)
  await page.route('**/product/search?*', (route) => route.abort(), { times: 1 })
  await page.locator('[data-more]').click()
  await page.getByText('No connection. Please try again.').waitFor()
  assert.equal(new URL(page.url()).search, '?sort=new')
  await page.route('**/product/search?*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { items: { slug: string }[] }
    await route.fulfill({
      response: answer,
      json: { ...body, items: [{ ...body.items[0]!, id: idOf(first.at(-1)!) }, ...body.items] },
    })
  })
  await page.locator('[data-more]').click()
  await page.waitForURL(/page=2/)
  const all = await hrefsOf(page)
  assert.equal(all.length, first.length * 2)
  assert.equal(new Set(all).size, all.length)
})

const idOf = (href: string) => Number(/-(\d+)$/.exec(href)![1])

test('the supplier directory navigates down and up the location tree', async () => {
  await using visit = await open({ path: '/stores/all?verified=1' })
  const { page } = visit
  const down = page.locator('#filters a[href^="/stores/serbia"]')
  assert.match(await down.innerText(), /Serbia\s*\d+/)
  await down.click()
  await page.waitForURL(/\/stores\/serbia\?verified=1$/)
  assert.equal(await page.locator('#filters a[aria-current]').first().innerText(), 'Serbia')
  assert.ok((await page.locator('#filters [aria-current] + *, #filters li:has([aria-current]) ~ li').count()) > 0)
  await page.locator('#filters a[href^="/stores/all"]').first().click()
  await page.waitForURL(/\/stores\/all\?verified=1$/)
  await page.goto('/stores/serbia?text=qqqzzzxxx')
  assert.equal(await page.getByRole('link', { name: 'Clear all' }).count(), 1)
  assert.equal(await page.locator('main a[href="/stores/all?text=qqqzzzxxx"]').last().innerText(), 'All suppliers')
  assert.deepEqual(await accessibilityProblems(page), [])
})

test('what is opened or put into the cart in the results is reported with the text', async () => {
  await using visit = await open({ path: '/search?search=ball+bearing' })
  const { page } = visit
  const report = () => page.waitForRequest((request) => request.url().endsWith('/api/x/search/choice/add'))
  const [added] = await Promise.all([
    report(),
    page.locator('#results [data-enhance=cart] [type=submit]').first().click(),
  ])
  const { text, productId } = added.postDataJSON() as { text: string; productId: number }
  assert.equal(text, 'ball bearing')
  assert.equal((await added.response())!.status(), 200)
  const [href] = await hrefsOf(page)
  assert.ok(href!.endsWith(`-${productId}`))
  const [opened] = await Promise.all([report(), cardLinks(page).first().click()])
  assert.deepEqual(opened.postDataJSON(), { text, productId })
})
