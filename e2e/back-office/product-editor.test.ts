// The editor of a product: drafts, two languages, pictures, two people at once, preview and history.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import * as files from '#platform/testing/files.ts'
import { until } from '#platform/testing/until.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { button, unique } from '../support/admin-lists.ts'
import {
  accessibilityProblems,
  assertFits,
  open,
  signIn,
  waitForHydration,
  problemsExcept,
} from '../support/browser.ts'
import { tabTo, waitForFocus } from '../support/keyboard.ts'
import { waitForStatus } from '../support/people.ts'

async function openAsSeller(options: Parameters<typeof open>[0] = {}) {
  const visit = await open(options)
  await signIn(visit.page, 'seller@tradeyard.example', demonstrationPassword)
  // Leaving with unsaved changes is confirmed.
  visit.page.on('dialog', (dialog) => void dialog.accept())
  return visit
}

const field = (page: Page, name: string) => page.locator(`#save-fields-${name}`)
const pictures = (page: Page) => page.locator('input[name="fields.images"]')
const kept = (page: Page) => waitForStatus(page, /kept for you/)

/** A saved draft of a product with a name in Russian, the language of the demonstration's store. */
async function createProduct(page: Page, name: string) {
  await page.goto('/profile/products/new?choose=&query=hex bolt')
  await page
    .getByRole('link', { name: /Hex bolts/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'New product' }).waitFor()
  await waitForHydration(page)
  await field(page, 'name-ru').fill(name)
  await field(page, 'price').fill('1250,50')
  await field(page, 'unit').selectOption({ index: 1 })
  await button(page, 'Save as draft').click()
  await waitForStatus(page, /Saved/)
  await waitForHydration(page)
  return new URL(page.url()).pathname
}

const upload = async (name: string, width: number) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(await files.png(width, 300)),
})

test('a product is made in two languages with pictures, previewed, and its history tells of it', async () => {
  await using visit = await openAsSeller()
  const { page } = visit
  const name = unique('Болт ')
  const path = await createProduct(page, name)

  await page.getByRole('button', { name: /^English\s*0 of 1/ }).click()
  await button(page, 'Copy 1 text').click()
  assert.equal(await field(page, 'name-en').inputValue(), name)
  await field(page, 'name-en').fill('Bolt')
  await page.getByRole('button', { name: /^English\s*1 of 1/ }).waitFor()

  await field(page, 'images').setInputFiles([await upload('one.png', 400), await upload('two.png', 500)])
  await pictures(page).nth(1).waitFor({ state: 'attached' })
  const [first, second] = await pictures(page).evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
  await page.getByRole('button', { name: 'Move image 2 forward' }).press('Enter')
  await page.getByText('Image 2 is now image 1.').waitFor()
  assert.ok(
    await page
      .getByRole('button', { name: 'Move image 1 back' })
      .evaluate((element) => element === document.activeElement),
    'the focus follows the picture',
  )
  assert.equal(await pictures(page).first().inputValue(), second)
  await page
    .locator('ol > li', { has: page.locator(`input[value="${first}"]`) })
    .dragTo(page.locator('ol > li', { has: page.locator(`input[value="${second}"]`) }))
  assert.equal(await pictures(page).first().inputValue(), first)
  await page.getByRole('button', { name: 'Crop image 1 to a square' }).click()
  await page.getByRole('slider', { name: 'Position of the square' }).press('End')
  await button(page, 'Crop').click()
  await page.locator(`input[value="${first}"]`).waitFor({ state: 'detached' })
  assert.equal(await pictures(page).count(), 2)
  await page.getByLabel('Image from a web address').fill('http://127.0.0.1/secret.png')
  await page.keyboard.press('Enter')
  await page.getByText('Images can’t be loaded from this address.').waitFor()
  await page.getByRole('button', { name: 'Remove: http://127.0.0.1/secret.png' }).press('Enter')
  await waitForFocus(page.locator('main :focus', { has: pictures(page) }))
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(40, 40)
    canvas.getContext('2d')!.fillRect(0, 0, 40, 40)
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([await canvas.convertToBlob()], 'pasted.png', { type: 'image/png' }))
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await pictures(page).nth(2).waitFor({ state: 'attached' })

  await page.getByRole('heading', { name: 'Preview' }).waitFor()
  await page.locator('article', { hasText: name }).waitFor()
  await button(page, 'Product page').click()
  await page.getByRole('dialog').getByRole('heading', { name: name.trim() }).waitFor()
  await page.keyboard.press('Escape')

  await field(page, 'price').press('Control+s')
  await waitForStatus(page, /Saved/)
  await waitForHydration(page)
  assert.equal(await pictures(page).count(), 3)
  await page.getByRole('link', { name: 'History' }).click()
  await page.getByRole('heading', { name: 'History' }).waitFor()
  assert.equal(new URL(page.url()).pathname, `${path}/history`)
  const change = page.locator('main ol > li').first()
  assert.match(await change.innerText(), /Changed[\s\S]*English: Bolt[\s\S]*3 images/)
  assert.doesNotMatch(await change.innerText(), /Price/)
  assert.deepEqual(await accessibilityProblems(page), [])
  assert.deepEqual(problemsExcept(visit, 422), [])
})

