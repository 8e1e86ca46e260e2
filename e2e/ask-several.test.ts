// One question to several suppliers, from a list to the answers side by side, by visitors who are not signed in.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import * as files from '#platform/testing/files.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { accessibilityProblems, assertFits, base, open, signIn } from './support.ts'

const sellerStore = 'sibmetiz'
type Card = { id: number; store: { id: number; alias: string; name: string } }

/** Goods of as many suppliers as there are on a page; the demonstration's seller first. */
async function goodsOf(count: number): Promise<Card[]> {
  const get = async (query: string) =>
    (await (await fetch(`${base()}/api/x/platform/live/default/product/search?facets=0&${query}`)).json()) as {
      items: Card[]
    }
  const own = (await get(`store=${sellerStore}&pageSize=1`)).items
  const others = new Map((await get('q=bolt&pageSize=48')).items.map((card) => [card.store.id, card]))
  others.delete(own[0]!.store.id)
  return [...own, ...others.values()].slice(0, count)
}

const pathTo = (cards: readonly Card[]) => `/ask?${cards.map(({ id, store }) => `to=${store.id}-${id}`).join('&')}`
const bar = (page: Page) => page.locator('form#ask')
const toggles = (page: Page) => page.locator('main [form=ask]')

/** Asks, and stays on the page of the answers. */
async function send(page: Page, text: string) {
  await page.fill('[name=message]', text)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(/\/ask\/[0-9a-f-]{36}\?sent/)
}

/** The demonstration's seller answers in the chat that has this text. */
async function answer(context: BrowserContext, question: string, text: string) {
  const call = async (method: 'get' | 'post', path: string, storeId?: number, data?: object) => {
    const headers = { origin: base(), ...(storeId && { 'x-store-id': String(storeId) }) }
    const reply = await context.request[method](`/api/${path}`, { headers, ...(data && { data }) })
    assert.ok(reply.ok(), `${path}: ${reply.status()} ${await reply.text()}`)
    return reply.json()
  }
  await call('post', 'token/request', undefined, { login: 'seller@tradeyard.example', password: demonstrationPassword })
  const { items: stores } = (await call('get', 'x/store/context')) as { items: { id: number; alias: string }[] }
  const storeId = stores.find(({ alias }) => alias === sellerStore)!.id
  const { items } = (await call('get', 'chat/get/list/context?side=Store&limit=50', storeId)) as {
    items: { id: string; lastMessage: { text: string } }[]
  }
  const chat =
    items.find(({ lastMessage }) => lastMessage.text === question) ?? assert.fail('the seller has the question')
  await call('post', 'chat/message/send', storeId, { chatId: chat.id, message: text })
}

test('suppliers are chosen on one list and another, asked once, and what they answer appears by itself', async () => {
  await using visitor = await open({ path: '/search?q=bolt' })
  const { page } = visitor
  await toggles(page).nth(0).check()
  await toggles(page).nth(1).check()
  await bar(page).locator('[role=status]', { hasText: '2 of 10' }).waitFor()
  await page.goto('/stores/all')
  await bar(page).locator('[role=status]', { hasText: '2 of 10' }).waitFor()
  await toggles(page).nth(3).check()
  await bar(page).locator('[role=status]', { hasText: '3 of 10' }).waitFor()
  await toggles(page).nth(3).uncheck()
  await page.goBack()
  await page.waitForFunction(() => document.querySelectorAll('[form=ask]:checked').length === 2)
  await bar(page).locator('a').click()
  await page.waitForURL(/\/ask\?to=/)
  assert.equal(await page.locator('main [name=to]:checked').count(), 2)

  await page.goto(pathTo(await goodsOf(3)))
  await page.locator('main [name=to]').nth(1).uncheck()
  await page.locator('main [role=group] button').first().click()
  const question = `${await page.inputValue('[name=message]')} ${Date.now()}`
  await page.fill('[name=name]', 'Vera Visitor')
  await send(page, question)
  assert.equal(await page.locator('main article').count(), 2)
  await page.getByText('0 of 2 answered').waitFor()
  await page.waitForFunction(() => sessionStorage.getItem('ask') === null)

  await using seller = await open({ path: '/login' })
  await answer(seller.context, question, 'From 500 pieces it is a tenth less')
  await page.locator('main article', { hasText: 'SibMetiz' }).getByText('From 500 pieces it is a tenth less').waitFor()
  await page.getByText('1 of 2 answered').waitFor()
  await page.goto('/ask')
  await page.locator('main a[href*="/ask/"]').first().click()
  await page.getByText('From 500 pieces it is a tenth less').waitFor()
  assert.deepEqual([...visitor.problems, ...seller.problems], [])
})

