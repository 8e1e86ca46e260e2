import { base } from './support.ts'

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
export type Good = { id: number; slug: string; name: string; quantity: number; storeId: number }

const headers = { currency: 'EUR', 'accept-language': 'en' }
const get = async <Answer>(path: string) =>
  (await (await fetch(`${base()}/api/x/${path}`, { headers })).json()) as Answer

/** Room for the lower price of a larger quantity and for rates that round. */
const aboveMinimum = 1.5

/** Goods of as many suppliers, each in a quantity that reaches the supplier's minimum and that is in stock. */
export async function orderableGoods(suppliers: number, skip = 0): Promise<Good[]> {
  const found: Good[] = []
  const seen = new Set<number>()
  for (let page = 1 + skip; page < 40 && found.length < suppliers; page++) {
    const { items } = await get<{ items: Card[] }>(
      `platform/live/default/product/search?facets=0&stock=InStock&pageSize=48&page=${page}`,
    )
    for (const card of items) {
      if (seen.has(card.store.id) || found.length === suppliers) continue
      seen.add(card.store.id)
      const { minimumOrder } = await get<{ minimumOrder: Money }>(`store/single?alias=${card.store.alias}`)
      const wanted = Math.max(card.minimumOrder, Math.ceil((minimumOrder.minor * aboveMinimum) / card.price.minor))
      const quantity = Math.ceil(wanted / card.orderStep) * card.orderStep
      if (quantity * 3 <= card.stock.available)
        found.push({ id: card.id, slug: card.slug, name: card.name, quantity, storeId: card.store.id })
    }
  }
  return found
}
