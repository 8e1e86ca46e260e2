// The seller's messages: waiting chats, assignment, price offers, saved answers and opening hours.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '#platform/testing/until.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { waitForFocus } from '../support/keyboard.ts'
import { waitForStatus } from '../support/people.ts'
import {
  type Money,
  offerProduct,
  openAsAskingBuyer,
  openAsSeller,
  chatList,
  log,
  openChat,
  addToMessage,
} from './seller-messages.fixture.ts'
import { post } from '../support/api.ts'
import {
  accessibilityProblems,
  assertFits,
  open,
  signIn,
  problemsExcept,
  waitForHydration,
} from '../support/browser.ts'

test('a seller offers a price in the chat, and the buyer orders at it', async () => {
  const product = await offerProduct()
  await using buyer = await openAsAskingBuyer(product)
  await using own = await openAsSeller()
  const { page } = own
  await page.goto('/profile/messages')
  assert.equal(
    await chatList(page)
      .getByRole('link', { name: buyer.name })
      .locator('[data-side]')
      .evaluate((face) => face.clientWidth / 2 <= parseFloat(getComputedStyle(face).borderRadius)),
    true,
    'avatars of people are round',
  )
  await openChat(page, buyer.name)
  await log(page).getByText(`Is it ready to ship? ${buyer.name}`).waitFor()
  await addToMessage(page, 'Offer a price')
  const dialog = page.getByRole('dialog', { name: 'Offer a price' })
  await dialog.getByText('List price:').waitFor()
  await dialog.getByRole('button', { name: 'Offer price' }).click()
  await dialog.getByText('Enter a price such as').waitFor()
  await dialog.getByLabel('Your price').fill(String(product.originalPrice.minor / 50))
  await dialog.getByRole('button', { name: 'Offer price' }).click()
  await dialog.getByText('must be between 10% and 100% of the list price').waitFor()
  assert.deepEqual(await accessibilityProblems(page, { include: 'dialog[open]' }), [])
  const offerPrice = async (minor: number, fromQuantity = product.quantity) => {
    await dialog.getByLabel('Your price').fill((minor / 100).toFixed(2))
    await dialog.getByLabel('From quantity').fill(String(fromQuantity))
    await dialog.getByRole('button', { name: 'Offer price' }).click()
    await log(page).getByText('Price for this buyer').last().waitFor()
    await dialog.waitFor({ state: 'detached' })
  }
  await offerPrice(Math.floor(product.originalPrice.minor * 0.9))
  await page.reload()
  await waitForHydration(page)
  await page.getByRole('region', { name: 'Offered prices' }).waitFor()
  await buyer.page.goto(`/profile/messages/${buyer.chatId}`)
  await waitForHydration(buyer.page)
  await log(buyer.page).getByRole('button', { name: 'Decline', exact: true }).click()
  const declining = buyer.page.getByRole('dialog', { name: 'Decline this price?' })
  assert.deepEqual(await accessibilityProblems(buyer.page, { include: 'dialog:popover-open' }), [])
  await declining.getByLabel('Reason (optional)').fill('Others ask for half.')
  await declining.getByRole('button', { name: 'Decline', exact: true }).click()
  for (const side of [page, buyer.page]) {
    await log(side).getByText('Others ask for half.').waitFor()
    await log(side).getByText('declined', { exact: true }).waitFor()
  }
  await page.getByRole('region', { name: 'Offered prices' }).waitFor({ state: 'detached' })
  assert.equal(
    await log(buyer.page)
      .getByRole('button', { name: /to cart$/ })
      .count(),
    0,
  )

  const pinnedNote = buyer.page.locator('[data-pinned]').getByText('Your price until')
  assert.equal(await pinnedNote.count(), 0)
  await addToMessage(page, 'Offer a price')
  await offerPrice(Math.floor(product.originalPrice.minor * 0.8), product.minimumOrder)
  await pinnedNote.waitFor()
  await addToMessage(page, 'Offer a price')
  await offerPrice(Math.floor(product.originalPrice.minor * 0.7), product.minimumOrder)
  for (const side of [page, buyer.page]) await log(side).getByText('replaced', { exact: true }).waitFor()
  assert.equal(await log(buyer.page).getByRole('button', { name: 'Decline', exact: true }).count(), 1)

  const minor = Math.floor(product.originalPrice.minor / 2)
  await addToMessage(page, 'Offer a price')
  await offerPrice(minor)
  await log(buyer.page).getByRole('button', { name: 'Decline', exact: true }).nth(1).waitFor()
  assert.match(await log(buyer.page).innerText(), /valid until \d+ [A-Z][a-z]+ \d{4}/)
  await log(buyer.page)
    .getByRole('button', { name: /to cart$/ })
    .last()
    .click()
  await buyer.page.getByText(/: now .* in your cart/).waitFor()
  const { storeItems } = (await (await buyer.context.request.get('/api/cart/get')).json()) as {
    storeItems: { items: { originalPrice: Money; quantity: number }[] }[]
  }
  assert.deepEqual(
    storeItems[0]!.items.map(({ originalPrice, quantity }) => [originalPrice.minor, quantity]),
    [[minor, product.quantity]],
  )
  const { outcomes } = await post<{ outcomes: { orderId: string }[] }>(buyer.context, 'cart/order/create', {
    contactName: 'Ines',
    contactPhone: '+381641234567',
  })
  const { total } = (await (
    await buyer.context.request.get(`/api/cart/order/get?id=${outcomes[0]!.orderId}`)
  ).json()) as { total: Money }
  assert.equal(total.minor, minor * product.quantity)

  await page.reload()
  await page
    .getByRole('complementary', { name: 'About the buyer' })
    .getByRole('link', { name: /Order no/ })
    .waitFor()
  await addToMessage(page, 'Send an order')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Order no/ })
    .click()
  await log(page)
    .getByRole('link', { name: /Order no/ })
    .waitFor()
  assert.deepEqual(problemsExcept(own, 422), [])
})

