import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { signUp } from '../support/people.ts'
import { post } from '../support/api.ts'
import { base, open, signIn, waitForHydration } from '../support/browser.ts'

export type Money = { minor: number; currency: string }
export type Card = {
  id: number
  slug: string
  name: string
  originalPrice: Money
  minimumOrder: number
  orderStep: number
  stock: { available: number }
  store: { id: number }
}
export type Store = { id: number; minimumOrderOriginal: Money }

let count = 0

export const get = async <Output>(path: string) =>
  (await (await fetch(`${base()}/api/x/${path}`, { headers: { 'accept-language': 'en' } })).json()) as Output

/** Quantity in minimum orders at list price, so that the store accepts the order at half of it. */
const quantityFactor = 2.5

/** Products of the seller's store for a price offer; `reserve` times the quantity is in stock. */
export async function offerProducts(reserve: number): Promise<(Card & { quantity: number })[]> {
  const [{ items }, { minimumOrderOriginal }] = await Promise.all([
    get<{ items: Card[] }>('platform/live/default/product/search?facets=0&stock=InStock&pageSize=48&store=sibmetiz'),
    get<Store>('store/single?alias=sibmetiz'),
  ])
  return items.flatMap((card) => {
    const minQuantity = Math.max(
      card.minimumOrder,
      Math.ceil((minimumOrderOriginal.minor * quantityFactor) / card.originalPrice.minor),
    )
    const quantity = Math.ceil(minQuantity / card.orderStep) * card.orderStep
    return quantity * reserve <= card.stock.available ? [{ ...card, quantity }] : []
  })
}

export const offerProduct = async () => (await offerProducts(2))[0] ?? assert.fail('sibmetiz has no product in stock')

/** Opens a page as a new buyer who has asked the seller's store a question. */
export async function openAsAskingBuyer(about?: { id: number }, options: Parameters<typeof open>[0] = {}) {
  const visit = await open(options)
  const name = `Ines ${Date.now().toString(36)}-${++count}`
  await signUp(visit.context, name)
  const { id: storeId } = await get<Store>('store/single?alias=sibmetiz')
  const { id: chatId } = await post<{ id: string }>(visit.context, 'chat/create', {
    memberStoreId: storeId,
    chatType: 'Authorized',
    widget: about ? { productId: about.id } : null,
  })
  const sendMessage = (message: string) =>
    visit.context.request.post('/api/chat/message/send', { data: { chatId, message }, headers: { origin: base() } })
  assert.ok((await sendMessage(`Is it ready to ship? ${name}`)).ok())
  return Object.assign(visit, { name, chatId, sendMessage })
}

export async function openAsSeller(options: Parameters<typeof open>[0] = {}) {
  const visit = await open(options)
  await signIn(visit.page, 'seller@tradeyard.example', demonstrationPassword)
  return visit
}

export const chatList = (page: Page) => page.getByRole('region', { name: 'Messages from buyers' })
export const log = (page: Page) => page.getByRole('log')
/** Waits for hydration because Enter sends a message only after it. */
export const openChat = async (page: Page, name: string) => {
  await chatList(page).getByRole('link', { name }).click()
  await page.waitForURL(/\/messages\/[^/?]+/)
  await waitForHydration(page)
}
export const addToMessage = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Add to the message' }).click()
  await page.getByRole('button', { name: item }).click()
}
