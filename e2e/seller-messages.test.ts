// The store's side of dialogs: who waits, who answers, what is promised; and what a store says again and again.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { saidDone as done, signUp } from './people.ts'
import { accessibilityProblems, assertFits, base, open, signIn, untilAlive } from './support.ts'

type Money = { minor: number; currency: string }
type Card = {
  id: number
  name: string
  originalPrice: Money
  minimumOrder: number
  orderStep: number
  stock: { available: number }
  store: { id: number }
}
type Store = { id: number; minimumOrderOriginal: Money }

const seller = 'seller@tradeyard.example'
let count = 0

const get = async <Answer>(path: string) =>
  (await (await fetch(`${base()}/api/x/${path}`, { headers: { 'accept-language': 'en' } })).json()) as Answer

/** Goods of the seller's store, in a quantity at half the price of which the store takes an order. */
async function good() {
  const [{ items }, store] = await Promise.all([
    get<{ items: Card[] }>('platform/live/default/product/search?facets=0&stock=InStock&pageSize=48&store=sibmetiz'),
    get<Store>('store/single?alias=sibmetiz'),
  ])
  for (const card of items) {
    const wanted = Math.max(
      card.minimumOrder,
      Math.ceil((store.minimumOrderOriginal.minor * 2.5) / card.originalPrice.minor),
    )
    const quantity = Math.ceil(wanted / card.orderStep) * card.orderStep
    if (quantity * 2 <= card.stock.available) return { ...card, quantity }
  }
  return assert.fail('sibmetiz has no goods in stock')
}

async function post<Answer>(context: BrowserContext, path: string, body: object): Promise<Answer> {
  const answer = await context.request.post(`/api/${path}`, { data: body, headers: { origin: base() } })
  assert.ok(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** A new buyer who has asked the seller's store about something. */
async function asker(about?: { id: number }, options: Parameters<typeof open>[0] = {}) {
  const visit = await open({ path: '/about-us', ...options })
  const name = `Ines ${Date.now().toString(36)}-${++count}`
  await signUp(visit.context, name)
  const { id: storeId } = await get<Store>('store/single?alias=sibmetiz')
  const { id: chatId } = await post<{ id: string }>(visit.context, 'chat/create', {
    memberStoreId: storeId,
    chatType: 'Authorized',
    widget: about ? { productId: about.id } : null,
  })
  const say = (message: string) =>
    visit.context.request.post('/api/chat/message/send', { data: { chatId, message }, headers: { origin: base() } })
  assert.ok((await say(`Is it ready to ship? ${name}`)).ok())
  return Object.assign(visit, { name, chatId, say })
}

async function asSeller(options: Parameters<typeof open>[0] = {}) {
  const visit = await open(options)
  await signIn(visit.page, seller, demonstrationPassword)
  return visit
}

/** Refused forms are part of these journeys, and a browser writes each of them down. */
const unexpected = ({ problems }: { problems: string[] }) =>
  problems.filter((problem) => !problem.includes('422 (Unprocessable Entity)'))
const list = (page: Page) => page.getByRole('region', { name: 'Messages of buyers' })
const log = (page: Page) => page.getByRole('log')
/** Enter sends once the scripts of the dialog's own page are there; before, it breaks the line. */
const openDialog = async (page: Page, name: string) => {
  await list(page).getByRole('link', { name }).click()
  await page.waitForURL(/\/messages\/[^/?]+/)
  await untilAlive(page)
}
const add = async (page: Page, what: string) => {
  await page.getByRole('button', { name: 'Add to the message' }).click()
  await page.getByRole('button', { name: what }).click()
}

test('a seller offers a price in the dialog, and the buyer orders at it', async () => {
  const product = await good()
  await using buyer = await asker(product)
  await using own = await asSeller()
  const { page } = own
  await page.goto('/profile/messages')
  assert.equal(
    await list(page)
      .getByRole('link', { name: buyer.name })
      .locator('[data-side]')
      .evaluate((face) => face.clientWidth / 2 <= parseFloat(getComputedStyle(face).borderRadius)),
    true,
    'people are round',
  )
  await openDialog(page, buyer.name)
  await log(page).getByText(`Is it ready to ship? ${buyer.name}`).waitFor()
  await add(page, 'Offer a price')
  const dialog = page.getByRole('dialog', { name: 'Offer a price' })
  await dialog.getByText('List price:').waitFor()
  await dialog.getByRole('button', { name: 'Offer the price' }).click()
  await dialog.getByText('Enter a price such as').waitFor()
  await dialog.getByLabel('Your price').fill(String(product.originalPrice.minor / 50))
  await dialog.getByRole('button', { name: 'Offer the price' }).click()
  await dialog.getByText('lies between a tenth of the list price').waitFor()
  assert.deepEqual(await accessibilityProblems(page, { include: 'dialog[open]' }), [])
  const minor = Math.floor(product.originalPrice.minor / 2)
  await dialog.getByLabel('Your price').fill((minor / 100).toFixed(2))
  await dialog.getByLabel('From quantity').fill(String(product.quantity))
  await dialog.getByRole('button', { name: 'Offer the price' }).click()
  await log(page).getByText('Price for this buyer').waitFor()
  assert.equal(await dialog.count(), 0)

  await buyer.page.goto(`/profile/messages/${buyer.chatId}`)
  await log(buyer.page).getByText('Price for you').waitFor()
  assert.match(await log(buyer.page).innerText(), /until [A-Z][a-z]+ \d/)
  await log(buyer.page)
    .getByRole('button', { name: /in the cart$/ })
    .click()
  await buyer.page.getByText('Added to the cart').waitFor()
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
    .getByRole('link', { name: /Order No/ })
    .waitFor()
  await add(page, 'Send an order')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Order No/ })
    .click()
  await log(page)
    .getByRole('link', { name: /Order No/ })
    .waitFor()
  assert.deepEqual(unexpected(own), [])
})

