// A chat with a demonstration store: the visitor uses the browser, the seller the API.
import assert from 'node:assert/strict'
import type { BrowserContext, Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { base, open, signIn } from '../support/browser.ts'

type Card = { id: number; slug: string; name: string; store: { id: number; alias: string; name: string } }
type MessageList = { items: { seq: number; text: string; side: string }[] }

const seller = 'seller@tradeyard.example'
let products: Promise<Card[]> | undefined

/** A product of the demonstration seller's store. */
export async function sellerProduct(index: number) {
  products ??= fetch(`${base()}/api/x/platform/live/default/product/search?facets=0&pageSize=48&store=sibmetiz`)
    .then((answer) => answer.json() as Promise<{ items: Card[] }>)
    .then(({ items }) => items.filter(({ store }) => store.alias === 'sibmetiz'))
  return (await products)[index] ?? assert.fail('sibmetiz has too few products')
}

/** Signs in as the seller through the API. */
export async function signInAsSeller() {
  const visit = await open()
  await signIn(visit.page, seller, demonstrationPassword)
  const { request } = visit.context
  const headers = { origin: base() }
  return {
    messages: async (chatId: string) =>
      ((await (await request.get(`/api/chat/message/get/list?chatId=${chatId}&limit=100`)).json()) as MessageList)
        .items,
    sendMessage: async (chatId: string, message: string) => {
      const answer = await request.post('/api/chat/message/send', { data: { chatId, message }, headers })
      assert.ok(answer.ok(), await answer.text())
    },
    [Symbol.asyncDispose]: () => visit.context.close(),
  }
}

/** Waits until the chat link is hydrated; before that it navigates to the messages page. */
export const waitForChatLink = (page: Page, selector = 'a[data-chat]') =>
  page.waitForFunction(
    (link) => Object.keys(document.querySelector(link)!).some((key) => key.startsWith('__reactProps')),
    selector,
  )

/** Opens the chat from the product page. */
export async function openChat(page: Page, { id, store }: Card) {
  await waitForChatLink(page)
  await page.locator(`main a[data-chat][href$="store=${store.id}&product=${id}"]:visible`).first().click()
}

export const dock = (page: Page) => page.getByRole('dialog', { name: 'Messages' })
export const log = (page: Page) => page.getByRole('log')
export const sendMessage = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
}
export const messageTexts = (page: Page) => log(page).locator('article > [dir=auto]').allInnerTexts()
export const waitForSentCount = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => document.querySelectorAll('[role=log] article[data-mine]:not([data-state])').length === wanted,
    count,
  )

export async function anonymousChatId(context: BrowserContext) {
  const { items } = (await (await context.request.get('/api/chat/get/list/anonymous')).json()) as {
    items: { id: string }[]
  }
  return items[0]!.id
}
