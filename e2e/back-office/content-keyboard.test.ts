// Banners, categories, texts, synonyms and the system are administered with Tab, Enter, Space and Escape.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { locales } from '#platform/constants.ts'
import { png } from '#platform/testing/files.ts'
import { button, openAsAdmin, rowWith, unique } from '../support/admin-lists.ts'
import { post } from '../support/api.ts'
import { confirmInDialog, pressOn, tabTo, typeInto, waitForFocus } from '../support/keyboard.ts'
import { waitForStatus } from '../support/people.ts'

test('a banner is refused, created, opened beside its list, hidden and deleted', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  const title = unique('Autumn ')
  const image = { name: 'autumn.png', mimeType: 'image/png', buffer: Buffer.from(await png()) }
  await page.goto('/admin/banners')
  await pressOn(page, page.getByRole('link', { name: 'Add banner' }), 'Enter')
  await waitForFocus(page.getByRole('heading', { name: 'New banner' }))
  await pressOn(page, button(page, 'Create'), 'Enter')
  const summary = page.getByRole('alert')
  await waitForFocus(summary)
  await pressOn(page, summary.getByRole('link', { name: 'Enter a title in English.' }), 'Enter')
  await waitForFocus(page.locator('#create-titles-en'))
  await page.keyboard.type(title)
  await typeInto(page, page.locator('#create-target'), '/catalog/all')
  await tabTo(page, page.locator('#create-startsAt'))
  await typeTime(page)
  await tabTo(page, page.locator('#create-fileId'))
  // Enter opens a dialog of the operating system.
  await page.locator('#create-fileId').setInputFiles(image)
  await pressOn(page, button(page, 'Create'), 'Enter')
  await waitForStatus(page, /Banner added/)

  await page.goto(`/admin/banners?query=${encodeURIComponent(title)}`)
  const link = rowWith(page, title).getByRole('link')
  await pressOn(page, link, 'Enter')
  await waitForFocus(page.getByRole('heading', { level: 2, name: title.trim() }))
  await pressOn(page, page.getByRole('link', { name: 'Close', exact: true }), 'Enter')
  await page.waitForURL(/#item-\d+$/)
  await waitForFocus(link)
  for (const [action, note] of [
    ['Hide', /now hidden/],
    ['Delete', /deleted/],
  ] as const) {
    await pressOn(page, page.locator('tbody [name=ids]'), ' ', action === 'Hide' ? 'Shift+Tab' : 'Tab')
    await pressOn(page, button(page, action), 'Enter', 'Shift+Tab')
    await waitForFocus(page.getByRole('region', { name: /1 banner will be/ }))
    await pressOn(page, button(page, action), 'Enter')
    await waitForStatus(page, note)
  }
  assert.equal(await rowWith(page, title).count(), 0)
})

test('a category is created below its group, renamed with its effects in view, moved in the order and deleted', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  const name = unique('Keyed')
  await page.goto('/admin/categories')
  const tree = page.getByRole('navigation', { name: 'Sections, groups and categories' })
  for (const depth of [0, 1]) {
    const branch = depth === 0 ? tree : tree.locator('[aria-current=page] + ul')
    await pressOn(page, branch.getByRole('link').first(), 'Enter')
    await page.waitForURL(/item=\d+/)
    await tree.locator('[aria-current=page] + ul').waitFor()
  }
  await pressOn(page, page.getByRole('link', { name: 'Add category' }), 'Enter')
  for (const locale of locales) await typeInto(page, page.locator(`#create-names-${locale}`), `${name} ${locale}`)
  await pressOn(page, button(page, 'Create'), 'Enter')
  await waitForStatus(page, /Added to the tree/)

  await typeInto(page, page.locator('#update-aliases-en'), `${name.toLowerCase()}-two`)
  await pressOn(page, button(page, 'Save'), 'Enter')
  await waitForFocus(page.getByRole('region', { name: 'This change also affects' }))
  await pressOn(page, button(page, 'Save with these effects'), 'Enter')
  await waitForStatus(page, /Saved/)
  await tabTo(page, page.locator('#place-place'))
  await page.keyboard.press('ArrowUp')
  await pressOn(page, button(page, 'Change order'), 'Enter')
  await waitForStatus(page, /Order changed/)
  await pressOn(page, button(page, 'Delete'), 'Enter')
  await waitForFocus(page.getByRole('region', { name: /It will be deleted/ }))
  await pressOn(page, button(page, 'Delete'), 'Enter')
  await waitForStatus(page, /Deleted/)
})

test('a merge without a target is refused at its field', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  const answer = await page.request.get('/api/x/admin-panel/catalog-category/tree')
  const { items } = (await answer.json()) as { items: { id: number; level: string; productCount: number }[] }
  const used = items.find(({ level, productCount }) => level === 'Category' && productCount > 0)!
  await page.goto(`/admin/categories?item=${used.id}`)
  await pressOn(page, button(page, 'Merge into another'), 'Enter')
  await waitForFocus(page.getByRole('region', { name: 'Merge into another' }))
  await pressOn(page, button(page, 'Preview changes'), 'Enter')
  await page.getByText('Choose what to merge it into').first().waitFor()
  assert.equal(await page.locator('[name=targetId]').getAttribute('aria-invalid'), 'true')
})

