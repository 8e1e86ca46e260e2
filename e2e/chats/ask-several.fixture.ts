// Suppliers for one question, and the page that sends it.
import type { Page } from 'playwright-core'
import { base } from '../support/browser.ts'

export const sellerStore = 'sibmetiz'
type Card = { id: number; store: { id: number; alias: string; name: string } }

/** One product per supplier, the demonstration seller's first. */
export async function productsOfSuppliers(count: number): Promise<Card[]> {
  const get = async (query: string) =>
    (await (await fetch(`${base()}/api/x/platform/live/default/product/search?facets=0&${query}`)).json()) as {
      items: Card[]
    }
  const own = (await get(`store=${sellerStore}&pageSize=1`)).items
  const others = new Map((await get('q=bolt&pageSize=48')).items.map((card) => [card.store.id, card]))
  others.delete(own[0]!.store.id)
  return [...own, ...others.values()].slice(0, count)
}

export const askPath = (cards: readonly Card[]) =>
  `/ask?${cards.map(({ id, store }) => `to=${store.id}-${id}`).join('&')}`

/** Submits the question and waits for the page of the answers. */
export async function submitQuestion(page: Page, text: string) {
  await page.fill('[name=message]', text)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(/\/ask\/[0-9a-f-]{36}/)
}