test('the same works without script: ticks, one form, a mistake that keeps what was written', async () => {
  await using visitor = await open({ path: '/de/stores/all', javaScript: false })
  const { page } = visitor
  assert.equal(await bar(page).isVisible(), false)
  for (const index of [0, 2, 5]) await toggles(page).nth(index).check()
  await bar(page).locator('button').click()
  await page.waitForURL(/\/de\/ask\?to=/)
  assert.equal(await page.locator('main [name=to]:checked').count(), 3)
  await page.locator('main [name=to]').nth(0).uncheck()
  await page.fill('[name=name]', 'Nora')
  await page.locator('main form button[type=submit]').click()
  await page.locator('[data-error-summary] a[href="#message"]').waitFor()
  assert.equal(await page.inputValue('[name=name]'), 'Nora')
  assert.equal(await page.locator('main [name=to]:checked').count(), 2)
  await send(page, `Haben Sie das auf Lager? ${Date.now()}`)
  assert.equal(await page.locator('main article').count(), 2)
  const address = page.url()
  await using stranger = await open()
  assert.equal((await stranger.page.goto(address))?.status(), 404)
})

/** What the demonstration's seller has of a question. */
async function asked(question: string) {
  await using seller = await open({ path: '/login', javaScript: false })
  const { request } = seller.context
  const headers = { origin: base() }
  await request.post('/api/token/request', {
    data: { login: 'seller@tradeyard.example', password: demonstrationPassword },
    headers,
  })
  const { items: stores } = (await (await request.get('/api/x/store/context')).json()) as {
    items: { id: number; alias: string }[]
  }
  const at = { 'x-store-id': String(stores.find(({ alias }) => alias === sellerStore)!.id) }
  const { items } = (await (
    await request.get('/api/chat/get/list/context?side=Store&limit=50', { headers: at })
  ).json()) as {
    items: { lastMessage: { text: string; files: { name: string; url: string }[] } }[]
  }
  const messages = items.map(({ lastMessage }) => lastMessage).filter(({ text }) => text === question)
  assert.equal(messages.length, 1)
  for (const { url } of messages[0]!.files) assert.equal((await request.get(url)).status(), 200)
  return messages[0]!.files.map(({ name }) => name)
}

const given = (name: string, bytes: Uint8Array, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})

test('a drawing goes with the question, to each supplier in their own chat; what is refused says so beside it', async () => {
  const cards = await goodsOf(2)
  await using visitor = await open({ path: pathTo(cards), size: 'phone' })
  const { page } = visitor
  await page
    .locator('#files')
    .setInputFiles([given('Drawing.pdf', files.pdf()), given('notes.txt', files.text('x'), 'text/plain')])
  await page.getByText('Pictures, PDF, XLSX and DOCX can be sent.').waitFor()
  await page.locator('li[data-state=ready]', { hasText: 'Drawing.pdf' }).waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await assertFits(page)
  await page.getByRole('button', { name: 'Remove notes.txt' }).click()
  const question = `Who makes this? ${Date.now()}`
  await send(page, question)
  await page.getByText('1 file', { exact: true }).waitFor()
  assert.deepEqual(await asked(question), ['Drawing.pdf'])
  assert.deepEqual(visitor.problems, [])
})

test('without script the files of a question go with the form, and those that have arrived stay when it is refused', async () => {
  await using visitor = await open({ path: `/de${pathTo(await goodsOf(2))}`, javaScript: false })
  const { page } = visitor
  const submit = () => Promise.all([page.waitForEvent('load'), page.locator('main form button[type=submit]').click()])
  const question = `Wer fertigt das? ${Date.now()}`
  await page.fill('[name=message]', question)
  await page
    .locator('#files')
    .setInputFiles([given('Zeichnung.pdf', files.pdf()), given('notes.txt', files.text('x'), 'text/plain')])
  await submit()
  await page.locator('[data-error-summary] a[href="#files"]', { hasText: 'notes.txt' }).waitFor()
  assert.equal(await page.inputValue('[name=message]'), question)
  assert.equal(await page.getByLabel('Zeichnung.pdf').isChecked(), true)
  await page.locator('#files').setInputFiles([given('Maße.xlsx', await files.xlsx())])
  await submit()
  await page.waitForURL(/\/ask\/[0-9a-f-]{36}\?sent/)
  assert.deepEqual(await asked(question), ['Zeichnung.pdf', 'Maße.xlsx'])
})

test('two presses ask one question, and nobody is no choice', async () => {
  await using visitor = await open()
  const { page } = visitor
  await signIn(page, 'buyer@tradeyard.example', demonstrationPassword)
  await page.goto(pathTo(await goodsOf(2)))
  assert.equal(await page.locator('[name=name]').count(), 0)
  const text = `Twice ${Date.now()}`
  await page.fill('[name=message]', text)
  await page.locator('main form button[type=submit]').dblclick()
  await page.waitForURL(/\?sent/)
  await page.goto('/ask')
  assert.equal(await page.locator('main a', { hasText: text }).count(), 1)
  await page.goto(pathTo(await goodsOf(2)))
  for (const tick of await page.locator('main [name=to]').all()) await tick.uncheck()
  await page.fill('[name=message]', 'Who?')
  await page.locator('main form button[type=submit]').click()
  await page.locator('[data-error-summary] a[href="#to"]').waitFor()
})

