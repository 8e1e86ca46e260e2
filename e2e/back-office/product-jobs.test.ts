// Changes of more products than one transaction takes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { button } from '../support/admin-lists.ts'
import { accessibilityProblems, assertFits, base, open, signIn, waitForHydration } from '../support/browser.ts'

const count = 510

/** Gives the store of the seller so many products whose codes begin with the prefix. */
async function makeProducts(page: Page, prefix: string) {
  await page.goto('/profile/products')
  const store = await page.locator('input[name=store]').first().inputValue()
  const post = async <Output>(path: string, data: object) => {
    const headers = { origin: base(), 'x-store-id': store }
    const answer = await page.request.post(`/api/x/fluent/data/${path}`, { data, headers })
    assert.ok(answer.ok(), await answer.text())
    return (await answer.json()) as Output
  }
  const { items } = await post<{ items: { fields: { category: number } }[] }>('find', {
    entity: 'product',
    pageSize: 1,
  })
  const { category } = items[0]!.fields
  const numbers = Array.from({ length: count }, (_, number) => number)
  const fieldsOf = (number: number) => ({
    category,
    code: `${prefix}${number}`,
    name: { en: `Part ${number}`, ru: `Деталь ${number}` },
    unit: 'piece',
    price: 10_000,
  })
  while (numbers.length > 0)
    await Promise.all(
      numbers.splice(0, 10).map((number) => post('upsert', { entity: 'product', fields: fieldsOf(number) })),
    )
}

test('all that a filter finds changes with progress, also after a reload, and is undone', async () => {
  await using visit = await open()
  const { page } = visit
  await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
  const prefix = `J${Date.now().toString(36)}-`
  await makeProducts(page, prefix)
  await page.goto(`/profile/products?query=${prefix}&sort=code&order=asc`)
  await waitForHydration(page)
  const price = page.locator('tbody tr').first().locator('td[data-label=Price]')
  const before = await price.innerText()
  const all = page.getByRole('checkbox', { name: `Select all ${count} matches` })
  assert.equal(await all.count(), 0)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await all.check()
  await page.getByText(`${count} selected`).waitFor()
  await button(page, 'Change prices').click()
  await page.locator('[name=percent]').fill('10')
  await button(page, 'Preview changes').click()
  await page.getByText(`Change the prices of ${count} products by +10%?`).waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await button(page, 'Change prices').last().click()

  const panel = page.getByRole('region', { name: 'Changing prices' })
  await panel.waitFor()
  await page.reload()
  await panel.getByText(`Done. ${count} products changed.`).waitFor()
  await page.waitForFunction(
    (text) => document.querySelector<HTMLElement>('tbody tr td[data-label=Price]')?.innerText !== text,
    before,
  )
  assert.deepEqual(await accessibilityProblems(page), [])
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await assertFits(page)
  }
  await button(page, 'Undo').click()
  await panel.getByText(`Undone. ${count} products restored.`).waitFor()
  await page.waitForFunction(
    (text) => document.querySelector<HTMLElement>('tbody tr td[data-label=Price]')?.innerText === text,
    before,
  )
  await panel.getByRole('button', { name: 'Close' }).click()
  await panel.waitFor({ state: 'detached' })
  assert.deepEqual(visit.problems, [])
})
