import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { cookieNames } from '#platform/constants.ts'
import { base, open } from '../support/browser.ts'

const cards = (page: Page) => page.locator('#results article')

test('clearance offers show only products with a previous price, also filtered and in a class', async () => {
  await using visit = await open({ path: '/anticrisis' })
  const { page } = visit
  const allAreReduced = async () => {
    const count = await cards(page).count()
    return count > 0 && (await cards(page).locator('s').count()) === count
  }
  assert.ok(await allAreReduced())
  await page.locator('#filters label', { hasText: 'In stock' }).click()
  await page.waitForURL(/\/anticrisis\?stock=InStock/)
  assert.ok(await allAreReduced())
  assert.equal(await page.locator('#filters legend', { hasText: 'Conditions' }).count(), 0)

  await page.getByRole('navigation', { name: 'Subcategories' }).getByRole('link').first().click()
  await page.waitForURL(/\/catalog\/all\/[\w-]+\?deal=Reduced$/)
  assert.ok(await allAreReduced())
  assert.ok(await page.getByRole('checkbox', { name: 'Below the usual price' }).isChecked())
})

test('private label leads from a class to a product and to the products of a supplier', async () => {
  await using visit = await open({ path: '/stm' })
  const { page } = visit
  await page.getByRole('navigation', { name: 'Subcategories' }).getByRole('link').first().click()
  await page.waitForURL(/\/stm\/[\w-]+$/)
  await page.getByRole('region', { name: 'Suppliers of private-label products' }).getByRole('link').first().click()
  await page.waitForURL(/\/store\/[\w-]+\/products\?deal=PrivateLabel$/)
  await cards(page).locator('a[href*="/product/"]').first().click()
  await page.waitForURL(/\/product\//)
  assert.match(await page.locator('main').innerText(), /Private label\s+Available/)
})

test('a previous price does not cut the label of the price', async () => {
  await using visit = await open({ path: '/it/anticrisis' })
  const labels = cards(visit.page).locator('dt > span')
  assert.ok((await labels.count()) > 0)
  const cut = await labels.evaluateAll(
    (spans) => spans.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
  )
  assert.equal(cut, 0)
})

test('deals are those of the chosen location, and one link leads to all', async () => {
  await using visit = await open()
  const { page } = visit
  const counted = () => page.locator('h1 + p').innerText()
  for (const path of ['/stm', '/anticrisis']) {
    await page.context().clearCookies()
    await page.goto(path)
    const everywhere = await counted()
    await page.context().addCookies([{ name: cookieNames.location, value: 'serbia', url: base() }])
    await page.goto(path)
    assert.notEqual(await counted(), everywhere)
    assert.match(await counted(), /Serbia/)
    await page.getByRole('link', { name: 'Show all locations' }).click()
    await page.waitForURL(`**${path}?location=all`)
    assert.equal(await counted(), everywhere)
  }
})

test('the market overview goes down to a category and to its products', async () => {
  await using visit = await open({ path: '/summary' })
  const { page } = visit
  const sections = page.getByRole('region', { name: 'By section' })
  for (const depth of [1, 2, 3]) {
    await sections.getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname.split('/').length === depth + 2)
  }
  const [counted] = (await page.locator('h1 + p').innerText()).split(' ')
  assert.match(await page.getByRole('region', { name: 'Prices' }).innerText(), /\$[\d.,]+/)
  await page.getByRole('link', { name: 'Show these products' }).click()
  await page.waitForURL(/\/catalog\/all\//)
  assert.equal((await page.locator('h1 + p').innerText()).split(' ')[0], counted)
  await page.getByRole('link', { name: 'Market overview' }).first().click()
  await page.waitForURL(/\/summary\//)
})
