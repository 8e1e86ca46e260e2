// The way of a new seller in every language and on both sites: an account, a store, the first product and the first order.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { extractText } from 'unpdf'
import { until } from '#platform/testing/until.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { root } from '../../scripts/project-files.ts'
import { accessibilityProblems, assertFits, base, open, sizes, waitForHydration } from '../support/browser.ts'
import { enterAddress } from '../support/checkout.ts'
import { readMessages } from '../support/messages.ts'
import { codeFor, newAddress, waitForStatus } from '../support/people.ts'
import { orderForm } from '../support/products.ts'
import { callApi, newTaxNumber, password } from '../support/registration.ts'

/** `other` is the second language of the product, in which its buyer reads. */
const journeys = [
  { locale: 'en', other: 'de', variant: 'b2b', word: 'hex bolt', city: 'Novosibirsk', javaScript: true },
  { locale: 'ru', other: 'en', variant: 'trade', word: 'болт', city: 'Новосибирск', javaScript: true },
  { locale: 'sr', other: 'it', variant: 'trade', word: 'vijak', city: 'Novosibirsk', javaScript: true },
  { locale: 'de', other: 'tr', variant: 'b2b', word: 'Schraube', city: 'Nowosibirsk', javaScript: false },
  { locale: 'it', other: 'ru', variant: 'trade', word: 'vite', city: 'Novosibirsk', javaScript: true },
  { locale: 'tr', other: 'sr', variant: 'b2b', word: 'cıvata', city: 'Novosibirsk', javaScript: true },
] as const
type Journey = (typeof journeys)[number]

const prefixOf = (locale: string) => (locale === 'en' ? '' : `/${locale}`)
const pictures = ['home', 'order'].map((name) => join(root, `docs/screenshots/${name}.png`))
const names = { first: 'M8 × 40', other: 'M8 × 40 ✓' }
const quantity = 20

for (const journey of journeys) {
  const { locale, other, variant, javaScript } = journey
  const script = javaScript ? '' : ', without JavaScript'
  test(`a new seller opens a store and sells the first product (${locale}, ${variant}${script})`, async () => {
    const site = variant === 'trade' ? base().replace('//', '//trade.') : base()
    const way = wayIn(journey)
    await using seller = await open({ path: `${way.prefix}/registration?by=email`, base: site, javaScript })
    await register(seller.page, way)
    const storeId = await openStore(seller.page, journey)
    if (locale === 'en') await fillCompanyData(seller.page, way)
    const productId = await publishProduct(seller.page, journey, way)

    await using buyer = await open({ path: `${prefixOf(other)}/login`, base: site })
    await callApi(buyer.page, 'token/request', { login: 'buyer@tradeyard.example', password: demonstrationPassword })
    const order = await placeOrder(buyer.page, { storeId, productId }, prefixOf(other))
    await sell(seller.page, buyer.page, order, { seller: way, buyer: wayIn({ locale: other }) })
    const refused = /status of (404|422)/
    assert.deepEqual(
      [...seller.problems, ...buyer.problems].filter((problem) => !refused.test(problem)),
      [],
    )
  })
}

/** The addresses and the texts of the interface in a language. */
function wayIn({ locale }: { locale: Journey['locale'] }) {
  const t = (namespace: string, key: string) =>
    readMessages(locale, namespace)[key] ?? assert.fail(`${namespace} ${key}`)
  return { prefix: prefixOf(locale), t }
}
type Way = ReturnType<typeof wayIn>

async function register(page: Page, { prefix }: Way) {
  const email = newAddress()
  await page.fill('main [name=email]', email)
  await page.press('main [name=email]', 'Enter')
  await page.locator('main [name=code]').waitFor()
  await page.fill('[name=code]', await codeFor(email, 'registrationCode'))
  await page.fill('[name=name]', 'Ada Novak')
  await page.fill('[name=password]', password)
  await Promise.all([page.waitForURL(`**${prefix}/registration/company`), page.press('[name=password]', 'Enter')])
}

async function openStore(page: Page, { city }: Journey) {
  await page.selectOption('[name=country]', 'RU')
  await page.fill('[name=taxNumber]', newTaxNumber())
  await page.fill('[name=companyName]', 'Ada Novak LLC')
  await page.check('[name=supplierType][value=Distributor]')
  await page.fill('[name=storeName]', 'Ada’s fasteners')
  await page.fill('[name=place]', city)
  await page.click('main form button[type=submit]')
  const which = page.locator('select[name=location]')
  const opened = page.waitForURL(/registration\/company\?opened=\d+/)
  await Promise.race([opened, which.waitFor().catch(() => {})])
  if (!page.url().includes('opened=')) await page.click('main form button[type=submit]')
  await opened
  return Number(new URL(page.url()).searchParams.get('opened'))
}

