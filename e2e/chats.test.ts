// Dialogs between a visitor and a store on a page of their own, without a connection, without script.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, asSeller, chatOf, good, log, say, sentCount, texts } from './chats.fixture.ts'
import { signUp } from './people.ts'
import { accessibilityProblems, assertFits, base, open, sizes } from './support.ts'

test('what is written without a connection is kept, and goes once when it is back', async () => {
  const product = await good(1)
  await using visit = await open({ path: `/messages?store=${product.store.id}&product=${product.id}` })
  await using store = await asSeller()
  const { page, context } = visit
  await say(page, 'first')
  await sentCount(page, 1)
  await context.setOffline(true)
  await say(page, 'second')
  await say(page, 'third')
  await page.getByText('No connection. What you write is kept').waitFor()
  await page.locator('article[data-state=waiting]').nth(1).waitFor()
  await context.setOffline(false)
  await sentCount(page, 3)
  const chatId = await chatOf(context)
  assert.deepEqual(
    (await store.said(chatId)).map(({ text }) => text),
    ['first', 'second', 'third'],
  )
  await page.reload()
  assert.deepEqual(await texts(page), ['first', 'second', 'third'])
})

test('a refused message stays with its reason over a reload, and can be sent again or discarded', async () => {
  const product = await good(2)
  await using visit = await open({ path: `/messages?store=${product.store.id}&product=${product.id}` })
  const { page } = visit
  for (const count of [1, 2, 3]) {
    await say(page, 'Is anybody there?')
    await sentCount(page, count)
  }
  await say(page, 'Is anybody there?')
  const failed = page.locator('article[data-state=failed]')
  await failed.getByText('Not sent').waitFor()
  await page.goto(`/messages?store=${product.store.id}&product=${product.id}`)
  await failed.getByText('Not sent').waitFor()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await failed.getByText('Not sent').waitFor()
  await failed.getByRole('button', { name: 'Discard' }).click()
  await failed.waitFor({ state: 'detached' })
  assert.equal((await texts(page)).length, 3)
})

test('two tabs show the same and share one stream; a draft is kept', async () => {
  const product = await good(3)
  await using visit = await open({ path: `/messages?store=${product.store.id}&product=${product.id}` })
  const { page, context } = visit
  await say(page, 'from the first tab')
  await sentCount(page, 1)
  const chatId = await chatOf(context)
  const streams: string[] = []
  const other = await context.newPage()
  other.on('request', (request) => request.url().endsWith('/api/events') && streams.push(request.url()))
  await other.goto(`/messages/${chatId}`)
  await other.waitForFunction(() =>
    Object.keys(document.querySelector('textarea')!).some((key) => key.startsWith('__reactProps')),
  )
  await say(other, 'from the second tab')
  await sentCount(page, 2)
  await say(page, 'and back')
  await sentCount(other, 3)
  assert.deepEqual(await texts(page), await texts(other))
  assert.deepEqual(streams, [])
  await page.getByRole('textbox', { name: 'Message' }).fill('half a sent')
  await page.reload()
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('textarea[name=message]')?.value === 'half a sent',
  )
})

test('without script a form sends, and the page shows it', async () => {
  const product = await good(5)
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
  assert.deepEqual(await texts(page), ['Haben Sie das am Lager?'])
  await page.goto('/de/messages')
  assert.equal(await page.locator('nav a[href*="/de/messages/"]').count(), 1)
  assert.ok(await page.locator('nav a[href="/de/messages"]').count(), 'the bar leads to messages once there are some')
})

test('whoever signs in keeps the conversations that they had before', async () => {
  const product = await good(6)
  await using visit = await open({ path: `/messages?store=${product.store.id}&product=${product.id}` })
  const { page, context } = visit
  await say(page, 'Before I signed in')
  await sentCount(page, 1)
  await signUp(context)
  await page.goto('/profile/messages')
  await page.getByRole('button', { name: 'Keep 1 conversation' }).click()
  await page.getByRole('link', { name: /Before I signed in/ }).click()
  await page.waitForURL(/\/profile\/messages\/[0-9a-f-]{36}/)
  await log(page).getByText('Before I signed in').waitFor()
})

test('on a phone without chats the bar says how one begins, and a full cart widens nothing', async () => {
  const { id } = await good(0)
  await using visit = await open({ path: '/', size: 'phone' })
  const { page, context } = visit
  await page.locator('nav button[aria-disabled=true]').click({ force: true })
  await page.locator('[role=status]', { hasText: 'No chats yet. Write to a supplier' }).waitFor()
  const answer = await context.request.post('/api/cart/add', {
    data: { productId: id, quantity: 100_000 },
    headers: { origin: base() },
  })
  assert.ok(answer.ok(), await answer.text())
  await page.goto('/stores/all')
  await page.locator('header', { hasText: '99+' }).first().waitFor()
  await assertFits(page)
})

for (const size of Object.keys(sizes) as (keyof typeof sizes)[])
  test(`axe finds nothing, and nothing scrolls sideways (${size})`, async () => {
    const product = await good(7)
    await using visit = await open({ path: '/messages', size })
    const { page } = visit
    assert.deepEqual(await accessibilityProblems(page), [])
    await page.goto(`/messages?store=${product.store.id}&product=${product.id}`)
    await say(page, `${'long'.repeat(60)} word`)
    await sentCount(page, 1)
    await page.goto(`/messages/${await chatOf(visit.context)}`)
    assert.deepEqual(await accessibilityProblems(page), [])
    await assertFits(page)
    await page.goto(`/product/${product.slug}`)
    await ask(page, product)
    await log(page)
      .getByText(/longlong/)
      .waitFor()
    assert.deepEqual(await accessibilityProblems(page), [])
    assert.deepEqual(visit.problems, [])
  })
