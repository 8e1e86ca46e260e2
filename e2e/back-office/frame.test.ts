// The frame of the cabinet and of the administration: header, rail and what of the storefront is left out.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { accessibilityProblems, assertFits, open, signIn, sizes } from '../support/browser.ts'
import { openAsNewUser, openStore } from '../support/people.ts'

async function openAsSeller(options: Parameters<typeof open>[0] = {}) {
  const visit = await open(options)
  await signIn(visit.page, 'seller@tradeyard.example', demonstrationPassword)
  return visit
}

test('work pages have no footer and no floating buttons, and lead to each other and to the shop', async () => {
  await using visit = await openAsSeller()
  const { page } = visit
  await page.goto('/profile')
  assert.equal(await page.locator('footer, a[data-chat], [data-contact=messenger]').count(), 0)
  const rail = page.getByRole('navigation', { name: 'My account' })
  await rail.getByRole('link', { name: 'Company' }).click()
  await page.waitForURL('/profile/company')
  await rail.locator('[aria-current=page]', { hasText: 'Company' }).waitFor()
  await page.goto('/profile/company')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'content')
  await page.locator('header').getByRole('link', { name: 'Tradeyard' }).click()
  await page.waitForURL('/')
  await page.locator('footer').waitFor()
  assert.deepEqual(visit.problems, [])
})

test('the menu button opens the rail on small screens, without JavaScript too', async () => {
  for (const [size, javaScript] of [
    ['phone', false],
    ['tablet', true],
  ] as const) {
    await using visit = await openAsSeller({ size, javaScript })
    const { page } = visit
    await page.goto('/de/profile')
    const label = page.locator('#rail a[href="/de/profile/settings"] > span')
    const isShown = async () => ((await label.boundingBox())?.width ?? 0) > 20
    assert.equal(await isShown(), false)
    await page.locator('header button[popovertarget=rail]').click()
    assert.equal(await isShown(), true)
    if (javaScript) assert.deepEqual(await accessibilityProblems(page), [])
    await assertFits(page)
    await label.click()
    await page.waitForURL('/de/profile/settings')
    await page.locator('#rail:popover-open').waitFor({ state: 'detached' })
    await page.locator('#rail [aria-current=page][href$="/settings"]').waitFor({ state: 'attached' })
  }
})

test('language and currency can be changed in the menu of the person, without JavaScript too', async () => {
  await using visit = await openAsSeller({ javaScript: false })
  const { page } = visit
  await page.goto('/profile/orders')
  const menu = page.locator('header nav details', { has: page.locator('form[action$="/logout"]') })
  await menu.locator('summary').first().click()
  await menu.getByText('USD $', { exact: true }).click()
  await menu.getByRole('button', { name: 'KZT' }).click()
  await page.waitForURL('/profile/orders')
  await menu.locator('summary').first().click()
  await menu.getByText('KZT ₸', { exact: true }).waitFor()
  await menu.getByText('English', { exact: true }).first().click()
  await menu.getByRole('button', { name: 'Italiano' }).click()
  await page.waitForURL('/it/profile/orders')
})

test('a long name of a store ends before the bell', async () => {
  await using visit = await openAsNewUser('/profile')
  const { page } = visit
  await openStore(visit.context, {
    storeName: 'A never-ending story of fasteners, fittings and power tools from one hand',
  })
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport)
    await page.goto('/de/profile')
    const name = (await page.locator('header b', { hasText: 'never-ending' }).boundingBox())!
    const actions = (await page.locator('header nav').boundingBox())!
    assert.ok(name.x + name.width <= actions.x, `${viewport.width} px wide`)
    await assertFits(page)
  }
})

test('neither frame loads the script of the other', async () => {
  await using visit = await openAsSeller()
  const { page } = visit
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/stores/all')
  assert.ok(scripts.some((path) => /\/storefront-.*\.js$/.test(path)))
  assert.ok(!scripts.some((path) => /\/WorkFrame-.*\.js$/.test(path)))
  scripts.length = 0
  await page.goto('/profile/orders')
  assert.ok(scripts.some((path) => /\/WorkFrame-.*\.js$/.test(path)))
  assert.ok(!scripts.some((path) => /\/(storefront|Header)-.*\.js$/.test(path)))
})