test('who waits is found by filter and name, answered, given to a colleague, kept out and let in again', async () => {
  await using buyer = await asker()
  await using own = await asSeller()
  const { page } = own
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Answer' }).click()
  await page.waitForURL(/filter=Waiting/)
  await list(page).getByLabel('Buyer’s name').fill(buyer.name.toUpperCase())
  await list(page).getByLabel('Buyer’s name').press('Enter')
  await page.waitForURL(/name=/)
  assert.equal(await list(page).locator('li').count(), 1)
  await openDialog(page, buyer.name)
  await page.getByRole('textbox', { name: 'Message' }).fill('It is. Shall we send it today?')
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
  await log(page).locator('article[data-mine]:not([data-state])', { hasText: 'Shall we send it today?' }).waitFor()
  await list(page).getByText('No conversation fits.').waitFor()
  await buyer.say('Please do')
  await list(page).getByRole('link', { name: buyer.name }).waitFor()
  await log(page).getByText('Please do').waitFor()

  const about = page.getByRole('complementary', { name: 'About the buyer' })
  await about.getByLabel('Who answers').selectOption({ index: 1 })
  await about.getByRole('button', { name: 'Save' }).click()
  await done(page, /Saved who answers/)
  await page.goto(`/profile/messages?side=Store&filter=Mine&name=${encodeURIComponent(buyer.name)}`)
  await openDialog(page, buyer.name)
  await about.getByRole('button', { name: 'Block the buyer' }).click()
  await page.locator('dialog:popover-open').getByRole('button', { name: 'Block the buyer' }).click()
  await done(page, /is blocked/)
  assert.equal((await buyer.say('And now?')).status(), 403)
  await about.getByRole('button', { name: 'Let the buyer write again' }).click()
  await done(page, /can write again/)
  assert.ok((await buyer.say('And now?')).ok())
  await about.getByRole('button', { name: 'Report' }).click()
  await page.locator('dialog:popover-open').getByLabel('What is wrong').selectOption({ label: 'Advertising' })
  await page.locator('dialog:popover-open').getByRole('button', { name: 'Send the report' }).click()
  await done(page, /report is sent/)
  assert.deepEqual(unexpected(own), [])
})

