// Brands in the administration, and what every list of a resource can do.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import type { BrowserContext } from 'playwright-core'
import { button, createBrand, openAsAdmin, rowWith, unique } from '../support/admin-lists.ts'
import { post } from '../support/api.ts'
import { accessibilityProblems, waitForHydration } from '../support/browser.ts'
import { waitForFocus } from '../support/keyboard.ts'
import { readMessages } from '../support/messages.ts'
import { waitForStatus } from '../support/people.ts'

test('a brand is created, found, changed and deleted', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  const name = unique('Болт ')
  await page.goto('/admin/brands')
  await page.getByRole('link', { name: 'Add brand' }).click()
  await waitForHydration(page)
  await page.locator('#create-name').fill(name)
  await button(page, 'Create').click()
  await waitForStatus(page, /Brand added/)

  // Text typed before hydration is lost.
  await waitForHydration(page)
  await page.getByRole('searchbox').fill(name.toLowerCase())
  await button(page, 'Show').click()
  await page.getByText('1 entry', { exact: true }).waitFor()
  assert.match(await rowWith(page, name).innerText(), /bolt/, 'the alias is made from the name')
  await rowWith(page, name).getByRole('link').click()
  await page.locator('#drawer-title').waitFor()
  await waitForHydration(page)
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), name)
  await page.locator('#update-alias').fill('Not an alias')
  await button(page, 'Save').click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /lower-case Latin letters/ })
    .click()
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'update-alias')
  assert.equal(await page.locator('#update-alias').inputValue(), 'Not an alias')
  await page.locator('#update-alias').fill(unique('bolt-'))
  await page.locator('#update-name').fill(`${name} new`)
  await button(page, 'Save').click()
  await waitForStatus(page, /Brand saved/)
  assert.match(page.url(), /query=/, 'the search stays')

  await rowWith(page, `${name} new`).getByRole('link').click()
  await button(page, 'Delete').last().click()
  await page.locator('dialog:popover-open').getByRole('button', { name: 'Delete' }).click()
  await waitForStatus(page, /Brand deleted/)
  assert.equal(await rowWith(page, name).count(), 0)
  assert.deepEqual(
    visit.problems.filter((problem) => !/422/.test(problem)),
    [],
  )
})

test('who saves a brand second is told what the first has stored, and may replace it', async () => {
  await using first = await openAsAdmin({ javaScript: false })
  await using second = await openAsAdmin({ javaScript: false })
  const name = unique('Race')
  const { id } = await createBrand(first.context, name)
  for (const { page } of [first, second]) await page.goto(`/admin/brands?query=${name}&item=${id}`)
  await first.page.locator('#update-name').fill(`${name} One`)
  await first.page.locator('#update-countryCode').selectOption('DE')
  await button(first.page, 'Save').click()
  await waitForStatus(first.page, /saved/)
  await second.page.locator('#update-name').fill(`${name} Two`)
  await button(second.page, 'Save').click()
  await second.page
    .getByRole('alert')
    .getByText(/A colleague has changed this/)
    .waitFor()
  assert.deepEqual(await second.page.locator('dd').allInnerTexts(), [`${name} One`, 'Germany'])
  assert.equal(await second.page.locator('#update-name').inputValue(), `${name} Two`)
  await button(second.page, 'Save').click()
  await waitForStatus(second.page, /saved/)
  assert.equal(await rowWith(second.page, `${name} Two`).count(), 1)
  await second.page.goto('/admin/brands?item=2000000000')
  await second.page.getByText('This entry no longer exists').waitFor()
})

for (const javaScript of [true, false])
  test(`many brands are deleted after a dry run, except those in use (${javaScript ? 'with' : 'without'} JavaScript)`, async () => {
    await using visit = await openAsAdmin({ javaScript })
    const { page, context } = visit
    const name = unique('Spare')
    for (const suffix of ['a', 'b']) await createBrand(context, `${name}${suffix}`)
    const inUse = await firstUsedBrand(context)
    await page.goto('/admin/brands?sort=productCount&order=desc')
    await page.getByRole('checkbox', { name: `Select ${inUse}`, exact: true }).check()
    await button(page, 'Delete').click()
    await page.getByRole('heading', { name: 'No brand can be deleted.' }).waitFor()
    await page.getByText(`${inUse} is in use`).waitFor()
    assert.equal(await page.locator('#bulk-confirm ~ form').getByRole('button').count(), 0)

    await page.goto(`/admin/brands?query=${name}`)
    if (javaScript) {
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
      await page.getByText('2 selected', { exact: true }).waitFor()
      await page.getByRole('checkbox', { name: `Select ${name}a`, exact: true }).uncheck()
      await page.getByText('1 selected', { exact: true }).waitFor()
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    } else for (const box of await page.getByRole('checkbox', { name: /^Select / }).all()) await box.check()
    await button(page, 'Delete').click()
    await page.getByRole('heading', { name: '2 brands will be deleted.' }).waitFor()
    assert.equal(await page.locator('main tbody tr').count(), 2)
    // Without JavaScript axe cannot run.
    if (javaScript) assert.deepEqual(await accessibilityProblems(page), [])
    await page.locator('#bulk-confirm ~ form').getByRole('button', { name: 'Delete' }).click()
    await waitForStatus(page, /Selected brands deleted/)
    await page.getByText('No entries match').waitFor()
    assert.deepEqual(visit.problems, [])
  })