/** The first link of the page after opening, and then the steps of the store's home until none is left but the product. */
async function fillCompanyData(page: Page, { t }: Way) {
  const save = () =>
    page
      .getByRole('button', { name: t('entities', 'save'), exact: true })
      .first()
      .click()
  await page.getByRole('link', { name: t('registration', 'done.next.store') }).click()
  await page.waitForURL('**/profile/company/store')
  await page.fill('[name="fields.about.en"]', 'Bolts and nuts from stock.')
  await page.locator('[name="fields.deliveryWays"][value=Carrier]').check()
  await page.locator('[name="fields.phones"]').first().fill('+7 383 123-45-67')
  await save()
  await waitForStatus(page, new RegExp(t('entities', 'done.save')))
  await waitForHydration(page)
  const logo = page.locator('section[aria-labelledby=logo-title]')
  await logo.locator('input[type=file]').setInputFiles(pictures[0]!)
  await logo.getByRole('button', { name: t('entities', 'image.save') }).click()
  await waitForStatus(page, new RegExp(t('entities', 'done.logo')))
  await page.goto('/profile')
  const setup = page.locator('section[aria-labelledby=setup]')
  assert.deepEqual(
    await setup.getByRole('link').allInnerTexts(),
    (['bank', 'product', 'verification'] as const).map((step) => t('profile', `setup.${step}`)),
  )
  await setup.getByRole('link', { name: t('profile', 'setup.bank') }).click()
  await page.waitForURL(/\/profile\/entity/)
  await page.fill('[name="fields.bankName"]', 'Sberbank')
  await page.fill('[name="fields.bankCode"]', '044525225')
  await page.fill('[name="fields.correspondentAccount"]', '30101810400000000225')
  await page.fill('[name="fields.bankAccount"]', '40702810200000000001')
  await save()
  await waitForStatus(page, new RegExp(t('entities', 'done.save')))
  await page.goto('/profile')
  await setup.getByRole('link', { name: t('profile', 'setup.product') }).waitFor()
  assert.equal(await setup.getByRole('link').count(), 2)
  assert.deepEqual(await accessibilityProblems(page), [])
}

/** A product with a name in two languages and two pictures. */
async function publishProduct(page: Page, { locale, other, word, javaScript }: Journey, { prefix, t }: Way) {
  await page.goto(`${prefix}/profile/products`)
  assert.equal(await page.locator('main [role=search]').count(), 0, 'there is nothing to search')
  await page
    .getByRole('link', { name: t('products', 'add'), exact: true })
    .first()
    .click()
  await page.waitForURL('**/profile/products/new')
  await page.locator('main [name=query]').fill(word)
  await Promise.all([page.waitForURL(/query=/), page.locator('main [name=query]').press('Enter')])
  await page.locator('main section > ul a[href*="category="]').first().click()
  await page.locator('[name="fields.price"]').waitFor()
  if (javaScript) await waitForHydration(page)
  await page.fill(`[name="fields.name.${locale}"]`, names.first)
  const translation = page.locator(`[name="fields.name.${other}"]`)
  if (!(await translation.isVisible())) await page.locator(`button[aria-pressed]:has([lang^=${other}])`).click()
  await translation.fill(names.other)
  await page.fill('[name="fields.price"]', '12,50')
  await page.selectOption('[name="fields.unit"]', { index: 1 })
  await page.fill('[name="fields.stock.0.quantity"]', '500')
  await page.selectOption('[name="fields.stock.0.warehouse"]', { index: 1 })
  const characteristics = page.locator('section:has(#section-characteristics)')
  for (const list of await characteristics.locator('select:visible').all()) await list.selectOption({ index: 1 })
  for (const field of await characteristics.locator('input[inputmode=decimal]:visible').all()) await field.fill('8')
  const image = page.locator('input[name="fields.images"]')
  if (javaScript) {
    await page.locator('#save-fields-images').setInputFiles(pictures)
    await until(async () => (await image.count()) === pictures.length)
  } else await page.locator('input[name=picture]').setInputFiles(pictures)
  await page.setViewportSize(sizes.phone)
  await assertFits(page)
  await page.setViewportSize(sizes.desktop)
  await page.getByRole('button', { name: t('products', 'publish'), exact: true }).click()
  await waitForStatus(page, new RegExp(t('products', 'done.save')))
  await page.getByText(t('products', 'status.Active'), { exact: true }).first().waitFor()
  assert.equal(await image.count(), pictures.length)
  return Number(/\/products\/(\d+)/.exec(page.url())![1])
}

