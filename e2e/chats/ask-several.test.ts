// One question to several suppliers by anonymous visitors, from product lists to the answers side by side.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { orderForm } from '../support/products.ts'
import { productsOfSuppliers, askPath, sellerStore, submitQuestion } from './ask-several.fixture.ts'
import { accessibilityProblems, assertFits, base, open, signIn } from '../support/browser.ts'

const bar = (page: Page) => page.locator('form#ask')
const toggles = (page: Page) => page.locator('main [form=ask]')

/** Answers as the demonstration seller in the chat with this question. */
async function answerAsSeller(page: Page, question: string, text: string) {
  await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
  const call = async (method: 'get' | 'post', path: string, storeId?: number, data?: object) => {
    const headers = { origin: base(), ...(storeId && { 'x-store-id': String(storeId) }) }
    const reply = await page.request[method](`/api/${path}`, { headers, ...(data && { data }) })
    assert.ok(reply.ok(), `${path}: ${reply.status()} ${await reply.text()}`)
    return reply.json()
  }
  const { items: stores } = (await call('get', 'x/store/context')) as { items: { id: number; alias: string }[] }
  const storeId = stores.find(({ alias }) => alias === sellerStore)!.id
  const { items } = (await call('get', 'chat/get/list/context?side=Store&limit=50', storeId)) as {
    items: { id: string; lastMessage: { text: string } }[]
  }
  const chat =
    items.find(({ lastMessage }) => lastMessage.text === question) ?? assert.fail('the seller has the question')
  await call('post', 'chat/message/send', storeId, { chatId: chat.id, message: text })
}

test('suppliers selected on two lists get one question, and their answers appear without a reload', async () => {
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
  await page.waitForFunction(() => document.querySelectorAll('main [name=to]:checked').length === 2)

  await page.goto(askPath(await productsOfSuppliers(3)))
  await page.locator('main [name=to]').nth(1).uncheck()
  await page.locator('main [role=group] button').first().click()
  const question = `${await page.inputValue('[name=message]')} ${Date.now()}`
  await page.fill('[name=name]', 'Vera Visitor')
  await submitQuestion(page, question)
  assert.equal(await page.locator('main article').count(), 2)
  await page.getByText('0 of 2 replied').waitFor()
  await page.waitForFunction(() => sessionStorage.getItem('ask') === null)

  await using seller = await open()
  await answerAsSeller(seller.page, question, 'From 500 pieces it is a tenth less')
  await page.locator('main article', { hasText: 'SibMetiz' }).getByText('From 500 pieces it is a tenth less').waitFor()
  await page.getByText('1 of 2 replied').waitFor()
  await page.goto('/ask')
  await page.locator('main a[href*="/ask/"]').first().click()
  await page.getByText('From 500 pieces it is a tenth less').waitFor()
  assert.deepEqual([...visitor.problems, ...seller.problems], [])
})

test('selection and question work without JavaScript, and an error keeps the input', async () => {
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
  await page.locator('[data-error-summary] a[href="#ask-message"]').waitFor()
  assert.equal(await page.inputValue('[name=name]'), 'Nora')
  assert.equal(await page.locator('main [name=to]:checked').count(), 2)
  await submitQuestion(page, `Haben Sie das auf Lager? ${Date.now()}`)
  assert.equal(await page.locator('main article').count(), 2)
  const address = page.url()
  await using stranger = await open()
  assert.equal((await stranger.page.goto(address))?.status(), 404)
})

test('a double click sends one question, and at least one supplier is required', async () => {
  await using visitor = await open()
  const { page } = visitor
  await signIn(page, 'buyer@tradeyard.example', demonstrationPassword)
  await page.goto(askPath(await productsOfSuppliers(2)))
  assert.equal(await page.locator('[name=name]').count(), 0)
  const text = `Twice ${Date.now()}`
  await page.fill('[name=message]', text)
  await page.locator('main form button[type=submit]').dblclick()
  await page.waitForURL(/\/ask\/[0-9a-f-]{36}/)
  await page.goto('/ask')
  assert.equal(await page.locator('main a', { hasText: text }).count(), 1)
  await page.goto(askPath(await productsOfSuppliers(2)))
  for (const tick of await page.locator('main [name=to]').all()) await tick.uncheck()
  await page.fill('[name=message]', 'Who?')
  await page.locator('main form button[type=submit]').click()
  await page.locator('[data-error-summary] a[href="#ask-stores"]').waitFor()
})

test('at most ten suppliers can be selected, each with the last selected product, by keyboard', async () => {
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
  await bar(page).getByText('You can ask up to 10').waitFor()
  assert.equal(await toggles(page).nth(10).isChecked(), false)
  await bar(page).locator('button').press('Enter')
  await bar(page).waitFor({ state: 'hidden' })
  assert.equal(await page.locator('[form=ask]:checked').count(), 0)
  await page.goto(`/search?q=bolt&supplier=${sellerStore}`)
  await toggles(page).nth(0).check()
  await bar(page).locator('[role=status]', { hasText: '1 of 10' }).waitFor()
  await toggles(page).nth(1).check()
  await bar(page).getByText('the last one selected').waitFor()
  assert.deepEqual([await toggles(page).nth(0).isChecked(), await toggles(page).nth(1).isChecked()], [false, true])
  assert.deepEqual(visitor.problems, [])
})

test('checkboxes ticked before or during hydration are selected', async () => {
  for (const [ticks, told] of [
    [2, '3 of 10'],
    [11, 'You can ask up to 10'],
  ] as const) {
    await using visitor = await open()
    const { page } = visitor
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', (route) => released.then(() => route.continue()))
    // The bar renders shortly before its event listener is attached.
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

test('"Message" opens the chat from product, supplier, list and cart pages', async () => {
  const [card] = await productsOfSuppliers(1)
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
    await orderForm(page).locator('button[type=submit]').first().click()
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
        `Message ${card!.store.name}`,
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
  test(`the question pages fit and are accessible (${size}, ${theme})`, async () => {
    await using visitor = await open({ path: '/ru/search?q=bolt', size, theme })
    const { page } = visitor
    const check = async () => {
      assert.deepEqual(await accessibilityProblems(page), [], page.url())
      await assertFits(page)
    }
    await toggles(page).nth(0).check()
    await bar(page).locator('[data-chosen]').waitFor()
    await check()
    for (const path of ['/ru/stores/all', '/ru/stores/all?view=cards', `/ru${askPath(await productsOfSuppliers(5))}`]) {
      await page.goto(path)
      await check()
    }
    await submitQuestion(page, `Есть на складе? ${Date.now()}`)
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
