// The main conversation in three languages, with two browsers: an anonymous visitor asks about a product, the seller answers,
// the visitor registers and keeps the chat, the seller offers a price, and the buyer orders at it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '#platform/testing/until.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { callApi, password } from '../support/registration.ts'
import { codeFor, newAddress } from '../support/people.ts'
import { open } from '../support/browser.ts'
import { enterAddress } from '../support/checkout.ts'
import { readMessages } from '../support/messages.ts'
import { waitForChatLink } from './chats.fixture.ts'
import { type Card, type Money, offerProducts } from './seller-messages.fixture.ts'

type Journey = {
  prefix: string
  text: (namespace: string, key: string) => string
  words: { question: string; answer: string; more: string }
}

const messages = {
  en: {
    question: 'Do you have this for Friday?',
    answer: 'Yes, the truck leaves on Thursday.',
    more: 'Shall I reserve a pallet?',
  },
  ru: { question: 'Успеете отгрузить к пятнице?', answer: 'Да, машина уходит в четверг.', more: 'Отложить паллету?' },
  de: {
    question: 'Geht das bis Freitag?',
    answer: 'Ja, der Lkw fährt am Donnerstag.',
    more: 'Soll ich eine Palette zurücklegen?',
  },
} as const
for (const [index, [locale, words]] of Object.entries(messages).entries())
  test(`a visitor asks, registers and orders at the price offered in the chat (${locale})`, async () => {
    const product = await journeyProduct(index)
    await journey({ prefix: locale === 'en' ? '' : `/${locale}`, text: translate(locale), words }, product)
  })

async function journey({ prefix, text, words }: Journey, product: Card & { quantity: number }) {
  await using visitor = await open({ path: `${prefix}/product/${product.slug}` })
  await using seller = await open({ path: `${prefix}/login` })
  const [asking, answering] = [visitor.page, seller.page]
  const name = `Marta ${Date.now().toString(36)}`

  await waitForChatLink(asking, 'main a[data-chat]')
  await asking.locator('main a[data-chat]:visible').first().click()
  const dock = asking.getByRole('dialog', { name: text('chats', 'title') })
  await dock.locator('[name=name]').fill(name)
  await sendMessage(asking, words.question)
  await waitForSent(asking, words.question)

  await answering.fill('[name=login]', 'seller@tradeyard.example')
  await answering.fill('[name=password]', demonstrationPassword)
  await Promise.all([
    answering.waitForURL((url) => !url.pathname.endsWith('/login')),
    answering.press('[name=password]', 'Enter'),
  ])
  await answering.goto(`${prefix}/profile/messages`)
  await answering.getByRole('link', { name }).click()
  await answering.getByRole('log').getByText(words.question).waitFor()
  await sendMessage(answering, words.answer)
  await asking.getByRole('log').getByText(words.answer).waitFor()

  await register(asking, prefix, name)
  await sendMessage(answering, words.more)
  await waitForSent(answering, words.more)
  await asking.goto(`${prefix}/profile/messages`)
  await asking.locator('main [name=intent][value=tie]').click()
  await asking.locator('main [name=intent][value=tie]').waitFor({ state: 'detached' })
  assert.equal((await callApi<{ total: number }>(asking, 'chat/unreadcounts/context')).total, 1)
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
  await until(async () => (await callApi<{ total: number }>(asking, 'chat/unreadcounts/context')).total === 0)

  const minor = Math.floor(product.originalPrice.minor / 2)
  // The open thread of the seller hears of the registration by itself.
  await answering.locator('#buyer').getByText(text('seller-chats', 'buyer.authorized')).waitFor({ state: 'attached' })
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
  await enterAddress(asking)
  await Promise.all([asking.waitForURL(/placed=/), asking.locator('dialog button[type=submit]').last().click()])
  const href = (await asking.locator('main a[href*="/order/"]').first().getAttribute('href'))!
  const order = await callApi<{ lines: { quantity: number; price: Money }[] }>(
    asking,
    `cart/order/get?id=${/[\w-]{36}/.exec(href)![0]}`,
  )
  assert.deepEqual(
    order.lines.map(({ quantity, price }) => ({ quantity, price })),
    [{ quantity: product.quantity, price: { minor, currency: product.originalPrice.currency } }],
  )
  assert.deepEqual([...visitor.problems, ...seller.problems], [])
}

const translate = (locale: string) => (namespace: string, key: string) =>
  readMessages(locale, namespace)[key] ?? assert.fail(`no text ${key}`)

/** Each journey uses its own product, counted from the end. */
const journeyProduct = async (index: number) =>
  (await offerProducts(3)).at(-1 - index) ?? assert.fail('sibmetiz has too few products in stock')

async function sendMessage(page: Page, words: string) {
  await page.locator('textarea[name=message]').fill(words)
  await page.locator('textarea[name=message]').press('Enter')
}

const waitForSent = (page: Page, words: string) =>
  page.locator('[role=log] article[data-mine]:not([data-state])', { hasText: words }).waitFor()

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