/** The store becomes public with its first product, which a buyer puts into the cart and orders from there. */
async function placeOrder(page: Page, { storeId, productId }: { storeId: number; productId: number }, prefix: string) {
  await until(async () => (await page.goto(`${prefix}/product/${productId}`))?.status() === 200)
  await page.locator('h1', { hasText: names.other }).waitFor()
  await orderForm(page).locator('[name=quantity]').fill(String(quantity))
  await Promise.all([
    page.waitForResponse((answer) => /cart/.test(answer.url()) && answer.request().method() === 'POST'),
    orderForm(page).locator('button[type=submit]').first().click(),
  ])
  await page.goto(`${prefix}/cart`)
  await page.locator(`main a[href$="/cart?order=${storeId}"]`).click()
  await page.locator('dialog input[name=contactName]').waitFor()
  await page.fill('dialog [name=contactName]', 'Bea Buyer')
  await page.fill('dialog [name=contactPhone]', '+381641234567')
  await enterAddress(page)
  await Promise.all([page.waitForURL(/placed=/), page.locator('dialog button[type=submit]').last().click()])
  await page.locator('main a[href*="/order/"]').first().click()
  await page.waitForURL(/\/order\//)
  const [orderNumber] = /\d{6}/.exec(await page.locator('main h1').innerText())!
  return { orderId: new URL(page.url()).pathname.split('/').at(-1)!, orderNumber }
}

type Order = Awaited<ReturnType<typeof placeOrder>>

/** The seller confirms a part, the buyer accepts it, the goods are shipped and received, and the order is filed. */
async function sell(seller: Page, buyer: Page, { orderId, orderNumber }: Order, ways: { seller: Way; buyer: Way }) {
  const press = async (page: Page, key: string, done: string) => {
    const { t } = page === seller ? ways.seller : ways.buyer
    await page
      .getByRole('button', { name: t('order', key), exact: true })
      .first()
      .click()
    await waitForStatus(page, new RegExp(t('order', done)))
  }
  const openOrder = {
    seller: () => seller.goto(`${ways.seller.prefix}/profile/orders/${orderId}`),
    buyer: () => buyer.goto(`${ways.buyer.prefix}/order/${orderId}`),
  }
  await seller.goto(`${ways.seller.prefix}/profile`)
  await seller.locator(`main a[href$="/orders/${orderId}"]`).first().click()
  await seller.waitForURL(`**/profile/orders/${orderId}`)
  await seller.locator('main summary', { hasText: ways.seller.t('order', 'confirmPartly.open') }).click()
  await seller.fill('[name="lines.0.quantity"]', String(quantity - 5))
  await seller.fill('[name="lines.0.reason"]', '−5')
  await press(seller, 'confirmPartly', 'done.confirmPartly')
  await openOrder.buyer()
  await press(buyer, 'accept', 'done.accept')
  await openOrder.seller()
  await press(seller, 'ship', 'done.ship')
  await openOrder.buyer()
  await press(buyer, 'complete.buyer', 'done.complete')
  await openOrder.seller()
  const status = ways.seller.t('order', 'status.Completed')
  await seller.locator('main h1 ~ span', { hasText: status }).waitFor()
  for (const page of [seller, buyer]) {
    const text = await orderAsText(page, orderNumber)
    for (const part of [orderNumber, 'Ada’s fasteners', 'Bea Buyer', 'M8 × 40', String(quantity - 5)])
      assert.ok(text.includes(part), `${part} in ${text}`)
  }
}

/** The text of the PDF that the page of an order offers. */
async function orderAsText(page: Page, orderNumber: string) {
  await page.reload()
  const saved = page.waitForEvent('download')
  await page.locator('main a[href$="?document=order"]').first().click()
  const file = await saved
  assert.match(file.suggestedFilename(), new RegExp(`${orderNumber}.*\\.pdf$`))
  const { text } = await extractText(new Uint8Array(readFileSync(await file.path())), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
