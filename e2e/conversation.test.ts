// Where trade begins, in every language with two browsers open: a visitor asks about a product without registering, the seller
// answers, the visitor opens an account and finds the dialog there, the seller offers a price, and the buyer orders at it.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { callFrom, password } from './accounts.ts'
import { codeFor, newAddress } from './people.ts'
import { base, open } from './support.ts'

type Money = { minor: number; currency: string }
type Card = {
  id: number
  slug: string
  name: string
  originalPrice: Money
  minimumOrder: number
  orderStep: number
  stock: { available: number }
}
type Journey = {
  prefix: string
  text: (namespace: string, key: string) => string
  words: { question: string; answer: string; more: string }
}

const said = {
  en: {
    question: 'Do you have this for Friday?',
    answer: 'Yes, the truck leaves on Thursday.',
    more: 'Shall I reserve a pallet?',
  },
  ru: { question: 'Успеете отгрузить к пятнице?', answer: 'Да, машина уходит в четверг.', more: 'Отложить паллету?' },
  sr: { question: 'Možete li do petka?', answer: 'Može, kamion kreće u četvrtak.', more: 'Da rezervišem paletu?' },
  de: {
    question: 'Geht das bis Freitag?',
    answer: 'Ja, der Lkw fährt am Donnerstag.',
    more: 'Soll ich eine Palette zurücklegen?',
  },
  it: {
    question: 'È possibile entro venerdì?',
    answer: 'Sì, il camion parte giovedì.',
    more: 'Metto da parte un bancale?',
  },
  tr: { question: 'Cumaya yetişir mi?', answer: 'Evet, kamyon perşembe günü çıkıyor.', more: 'Bir palet ayırayım mı?' },
} as const
const quantityAtOffer = 2.5

for (const [place, [locale, words]] of Object.entries(said).entries())
  test(`a visitor asks, registers and orders at the price that the seller offers in the dialog (${locale})`, async () => {
    const product = await good(place)
    await journey({ prefix: locale === 'en' ? '' : `/${locale}`, text: textsIn(locale), words }, product)
  })

async function journey({ prefix, text, words }: Journey, product: Card & { quantity: number }) {
  await using visitor = await open({ path: `${prefix}/product/${product.slug}` })
  await using seller = await open({ path: `${prefix}/login` })
  const [asking, answering] = [visitor.page, seller.page]
  const name = `Marta ${Date.now().toString(36)}`

  await takenOver(asking)
  await asking.locator('main a[data-chat]:visible').first().click()
  const dock = asking.getByRole('dialog', { name: text('chats', 'title') })
  await dock.locator('[name=name]').fill(name)
  await say(asking, words.question)
  await sent(asking, words.question)

  await answering.fill('[name=login]', 'seller@tradeyard.example')
  await answering.fill('[name=password]', demonstrationPassword)
  await Promise.all([
    answering.waitForURL((url) => !url.pathname.endsWith('/login')),
    answering.press('[name=password]', 'Enter'),
  ])
  await answering.goto(`${prefix}/profile/messages`)
  await answering.getByRole('link', { name }).click()
  await answering.getByRole('log').getByText(words.question).waitFor()
  await say(answering, words.answer)
  await asking.getByRole('log').getByText(words.answer).waitFor()

  await register(asking, prefix, name)
  await say(answering, words.more)
  await sent(answering, words.more)
  await asking.goto(`${prefix}/profile/messages`)
  await asking.locator('main [name=intent][value=tie]').click()
  await asking.locator('main [name=intent][value=tie]').waitFor({ state: 'detached' })
  assert.equal((await callFrom<{ total: number }>(asking, 'chat/unreadcounts/context')).total, 1)
  await asking
    .locator('main')
    .getByRole('link', { name: product.name })
    .or(asking.locator('main li a[href*="/profile/messages/"]'))
    .first()
    .click()
  await asking.waitForURL(/\/profile\/messages\/[\w-]{36}/)
  await asking.getByRole('log').getByText(words.more).waitFor()
  assert.deepEqual(await asking.getByRole('log').locator('article > [dir=auto]').allInnerTexts(), [
    words.question,
    words.answer,
    words.more,
  ])
  await eventually(async () => (await callFrom<{ total: number }>(asking, 'chat/unreadcounts/context')).total === 0)

  const minor = Math.floor(product.originalPrice.minor / 2)
  await answering.reload()
  await answering.getByRole('button', { name: text('seller-chats', 'actions'), exact: true }).click()
  await answering.getByRole('button', { name: text('seller-chats', 'actions.price') }).click()
  await answering.locator('dialog [name=price]').fill((minor / 100).toFixed(2))
  await answering.locator('dialog [name=fromQuantity]').fill(String(product.quantity))
  await answering
    .locator('dialog')
    .getByRole('button', { name: text('seller-chats', 'price.send') })
    .click()
  await answering.getByRole('log').getByText(text('chats', 'offer.Store')).waitFor()

  await asking.getByRole('log').getByText(text('chats', 'offer.Buyer')).waitFor()
  await Promise.all([
    asking.waitForResponse((answer) => /cart/.test(answer.url()) && answer.request().method() === 'POST'),
    asking.locator('[role=log] form[data-enhance=cart] button').click(),
  ])
  await asking.goto(`${prefix}/cart?order=all`)
  await asking.locator('dialog [name=contactName]').fill(name)
  await asking.locator('dialog [name=contactPhone]').fill('+381641234567')
  await Promise.all([asking.waitForURL(/placed=/), asking.locator('dialog button[type=submit]').last().click()])
  const href = (await asking.locator('main a[href*="/order/"]').first().getAttribute('href'))!
  const order = await callFrom<{ total: Money; lines: { quantity: number }[] }>(
    asking,
    `cart/order/get?id=${/[\w-]{36}/.exec(href)![0]}`,
  )
  assert.deepEqual(
    [order.total.minor, order.total.currency],
    [minor * product.quantity, product.originalPrice.currency],
  )
  assert.deepEqual([...visitor.problems, ...seller.problems], [])
}

