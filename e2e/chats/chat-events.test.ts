// Chat events in the browser: one event stream, minimal requests, presence.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '#platform/testing/until.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { accessibilityProblems, assertFits, base, open, signIn } from '../support/browser.ts'
import { anonymousChatId, sendMessage, signInAsSeller, waitForSentCount } from './chats.fixture.ts'

const seller = 'seller@tradeyard.example'
const storeId = async () =>
  ((await (await fetch(`${base()}/api/x/store/single?alias=sibmetiz`)).json()) as { id: number }).id

test('each event causes one request and updates the unread count', async () => {
  await using visit = await open({ path: `/messages?store=${await storeId()}` })
  await using store = await signInAsSeller()
  const { page, context } = visit
  await sendMessage(page, 'Once')
  await waitForSentCount(page, 1)
  const chatId = await anonymousChatId(context)
  await page.goto('/about-us')
  await page.waitForRequest(/get\/list\/anonymous/)
  const requestedPaths: string[] = []
  page.on(
    'request',
    (request) => void (/\/api\/chat\//.test(request.url()) && requestedPaths.push(new URL(request.url()).pathname)),
  )
  for (const unread of ['1', '2']) {
    await store.sendMessage(chatId, `Heard once: ${unread}`)
    await page.locator('a[data-chat]', { hasText: unread }).waitFor()
  }
  assert.deepEqual(requestedPaths, ['/api/chat/single', '/api/chat/single'])
})

test('a visitor without a session stops opening event streams until the next chat', async () => {
  await using visit = await open({ path: '/about-us' })
  const { page, context } = visit
  await context.addCookies([{ name: 'chatInteraction', value: '1', url: base() }])
  let streams = 0
  page.on('request', (request) => void (streams += Number(new URL(request.url()).pathname === '/api/events')))
  const store = await storeId()
  await page.clock.install()
  await page.goto(`/messages?store=${store}`)
  await page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/api/events' && answer.request().resourceType() === 'fetch',
  )
  await page.clock.runFor(120_000)
  assert.equal(streams, 2, 'one attempt and one diagnostic request')
  assert.equal(await page.getByText('You’re offline').isVisible(), false)
  const opened = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/api/events' && answer.status() === 200,
  )
  await sendMessage(page, 'Anybody here?')
  await opened
})

test('each side sees the presence of the other', async () => {
  await using store = await open()
  await signIn(store.page, seller, demonstrationPassword)
  await store.page.goto('/profile/messages')
  await using visit = await open({ path: `/messages?store=${await storeId()}`, size: 'phone' })
  const { page, context } = visit
  const isOnline = (on: Page) => on.locator('section > header').getByText('Online', { exact: true })
  const untilOnline = (on: Page) =>
    until(async () => {
      // Presence is read again when the page becomes visible.
      await on.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      return isOnline(on)
        .waitFor({ timeout: 1_000 })
        .then(
          () => true,
          () => false,
        )
    })
  await untilOnline(page)
  await sendMessage(page, 'Good morning')
  await waitForSentCount(page, 1)
  assert.deepEqual(await accessibilityProblems(page), [])
  await store.page.goto(`/profile/messages/${await anonymousChatId(context)}`)
  await untilOnline(store.page)
  await assertFits(page)
})