test('unsaved changes survive a reload, are asked about and can be discarded', async () => {
  await using visit = await openAsSeller()
  const { page } = visit
  const name = unique('Гайка ')
  const path = await createProduct(page, name)
  const questions: string[] = []
  page.on('dialog', (dialog) => questions.push(dialog.type()))
  await field(page, 'brand').fill('Kept')
  await page.getByRole('group', { name: 'Volume prices' }).getByRole('button', { name: 'Add row' }).click()
  await field(page, 'tiers-1-fromQuantity').fill('50')
  await kept(page)
  await page.goto('/profile/products')
  await page.goto(path)
  await page.getByText('Your unsaved changes from').waitFor()
  assert.equal(await field(page, 'brand').inputValue(), 'Kept')
  assert.equal(await field(page, 'tiers-0-fromQuantity').inputValue(), '50')
  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Products', exact: true }).waitFor()
  assert.ok(questions.includes('confirm'), 'navigation within the page asks')
  await page.goto(path)
  await button(page, 'Discard changes').click()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#save-fields-brand')?.value === '')
  await page.reload()
  assert.equal(await field(page, 'brand').inputValue(), '')
  assert.equal(await page.getByText('Your unsaved changes from').count(), 0)

  await page.goto('/profile/products/new?choose=&query=hex bolt')
  await page
    .getByRole('link', { name: /Hex bolts/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'New product' }).waitFor()
  await waitForHydration(page)
  await field(page, 'name-ru').fill(`${name} 2`)
  await kept(page)
  await page.goto('/profile/products/new')
  await page.getByText(`You have an unfinished product: ${name} 2`).waitFor()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>('#save-fields-name-ru')?.value.endsWith(' 2'),
  )
  await page.goto('/profile/products/new')
  await button(page, 'Discard changes').click()
  assert.deepEqual(visit.problems, [])
})

test('another device goes on with unsaved changes, and of two that write at once one is told', async () => {
  await using visit = await openAsSeller()
  await using other = await openAsSeller()
  const path = await createProduct(visit.page, unique('Шайба '))
  await field(visit.page, 'brand').fill('Private')
  await kept(visit.page)
  await other.page.goto(path)
  await waitForHydration(other.page)
  await other.page.getByText(/Your unsaved changes from .* are back in the form/).waitFor()
  assert.equal(await field(other.page, 'brand').inputValue(), 'Private')
  await field(other.page, 'brand').fill('Second')
  await kept(other.page)
  await field(visit.page, 'brand').fill('Third')
  await visit.page.getByText(/You have changed this draft on another device/).waitFor()
  await button(visit.page, 'Open the other draft').click()
  await until(async () => (await field(visit.page, 'brand').inputValue()) === 'Second')
  await button(visit.page, 'Save').click()
  await waitForStatus(visit.page, /Saved/)
  await other.page.goto(path)
  assert.equal(await other.page.getByText(/Your unsaved changes/).count(), 0)
  assert.deepEqual(problemsExcept(visit, 409), [])
})

