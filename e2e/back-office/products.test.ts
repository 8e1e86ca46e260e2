// A seller's products: the list and the form of one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { button, rowWith, unique } from '../support/admin-lists.ts'
import {
  accessibilityProblems,
  assertFits,
  open,
  signIn,
  waitForHydration,
  problemsExcept,
  type Visit,
} from '../support/browser.ts'
import { waitForStatus } from '../support/people.ts'

async function openAsSeller(options: Parameters<typeof open>[0] = {}) {
  const visit = await open(options)
  await signIn(visit.page, 'seller@tradeyard.example', demonstrationPassword)
  return visit
}

for (const javaScript of [true, false])
  test(`a product is drafted, refused, published and archived (${javaScript ? 'with' : 'without'} JavaScript)`, async () => {
    await using visit = await openAsSeller({ javaScript })
    const { page } = visit
    const name = unique('Болт ')
    await page.goto('/profile/products')
    await page.getByRole('link', { name: 'Add product' }).click()
    await page.getByRole('heading', { name: 'Choose a category' }).waitFor()
    await page.goto('/profile/products/new?choose=&query=hex bolt')
    await page
      .getByRole('link', { name: /Hex bolts/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'New product' }).waitFor()
    if (javaScript) await waitForHydration(page)
    assert.match(await page.locator('#save-fields-code').inputValue(), /\d$/, 'a free code is proposed')
    await page.locator('#save-fields-name-ru').fill(name)
    await button(page, 'Save as draft').click()
    await page.getByRole('alert').waitFor()
    assert.equal(await page.locator('#save-fields-name-ru').inputValue(), name, 'refused values are kept')
    assert.equal(await page.locator('#save-fields-unit').inputValue(), '', 'nothing is chosen that was left out')
    await page.locator('#save-fields-price').fill('1 250,50')
    await page.locator('#save-fields-unit').selectOption({ index: 1 })
    await page.locator('#save-fields-tiers-0-fromQuantity').fill('10')
    await page.locator('#save-fields-tiers-0-price').fill('1200')
    await button(page, 'Save as draft').click()
    await waitForStatus(page, /Saved/)
    assert.equal(await page.locator('#save-fields-price').inputValue(), '1250.50')
    assert.equal(await page.locator('#save-fields-tiers-0-price').inputValue(), '1200.00')

    if (javaScript) await waitForHydration(page)
    for (const list of await page.locator('section:has(#section-characteristics) select').all())
      if (await list.isVisible()) await list.selectOption({ index: 1 })
    for (const field of await page.locator('section:has(#section-characteristics) input[inputmode=decimal]').all())
      if (await field.isVisible()) await field.fill('8')
    await button(page, 'Publish').click()
    await waitForStatus(page, /Saved/)
    await page.getByText('Published', { exact: true }).waitFor()

    await page.goto(`/profile/products?query=${encodeURIComponent(name)}`)
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
    await button(page, 'Archive').click()
    await page.getByText('Take 1 product off sale and archive it?').waitFor()
    await button(page, 'Archive').click()
    await waitForStatus(page, /Archived/)
    assert.match(await rowWith(page, name).innerText(), /Archived/)
    assert.deepEqual(problemsExcept(visit, 422), [])
  })

test('rows and pictures of the form are added, ordered and removed', async () => {
  await using visit = await openAsSeller()
  const { page } = visit
  await page.goto('/profile/products')
  await page.locator('tbody tr:has(img) th a').first().click()
  await page.locator('#checklist').waitFor()
  await waitForHydration(page)
  const pictures = page.locator('input[name="fields.images"]')
  const before = await pictures.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  await page.getByRole('button', { name: 'Move image 1 back' }).click()
  const after = await pictures.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  assert.deepEqual(after, [before[1], before[0], ...before.slice(2)])
  const rows = page.getByRole('group', { name: /^Other details, row/ })
  const count = await rows.count()
  await page.getByRole('group', { name: 'Other details' }).getByRole('button', { name: 'Add row' }).click()
  assert.equal(await rows.count(), count + 1)
  await page.getByRole('group', { name: 'Other details' }).getByRole('button', { name: 'Remove row 1' }).click()
  assert.equal(await rows.count(), count)
  assert.deepEqual(visit.problems, [])
})

