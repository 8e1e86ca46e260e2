import type { Page } from 'playwright-core'
import { base } from './browser.ts'

type Money = { minor: number; currency: string }
type Card = {
  id: number
  slug: string
  name: string
  price: Money
  minimumOrder: number
  orderStep: number
  stock: { status: string; available: number }
  store: { id: number; alias: string }
}
export type OrderableProduct = { id: number; slug: string; name: string; quantity: number; storeId: number }

const headers = { currency: 'EUR', 'accept-language': 'en' }
const get = async <Output>(path: string) =>
  (await (await fetch(`${base()}/api/x/${path}`, { headers })).json()) as Output

/** Margin for lower tier prices and rounded exchange rates. */
const minimumFactor = 1.5

/** One product per supplier, in a quantity that is in stock and reaches the supplier's minimum order. */
export async function findOrderableProducts(suppliers: number, skip = 0, store = ''): Promise<OrderableProduct[]> {
  const products: OrderableProduct[] = []
  const storeIds = new Set<number>()
  for (let page = 1 + skip; page < 40 && products.length < suppliers; page++) {
    const { items } = await get<{ items: Card[] }>(
      `platform/live/default/product/search?facets=0&stock=InStock&pageSize=48&page=${page}${store && `&store=${store}`}`,
    )
    for (const card of items) {
      if (storeIds.has(card.store.id) || products.length === suppliers) continue
      storeIds.add(card.store.id)
      const { minimumOrder } = await get<{ minimumOrder: Money }>(`store/single?alias=${card.store.alias}`)
      const minQuantity = Math.max(
        card.minimumOrder,
        Math.ceil((minimumOrder.minor * minimumFactor) / card.price.minor),
      )
      const quantity = Math.ceil(minQuantity / card.orderStep) * card.orderStep
      if (quantity * 3 <= card.stock.available)
        products.push({ id: card.id, slug: card.slug, name: card.name, quantity, storeId: card.store.id })
    }
  }
  return products
}

/** The form of a product page that adds the product itself; other offers have forms without a quantity to choose. */
export const orderForm = (page: Page) =>
  page.locator('main form[action$="/cart"]', { has: page.locator('input[name=quantity]:not([type=hidden])') }).first()
