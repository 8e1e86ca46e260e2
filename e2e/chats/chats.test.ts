// The messages page of a visitor: offline, without JavaScript, in two tabs.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  openChat,
  signInAsSeller,
  anonymousChatId,
  dock,
  sellerProduct,
  log,
  sendMessage,
  waitForSentCount,
  messageTexts,
} from './chats.fixture.ts'
import { signUp } from '../support/people.ts'
import { accessibilityProblems, assertFits, base, open, sizes } from '../support/browser.ts'

test('a message written offline is kept and sent once after reconnecting', async () => {
  const product = await sellerProduct(1)
  await using visit = await open({ path: `/messages?store=${product.store.id}&product=${product.id}` })
  await using store = await signInAsSeller()
  const { page, context } = visit
  await sendMessage(page, 'first')
  await waitForSentCount(page, 1)
  await context.setOffline(true)
  await sendMessage(page, 'second')
  await sendMessage(page, 'third')
  await page.getByText('You’re offline. Your messages will be sent').waitFor()
  await page.locator('article[data-state=waiting]').nth(1).waitFor()
  await context.setOffline(false)
  await waitForSentCount(page, 3)
  const chatId = await anonymousChatId(context)
  assert.deepEqual(
    (await store.messages(chatId)).map(({ text }) => text),
    ['first', 'second', 'third'],
  )
  await page.reload()
  assert.deepEqual(await messageTexts(page), ['first', 'second', 'third'])
})

test('a refused message survives a reload with its reason and can be resent or discarded', async () => {
  const product = await sellerProduct(2)
  await using visit = await open({ path: `/messages?store=${product.store.id}&product=${product.id}` })
  const { page } = visit
  for (const count of [1, 2, 3]) {
    await sendMessage(page, 'Is anybody there?')
    await waitForSentCount(page, count)
  }
  await sendMessage(page, 'Is anybody there?')
  const failed = page.locator('article[data-state=failed]')
  await failed.getByText('Not sent').waitFor()
  await page.goto(`/messages?store=${product.store.id}&product=${product.id}`)
  await failed.getByText('Not sent').waitFor()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await failed.getByText('Not sent').waitFor()
  await failed.getByRole('button', { name: 'Discard' }).click()
  await failed.waitFor({ state: 'detached' })
  assert.equal((await messageTexts(page)).length, 3)
})

test('two tabs show the same messages and share one event stream; drafts are kept', async () => {
  const product = await sellerProduct(3)
  await using visit = await open({ path: `/messages?store=${product.store.id}&product=${product.id}` })
  const { page, context } = visit
  await sendMessage(page, 'from the first tab')
  await waitForSentCount(page, 1)
  const chatId = await anonymousChatId(context)
  const streams: string[] = []
  const other = await context.newPage()
  other.on('request', (request) => request.url().endsWith('/api/events') && streams.push(request.url()))
  await other.goto(`/messages/${chatId}`)
  await other.waitForFunction(() =>
    Object.keys(document.querySelector('textarea')!).some((key) => key.startsWith('__reactProps')),
  )
  await sendMessage(other, 'from the second tab')
  await waitForSentCount(page, 2)
  await sendMessage(page, 'and back')
  await waitForSentCount(other, 3)
  assert.deepEqual(await messageTexts(page), await messageTexts(other))
  assert.deepEqual(streams, [])
  await page.getByRole('textbox', { name: 'Message' }).fill('half a sent')
  await page.reload()
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('textarea[name=message]')?.value === 'half a sent',
  )
})

test('a message can be sent without JavaScript', async () => {
  const product = await sellerProduct(5)
  await using visit = await open({
    path: `/de/messages?store=${product.store.id}&product=${product.id}`,
    javaScript: false,
    size: 'phone',
  })
  const { page } = visit
  await page.fill('[name=name]', 'Jonas')
  await page.fill('[name=message]', 'Haben Sie das am Lager?')
  await Promise.all([
    page.waitForURL(/\/de\/messages\/[0-9a-f-]{36}$/),
    page.locator('main form button[type=submit]').click(),
  ])
  assert.deepEqual(await messageTexts(page), ['Haben Sie das am Lager?'])
  await page.goto('/de/messages')
  assert.equal(await page.locator('nav a[href*="/de/messages/"]').count(), 1)
  assert.ok(await page.locator('nav a[href="/de/messages"]').count(), 'the bar leads to messages once there are some')
})