for (const javaScript of [true, false])
  test(`rows of the grid are saved or say why not (${javaScript ? 'with' : 'without'} JavaScript)`, async () => {
    await using visit = await openAsSeller({ javaScript })
    const { page } = visit
    await page.goto('/profile/products/edit?sort=code&order=asc&pageSize=50')
    const row = (name: string) => page.locator('tbody tr').filter({ has: page.locator(`input[name="${name}"]`) })
    const names = await page
      .locator('tbody input[name$=".price"]')
      .evaluateAll((inputs) => inputs.slice(0, 2).map((input) => (input as HTMLInputElement).name))
    const [first, second] = names as [string, string]
    const oldPrice = (name: string) => page.locator(`[name="${name.replace('price', 'oldPrice')}"]`)
    await oldPrice(first).fill('999 999,50')
    await oldPrice(second).fill('0.01')
    await button(page, 'Save').click()
    await page.getByText('1 product saved.').waitFor()
    await page.getByText('1 product wasn’t saved.').waitFor()
    assert.match(await row(second).innerText(), /Must be higher than the price/)
    assert.equal(await oldPrice(second).inputValue(), '0.01', 'what was entered is kept')
    assert.equal(await oldPrice(first).inputValue(), '999999.50')
    if (javaScript) await waitForHydration(page)
    await oldPrice(second).fill('')
    await oldPrice(first).fill('')
    await button(page, 'Save').click()
    await waitForStatus(page, /Saved/)
    assert.deepEqual([await oldPrice(first).inputValue(), await oldPrice(second).inputValue()], ['', ''])
  })

test('of two people who edit a price in the grid, the later one sees both values', async () => {
  await using first = await openAsSeller()
  await using second = await openAsSeller()
  const path = '/profile/products/edit?sort=code&order=desc&pageSize=50'
  for (const { page } of [first, second]) await page.goto(path)
  const name = (await first.page.locator('tbody input[name$=".price"]').first().getAttribute('name'))!
  const price = ({ page }: Visit) => page.locator(`[name="${name}"]`)
  const before = await price(first).inputValue()
  await price(first).fill('654321.10')
  await button(first.page, 'Save').click()
  await waitForStatus(first.page, /Saved/)
  await price(second).fill('654321.20')
  await button(second.page, 'Save').click()
  await second.page.getByText('Saved value: 654321.10').waitFor()
  assert.equal(await price(second).inputValue(), '654321.20')
  await waitForHydration(second.page)
  await price(second).fill(before)
  await button(second.page, 'Save').click()
  await waitForStatus(second.page, /Saved/)
  assert.equal(await price(second).inputValue(), before)
})

test('the keyboard alone runs the grid, and cells of a spreadsheet are pasted into it', async () => {
  await using visit = await openAsSeller()
  const { page } = visit
  await page.goto('/profile/products/edit?sort=code&order=asc&pageSize=50')
  const cell = (row: number, column: number) => page.locator('tbody tr').nth(row).locator('[data-cell]').nth(column)
  const isFocused = (row: number, column: number) =>
    cell(row, column).evaluate((element) => element === document.activeElement)
  const price = await cell(1, 0).inputValue()
  await cell(0, 0).focus()
  for (const [key, row, column] of [
    ['ArrowDown', 1, 0],
    ['ArrowRight', 1, 1],
    ['Enter', 2, 1],
    ['Shift+Enter', 1, 1],
    ['ArrowLeft', 1, 0],
  ] as const) {
    await page.keyboard.press(key)
    assert.ok(await isFocused(row, column), key)
  }
  await page.keyboard.type('1')
  await page.getByText('1 product with unsaved changes').waitFor()
  await page.keyboard.press('Escape')
  assert.equal(await cell(1, 0).inputValue(), price)
  await page.getByText('No unsaved changes').waitFor()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '77,50\t88\n78,50\t89\n')
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement!.dispatchEvent(event)
  })
  await page.getByText('4 values pasted').waitFor()
  assert.deepEqual([await cell(1, 0).inputValue(), await cell(2, 1).inputValue()], ['77,50', '89'])
  await page.getByText('2 products with unsaved changes').waitFor()
  assert.deepEqual(visit.problems, [])
})

