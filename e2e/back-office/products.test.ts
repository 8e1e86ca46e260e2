// A seller's products: the list and the form of one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { button, rowWith, unique } from '../support/admin-lists.ts'
import { accessibilityProblems, assertFits, open, signIn, waitForHydration } from '../support/browser.ts'
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
    assert.deepEqual(
      visit.problems.filter((problem) => !/422/.test(problem)),
      [],
    )
  })

test('rows and pictures of the form are added, ordered and removed', async () => {
  await using visit = await openAsSeller()
  const { page } = visit
  await page.goto('/profile/products')
  await page.locator('tbody tr:has(img) th a').first().click()
  await page.getByRole('heading', { name: 'Before publishing' }).waitFor()
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

test('list and form fit every screen and are accessible', async () => {
  await using visit = await openAsSeller()
  const { page } = visit
  await page.goto('/profile/products')
  const product = (await page.locator('tbody tr:has(img) th a').first().getAttribute('href'))!
  for (const path of ['/profile/products', '/profile/products/new', product]) {
    await page.goto(path)
    assert.deepEqual(await accessibilityProblems(page), [], path)
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await assertFits(page)
    }
  }
})
