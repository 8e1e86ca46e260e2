// Administration: access, chats and reports, help requests, synonyms.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '#platform/testing/until.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { readMessages } from '../support/messages.ts'
import { pagesBelow } from '../support/page-paths.ts'
import { waitForStatus } from '../support/people.ts'
import { post } from '../support/api.ts'
import {
  accessibilityProblems,
  assertFits,
  base,
  open,
  signIn,
  waitForHydration,
  problemsExcept,
} from '../support/browser.ts'

const pages = pagesBelow('/admin')

async function openAsAdmin(options: Parameters<typeof open>[0] = {}) {
  const visit = await open(options)
  await signIn(visit.page, 'admin@tradeyard.example', demonstrationPassword)
  return visit
}

let count = 0
const unique = (word: string) => `${word}${Date.now().toString(36)}${++count}`

/** A visitor writes to a store and reports the chat. */
async function createReport(comment: string) {
  await using visitor = await open({ path: '/help', javaScript: false })
  const name = unique('Reporter ')
  const { id: storeId } = (await (await fetch(`${base()}/api/x/store/single?alias=sibmetiz`)).json()) as { id: number }
  const { id: chatId } = await post<{ id: string }>(visitor.context, 'chat/create', {
    memberStoreId: storeId,
    chatType: 'Anonymous',
    name,
  })
  for (const message of ['<b>Is</b> it in stock?', 'I sent the money yesterday'])
    await post(visitor.context, 'chat/message/send', { chatId, message })
  await post(visitor.context, 'chat/report', { chatId, reason: 'Fraud', comment })
  return { name, chatId }
}

async function createHelpRequest() {
  await using visitor = await open({ path: '/help' })
  const text = unique('Bolts of titanium ')
  await post(visitor.context, 'help/request', { text, contact: 'bea@buyer.example', name: unique('Bea ') })
  return text
}

const rowWith = (page: Page, text: string) => page.locator('main li', { hasText: text }).first()

test('admin pages answer 404 to other accounts and redirect anonymous visitors to the login page', async () => {
  await using stranger = await open()
  await stranger.page.goto('/admin/chats')
  assert.match(stranger.page.url(), /\/login\?next=%2Fadmin%2Fchats/)
  await using buyer = await open()
  await signIn(buyer.page, 'buyer@tradeyard.example', demonstrationPassword)
  for (const path of pages) assert.equal((await buyer.context.request.get(path)).status(), 404, path)
  await buyer.page.goto(pages.at(-1)!)
  assert.equal(await buyer.page.locator('a[href$="/admin"]').count(), 0)
  await using admin = await openAsAdmin({ javaScript: false })
  await admin.page.goto('/')
  assert.ok((await admin.page.locator('a[href$="/admin"]').count()) > 0)
  for (const path of pages) {
    const answer = (await admin.page.goto(path))!
    assert.deepEqual([answer.status(), answer.headers()['cache-control']], [200, 'private, no-store'], path)
    assert.equal(await admin.page.locator('meta[name=robots]').getAttribute('content'), 'noindex')
    for (const link of await admin.page.locator('main a[download]').all()) {
      const download = await admin.context.request.get((await link.getAttribute('href'))!)
      assert.match(download.headers()['content-type'] ?? '', /spreadsheet/, path)
    }
  }
  assert.deepEqual(admin.problems, [])
})

test('an administrator with one feature can open its pages only', async () => {
  await using admin = await openAsAdmin({ javaScript: false })
  const email = 'second-seller@tradeyard.example'
  const found = await admin.context.request.get(`/api/x/admin-panel/account/list?query=${email}`)
  const ids = ((await found.json()) as { items: { id: string }[] }).items.map(({ id }) => id)
  const setFeatures = (features: string[]) => post(admin.context, 'x/admin-panel/account/bulk-admin', { ids, features })
  await setFeatures(['telephony'])
  try {
    await using helper = await open({ javaScript: false })
    await signIn(helper.page, email, demonstrationPassword)
    for (const [path, status] of [
      ['/admin', 200],
      ['/admin/help-requests', 200],
      ['/admin/chats', 403],
      ['/admin/chats/reports', 403],
      ['/admin/synonyms', 403],
    ] as const)
      assert.equal((await helper.page.goto(path))!.status(), status, path)
    await helper.page.goto('/admin')
    const links = await helper.page
      .locator('main a[href^="/admin/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')!.split('?')[0]))
    assert.deepEqual([...new Set(links)].sort(), ['/admin/audit', '/admin/help-requests', '/admin/telephony'])
  } finally {
    await setFeatures([])
  }
})

