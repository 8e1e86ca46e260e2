// The list view: columns, order by column heads, quantities with units, and the filters beside it.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { accessibilityProblems, assertFits, base, open, sizes, waitForHydration } from '../support/browser.ts'

const rows = (page: Page) => page.locator('#results tbody tr')
const heads = (page: Page) => page.locator('#results thead th')
let bolts: string
let cartridges: string

before(async () => {
  const categoryOf = async (text: string) => {
    const address = `${base()}/api/x/platform/live/default/product/search?text=${encodeURIComponent(text)}&pageSize=1`
    const { categories } = (await (await fetch(address)).json()) as { categories: { path: string }[] }
    return `/catalog/all/${categories[0]!.path}`
  }
  bolts = await categoryOf('hex bolts')
  cartridges = await categoryOf('ink cartridge')
})

test('a category is a table with its characteristics, ordered by the heads of its columns', async () => {
  await using visit = await open({ path: `${bolts}?view=list` })
  const { page } = visit
  assert.ok((await heads(page).count()) >= 10, 'fixed columns and characteristics')
  const byPrice = heads(page).filter({ hasText: 'Price' })
  await byPrice.getByRole('link').click()
  await page.locator('th[aria-sort=ascending]', { hasText: 'Price' }).waitFor()
  assert.equal(new URL(page.url()).searchParams.get('sort'), 'priceUp')
  await byPrice.getByRole('link').click()
  await page.locator('th[aria-sort=descending]', { hasText: 'Price' }).waitFor()
  const size = heads(page).filter({ hasText: ', mm' }).first()
  const [name, place] = [await size.innerText(), (await size.getAttribute('data-place'))!]
  await size.getByRole('link').click()
  await page.locator('th[aria-sort=ascending]', { hasText: name }).waitFor()
  const values = await page.locator(`tbody [data-place='${place}']`).allInnerTexts()
  const numbers = values.map((value) => Number(value.replace(',', '')))
  assert.deepEqual(
    numbers,
    numbers.toSorted((a, b) => a - b),
  )
  assert.match(await page.locator('select[name=sort] option:checked').innerText(), /, ascending$/)
  assert.deepEqual([await accessibilityProblems(page), visit.problems], [[], []])
})

test('a row shows pieces of packed units and adds to the cart', async () => {
  await using visit = await open({ path: `${bolts}?view=list&unit=hundredPieces&stock=InStock` })
  const { page } = visit
  const row = rows(page).first()
  await row.getByText(/^per 100\spcs$/).waitFor()
  await row.getByText(/^\$[\d.]+\s\/\spc$/).waitFor()
  const quantity = row.locator('[name=quantity]:not([type=hidden])')
  const pieces = (Number(await quantity.inputValue()) * 100).toLocaleString('en')
  await row.getByText(`=\u00a0${pieces}\u00a0pcs`, { exact: true }).waitFor()
  await row.getByRole('button', { name: /^Add to cart/ }).click()
  await row.getByText(/^In cart/).waitFor()
  await page.goto('/cart')
  await page.locator('main li[id^=line-]').getByText(`=\u00a0${pieces}\u00a0pcs`, { exact: true }).waitFor()
})

test('without JavaScript column heads sort, and on phones rows are blocks with captions', async () => {
  await using visit = await open({ path: `${bolts}?view=list`, javaScript: false })
  await heads(visit.page).filter({ hasText: 'Min. order' }).getByRole('link').click()
  await visit.page.locator('th[aria-sort=ascending]', { hasText: 'Min. order' }).waitFor()
  for (const size of Object.keys(sizes) as (keyof typeof sizes)[]) {
    await visit.page.setViewportSize(sizes[size])
    await assertFits(visit.page)
  }
})

test('the list of a search has the characteristics that its products share as columns', async () => {
  await using visit = await open({ path: '/search?search=bolt&view=list' })
  assert.ok((await visit.page.locator('#results thead [data-place]').count()) > 0)
  assert.ok((await rows(visit.page).count()) > 10)
})

test('a text filter narrows the list, is shown as applied and can be removed', async () => {
  await using visit = await open({ path: `${cartridges}?view=list` })
  const { page } = visit
  const field = page.locator('#filters').getByRole('searchbox', { name: 'Manufacturer’s code' })
  await field.fill('6')
  await field.press('Enter')
  const chip = page.locator('[data-vanishing]', { hasText: 'Manufacturer’s code: 6' })
  await chip.waitFor()
  await page.waitForFunction(() => document.querySelectorAll('#results tbody tr').length > 0)
  const names = await rows(page).locator('th').allInnerTexts()
  assert.ok(names.length > 0 && names.every((name) => name.includes('6')))
  await chip.getByRole('link', { name: 'Manufacturer’s code: 6' }).click()
  await chip.waitFor({ state: 'detached' })
  assert.equal(await field.inputValue(), '')
})

test('products and suppliers are narrowed to those that are delivered to a country', async () => {
  await using visit = await open({ path: bolts })
  const { page } = visit
  const choose = async () => {
    const option = page.locator('#filters').getByRole('group', { name: 'Delivers to' }).locator('label:visible').last()
    const [country, alias] = [
      await option.locator('span').first().innerText(),
      await option.locator('input').inputValue(),
    ]
    await option.click()
    await page.waitForURL((url) => url.searchParams.get('deliversTo') === alias)
    return country
  }
  const found = page.locator('p[role=status][tabindex]')
  const all = await found.innerText()
  const chip = page.getByRole('link', { name: `Remove filter: Delivers to: ${await choose()}` })
  await chip.waitFor()
  assert.notEqual(await found.innerText(), all)
  await chip.click()
  await chip.waitFor({ state: 'detached' })
  assert.equal(await found.innerText(), all)
  await page.goto(`${bolts}?deliversTo=atlantis`)
  assert.ok((await found.innerText()).startsWith(all), 'an unknown country is ignored')
  await page.goto('/stores/all')
  await waitForHydration(page)
  await choose()
  assert.ok((await page.locator('main tbody tr').count()) > 0)
  assert.deepEqual(await accessibilityProblems(page), [])
})

test('links skip to the filters and to the results, and a field that loads does not take the focus back', async () => {
  await using visit = await open({ path: bolts })
  const { page } = visit
  await page.locator('a[href="#results"]').focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'results')
  await page.locator('a[href="#filters"]').focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'filters')
  const placeholder = page.locator('#filters input[type=search]:not([name])').first()
  const loading = Promise.withResolvers<void>()
  await page.route('**/OptionSearch*.js', async (route) => {
    await loading.promise
    await route.continue()
  })
  await placeholder.focus()
  await page.keyboard.press('Tab')
  const focused = await page.evaluateHandle(() => document.activeElement)
  const loaded = page.waitForResponse('**/OptionSearch*.js')
  loading.resolve()
  await loaded
  await page.locator('#filters p[role=status]').first().waitFor({ state: 'attached' })
  assert.ok(await page.evaluate((element) => element === document.activeElement, focused))
})
