// A dialog with a store of the demonstration, in the browser of a visitor and through the calls of its seller.
import assert from 'node:assert/strict'
import type { BrowserContext, Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { base, open } from './support.ts'

type Card = { id: number; slug: string; name: string; store: { id: number; alias: string; name: string } }
type Said = { items: { seq: number; text: string; side: string }[] }

const seller = 'seller@tradeyard.example'
let goods: Promise<Card[]> | undefined

/** Goods of the store whose seller this test can be. */
export async function good(place: number) {
  goods ??= fetch(`${base()}/api/x/platform/live/default/product/search?facets=0&pageSize=48&store=sibmetiz`)
    .then((answer) => answer.json() as Promise<{ items: Card[] }>)
    .then(({ items }) => items.filter(({ store }) => store.alias === 'sibmetiz'))
  return (await goods)[place] ?? assert.fail('sibmetiz has too few goods')
}

/** The seller, by the calls that the cabinet makes. */
export async function asSeller() {
  const visit = await open({ path: '/about-us', javaScript: false })
  const { request } = visit.context
  const headers = { origin: base() }
  const entered = await request.post('/api/token/request', {
    data: { login: seller, password: demonstrationPassword },
    headers,
  })
  assert.ok(entered.ok(), await entered.text())
  return {
    said: async (chatId: string) =>
      ((await (await request.get(`/api/chat/message/get/list?chatId=${chatId}&limit=100`)).json()) as Said).items,
    say: async (chatId: string, message: string) => {
      const answer = await request.post('/api/chat/message/send', { data: { chatId, message }, headers })
      assert.ok(answer.ok(), await answer.text())
    },
    [Symbol.asyncDispose]: () => visit.context.close(),
  }
}

export const takenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('a[data-chat]')!).some((key) => key.startsWith('__reactProps')),
  )

/** Presses the way to the store on the page of the product. */
export async function ask(page: Page, { id, store }: Card) {
  await takenOver(page)
  await page.locator(`main a[data-chat][href$="store=${store.id}&product=${id}"]:visible`).first().click()
}

export const dock = (page: Page) => page.getByRole('dialog', { name: 'Messages' })
export const log = (page: Page) => page.getByRole('log')
export const say = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
}
export const texts = (page: Page) => log(page).locator('article > [dir=auto]').allInnerTexts()
export const sentCount = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => document.querySelectorAll('[role=log] article[data-mine]:not([data-state])').length === wanted,
    count,
  )

export async function chatOf(context: BrowserContext) {
  const { items } = (await (await context.request.get('/api/chat/get/list/anonymous')).json()) as {
    items: { id: string }[]
  }
  return items[0]!.id
}
