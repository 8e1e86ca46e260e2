// Suggestions of the search field, and the pages that they lead to.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { accessibilityProblems, assertFits, open, sizes } from '../support/browser.ts'

const box = (page: Page) => page.locator('#search')
const options = (page: Page) => page.locator('#suggestions [role=option]')

test('arrow keys move through suggestions and fill the field; Escape restores the typed text', async () => {
  await using visit = await open({ path: '/' })
  const { page } = visit
  await box(page).pressSequentially('bol', { delay: 30 })
  await options(page).first().waitFor()
  assert.ok((await options(page).count()) <= 10)
  assert.equal(await box(page).getAttribute('aria-expanded'), 'true')
  await page.keyboard.press('ArrowDown')
  const first = options(page).first()
  assert.equal(await box(page).inputValue(), (await first.locator('span').first().textContent())!)
  assert.equal(await box(page).getAttribute('aria-activedescendant'), await first.getAttribute('id'))
  assert.equal(await first.getAttribute('aria-selected'), 'true')
  assert.match(await first.innerHTML(), /bol<b>/i)
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.keyboard.press('ArrowUp')
  assert.equal(await box(page).inputValue(), 'bol')
  await page.keyboard.press('ArrowUp')
  assert.equal(await options(page).last().getAttribute('aria-selected'), 'true')
  await page.keyboard.press('Escape')
  await options(page).first().waitFor({ state: 'hidden' })
  assert.equal(await box(page).inputValue(), 'bol')
  assert.ok(await box(page).evaluate((input) => input === document.activeElement))
  await page.keyboard.press('ArrowDown')
  await options(page).first().waitFor()
  await page.keyboard.press('Tab')
  await options(page).first().waitFor({ state: 'hidden' })
  await box(page).focus()
  await options(page).first().waitFor()
  await page.keyboard.press('ArrowDown')
  const chosen = await box(page).inputValue()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?/)
  assert.equal(new URL(page.url()).searchParams.get('search'), chosen)
  assert.equal(await box(page).inputValue(), chosen)
  assert.deepEqual(visit.problems, [])
})

test('an empty field offers the last searches, which can be cleared', async () => {
  await using visit = await open({ path: '/search?search=pump' })
  const { page } = visit
  await page.goto('/search?search=ball%20valve')
  await page.goto('/')
  await box(page).focus()
  await options(page).first().waitFor()
  assert.deepEqual(await options(page).allInnerTexts(), ['ball valve', 'pump', 'Clear recent searches'])
  await page.keyboard.press('ArrowDown')
  assert.equal(await box(page).inputValue(), 'ball valve')
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.keyboard.press('Enter')
  await page.waitForURL(/search=ball\+valve/)
  await page.goto('/')
  await box(page).focus()
  await options(page).last().click()
  await options(page).first().waitFor({ state: 'hidden' })
  await page.reload()
  await box(page).focus()
  await box(page).pressSequentially('bol', { delay: 30 })
  await options(page).filter({ hasText: /bolt/i }).first().waitFor()
  assert.equal(await options(page).filter({ hasText: 'ball valve' }).count(), 0)
  assert.deepEqual(visit.problems, [])
})

test('the name of a category or a brand leads to its page', async () => {
  await using visit = await open({ path: '/search?search=Ancrova' })
  const { page } = visit
  const named = page.getByRole('navigation', { name: 'Categories and brands of this name' })
  await named.getByRole('link', { name: 'Brand Ancrova' }).waitFor()
  await page.goto('/search?search=flat%20washer')
  assert.deepEqual(await accessibilityProblems(page), [])
  await named.getByRole('link', { name: 'Category Flat washers' }).click()
  await page.waitForURL(/\/catalog\/all\/.*washers/)
  assert.deepEqual(visit.problems, [])
})

for (const size of Object.keys(sizes) as (keyof typeof sizes)[])
  test(`suggestions fit without scrolling (${size})`, async () => {
    await using visit = await open({ path: '/', size })
    const { page } = visit
    await box(page).pressSequentially('pump', { delay: 30 })
    await options(page).first().waitFor()
    assert.ok((await options(page).count()) <= (size === 'phone' ? 8 : 10))
    const inner = await page
      .locator('#suggestions')
      .evaluate((list) => [list, list.parentElement!].map((part) => part.scrollHeight - part.clientHeight))
    assert.ok(
      inner.every((beyond) => beyond <= 0),
      `scrolls by ${inner.join(', ')}`,
    )
    await assertFits(page)
    assert.deepEqual(await accessibilityProblems(page), [])
  })

test('a late response never replaces newer suggestions, and keys do not act on outdated ones', async () => {
  await using visit = await open({ path: '/' })
  const { page } = visit
  const blockedRequests: (() => void)[] = []
  await page.route('**/product/suggest?*', async (route) => {
    const { searchParams } = new URL(route.request().url())
    if (searchParams.get('text') !== 'bo') await new Promise<void>((go) => blockedRequests.push(go))
    await route.continue().catch(() => {})
  })
  await box(page).fill('bo')
  await options(page).first().waitFor()
  const requested = page.waitForRequest(/suggest\?text=pump/)
  await box(page).fill('pump')
  await page.keyboard.press('ArrowDown')
  assert.equal(await box(page).inputValue(), 'pump')
  await requested
  await page.keyboard.press('ArrowDown')
  assert.equal(await box(page).inputValue(), 'pump')
  await box(page).fill('bo')
  for (const go of blockedRequests) go()
  await page.waitForResponse(/suggest\?text=bo$/)
  await page.keyboard.press('ArrowDown')
  assert.match(await box(page).inputValue(), /bo/i)
  await box(page).fill('')
  await options(page).first().waitFor({ state: 'hidden' })
  await box(page).fill('pump')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?search=pump$/)
})