async function firstUsedBrand(context: BrowserContext) {
  const answer = await context.request.get('/api/x/admin-panel/brand/list?sort=productCount&order=desc')
  return ((await answer.json()) as { items: { name: string }[] }).items[0]!.name
}

test('columns are chosen and remembered, and column heads order the list', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  const heads = () => page.locator('main thead th').allInnerTexts()
  await page.goto('/admin/brands')
  assert.deepEqual(await heads(), ['Name', 'Logo', 'Page URL', 'Country', 'Products'])
  await page.getByText('Columns', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Page URL' }).uncheck()
  await button(page, 'Show these columns').click()
  await page.locator('main thead th', { hasText: 'Page URL' }).waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement!.id === 'list-tools')
  assert.deepEqual(await heads(), ['Name', 'Logo', 'Country', 'Products'])
  await using other = await openAsAdmin({ javaScript: false })
  await other.page.goto('/ru/admin/brands')
  assert.equal(await other.page.locator('main thead th').count(), 4, 'the account remembers them')
  await page.getByText('Columns', { exact: true }).click()
  await button(page, 'Default columns').click()
  await page.locator('main thead th', { hasText: 'Page URL' }).waitFor()
  await page.getByRole('table').getByRole('link', { name: 'Products' }).click()
  await page.locator('th[aria-sort=ascending]', { hasText: 'Products' }).waitFor()
  const figures = async () => (await page.locator('main tbody td:last-child').allInnerTexts()).map(Number)
  const rising = await figures()
  assert.deepEqual(
    rising,
    rising.toSorted((a, b) => a - b),
  )
  await page.keyboard.press('Enter')
  await page.locator('th[aria-sort=descending]', { hasText: 'Products' }).waitFor()
  await waitForFocus(page.getByRole('table').getByRole('link', { name: 'Products' }))
  const falling = await figures()
  assert.deepEqual(
    falling,
    falling.toSorted((a, b) => b - a),
  )
  assert.deepEqual(visit.problems, [])
})

test('the form that orders the list on phones keeps the focus', async () => {
  await using visit = await openAsAdmin({ size: 'phone' })
  const { page } = visit
  await page.goto('/admin/brands')
  await page.getByLabel('Direction').focus()
  await page.keyboard.press('ArrowDown')
  await page.waitForURL(/order=desc/)
  await waitForFocus(page.getByLabel('Direction'))
  assert.deepEqual(visit.problems, [])
})

test('a search is saved as a view of the list and deleted again', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  const views = page.getByRole('navigation', { name: 'Saved views' })
  await page.goto('/admin/brands?query=bolt&order=desc')
  await page.locator('summary', { hasText: 'Save view' }).click()
  await page.getByLabel('View name').fill('Bolts')
  await button(page, 'Save view').click()
  await views.getByRole('link', { name: 'Bolts' }).waitFor()
  await page.goto('/admin/brands')
  assert.equal(await views.locator('[aria-current]').innerText(), 'All')
  await views.getByRole('link', { name: 'Bolts' }).click()
  await page.waitForURL(/query=bolt&order=desc/)
  await using other = await openAsAdmin({ javaScript: false })
  await other.page.goto('/admin/brands')
  await other.page.getByRole('link', { name: 'Bolts' }).waitFor()
  await button(page, 'Delete view').click()
  await views.waitFor({ state: 'detached' })
  assert.deepEqual(visit.problems, [])
})

test('the exported workbook has the rows of the list; text that looks like a formula stays text', async () => {
  await using visit = await openAsAdmin()
  const { page, context } = visit
  const name = unique('formula')
  await post(context, 'x/admin-panel/brand/create', { name: `=HYPERLINK("${name}")`, alias: name })
  await createBrand(context, `${name}x`)
  await page.goto(`/ru/admin/brands?query=${name}`)
  await button(page, readMessages('ru', 'list').export!).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Скачать/ }).click(),
  ])
  assert.match(download.suggestedFilename(), /^Бренды \d{4}-\d\d-\d\d\.xlsx$/)
  const { sheets } = await readXlsx(new Uint8Array(await readFile(await download.path())))
  const texts = readMessages('ru', 'brands')
  const [head, ...rows] = sheets[0]!.rows
  assert.deepEqual(
    head,
    ['id', 'name', 'alias', 'countryCode', 'productCount', 'mergedInto'].map((field) => texts[`field.${field}`]),
  )
  assert.deepEqual(
    rows.map((row) => row.slice(1)),
    [
      [`=HYPERLINK("${name}")`, name, null, 0, null],
      [`${name}x`, `${name}x`, null, 0, null],
    ],
  )
})