test('no more than ten, and of each supplier the product that was chosen last; the keyboard is enough', async () => {
  await using visitor = await open({ path: `/stores/all?view=cards` })
  const { page } = visitor
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main a[data-chat]')!).some((key) => key.startsWith('__reactProps')),
  )
  for (let index = 0; index < 10; index++) {
    await toggles(page).nth(index).focus()
    await page.keyboard.press('Space')
  }
  await bar(page).locator('[role=status]', { hasText: '10 of 10' }).waitFor()
  await toggles(page).nth(10).focus()
  await page.keyboard.press('Space')
  await bar(page).getByText('No more than 10').waitFor()
  assert.equal(await toggles(page).nth(10).isChecked(), false)
  await bar(page).locator('button').press('Enter')
  await bar(page).waitFor({ state: 'hidden' })
  assert.equal(await page.locator('[form=ask]:checked').count(), 0)
  await page.goto(`/search?q=bolt&supplier=${sellerStore}`)
  await toggles(page).nth(0).check()
  await bar(page).locator('[role=status]', { hasText: '1 of 10' }).waitFor()
  await toggles(page).nth(1).check()
  await bar(page).getByText('chosen last').waitFor()
  assert.deepEqual([await toggles(page).nth(0).isChecked(), await toggles(page).nth(1).isChecked()], [false, true])
  assert.deepEqual(visitor.problems, [])
})

test('what is ticked before the page is alive, or just then, is chosen', async () => {
  for (const [ticks, told] of [
    [2, '3 of 10'],
    [11, 'No more than 10'],
  ] as const) {
    await using visitor = await open()
    const { page } = visitor
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', (route) => released.then(() => route.continue()))
    // The bar is drawn a moment before it hears what is ticked.
    await page.addInitScript(() => {
      const late = new MutationObserver(() => {
        if (!document.querySelector('form#ask [role=status]')) return
        late.disconnect()
        const field = document.querySelectorAll<HTMLInputElement>('main [form=ask]')[2]!
        if (!field.checked) field.click()
      })
      late.observe(document, { childList: true, subtree: true })
    })
    const alive = page.goto('/stores/all?view=cards', { waitUntil: 'commit' })
    for (let index = 0; index < ticks; index++) await toggles(page).nth(index).check()
    release()
    await alive
    await bar(page).getByText(told).waitFor()
    await page.waitForFunction(
      (count) => document.querySelectorAll('[form=ask]:checked').length === count,
      Math.min(ticks + 1, 10),
    )
    assert.deepEqual(visitor.problems, [])
  }
})

test('Write leads to the chat from the goods, the supplier, a list, the cart', async () => {
  const [card] = await goodsOf(1)
  for (const javaScript of [true, false]) {
    await using visitor = await open({ path: `/product/${card!.id}`, size: 'phone', javaScript })
    const { page } = visitor
    const about = `/messages?store=${card!.store.id}&product=${card!.id}`
    assert.equal(
      await page.locator(`main a[data-chat][href="${about}"]:visible`).count(),
      2,
      'in the box and in the bar',
    )
    assert.equal(await page.locator(`main a[href="/ask?product=${card!.id}"]`).count(), 1)
    await page.locator('main form[action$="/cart"] button[type=submit]').first().click()
    await page.locator('header a[href$="/cart"]', { hasText: /\d/ }).first().waitFor()
    for (const [path, name] of [
      [`/store/${sellerStore}`, 'store'],
      ['/cart', 'cart'],
    ] as const) {
      await page.goto(path)
      assert.equal(
        await page
          .locator(`main a[data-chat][href="/messages?store=${card!.store.id}"]:visible`)
          .first()
          .getAttribute('aria-label'),
        `Write to ${card!.store.name}`,
        name,
      )
    }
    await page.goto('/stores/all')
    assert.ok((await page.locator('main table a[data-chat]').count()) > 10)
  }
})

for (const [size, theme] of [
  ['phone', 'dark'],
  ['tablet', 'light'],
  ['desktop', 'dark'],
] as const)
  test(`asking fits and has nothing that axe finds (${size}, ${theme})`, async () => {
    await using visitor = await open({ path: '/ru/search?q=bolt', size, theme })
    const { page } = visitor
    const check = async () => {
      assert.deepEqual(await accessibilityProblems(page), [], page.url())
      await assertFits(page)
    }
    await toggles(page).nth(0).check()
    await bar(page).locator('[data-chosen]').waitFor()
    await check()
    for (const path of ['/ru/stores/all', '/ru/stores/all?view=cards', `/ru${pathTo(await goodsOf(5))}`]) {
      await page.goto(path)
      await check()
    }
    await send(page, `Есть на складе? ${Date.now()}`)
    await check()
    await page.goto('/ru/ask')
    await check()
    const small = await page.evaluate(
      (least) =>
        [...document.querySelectorAll('main a, main button, main input')].filter((each) => {
          const { width, height } = each.getBoundingClientRect()
          return width > 0 && (width < least || height < least) && !each.closest('p, nav')
        }).length,
      20,
    )
    assert.equal(small, 0)
  })