test('the grid shows the decimal separator of the language and accepts both', async () => {
  await using visit = await openAsSeller()
  const { page } = visit
  const price = page.locator('tbody [data-cell]').first()
  const openGrid = async () => {
    await page.goto('/de/profile/products/edit?sort=code&order=asc&pageSize=50')
    await waitForHydration(page)
    return price.inputValue()
  }
  const before = await openGrid()
  assert.match(before, /^\d+,\d\d$/)
  for (const [text, shown] of [
    ['900077.5', '900077,50'],
    ['900078,5', '900078,50'],
    [before, before],
  ] as const) {
    await price.fill(text)
    await button(page, 'Speichern').click()
    await waitForStatus(page, /Gespeichert/)
    assert.equal(await openGrid(), shown)
  }
  assert.deepEqual(visit.problems, [])
})

test('prices change by a percentage and are as before when it is undone', async () => {
  await using visit = await openAsSeller()
  const { page } = visit
  await page.goto('/profile/products?sort=code&order=asc')
  const price = page.locator('tbody tr').first().locator('td[data-label=Price]')
  const before = await price.innerText()
  await page.locator('tbody input[name=ids]').first().check()
  await button(page, 'Change prices').click()
  await page.locator('[name=percent]').fill('10')
  await button(page, 'Preview changes').click()
  await page.getByText('Change the price of 1 product by +10%?').waitFor()
  await button(page, 'Change prices').last().click()
  await waitForStatus(page, /Prices changed/)
  assert.notEqual(await price.innerText(), before)
  await page.reload()
  await button(page, 'Undo').click()
  await waitForStatus(page, /Undone/)
  assert.equal(await price.innerText(), before)
})

test('the list follows the search while one types', async () => {
  await using visit = await openAsSeller()
  const { page } = visit
  await page.goto('/profile/products')
  const code = await page.locator('tbody tr').nth(3).locator('td').nth(1).innerText()
  const search = page.locator('main input[type=search]')
  await search.pressSequentially(code)
  await page.waitForURL((url) => url.searchParams.get('query') === code)
  await page.waitForFunction((text) => document.querySelector('tbody tr td:nth-of-type(2)')?.textContent === text, code)
  assert.ok(await search.evaluate((element) => element === document.activeElement))
  assert.deepEqual(visit.problems, [])
})

for (const javaScript of [true, false])
  test(`the list is sorted on phones too (${javaScript ? 'with' : 'without'} JavaScript)`, async () => {
    await using visit = await openAsSeller({ size: 'phone', javaScript })
    const { page } = visit
    await page.goto('/profile/products?status=Active')
    await page.getByLabel('Direction').selectOption('Ascending')
    if (javaScript) await page.waitForURL(/order=asc/)
    await page.getByLabel('Sort by').selectOption('Item code')
    if (!javaScript) await button(page, 'Show').last().click()
    await page.waitForURL(/status=Active&sort=code&order=asc$/)
    await page.locator('th[aria-sort=ascending]', { hasText: 'Item code' }).waitFor({ state: 'attached' })
    assert.equal(await page.getByLabel('Sort by').inputValue(), 'code')
    assert.deepEqual(visit.problems, [])
  })

test('the list opens at an address with a slash at its end', async () => {
  await using visit = await openAsSeller()
  await visit.page.goto('/profile/products/')
  await visit.page.locator('tbody tr').first().waitFor()
  assert.deepEqual(visit.problems, [])
})

test('list and form fit every screen and are accessible', async () => {
  await using visit = await openAsSeller()
  const { page } = visit
  await page.goto('/profile/products')
  const product = (await page.locator('tbody tr:has(img) th a').first().getAttribute('href'))!
  for (const path of ['/profile/products', '/profile/products/edit?pageSize=50', '/profile/products/new', product]) {
    await page.goto(path)
    assert.deepEqual(await accessibilityProblems(page), [], path)
    for (const width of [375, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await assertFits(page)
    }
  }
})

test('on phones the filters are folded until one is set, and the buttons for selected rows stay in view', async () => {
  await using visit = await openAsSeller({ size: 'phone' })
  const { page } = visit
  await page.goto('/profile/products')
  const filter = page.getByRole('search').getByLabel('Available')
  assert.equal(await filter.isVisible(), false)
  await page.locator('main summary', { hasText: 'Filters' }).click()
  await filter.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.waitForURL(/stock=in/)
  assert.equal(await filter.isVisible(), true)

  await page.locator('tbody input[type=checkbox]').last().check()
  const { y, height } = (await page.getByRole('group', { name: 'Selected entries' }).boundingBox())!
  assert.ok(y > 0 && y + height <= page.viewportSize()!.height, `the bar is at ${y}`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/profile/products')
  assert.equal(await filter.isVisible(), true, 'there is room for them on wide screens')
})