for (const javaScript of [true, false])
  test(`two people who edit one product lose nothing (${javaScript ? 'with' : 'without'} JavaScript)`, async () => {
    await using visit = await openAsSeller()
    await using other = await openAsSeller({ javaScript })
    const path = await createProduct(visit.page, unique('Шайба '))
    await other.page.goto(path)
    await field(visit.page, 'price').fill('1300')
    await field(visit.page, 'brand').fill('First')
    await button(visit.page, 'Save').click()
    await waitForStatus(visit.page, /Saved/)

    await field(other.page, 'barcode').fill('4006381333931')
    await button(other.page, 'Save').click()
    await waitForStatus(other.page, /Saved/)
    assert.equal(await field(other.page, 'price').inputValue(), '1300.00', 'different fields are merged')

    if (javaScript) await waitForHydration(other.page)
    await visit.page.goto(path)
    await field(visit.page, 'price').fill('1400')
    await button(visit.page, 'Save').click()
    await waitForStatus(visit.page, /Saved/)
    await field(other.page, 'price').fill('1500')
    await field(other.page, 'brand').fill('Second')
    await button(other.page, 'Save').click()
    await other.page.getByText('Someone else has changed this product in the meantime').waitFor()
    const row = other.page.getByRole('row', { name: /^Price/ })
    assert.match(await row.innerText(), /1400\.00[\s\S]*1500/)
    assert.equal(await other.page.getByRole('row', { name: /^Brand/ }).count(), 0)
    assert.equal(await field(other.page, 'price').inputValue(), '1500')
    if (javaScript) {
      await waitForHydration(other.page)
      await row.getByRole('button', { name: 'Use the saved value' }).click()
      await other.page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('#save-fields-price')?.value === '1400.00',
      )
    }
    await button(other.page, 'Save').click()
    await waitForStatus(other.page, /Saved/)
    assert.equal(await field(other.page, 'price').inputValue(), javaScript ? '1400.00' : '1500.00')
    assert.equal(await field(other.page, 'brand').inputValue(), 'Second')
  })

test('a name suggests categories, and a copy keeps the pictures', async () => {
  await using visit = await openAsSeller()
  const { page } = visit
  await page.goto('/profile/products/new?choose=&query=hex bolt M12x80 zinc plated')
  const suggested = page.locator('section', {
    has: page.getByRole('heading', { name: /Where similar products are listed/ }),
  })
  assert.match(await suggested.innerText(), /bolts/i)
  await page.goto('/profile/products/new')
  await page.getByRole('heading', { name: 'Used recently' }).waitFor()
  await page.goto('/profile/products')
  await page.locator('tbody tr:has(img) th a').first().click()
  await page.locator('#checklist').waitFor()
  const count = await pictures(page).count()
  await page.getByRole('link', { name: 'Duplicate' }).click()
  await page.getByRole('heading', { name: 'New product' }).waitFor()
  assert.equal(await pictures(page).count(), count)
  assert.deepEqual(visit.problems, [])
})

test('the editor fits every screen in three languages, in light and dark', async () => {
  for (const theme of ['light', 'dark'] as const) {
    await using visit = await openAsSeller({ theme })
    const { page } = visit
    const path = await createProduct(page, unique('Винт '))
    for (const prefix of ['', '/ru', '/de']) {
      await page.goto(prefix + path)
      for (const width of [375, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await assertFits(page)
      }
      assert.deepEqual(await accessibilityProblems(page), [], prefix)
    }
  }
})

test('the keyboard alone makes a product', async () => {
  await using visit = await openAsSeller()
  const { page } = visit
  await page.goto('/profile/products/new')
  await tabTo(page, page.getByRole('searchbox', { name: /Name of the product/ }))
  await page.keyboard.type('hex bolt')
  await page.keyboard.press('Enter')
  const category = page.locator('section[aria-labelledby=found-categories] a', { hasText: 'Hex bolts' }).first()
  await category.waitFor()
  await tabTo(page, category)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'New product' }).waitFor()
  await tabTo(page, field(page, 'name-ru'))
  await page.keyboard.type('Болт с клавиатуры')
  await tabTo(page, field(page, 'price'))
  await page.keyboard.type('12,50')
  await tabTo(page, field(page, 'unit'))
  await page.keyboard.press('ArrowDown')
  const tiers = page.getByRole('group', { name: 'Volume prices', exact: true })
  await tabTo(page, tiers.getByRole('button', { name: 'Remove row 1' }))
  await page.keyboard.press('Enter')
  await waitForFocus(tiers)
  await tabTo(page, button(page, 'Save as draft'))
  await page.keyboard.press('Enter')
  await waitForStatus(page, /Saved/)
  await waitForFocus(page.locator('main :has(> [role=status])', { hasText: 'Saved' }))
  assert.equal(await field(page, 'price').inputValue(), '12.50')
  assert.deepEqual(visit.problems, [])
})