test('a text is drafted, published and compared', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  await page.goto('/admin/texts')
  await pressOn(page, page.getByRole('link', { name: 'Vacancies, Türkçe' }), 'Enter')
  await page.waitForURL(/vacancies\/tr/)
  const body = page.getByLabel('Text', { exact: true })
  for (const action of ['Save draft', 'Publish']) {
    await tabTo(page, body)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(`## ${unique(action)}`)
    await pressOn(page, button(page, action), 'Enter')
    await waitForStatus(page, action === 'Publish' ? /see the new text/ : /don’t see it/)
    await waitForFocus(page.locator('main :has(> [role=status])'))
  }
  await pressOn(page, page.getByRole('link', { name: 'Compare with the newest' }).first(), 'Enter')
  await page.locator('ins').first().waitFor()
})

test('a group of synonyms is added and removed after a dialog that returns the focus', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  const word = unique('florb').replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)
  await page.goto('/admin/synonyms?language=en')
  await pressOn(page, page.locator('summary', { hasText: 'Add group' }), 'Enter')
  await typeInto(page, page.locator('#create-words'), `${word}, hex bolt`)
  await pressOn(page, buttonOf(page.locator('#create-words')), 'Enter')
  await waitForStatus(page, /Group added/)
  await page.goto(`/admin/synonyms?language=en&query=${word}`)
  await confirmInDialog(page, page.getByRole('button', { name: `Remove ${word}` }), 'Remove')
  await waitForStatus(page, /Group removed/)
})

test('a setting is changed, a cache dropped, a number added, a help request taken and a kept message sent again', async () => {
  await using visit = await openAsAdmin()
  const { page, context } = visit
  await page.goto('/admin/settings')
  const setting = page.getByLabel('Codes by SMS a day', { exact: true }).and(page.locator('input'))
  for (const value of ['450', '']) {
    await tabTo(page, setting)
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    await page.keyboard.type(value)
    await pressOn(page, page.getByRole('button', { name: 'Save: Codes by SMS a day' }), 'Enter')
    await waitForStatus(page, /new value applies/)
  }

  await page.goto('/admin/caches')
  await pressOn(page, page.locator('summary', { hasText: 'Drop by tag' }), ' ')
  await typeInto(page, page.getByLabel('Tag', { exact: true }), 'banners')
  await page.keyboard.press('Enter')
  await waitForStatus(page, /depends on the tag/)
  await pressOn(page, page.locator('summary', { hasText: 'Empty all caches' }), ' ')
  await pressOn(page, button(page, 'Empty all caches'), 'Enter')
  await waitForStatus(page, /All caches are empty/)

  await page.goto('/admin/telephony')
  await pressOn(page, page.locator('summary', { hasText: 'Add number' }), 'Enter')
  await typeInto(
    page,
    page.getByRole('textbox', { name: 'Redirect number' }),
    `+49151${String(Date.now() % 1e8).padStart(8, '0')}`,
  )
  await page.keyboard.press('Enter')
  await waitForStatus(page, /Number added/)

  const text = unique('Bolts ')
  await post(context, 'help/request', { text, contact: 'bea@buyer.example' })
  await page.goto('/admin/help-requests')
  const request = page.locator('main li', { hasText: text })
  await pressOn(page, request.getByRole('button', { name: 'Take on' }), 'Enter')
  await waitForStatus(page, /assigned to you/)

  await page.goto('/admin/outbox?status=Kept')
  await pressOn(page, page.locator('tbody [name=ids]').first(), ' ')
  await pressOn(page, button(page, 'Send again'), 'Enter', 'Shift+Tab')
  await waitForFocus(page.getByRole('region', { name: /will be sent again/ }))
  await pressOn(page, button(page, 'Send again'), 'Enter')
  await waitForStatus(page, /being sent/)
})

test('on a phone all rows of a page can be selected, and the chart of a report is chosen by keyboard', async () => {
  await using visit = await openAsAdmin({ size: 'phone' })
  const { page } = visit
  await page.goto('/admin/banners')
  await pressOn(page, page.getByRole('checkbox', { name: 'Select all on this page' }), ' ')
  await page.getByText(/banners? selected|\d selected/).waitFor()
  assert.equal(await page.locator('tbody [name=ids]:not(:checked)').count(), 0)
  await page.goto('/admin/statistics?kind=activity')
  await tabTo(page, page.getByLabel('Chart'))
  await page.keyboard.press('ArrowDown')
  await pressOn(page, button(page, 'Show'), 'Enter')
  await page.waitForURL(/chart=/)
})

test('a refused period of statistics stays in its form', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  await page.goto('/admin/statistics?from=2026-03-31&to=2026-03-01')
  await page.getByText('The period can’t end before it begins').waitFor()
  assert.equal(await page.locator('[name=from]').inputValue(), '2026-03-31')
  assert.equal(await page.locator('[name=to]').inputValue(), '2026-03-01')
})

/** 3 March 2026, 10:30 in the morning, wherever the browser puts day and month. */
async function typeTime(page: Page) {
  await page.keyboard.type('03032026')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('1030A')
}

const buttonOf = (field: Locator) => field.locator('xpath=ancestor::form').getByRole('button').last()