test('a visitor reports a conversation without JavaScript', async () => {
  const product = await sellerProduct(7)
  await using visit = await open({
    path: `/de/messages?store=${product.store.id}&product=${product.id}`,
    javaScript: false,
    size: 'phone',
  })
  const { page } = visit
  await page.fill('[name=message]', 'Geht auch Vorkasse?')
  await Promise.all([
    page.waitForURL(/\/de\/messages\/[0-9a-f-]{36}$/),
    page.locator('main form button[type=submit]').click(),
  ])
  await page.getByRole('button', { name: 'Melden' }).click()
  await page.locator(':popover-open [name=reason]').selectOption('Fraud')
  await page.locator(':popover-open').getByRole('button', { name: 'Meldung senden' }).click()
  await page.locator('[role=status]', { hasText: 'Die Meldung wurde gesendet.' }).waitFor()
  await assertFits(page)
})

test('signing in keeps the chats of the anonymous session', async () => {
  const product = await sellerProduct(6)
  await using visit = await open({ path: `/messages?store=${product.store.id}&product=${product.id}` })
  const { page, context } = visit
  await sendMessage(page, 'Before I signed in')
  await waitForSentCount(page, 1)
  await signUp(context)
  await page.goto(`/product/${product.slug}`)
  await openChat(page, product)
  await dock(page).getByRole('link', { name: 'Keep 1 conversation' }).click()
  await page.waitForURL('**/profile/messages')
  await page.getByRole('button', { name: 'Keep 1 conversation' }).click()
  await page.getByRole('link', { name: /Before I signed in/ }).click()
  await page.waitForURL(/\/profile\/messages\/[0-9a-f-]{36}/)
  await log(page).getByText('Before I signed in').waitFor()
})

test('on phones without chats the bar explains how to start one, and a full cart does not widen it', async () => {
  await using visit = await open({ path: '/', size: 'phone' })
  const { page, context } = visit
  await page.locator('nav button[aria-disabled=true]').click({ force: true })
  await page.locator('[role=status]', { hasText: 'No conversations yet. Message a supplier' }).waitFor()
  for (const number of [1, 2, 3]) {
    const { items } = (await (
      await context.request.get(`/api/x/platform/live/default/product/search?stock=InStock&pageSize=48&page=${number}`)
    ).json()) as { items: { id: number; minimumOrder: number }[] }
    for (const { id, minimumOrder } of items) {
      const answer = await context.request.post('/api/cart/add', {
        data: { productId: id, quantity: minimumOrder },
        headers: { origin: base() },
      })
      assert.ok(answer.ok(), await answer.text())
    }
  }
  await page.goto('/stores/all')
  await page.locator('header', { hasText: '99+' }).first().waitFor()
  await assertFits(page)
})

for (const size of Object.keys(sizes) as (keyof typeof sizes)[])
  test(`the messages page is accessible and does not scroll horizontally (${size})`, async () => {
    const product = await sellerProduct(7)
    await using visit = await open({ path: '/messages', size })
    const { page } = visit
    assert.deepEqual(await accessibilityProblems(page), [])
    await page.goto(`/messages?store=${product.store.id}&product=${product.id}`)
    await sendMessage(page, `${'long'.repeat(60)} word`)
    await waitForSentCount(page, 1)
    await page.goto(`/messages/${await anonymousChatId(visit.context)}`)
    assert.deepEqual(await accessibilityProblems(page), [])
    await assertFits(page)
    await page.goto(`/product/${product.slug}`)
    await openChat(page, product)
    await log(page)
      .getByText(/longlong/)
      .waitFor()
    assert.deepEqual(await accessibilityProblems(page), [])
    assert.deepEqual(visit.problems, [])
  })