test('a waiting chat can be found by filter and name, answered and assigned; its buyer can be blocked and unblocked', async () => {
  await using buyer = await openAsAskingBuyer()
  await using own = await openAsSeller()
  const { page } = own
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Reply' }).click()
  await page.waitForURL(/filter=Waiting/)
  await chatList(page).getByLabel('Buyer’s name').fill(buyer.name.toUpperCase())
  await chatList(page).getByLabel('Buyer’s name').press('Enter')
  await page.waitForURL(/name=/)
  await until(async () => (await chatList(page).locator('li').count()) === 1)
  await openChat(page, buyer.name)
  await page.getByRole('textbox', { name: 'Message' }).fill('It is. Shall we send it today?')
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
  await log(page).locator('article[data-mine]:not([data-state])', { hasText: 'Shall we send it today?' }).waitFor()
  await chatList(page).getByText('No matching conversations.').waitFor()
  await buyer.sendMessage('Please do')
  await chatList(page).getByRole('link', { name: buyer.name }).waitFor()
  await log(page).getByText('Please do').waitFor()

  const about = page.getByRole('complementary', { name: 'About the buyer' })
  await about.getByLabel('Assigned to').selectOption({ index: 1 })
  await about.getByRole('button', { name: 'Save' }).click()
  await waitForStatus(page, /Assignment saved/)
  await page.goto(`/profile/messages?side=Store&filter=Mine&name=${encodeURIComponent(buyer.name)}`)
  await openChat(page, buyer.name)
  await about.getByRole('button', { name: 'Block buyer' }).click()
  await page.locator('dialog:popover-open').getByRole('button', { name: 'Block buyer' }).click()
  await waitForStatus(page, /Buyer blocked/)
  assert.equal((await buyer.sendMessage('And now?')).status(), 403)
  await about.getByRole('button', { name: 'Unblock buyer' }).click()
  await waitForStatus(page, /Buyer unblocked/)
  assert.ok((await buyer.sendMessage('And now?')).ok())
  await about.getByRole('button', { name: 'Report' }).click()
  await page.locator('dialog:popover-open').getByLabel('What’s wrong').selectOption({ label: 'Advertising' })
  await page.locator('dialog:popover-open').getByRole('button', { name: 'Send report' }).click()
  await waitForStatus(page, /Report sent/)
  assert.deepEqual(problemsExcept(own, 422), [])
})

test('the list scrolls to the open chat', async () => {
  await using buyer = await openAsAskingBuyer()
  await using own = await openAsSeller()
  const { page } = own
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto('/profile/messages')
  await chatList(page).getByRole('link', { name: buyer.name }).waitFor()
  await page.goto((await chatList(page).locator('li a').last().getAttribute('href'))!)
  await page.waitForFunction(() => {
    const row = document.querySelector('li > a[aria-current=true]')!
    const [inner, outer] = [row.getBoundingClientRect(), row.closest('ul')!.parentElement!.getBoundingClientRect()]
    return inner.top >= outer.top && inner.bottom <= outer.bottom
  })
  assert.ok(
    await chatList(page)
      .locator('ul')
      .evaluate((rows) => rows.parentElement!.scrollTop > 0),
  )
})

