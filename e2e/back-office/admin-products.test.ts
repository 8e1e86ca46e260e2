// Products of all stores and merged brands in the administration.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { button, createBrand, openAsAdmin, rowWith, unique } from '../support/admin-lists.ts'
import { until } from '#platform/testing/until.ts'
import { accessibilityProblems, open, signIn, waitForHydration } from '../support/browser.ts'
import { waitForStatus } from '../support/people.ts'

const reason = 'Counterfeit fittings'

test('a product is found and blocked with a reason that its seller reads, and unblocked', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  await page.goto('/admin/stores?query=dunav')
  const storePath = await rowWith(page, 'Dunav Armature')
    .getByRole('link', { name: 'Dunav Armature', exact: true })
    .getAttribute('href')
  await page.goto(`/admin/products?status=Active&storeId=${storePath!.split('/').at(-1)}`)
  await waitForHydration(page)
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.locator('main tbody tr').first().getByRole('link').click()
  await page.waitForURL(/products\/\d+$/)
  await waitForHydration(page)
  const id = page.url().split('/').at(-1)!
  const name = await page.locator('h1').innerText()
  await button(page, 'Block').click()
  await page.locator('#block-reason').fill(reason)
  await button(page, 'Preview changes').click()
  await page.getByText('1 product will be blocked').waitFor()
  await button(page, 'Block').click()
  await waitForStatus(page, /Blocked/)
  try {
    await using seller = await open({ javaScript: false })
    await signIn(seller.page, 'second-seller@tradeyard.example', demonstrationPassword)
    await seller.page.goto('/profile/products?status=Blocked')
    assert.match(await seller.page.locator('main').innerText(), new RegExp(`Blocked: ${reason}`))
    await seller.page.goto(`/profile/products/${id}`)
    assert.match(await seller.page.locator('main').innerText(), new RegExp(`“${reason}”`))
    await seller.page.goto('/profile/notifications')
    assert.match(await seller.page.locator('main').innerText(), /blocked/)
    assert.equal((await seller.page.goto(`/product/${id}`))!.status(), 404)
  } finally {
    await waitForHydration(page)
    await button(page, 'Unblock').click()
    await page.getByText('1 product will be unblocked').waitFor()
    await button(page, 'Unblock').click()
    await waitForStatus(page, /Unblocked/)
  }
  assert.equal(await page.locator('h1').innerText(), name)
  assert.deepEqual(visit.problems, [])
})

test('a file is imported for a store, and what came of it is found among the imports of all stores', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  await page.goto('/admin/stores?query=dunav')
  await rowWith(page, 'Dunav Armature').getByRole('link', { name: 'Dunav Armature', exact: true }).click()
  await page.getByRole('link', { name: 'Import products' }).click()
  await page.waitForURL(/products\/import\?storeId=/)
  await waitForHydration(page)
  const name = `${unique('prices')}.csv`
  await page.setInputFiles('[name=file]', { name, mimeType: 'text/csv', buffer: Buffer.from('One;Two\nA-1;Valve') })
  await button(page, 'Import').click()
  await page.getByRole('link', { name: 'See what came of it' }).click()
  await until(async () => {
    await page.goto(`/admin/imports?query=${name}`)
    return /Dunav Armature.*Choose columns/s.test(await rowWith(page, name).innerText())
  })
  await waitForHydration(page)
  assert.deepEqual(await accessibilityProblems(page), [])
  assert.deepEqual(visit.problems, [])
})

test('a brand is merged into another one, and links with its alias lead there', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  const old = await createBrand(page.context(), unique('merged'))
  const target = await createBrand(page.context(), unique('staying'))
  await page.goto(`/admin/brands?query=${old.alias}&item=${old.id}`)
  await waitForHydration(page)
  await page.getByText('Merge into another brand').click()
  await page.locator('#merge-target').fill(target.alias)
  await page.locator('#merge-confirmation').fill(old.alias)
  await button(page, 'Merge').click()
  await waitForStatus(page, /The merge has started/)
  await until(async () => {
    await page.goto(`/catalog/all?brand=${old.alias}`)
    return page.url().endsWith(`?brand=${target.alias}`)
  })
  assert.deepEqual(visit.problems, [])
})
