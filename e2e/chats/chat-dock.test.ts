// The chat dock over product, order and other pages.
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
  waitForChatLink,
  messageTexts,
} from './chats.fixture.ts'
import { findOrderableProducts } from '../support/products.ts'
import { signUp } from '../support/people.ts'
import { post } from '../support/api.ts'
import { open } from '../support/browser.ts'

test('an anonymous visitor asks on a product page, and the seller answers', async () => {
  const product = await sellerProduct(0)
  await using visit = await open({ path: `/product/${product.slug}` })
  await using store = await signInAsSeller()
  const { page, context } = visit
  await openChat(page, product)
  await dock(page).getByText(product.name).waitFor()
  assert.equal(
    await dock(page).getByRole('heading').getByRole('link', { name: product.store.name }).getAttribute('href'),
    `/store/${product.store.alias}`,
  )
  await page.getByRole('textbox', { name: 'Your name' }).fill('Marta')
  await sendMessage(page, 'Do you keep 24 of these?')
  await waitForSentCount(page, 1)
  const chatId = await anonymousChatId(context)
  await store.sendMessage(chatId, 'Yes, 36 on the shelf.')
  await log(page).getByText('Yes, 36 on the shelf.').waitFor()
  await sendMessage(page, 'And the test sheets, please')
  await waitForSentCount(page, 2)
  assert.deepEqual(await messageTexts(page), [
    'Do you keep 24 of these?',
    'Yes, 36 on the shelf.',
    'And the test sheets, please',
  ])
  assert.deepEqual(
    (await store.messages(chatId)).map(({ seq, text }) => [seq, text]),
    (await messageTexts(page)).map((text, index) => [index + 1, text]),
  )

  await page.reload()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('DockController')),
  )
  assert.equal(await dock(page).count(), 0, 'it does not open by itself')
  await page.goto('/messages')
  await page.getByRole('link', { name: /And the test sheets/ }).click()
  await page.waitForURL(`**/messages/${chatId}`)
  await waitForSentCount(page, 2)
  assert.equal((await messageTexts(page)).length, 3)
  assert.deepEqual(visit.problems, [])
})

test('the dock can be opened, used and closed by keyboard', async () => {
  const product = await sellerProduct(4)
  await using visit = await open({ path: `/product/${product.slug}` })
  const { page } = visit
  const link = page.locator('a[data-chat]').first()
  await waitForChatLink(page)
  await link.focus()
  await page.keyboard.press('Enter')
  await dock(page).waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'))
  await page.keyboard.press('Escape')
  await dock(page).waitFor({ state: 'detached' })
  assert.ok(await link.evaluate((element) => element === document.activeElement))
  await openChat(page, product)
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('textarea[name=message]'))
  await page.keyboard.type('one')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Enter')
  await waitForSentCount(page, 1)
  assert.deepEqual(await messageTexts(page), ['one\ntwo'])
  assert.ok(await field.evaluate((element) => element === document.activeElement), 'the focus stays in the field')
})

test('a chat opened from an order page shows the order above the chat and in the message', async () => {
  const [product] = await findOrderableProducts(1, 3)
  await using visit = await open()
  const { page, context } = visit
  await signUp(context)
  const { id: chatId } = await post<{ id: string }>(context, 'chat/create', {
    memberStoreId: product!.storeId,
    chatType: 'Authorized',
  })
  await post(context, 'chat/message/send', { chatId, message: 'Good afternoon' })
  await post(context, 'cart/add', { productId: product!.id, quantity: product!.quantity })
  const order = { storeId: product!.storeId, contactName: 'Ada Novak', contactEmail: 'ada@buyer.example' }
  const {
    outcomes: [placed],
  } = await post<{ outcomes: { orderId: string; orderNumber: number }[] }>(context, 'cart/order/create', order)
  await page.goto(`/order/${placed!.orderId}`)
  await waitForChatLink(page)
  await page.locator('main a[data-chat]').first().click()
  const title = `Order no. ${placed!.orderNumber}`
  await dock(page).getByRole('link', { name: title }).waitFor()
  await sendMessage(page, 'When does it leave?')
  await waitForSentCount(page, 2)
  await log(page).getByRole('link', { name: title }).waitFor()
  await sendMessage(page, 'And how?')
  await waitForSentCount(page, 3)
  assert.equal(await log(page).getByRole('link', { name: title }).count(), 1, 'once is enough')
  assert.deepEqual(visit.problems, [])
})

test('floating buttons stand beside the page, only where nothing is under them', async () => {
  await using visit = await open({ path: '/stores/all' })
  const { page } = visit
  const messenger = page.locator('footer > a[data-contact=messenger]')
  for (const [width, isShown] of [
    [1440, true],
    [1280, true],
    [1279, false],
    [375, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    assert.equal(await messenger.isVisible(), isShown, `${width}`)
    if (!isShown) continue
    const [button, content] = await Promise.all([messenger.boundingBox(), page.locator('main').boundingBox()])
    assert.ok(button!.x >= content!.x + content!.width, `${width}`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/messages', '/cart']) {
    await page.goto(path)
    assert.equal(await messenger.count(), 0, path)
  }
})