test('the open dialog shows in the list, however far down it stands', async () => {
  await using buyer = await asker()
  await using own = await asSeller()
  const { page } = own
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto('/profile/messages')
  await list(page).getByRole('link', { name: buyer.name }).waitFor()
  await page.goto((await list(page).locator('li a').last().getAttribute('href'))!)
  await page.waitForFunction(() => {
    const row = document.querySelector('li > a[aria-current=true]')!
    const [inner, outer] = [row.getBoundingClientRect(), row.closest('ul')!.parentElement!.getBoundingClientRect()]
    return inner.top >= outer.top && inner.bottom <= outer.bottom
  })
  assert.ok(
    await list(page)
      .locator('ul')
      .evaluate((rows) => rows.parentElement!.scrollTop > 0),
  )
})

test('answers are saved, put into a message, changed and deleted; the hours are set', async () => {
  await using buyer = await asker()
  await using own = await asSeller()
  const { page } = own
  const title = `Delivery ${buyer.name}`
  await page.goto('/profile/messages/settings')
  const answers = page.getByRole('region', { name: 'Saved answers' })
  await answers.getByRole('button', { name: 'Save' }).last().click()
  await page.getByRole('alert').getByText('Enter a name for the answer').waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await answers.getByLabel('Name').last().fill(title)
  await answers.getByLabel('Text').last().fill('In three days.')
  await answers.getByRole('button', { name: 'Save' }).last().click()
  await done(page, /answer is saved/)

  await page.goto(`/profile/messages/${buyer.chatId}`)
  await add(page, 'Saved answer')
  await page.getByRole('dialog').getByRole('button', { name: title }).click()
  assert.equal(await page.getByRole('textbox', { name: 'Message' }).inputValue(), 'In three days.')

  await page.goto('/profile/messages/settings')
  const row = answers.locator('li', { hasText: title })
  await row.getByText('Edit').click()
  await row.getByLabel('Text').fill('In two days.')
  await row.getByRole('button', { name: 'Save' }).click()
  await done(page, /answer is saved/)
  assert.match(await row.innerText(), /In two days/)
  await row.getByRole('button', { name: /Delete/ }).click()
  await page.locator('dialog:popover-open').getByRole('button', { name: 'Delete' }).click()
  await done(page, /answer is deleted/)

  const hours = page.getByRole('region', { name: 'Automatic answer' })
  await hours.getByLabel('Text of the answer').fill('We open at nine.')
  await hours.getByLabel('Time zone').selectOption('Asia/Novosibirsk')
  await hours.getByLabel('Sunday').check()
  await hours.getByLabel('Opens at').fill('08:30')
  await hours.getByRole('button', { name: 'Save' }).click()
  await done(page, /hours are saved/)
  assert.deepEqual(
    [await hours.getByLabel('Opens at').inputValue(), await hours.getByLabel('Sunday').isChecked()],
    ['08:30', true],
  )
  assert.deepEqual(unexpected(own), [])
})

test('a buyer is answered without script', async () => {
  await using buyer = await asker()
  await using own = await asSeller({ javaScript: false })
  const { page } = own
  await page.goto('/profile/messages')
  await openDialog(page, buyer.name)
  await page.getByRole('textbox', { name: 'Message' }).fill('Yes, today.')
  await page.getByRole('button', { name: 'Send' }).click()
  await log(page).getByText('Yes, today.').waitFor()
  assert.equal(await log(page).locator('article', { hasText: 'Yes, today.' }).count(), 1)
  assert.deepEqual(unexpected(own), [])
})

test('A06 a dialog of another store is not there', async () => {
  await using buyer = await asker()
  await using other = await open()
  await signIn(other.page, 'second-seller@tradeyard.example', demonstrationPassword)
  const answer = await other.page.goto(`/profile/messages/${buyer.chatId}`)
  assert.equal(answer!.status(), 404)
})

test('list and dialog fit and read at three widths, in light and dark', async () => {
  const product = await good()
  await using buyer = await asker(product)
  for (const [size, theme, locale] of [
    ['phone', 'dark', '/ru'],
    ['tablet', 'light', '/de'],
    ['desktop', 'dark', ''],
  ] as const) {
    await using own = await asSeller({ size, theme })
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
