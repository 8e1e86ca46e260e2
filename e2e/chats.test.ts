// Dialogs between a visitor and a store: over a product page, on a page of their own, without a connection, without script.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { orderableGoods } from './goods.ts'
import { signUp } from './people.ts'
import { accessibilityProblems, assertFits, base, open, sizes } from './support.ts'

type Card = { id: number; slug: string; name: string; store: { id: number; alias: string; name: string } }
type Said = { items: { seq: number; text: string; side: string }[] }

const seller = 'seller@tradeyard.example'
let goods: Promise<Card[]> | undefined

/** Goods of the store whose seller this test can be. */
async function good(place: number) {
  goods ??= fetch(`${base()}/api/x/platform/live/default/product/search?facets=0&pageSize=48&store=sibmetiz`)
    .then((answer) => answer.json() as Promise<{ items: Card[] }>)
    .then(({ items }) => items.filter(({ store }) => store.alias === 'sibmetiz'))
  return (await goods)[place] ?? assert.fail('sibmetiz has too few goods')
}

/** The seller, by the calls that the cabinet makes. */
async function asSeller() {
  const visit = await open({ path: '/about-us', javaScript: false })
  const { request } = visit.context
  const headers = { origin: base() }
  const entered = await request.post('/api/token/request', {
    data: { login: seller, password: demonstrationPassword },
    headers,
  })
  assert.ok(entered.ok(), await entered.text())
  return {
    said: async (chatId: string) =>
      ((await (await request.get(`/api/chat/message/get/list?chatId=${chatId}&limit=100`)).json()) as Said).items,
    say: async (chatId: string, message: string) => {
      const answer = await request.post('/api/chat/message/send', { data: { chatId, message }, headers })
      assert.ok(answer.ok(), await answer.text())
    },
    [Symbol.asyncDispose]: () => visit.context.close(),
  }
}

const takenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('a[data-chat]')!).some((key) => key.startsWith('__reactProps')),
  )

/** Presses the way to the store on the page of the product. */
async function ask(page: Page, { id, store }: Card) {
  await takenOver(page)
  await page.locator(`main a[data-chat][href$="store=${store.id}&product=${id}"]:visible`).first().click()
}

const dock = (page: Page) => page.getByRole('dialog', { name: 'Messages' })
const log = (page: Page) => page.getByRole('log')
const say = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
}
const texts = (page: Page) => log(page).locator('article > [dir=auto]').allInnerTexts()
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

test('a visitor asks over a product page without registering, and the seller answers', async () => {
  const product = await good(0)
  await using visit = await open({ path: `/product/${product.slug}` })
  await using store = await asSeller()
  const { page, context } = visit
  await ask(page, product)
  await dock(page).getByText(product.name).waitFor()
  assert.equal(
    await dock(page).getByRole('heading').getByRole('link', { name: product.store.name }).getAttribute('href'),
    `/store/${product.store.alias}`,
  )
  await page.getByRole('textbox', { name: 'Your name' }).fill('Marta')
  await say(page, 'Do you keep 24 of these?')
  await sentCount(page, 1)
  const chatId = await chatOf(context)
  await store.say(chatId, 'Yes, 36 on the shelf.')
  await log(page).getByText('Yes, 36 on the shelf.').waitFor()
  await say(page, 'And the test sheets, please')
  await sentCount(page, 2)
  assert.deepEqual(await texts(page), [
    'Do you keep 24 of these?',
    'Yes, 36 on the shelf.',
    'And the test sheets, please',
  ])
  assert.deepEqual(
    (await store.said(chatId)).map(({ seq, text }) => [seq, text]),
    (await texts(page)).map((text, index) => [index + 1, text]),
  )

  await page.reload()
  await dock(page).getByText('Yes, 36 on the shelf.').waitFor()
  await page.goto('/messages')
  await page.getByRole('link', { name: /And the test sheets/ }).click()
  await page.waitForURL(`**/messages/${chatId}`)
  await sentCount(page, 2)
  assert.equal((await texts(page)).length, 3)
  assert.deepEqual(visit.problems, [])
})

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

test('by keyboard alone: open, write, break a line, go back, close', async () => {
  const product = await good(4)
  await using visit = await open({ path: `/product/${product.slug}` })
  const { page } = visit
  const pill = page.locator('a[data-chat][href$="/messages"]')
  await takenOver(page)
  await pill.focus()
  await page.keyboard.press('Enter')
  await dock(page).waitFor()
  await page.keyboard.press('Escape')
  await dock(page).waitFor({ state: 'detached' })
  assert.ok(await pill.evaluate((element) => element === document.activeElement))
  await ask(page, product)
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('textarea[name=message]'))
  await page.keyboard.type('one')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Enter')
  await sentCount(page, 1)
  assert.deepEqual(await texts(page), ['one\ntwo'])
  assert.ok(await field.evaluate((element) => element === document.activeElement), 'the focus stays in the field')
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

test('from the page of an order, the dialog with its supplier says which order, above it and with the message', async () => {
  const [product] = await orderableGoods(1, 3)
  await using visit = await open()
  const { page, context } = visit
  await signUp(context)
  const post = async <Answer>(path: string, data: object) => {
    const answer = await context.request.post(`/api/${path}`, { data, headers: { origin: base() } })
    assert.ok(answer.ok(), await answer.text())
    return (await answer.json()) as Answer
  }
  const { id: chatId } = await post<{ id: string }>('chat/create', {
    memberStoreId: product!.storeId,
    chatType: 'Authorized',
  })
  await post('chat/message/send', { chatId, message: 'Good afternoon' })
  await post('cart/add', { productId: product!.id, quantity: product!.quantity })
  const order = { storeId: product!.storeId, contactName: 'Ada Novak', contactEmail: 'ada@buyer.example' }
  const {
    outcomes: [placed],
  } = await post<{ outcomes: { orderId: string; orderNumber: number }[] }>('cart/order/create', order)
  await page.goto(`/order/${placed!.orderId}`)
  await takenOver(page)
  await page.locator('main a[data-chat]').first().click()
  const title = `Order No. ${placed!.orderNumber}`
  await dock(page).getByRole('link', { name: title }).waitFor()
  await say(page, 'When does it leave?')
  await sentCount(page, 2)
  await log(page).getByRole('link', { name: title }).waitFor()
  await say(page, 'And how?')
  await sentCount(page, 3)
  assert.equal(await log(page).getByRole('link', { name: title }).count(), 1, 'once is enough')
  assert.deepEqual(visit.problems, [])
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

test('the dock without chats leads on, and nothing floats beside it', async () => {
  await using visit = await open({ path: '/stores/all' })
  const { page } = visit
  await takenOver(page)
  await page.locator('a[data-chat][href$="/messages"]').click()
  await dock(page).getByRole('link', { name: 'To the catalogue' }).waitFor()
  assert.equal(await page.locator('a[data-contact=messenger][aria-label]').isVisible(), false)
  await page.goto('/messages')
  assert.equal(await page.locator('a[data-contact=messenger][aria-label]').isVisible(), false)
  assert.equal(await page.getByText('Choose a conversation').isVisible(), false)
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
