// Suppliers to ask, and the page on which they are asked.
import type { Page } from 'playwright-core'
import { base } from './support.ts'

export const sellerStore = 'sibmetiz'
type Card = { id: number; store: { id: number; alias: string; name: string } }

/** Goods of as many suppliers as there are on a page; the demonstration's seller first. */
export async function goodsOf(count: number): Promise<Card[]> {
  const get = async (query: string) =>
    (await (await fetch(`${base()}/api/x/platform/live/default/product/search?facets=0&${query}`)).json()) as {
      items: Card[]
    }
  const own = (await get(`store=${sellerStore}&pageSize=1`)).items
  const others = new Map((await get('q=bolt&pageSize=48')).items.map((card) => [card.store.id, card]))
  others.delete(own[0]!.store.id)
  return [...own, ...others.values()].slice(0, count)
}

export const pathTo = (cards: readonly Card[]) =>
  `/ask?${cards.map(({ id, store }) => `to=${store.id}-${id}`).join('&')}`

/** Asks, and stays on the page of the answers. */
export async function send(page: Page, text: string) {
  await page.fill('[name=message]', text)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(/\/ask\/[0-9a-f-]{36}\?sent/)
}
