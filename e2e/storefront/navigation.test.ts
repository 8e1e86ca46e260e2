// Navigation between pages without loading a document: what changes, what survives, and what still loads a document.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { open, type Visit, waitForHydration } from '../support/browser.ts'
import { openAsNewUser, waitForStatus } from '../support/people.ts'

/** Marks the document, which only a document load can undo. */
const markDocument = (page: Page) => page.evaluate(() => void ((window as { isMarked?: true }).isMarked = true))
const isSameDocument = (page: Page) => page.evaluate(() => (window as { isMarked?: true }).isMarked === true)

async function openMarked(path: string, options: Parameters<typeof open>[0] = {}): Promise<Visit> {
  const visit = await open({ ...options, path })
  await waitForHydration(visit.page)
  await markDocument(visit.page)
  return visit
}

const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector)

test('from the start page to a product and back in one document: title, focus, announcement and scroll follow', async () => {
  await using visit = await openMarked('/')
  const { page } = visit
  await page.locator('main a[href^="/catalog/"]').first().click()
  await page.waitForURL(/\/catalog\//)
  await hasFocus(page, '#content')
  const heading = await page.locator('h1').innerText()
  assert.ok((await page.title()).includes(heading), `${await page.title()} names ${heading}`)
  await page.locator('[role=status]', { hasText: heading }).first().waitFor({ state: 'attached' })

  const card = page.locator('main article h3 a[href^="/product/"]').last()
  await card.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  assert.ok(scrolled > 0)
  await card.click()
  await page.waitForURL(/\/product\//)
  await page.locator('h1').waitFor()
  assert.equal(await page.evaluate(() => window.scrollY), 0)
  await page.goBack()
  await page.waitForURL(/\/catalog\//)
  await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 2, scrolled)
  assert.ok(await isSameDocument(page))
  assert.deepEqual(visit.problems, [])
})

test('two products in one document share no state', async () => {
  await using visit = await openMarked('/search?search=bolt')
  const { page } = visit
  const quantities: string[] = []
  for (const index of [0, 1]) {
    await page.locator('main article a[href^="/product/"]:has(h3), main article h3 a').nth(index).click()
    await page.waitForURL(/\/product\//)
    const quantity = page.locator('main [name=quantity]:not([type=hidden])').first()
    await quantity.waitFor()
    quantities.push(await quantity.inputValue())
    await quantity.fill('777')
    await page.goBack()
    await page.waitForURL(/\/search/)
  }
  assert.ok(!quantities.includes('777'), quantities.join())
  assert.ok(await isSameDocument(page))
})

test('the search form and its suggestions navigate, and show the query', async () => {
  await using visit = await openMarked('/ru')
  const { page } = visit
  await page.fill('#search', 'болт')
  await page.press('#search', 'Enter')
  await page.waitForURL(/\/ru\/search\?search=/)
  await page.locator('h1').waitFor()
  assert.equal(await page.inputValue('#search'), 'болт')
  await page.fill('#search', 'труб')
  await page.locator('#suggestions [role=option]').first().waitFor()
  await page.press('#search', 'ArrowDown')
  const url = page.url()
  await page.press('#search', 'Enter')
  await page.waitForURL((next) => next.href !== url)
  await page.locator('#suggestions').waitFor({ state: 'detached' })
  assert.ok(await isSameDocument(page))
  assert.deepEqual(visit.problems, [])
})

test('menus close on the way, and the catalogue panel too', async () => {
  await using visit = await openMarked('/')
  const { page } = visit
  await page.getByRole('button', { name: 'Catalogue' }).click()
  await page.locator('#catalogue a').first().click()
  await page.waitForURL(/\/catalog\//)
  await page.locator('#catalogue').waitFor({ state: 'detached' })
  await using phone = await openMarked('/', { size: 'phone' })
  await phone.page.locator('[popovertarget=burger]').first().click()
  await phone.page.locator('#burger a[href="/all-catalog-categories"]').click()
  await phone.page.waitForURL(/all-catalog-categories/)
  await phone.page.locator('#burger').waitFor({ state: 'hidden' })
  assert.ok((await isSameDocument(page)) && (await isSameDocument(phone.page)))
})

test('the chat dock and a text in it survive', async () => {
  await using visit = await openMarked('/store/sibmetiz')
  const { page } = visit
  await page.locator('a[data-chat]:visible').first().click()
  await page.locator('textarea:visible').first().fill('Do you deliver to Omsk?')
  await page.locator('header a[href="/"]').first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.locator('h1').waitFor({ state: 'attached' })
  assert.equal(await page.locator('textarea:visible').first().inputValue(), 'Do you deliver to Omsk?')
  assert.ok(await isSameDocument(page))
})

test('another language, a new tab and a missing page', async () => {
  await using visit = await openMarked('/catalog/all')
  const { page, context } = visit
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator('main article h3 a, main article a:has(h3)')
      .first()
      .click({ modifiers: ['Control'] }),
  ])
  await tab.waitForURL(/\/product\//)
  assert.match(page.url(), /\/catalog\/all/)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/product/no-such-product', textContent: 'gone' })
    document.querySelector('main')!.prepend(link)
    link.click()
  })
  await page.locator('h1', { hasText: 'Page not found' }).waitFor()
  assert.ok(await isSameDocument(page))
  await page.locator('details:has([name=locale]) summary').first().click()
  await page.locator('button[name=locale][value=de]').first().click()
  await page.waitForURL(/\/de\//)
  assert.ok(!(await isSameDocument(page)))
})

test('a link that the pointer rests on is fetched before the click', async () => {
  await using visit = await openMarked('/search?search=bolt')
  const { page } = visit
  const link = page.locator('main article h3 a, main article a:has(h3)').first()
  const [request] = await Promise.all([page.waitForRequest((sent) => sent.url().includes('.data')), link.hover()])
  assert.ok(new URL(request.url()).pathname.startsWith('/product/'))
})

test('a note says once what was done: neither a reload nor the back button brings it back', async () => {
  await using visit = await openAsNewUser('/profile/settings')
  const { page } = visit
  const note = page.locator('[role=status]', { hasText: 'Name saved' })
  await page.locator('section#name [name=name]').fill('Vera Kovač')
  await page.locator('section#name').getByRole('button', { name: 'Save' }).click()
  await waitForStatus(page, /Name saved/)
  await page.waitForFunction(() => !window.location.search.includes('done'))
  assert.equal(new URL(page.url()).hash, '#name')
  await page.locator('header a[href="/catalog/all"]').first().click()
  await page.waitForURL('/catalog/all')
  await page.goBack()
  await page.locator('section#name [name=name]').waitFor()
  assert.equal(await note.count(), 0)
  await page.reload()
  assert.equal(await note.count(), 0)
  assert.deepEqual(visit.problems, [])
})
