// Another category for products: of the whole tree, and with what they lose in it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { button } from '../support/admin-lists.ts'
import { accessibilityProblems, assertFits, open, signIn, waitForHydration } from '../support/browser.ts'

async function openAsSeller(options: Parameters<typeof open>[0] = {}) {
  const visit = await open(options)
  await signIn(visit.page, 'seller@tradeyard.example', demonstrationPassword)
  return visit
}

for (const javaScript of [true, false])
  test(`a category that the store has not used is found, and says why a product cannot move there (${javaScript ? 'with' : 'without'} JavaScript)`, async () => {
    await using visit = await openAsSeller({ javaScript })
    const { page } = visit
    await page.goto('/profile/products?sort=code&order=asc')
    if (javaScript) await waitForHydration(page)
    await page.locator('tbody input[type=checkbox]').first().check()
    await button(page, 'Move to category').click()
    const confirm = page.getByRole('region', { name: 'Move to category' })
    await confirm.getByRole('group', { name: 'Used recently' }).waitFor()
    await confirm.getByRole('searchbox').fill('qqqzzzxxx')
    await confirm.getByRole('button', { name: 'Find' }).click()
    await confirm.getByText('No category found. Try another word.').waitFor()
    await confirm.getByRole('searchbox').fill('chairs')
    if (!javaScript) await confirm.getByRole('button', { name: 'Find' }).click()
    const choice = confirm.getByRole('radio').first()
    await choice.waitFor()
    if (javaScript) await confirm.getByRole('group', { name: 'Matching categories' }).waitFor()
    if (javaScript) assert.deepEqual(await accessibilityProblems(page), [])
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await assertFits(page)
    }
    await choice.check()
    const name = await confirm.locator('label:has(input:checked) > span').innerText()
    await confirm.locator('button', { hasText: 'Preview' }).click()
    await page.getByRole('heading', { name: `No products can be moved to “${name}”` }).waitFor()
    await page.getByText('lacks required specifications').waitFor()
    assert.deepEqual(visit.problems, [])
  })

for (const javaScript of [true, false])
  test(`the editor lists what another category loses before it is saved (${javaScript ? 'with' : 'without'} JavaScript)`, async () => {
    await using visit = await openAsSeller({ javaScript })
    const { page } = visit
    visit.page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/profile/products?status=Active&sort=code&order=asc')
    await page.locator('tbody th a').first().click()
    await page.getByRole('heading', { name: 'Completeness' }).waitFor()
    const { pathname } = new URL(page.url())
    await page.goto(`${pathname}?choose=&query=chairs`)
    await page.locator('section[aria-labelledby=found-categories] a').first().click()
    await page.getByText('will be lost when you save').waitFor()
    assert.ok((await page.locator('section:has(#section-category) li').count()) > 0)
    if (javaScript) assert.deepEqual(await accessibilityProblems(page), [])
    await page.getByRole('link', { name: 'Keep the previous category' }).click()
    await page.waitForURL((url) => url.pathname === pathname && url.search === '')
    await page.getByText('will be lost when you save').waitFor({ state: 'detached' })
    assert.deepEqual(visit.problems, [])
  })
