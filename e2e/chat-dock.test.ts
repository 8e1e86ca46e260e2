// Dialogs over the page on which they begin: of a product, of an order, of any other.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, asSeller, chatOf, dock, good, log, say, sentCount, takenOver, texts } from './chats.fixture.ts'
import { orderableGoods } from './goods.ts'
import { signUp } from './people.ts'
import { base, open } from './support.ts'

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