test('a report can be read with its chat and closed with a note by keyboard', async () => {
  const comment = unique('They took the money ')
  const { name, chatId } = await createReport(comment)
  await using visit = await openAsAdmin()
  const { page } = visit
  await page.goto('/admin/chats/reports')
  const row = rowWith(page, comment)
  assert.match(await row.innerText(), new RegExp(`${name} reports store`))
  await row.getByRole('link', { name: /Read conversation/ }).click()
  await page.waitForURL(`**/admin/chats/${chatId}`)
  await page.getByText('I sent the money yesterday').waitFor()
  assert.match(
    await page.locator('main').innerText(),
    /audit log[\s\S]*<b>Is<\/b> it in stock\?[\s\S]*I sent the money yesterday/,
  )
  assert.equal(await page.locator('main ol form').count(), 0, 'the messages have no forms')

  await page.goto('/admin/chats/reports')
  await row.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('The store has sent the goods')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Your goods are on their way')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await waitForStatus(page, /Report closed/)
  assert.equal(await rowWith(page, comment).count(), 0)
  await page.getByRole('link', { name: 'Closed', exact: true }).click()
  assert.match(await row.innerText(), /The store has sent the goods/)
  assert.deepEqual(visit.problems, [])
})

test('a chat can be found by buyer and store, and its buyer banned, without JavaScript', async () => {
  const { name, chatId } = await createReport('Spam')
  await using visit = await openAsAdmin({ javaScript: false })
  const { page } = visit
  await page.goto('/admin/chats')
  await page.fill('[name=query]', name)
  await page.fill('[name=store]', `${base()}/store/sibmetiz`)
  await page.selectOption('[name=reported]', 'Open')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL(/reported=Open/)
  assert.equal(await page.locator('main tbody tr').count(), 1)
  await page.fill('[name=store]', 'no-such-store')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByText('Store not found').waitFor()
  await page.goto(`/admin/chats/${chatId}`)
  await page.locator('summary', { hasText: 'Ban' }).click()
  await page.fill('[name=reason]', ' a ')
  await page.getByRole('button', { name: 'Check whom it affects' }).click()
  await page
    .getByRole('alert')
    .getByText(/Give a reason/)
    .waitFor()
  assert.match(await page.title(), /^Error/)
  await page.fill('[name=reason]', 'Fraud in chats')
  await page.getByRole('button', { name: 'Check whom it affects' }).click()
  await page.getByRole('button', { name: 'Ban', exact: true }).click()
  await waitForStatus(page, /Ban is in force/)
  assert.equal((await page.goto('/admin/chats/00000000-0000-4000-8000-000000000000'))!.status(), 404)
  assert.equal((await page.goto('/admin/chats/nonsense'))!.status(), 404)
})

test('a help request can be taken, answered by e-mail and marked; a concurrent change shows an error', async () => {
  const text = await createHelpRequest()
  await using first = await openAsAdmin()
  await using second = await openAsAdmin({ javaScript: false })
  for (const { page } of [first, second]) await page.goto('/admin/help-requests')
  const row = rowWith(first.page, text)
  assert.match(
    (await row.locator('a[href^=mailto]').getAttribute('href'))!,
    /^mailto:bea%40buyer\.example\?subject=Your%20request/,
  )
  await row.getByRole('button', { name: 'Take on' }).click()
  await waitForStatus(first.page, /assigned to you/)
  await rowWith(second.page, text).getByRole('button', { name: 'Dismiss' }).click()
  await second.page.getByText(/A colleague has changed this request/).waitFor()
  assert.match(first.page.url(), /status=InWork/)
  await row.getByRole('button', { name: 'Mark as answered' }).click()
  await waitForStatus(first.page, /marked as answered/)
  assert.deepEqual(first.problems, [])
})

