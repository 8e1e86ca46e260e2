// The product page: other offers, other sizes, enlarged pictures.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { pdf } from '#platform/testing/files.ts'
import { accessibilityProblems, assertFits, base, open, signIn, waitForHydration } from '../support/browser.ts'
import { tabTo, waitForFocus } from '../support/keyboard.ts'
import { findOrderableProducts, orderForm } from '../support/products.ts'

type Card = { id: number; slug: string; offers: { count: number } | null }
type Sizes = { columns: object | null; cells: { id: number; name: string }[] } | null

const get = async <Output>(path: string) =>
  (await (await fetch(`${base()}/api/x/platform/live/default/product/${path}`)).json()) as Output

let compared: Card
let sized: Card & { sizes: NonNullable<Sizes> }

before(async () => {
  const { items } = await get<{ items: Card[] }>('search?search=DIN%20933&facets=0&pageSize=48')
  compared = items.find(({ offers }) => offers && offers.count > 2) ?? assert.fail('a bolt of several suppliers')
  for (const card of items) {
    const sizes = await get<Sizes>(`sizes?id=${card.id}`)
    if (!sizes?.columns || sizes.cells.length < 3) continue
    sized = { ...card, sizes }
    return
  }
  assert.fail('a bolt in several sizes')
})

test('the card leads to the offers of other suppliers, whose prices follow the quantity', async () => {
  await using visit = await open({ path: '/search?search=DIN%20933' })
  const { page } = visit
  await page.locator('a[href$="#offers"]').first().click()
  await page.waitForURL(/\/product\/.*#offers$/)
  const table = page.locator('#offers table')
  const rows = table.locator('tbody tr')
  await rows.first().waitFor()
  const head = table.locator('thead th').nth(2)
  const before = await head.innerText()
  const quantity = page.locator('main [name=quantity]:not([type=hidden])').first()
  await quantity.fill(String(Number(await quantity.inputValue()) * 40))
  await quantity.blur()
  await page.waitForFunction(([selector, text]) => document.querySelector<HTMLElement>(selector!)!.innerText !== text, [
    '#offers thead th:nth-child(3)',
    before,
  ] as const)
  await rows.first().locator('form button').click()
  await page.locator('[role=status]', { hasText: /cart/i }).first().waitFor()
  assert.deepEqual(visit.problems, [])
})

test('without script another offer goes into the cart', async () => {
  await using visit = await open({ path: `/product/${compared.slug}`, javaScript: false })
  const { page } = visit
  const button = page.locator('#offers form button:enabled').first()
  await button.click()
  await page.locator('noscript a[href="/cart"]', { hasText: 'Open cart' }).waitFor()
  assert.match(page.url(), /\/product\//)
  await page.goto('/cart')
  assert.equal(await page.locator('[id^=line-]').count(), 1)
})

test('the grid of sizes marks the current one and leads to the others', async () => {
  await using visit = await open({ path: `/product/${sized.slug}` })
  const { page } = visit
  const current = page.locator('#sizes a[aria-current=page]')
  assert.equal(await current.count(), 1)
  assert.equal(new URL((await current.getAttribute('href'))!, base()).pathname, `/product/${sized.slug}`)
  assert.equal(await page.locator('#sizes a').count(), sized.sizes.cells.length)
  const other = sized.sizes.cells.find(({ id }) => id !== sized.id)!
  await page.locator(`#sizes a[href$="-${other.id}"]`).click()
  await page.waitForURL((url) => url.pathname.endsWith(`-${other.id}`))
  await page.locator(`#sizes a[aria-current=page][href$="-${other.id}"]`).waitFor()
  assert.deepEqual(visit.problems, [])
})

test('a picture is enlarged on the page and closed by Escape', async () => {
  await using visit = await open({ path: `/product/${compared.slug}` })
  const { page } = visit
  const address = page.url()
  const button = page.locator('main a[target=_blank][aria-label]').first()
  await button.click()
  const dialog = page.locator('dialog[open]')
  await dialog.waitFor()
  const zoom = dialog.locator('button[aria-pressed]')
  await dialog.locator('li:not([inert]) img').click()
  assert.equal(await zoom.getAttribute('aria-pressed'), 'true')
  const status = dialog.locator('[role=status]')
  if ((await status.count()) > 0) {
    const place = await status.innerText()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(
      (before) => document.querySelector<HTMLElement>('dialog[open] [role=status]')!.innerText !== before,
      place,
    )
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  assert.equal(page.url(), address)
  await button.evaluate(
    (element) => element === document.activeElement || Promise.reject(new Error('the focus is lost')),
  )
  assert.deepEqual(visit.problems, [])
})

test('own products are edited instead of bought', async () => {
  await using visit = await open()
  const { page } = visit
  await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
  await page.goto('/store/sibmetiz')
  const card = page.locator('main article:has(a[href*="/product/"])').first()
  assert.equal(await card.locator('form[action$="/cart"]').count(), 0)
  await card.locator('a[href*="/profile/products/"]').click()
  await page.waitForURL(/\/profile\/products\/\d+$/)
  const productPath = `/product/${page.url().split('/').at(-1)}`
  const files = page.locator('form:has([value="product.removeFile"])')
  const fileCount = await files.count()
  await page.fill('[name=url]', 'https://youtu.be/aqz-KE-bpKQ')
  await page.press('[name=url]', 'Enter')
  await files.nth(fileCount).waitFor()
  await page.fill('[name=title]', 'Data sheet M8')
  await page.setInputFiles('form:has([name=title]) [name=file]', {
    name: 'sheet.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdf()),
  })
  await page.locator('form:has([name=title]) button[type=submit]').click()
  await page.locator('li', { hasText: 'Data sheet M8' }).waitFor()

  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(productPath)
  const download = page.waitForEvent('download')
  await page.locator('#documents a', { hasText: 'Data sheet M8' }).click()
  assert.equal((await download).suggestedFilename(), 'sheet.pdf')
  const video = page.locator('#videos li a')
  await video.waitFor()
  assert.deepEqual(
    requested.filter((url) => /youtube|ytimg|google/.test(url)),
    [],
  )
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'A video' }))
  await video.click()
  await page.frameLocator('#videos iframe').getByText('A video').waitFor()
  assert.equal(await page.locator('aside form[data-enhance=cart]').count(), 0)
  await page.locator('aside a[href*="/profile/products/"]').waitFor()
  assert.deepEqual(visit.problems, [])
})