const textsIn = (locale: string) => (namespace: string, key: string) =>
  (
    JSON.parse(readFileSync(new URL(`../messages/${locale}/${namespace}.json`, import.meta.url), 'utf8')) as Record<
      string,
      string
    >
  )[key] ?? assert.fail(`no text ${key}`)

/** Goods of the seller's store, in a quantity at half the price of which the store takes an order; each journey has its own. */
async function good(place: number) {
  const get = async <Answer>(path: string) =>
    (await (await fetch(`${base()}/api/x/${path}`, { headers: { 'accept-language': 'en' } })).json()) as Answer
  const [{ items }, { minimumOrderOriginal }] = await Promise.all([
    get<{ items: Card[] }>('platform/live/default/product/search?facets=0&stock=InStock&pageSize=48&store=sibmetiz'),
    get<{ minimumOrderOriginal: Money }>('store/single?alias=sibmetiz'),
  ])
  const fitting = items.flatMap((card) => {
    const wanted = Math.max(
      card.minimumOrder,
      Math.ceil((minimumOrderOriginal.minor * quantityAtOffer) / card.originalPrice.minor),
    )
    const quantity = Math.ceil(wanted / card.orderStep) * card.orderStep
    return quantity * 3 <= card.stock.available ? [{ ...card, quantity }] : []
  })
  return fitting.at(-1 - place) ?? assert.fail('sibmetiz has too few goods in stock')
}

async function say(page: Page, words: string) {
  await page.locator('textarea[name=message]').fill(words)
  await page.locator('textarea[name=message]').press('Enter')
}

const sent = (page: Page, words: string) =>
  page.locator('[role=log] article[data-mine]:not([data-state])', { hasText: words }).waitFor()

const takenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main a[data-chat]')!).some((key) => key.startsWith('__reactProps')),
  )

async function register(page: Page, prefix: string, name: string) {
  const email = newAddress()
  await page.goto(`${prefix}/registration`)
  await page.fill('[name=email]', email)
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    page.press('[name=email]', 'Enter'),
  ])
  await page.locator('main [name=code]').waitFor()
  await page.fill('[name=code]', await codeFor(email, 'registrationCode'))
  await page.fill('main [name=name]', name)
  await page.fill('[name=password]', password)
  await Promise.all([page.waitForURL(`**${prefix}/registration/company`), page.press('[name=password]', 'Enter')])
}

async function eventually(holds: () => Promise<boolean>) {
  for (const deadline = Date.now() + 15_000; Date.now() < deadline;) if (await holds()) return
  assert.fail('it did not come true')
}