test('a synonym group can be added, found, changed and removed, and applies to the search', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  const word = unique('zorble').replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)
  await page.goto('/admin/synonyms?language=en')
  const add = async (words: string) => {
    // Text typed before hydration is lost.
    await waitForHydration(page)
    if (!(await page.locator('#create-words').isVisible()))
      await page.locator('summary', { hasText: 'Add group' }).click()
    await page.fill('#create-words', words)
    await page.locator('#create-words').locator('xpath=ancestor::form').getByRole('button').click()
  }
  await add(`${word}, ${word}`)
  await page
    .getByRole('alert')
    .getByText(/listed twice/)
    .waitFor()
  assert.equal(await page.locator('#create-words').inputValue(), `${word}, ${word}`)
  await add(`${word}\n${'x'.repeat(61)}`)
  await page
    .getByRole('alert')
    .getByText(/longer than 60/)
    .waitFor()
  await add(word)
  await page
    .getByRole('alert')
    .getByText(/at least two/)
    .waitFor()
  await add(`${word}\nhex bolt`)
  await waitForStatus(page, /Group added/)
  await waitForHydration(page)
  await page.fill('[name=query]', word)
  await page.getByRole('button', { name: 'Search' }).last().click()
  await page.getByText('1 group', { exact: true }).waitFor()
  const found = async () =>
    (await (await fetch(`${base()}/api/x/platform/live/default/product/count?text=${word}`)).json()) as {
      total: number
    }
  await until(async () => (await found()).total > 0)
  await page.getByText(`Edit ${word}`).locator('xpath=ancestor::summary').click()
  await page.locator('main li form textarea').fill(`${word}, hex bolt, ${word} screw`)
  await page.locator('main li form').getByRole('button', { name: 'Save' }).click()
  await waitForStatus(page, /Group saved/)
  await page.getByRole('button', { name: `Remove ${word}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await waitForStatus(page, /Group removed/)
  assert.deepEqual(problemsExcept(visit, 422), [])
})

test('admin pages are translated into six languages', async () => {
  await using visit = await openAsAdmin({ javaScript: false })
  for (const locale of ['ru', 'sr', 'de', 'it', 'tr'])
    for (const [path, namespace, key] of [
      ['/admin', 'admin', 'title'],
      ['/admin/chats', 'reviews', 'chats'],
      ['/admin/chats/reports', 'reviews', 'reports'],
      ['/admin/help-requests', 'help-requests', 'title'],
      ['/admin/synonyms', 'synonyms', 'title'],
    ] as const) {
      await visit.page.goto(`/${locale}${path}`)
      assert.equal(await visit.page.locator('h1').innerText(), readMessages(locale, namespace)[key])
      assert.ok((await visit.page.locator('nav', { hasText: readMessages(locale, 'admin')['area.help']! }).count()) > 0)
    }
})

test('admin pages fit three widths and are accessible in both themes', async () => {
  const { chatId } = await createReport(unique('A long story, '.repeat(40)))
  await createHelpRequest()
  for (const [size, theme, locale] of [
    ['phone', 'dark', '/ru'],
    ['tablet', 'light', '/de'],
    ['desktop', 'dark', ''],
  ] as const) {
    await using visit = await openAsAdmin({ size, theme })
    for (const path of [...pages, `/admin/chats/${chatId}`]) {
      await visit.page.goto(locale + path)
      assert.deepEqual(await accessibilityProblems(visit.page), [], `${size} ${path}`)
      await assertFits(visit.page)
    }
    assert.deepEqual(visit.problems, [])
  }
})
