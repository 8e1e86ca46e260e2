// What dialogs hear in a browser: read once, from one stream, for as long as there is somebody to hear; and who is here.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { accessibilityProblems, assertFits, base, open, signIn } from './support.ts'

const seller = 'seller@tradeyard.example'
const storeId = async () =>
  ((await (await fetch(`${base()}/api/x/store/single?alias=sibmetiz`)).json()) as { id: number }).id

/** The seller, by the calls that the cabinet makes. */
async function asSeller() {
  const visit = await open({ path: '/about-us', javaScript: false })
  const { request } = visit.context
  const headers = { origin: base() }
  assert.ok(
    (
      await request.post('/api/token/request', { data: { login: seller, password: demonstrationPassword }, headers })
    ).ok(),
  )
  return {
    say: async (chatId: string, message: string) =>
      assert.ok((await request.post('/api/chat/message/send', { data: { chatId, message }, headers })).ok()),
    [Symbol.asyncDispose]: () => visit.context.close(),
  }
}

const say = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
}
const sentCount = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => document.querySelectorAll('[role=log] article[data-mine]:not([data-state])').length === wanted,
    count,
  )

async function chatOf(context: BrowserContext) {
  const { items } = (await (await context.request.get('/api/chat/get/list/anonymous')).json()) as {
    items: { id: string }[]
  }
  return items[0]!.id
}

test('a visitor reads their list once for what happens, and their figure follows', async () => {
  await using visit = await open({ path: `/messages?store=${await storeId()}` })
  await using store = await asSeller()
  const { page, context } = visit
  await say(page, 'Once')
  await sentCount(page, 1)
  const chatId = await chatOf(context)
  await page.goto('/about-us')
  await page.waitForRequest(/get\/list\/anonymous/)
  const asked: string[] = []
  page.on(
    'request',
    (request) => void (/\/api\/chat\//.test(request.url()) && asked.push(new URL(request.url()).pathname)),
  )
  const sign = page.locator('a[data-chat]', { hasText: '1' })
  await store.say(chatId, 'Heard once')
  await sign.waitFor()
  await page.waitForTimeout(1_000)
  assert.deepEqual(asked, ['/api/chat/single'])
})

test('a visitor whose session has gone asks for no stream any more, until they have a dialog again', async () => {
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
  assert.equal(streams, 2, 'it is tried once, and once more asked why not')
  assert.equal(await page.getByText('No connection').isVisible(), false)
  const opened = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/api/events' && answer.status() === 200,
  )
  await say(page, 'Anybody here?')
  await opened
})

test('each side sees that the other is here', async () => {
  await using store = await open({ path: '/about-us' })
  await signIn(store.page, seller, demonstrationPassword)
  await store.page.goto('/profile/messages')
  await using visit = await open({ path: `/messages?store=${await storeId()}`, size: 'phone' })
  const { page, context } = visit
  const isOnline = (on: Page) => on.locator('section > header').getByText('Online', { exact: true })
  const untilOnline = async (on: Page) => {
    // Asked again when one comes back to the page, as every now and then.
    for (
      const deadline = Date.now() + 15_000;
      !(await isOnline(on).isVisible()) && Date.now() < deadline;
      await on.waitForTimeout(200)
    )
      await on.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    assert.equal(await isOnline(on).isVisible(), true)
  }
  await untilOnline(page)
  await say(page, 'Good morning')
  await sentCount(page, 1)
  assert.deepEqual(await accessibilityProblems(page), [])
  await store.page.goto(`/profile/messages/${await chatOf(context)}`)
  await untilOnline(store.page)
  await assertFits(page)
})