test('saved answers can be created, used, changed and deleted, and opening hours set', async () => {
  await using buyer = await openAsAskingBuyer()
  await using own = await openAsSeller()
  const { page } = own
  const title = `Delivery ${buyer.name}`
  await page.goto('/profile/messages/settings')
  const answers = page.getByRole('region', { name: 'Saved replies' })
  await answers.getByRole('button', { name: 'Save' }).last().click()
  await page.getByRole('alert').getByText('Enter a name for the reply').waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await answers.getByLabel('Name').last().fill(title)
  await answers.getByLabel('Text').last().fill('In three days.')
  await answers.getByRole('button', { name: 'Save' }).last().click()
  await waitForStatus(page, /Reply saved/)

  await page.goto(`/profile/messages/${buyer.chatId}`)
  await addToMessage(page, 'Saved reply')
  await page.getByRole('dialog').getByRole('button', { name: title }).click()
  assert.equal(await page.getByRole('textbox', { name: 'Message' }).inputValue(), 'In three days.')

  await page.goto('/profile/messages/settings')
  const row = answers.locator('li', { hasText: title })
  await row.getByText('Edit').click()
  await row.getByLabel('Text').fill('In two days.')
  await row.getByRole('button', { name: 'Save' }).click()
  await waitForStatus(page, /Reply saved/)
  // The confirmation stands where the page scrolls to.
  await waitForFocus(answers.locator(':has(> [role=status])'))
  assert.match(await row.innerText(), /In two days/)
  await row.getByRole('button', { name: /Delete/ }).click()
  await page.locator('dialog:popover-open').getByRole('button', { name: 'Delete' }).click()
  await waitForStatus(page, /Reply deleted/)

  const hours = page.getByRole('region', { name: 'Automatic reply' })
  await hours.getByLabel('Reply text').fill('We open at nine.')
  await hours.getByLabel('Time zone').selectOption('Asia/Novosibirsk')
  await hours.getByLabel('Sunday').check()
  await hours.getByLabel('Opens at').fill('08:30')
  await hours.getByRole('button', { name: 'Save' }).click()
  await waitForStatus(page, /Hours saved/)
  assert.deepEqual(
    [await hours.getByLabel('Opens at').inputValue(), await hours.getByLabel('Sunday').isChecked()],
    ['08:30', true],
  )
  assert.deepEqual(problemsExcept(own, 422), [])
})

test('a seller can answer without JavaScript', async () => {
  await using buyer = await openAsAskingBuyer()
  await using own = await openAsSeller({ javaScript: false })
  const { page } = own
  await page.goto('/profile/messages')
  await openChat(page, buyer.name)
  await page.getByRole('textbox', { name: 'Message' }).fill('Yes, today.')
  await page.getByRole('button', { name: 'Send' }).click()
  await log(page).getByText('Yes, today.').waitFor()
  assert.equal(await log(page).locator('article', { hasText: 'Yes, today.' }).count(), 1)
  assert.deepEqual(problemsExcept(own, 422), [])
})

test('a chat of another store answers 404 (A06)', async () => {
  await using buyer = await openAsAskingBuyer()
  await using other = await open()
  await signIn(other.page, 'second-seller@tradeyard.example', demonstrationPassword)
  const answer = await other.page.goto(`/profile/messages/${buyer.chatId}`)
  assert.equal(answer!.status(), 404)
})

test('chat list and chat fit three widths and are accessible in both themes', async () => {
  const product = await offerProduct()
  await using buyer = await openAsAskingBuyer(product)
  for (const [size, theme, locale] of [
    ['phone', 'dark', '/ru'],
    ['tablet', 'light', '/de'],
    ['desktop', 'dark', ''],
  ] as const) {
    await using own = await openAsSeller({ size, theme })
    for (const path of ['/profile/messages', `/profile/messages/${buyer.chatId}`, '/profile/messages/settings']) {
      await own.page.goto(locale + path)
      assert.deepEqual(await accessibilityProblems(own.page), [], `${size} ${path}`)
      await assertFits(own.page)
    }
    if (size === 'desktop') continue
    await own.page.goto(`${locale}/profile/messages/${buyer.chatId}`)
    await own.page.locator('button[popovertarget=buyer]').first().click()
    await own.page.locator('#buyer:popover-open').waitFor()
    assert.deepEqual(await accessibilityProblems(own.page, { include: '#buyer' }), [], size)
  }
})