test('by keyboard the quantity comes before the sections, and the toast keeps the focus until Escape returns it', async () => {
  await using visit = await open({ path: `/product/${compared.slug}` })
  const { page } = visit
  const quantity = orderForm(page).locator('[name=quantity]')
  await waitForHydration(page)
  const isBefore = await quantity.evaluate((field) =>
    Boolean(field.compareDocumentPosition(document.querySelector('#offers')!) & Node.DOCUMENT_POSITION_FOLLOWING),
  )
  assert.ok(isBefore)
  await tabTo(page, quantity)
  await page.keyboard.press('Enter')
  const openCart = page.locator('[role=status] a', { hasText: 'Open cart' })
  await tabTo(page, openCart)
  await page.keyboard.press('Escape')
  await openCart.waitFor({ state: 'detached' })
  await waitForFocus(quantity)
  assert.deepEqual(visit.problems, [])
})

test('a product that is off sale says what it was, and leads to its category and its supplier', async () => {
  const [product] = await findOrderableProducts(1, 0, 'sibmetiz')
  await using seller = await open()
  await signIn(seller.page, 'seller@tradeyard.example', demonstrationPassword)
  const publish = async (isActive: boolean) => {
    const answer = await seller.page.request.post('/api/x/personal-cabinet/product/bulk-activate', {
      data: { ids: [product!.id], isActive },
      headers: { origin: base(), 'x-store-id': String(product!.storeId) },
    })
    assert.ok(answer.ok(), await answer.text())
  }
  await publish(false)
  try {
    for (const javaScript of [true, false]) {
      await using visit = await open({ javaScript, size: 'phone' })
      const { page } = visit
      assert.ok([404, 410].includes((await page.goto(`/product/${product!.slug}`))!.status()))
      await page.getByRole('heading', { level: 1, name: product!.name, exact: true }).waitFor()
      assert.match(await page.title(), /: no longer available/)
      assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex')
      await page.getByRole('link', { name: /^Category: / }).waitFor()
      if (javaScript) assert.deepEqual(await accessibilityProblems(page), [])
      await assertFits(page)
      await page.getByRole('link', { name: /^Supplier: / }).click()
      await page.waitForURL(/\/store\/sibmetiz/)
    }
  } finally {
    await publish(true)
  }
})
