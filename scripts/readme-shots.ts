import { join } from 'node:path'
import { request } from 'playwright-core'
import { demonstrationAccounts, demonstrationPassword } from '#seed/accounts.ts'

export type Shot = { path: string; width: number; theme: 'light' | 'dark'; file: string; full?: boolean; user?: string }
type Products = { items: { id: number; slug: string; minimumOrder: number; stock: { available: number } }[] }

const folder = join(import.meta.dirname, '../docs/screenshots')
const buyer = 'buyer@tradeyard.example'
const seller = 'seller@tradeyard.example'

/** Enough of them reach the minimum of a store. */
const minimumOrders = 20
const isPlentiful = ({ minimumOrder, stock }: Products['items'][number]) =>
  stock.available >= minimumOrder * minimumOrders

/** The screenshots of the README. The buyer of the demonstration places an order with the seller's store for them. */
export async function readmeShots(base: string): Promise<Shot[]> {
  const category = (await get<{ items: { path: string }[] }>('catalog-category/live/default/top?limit=1')).items[0]!
  const product = (await get<Products>('platform/live/default/product/small-card/promo?limit=1')).items[0]!
  const store = demonstrationAccounts.find(({ email }) => email === seller)!.store!
  const { items } = await get<Products>(`platform/live/default/product/search?store=${store}&stock=InStock&pageSize=48`)
  const order = await placeOrder(items.filter(isPlentiful).slice(0, 3))
  const desktop = { width: 1440, theme: 'light' } as const
  const shots: Shot[] = [
    { ...desktop, path: '/', file: 'home.png' },
    { ...desktop, path: `/catalog/all/${category.path}`, file: 'category.png' },
    { ...desktop, path: `/product/${product.slug}`, theme: 'dark', file: 'product-dark.png' },
    { ...desktop, path: '/ru', width: 375, file: 'home-ru-phone.png' },
    { ...desktop, path: `/order/${order}`, user: buyer, file: 'order.png' },
    { ...desktop, path: '/profile/products', user: seller, file: 'own-products.png' },
    { ...desktop, path: '/de/profile', user: seller, width: 375, file: 'cabinet-de-phone.png' },
    { ...desktop, path: `/profile/products/${items[0]!.id}`, user: seller, file: 'product-editor.png' },
  ]
  return shots.map((shot) => ({ ...shot, file: join(folder, shot.file) }))

  async function get<Output>(path: string) {
    const answer = await fetch(`${base}/api/x/${path}`, { headers: { currency: 'EUR', 'accept-language': 'en' } })
    return (await answer.json()) as Output
  }

  async function placeOrder(products: Products['items']): Promise<string> {
    const account = await request.newContext({ baseURL: base, extraHTTPHeaders: { origin: base } })
    await post(account, 'token/request', { login: buyer, password: demonstrationPassword })
    for (const { id, minimumOrder } of products)
      await post(account, 'cart/add', { productId: id, quantity: minimumOrder * minimumOrders })
    const { outcomes } = await post<{ outcomes: [{ orderId: string | null; issues: string[] }] }>(
      account,
      'cart/order/create',
      {
        contactName: 'Anna Berger',
        contactPhone: '+493023125001',
        newAddress: { country: 'DE', postcode: '10115', city: 'Berlin', street: 'Invalidenstraße 40' },
      },
    )
    const [{ orderId, issues }] = outcomes
    if (!orderId) throw new Error(`no order: ${issues.join()}`)
    return orderId
  }
}

async function post<Output>(account: Awaited<ReturnType<typeof request.newContext>>, call: string, data: object) {
  const answer = await account.post(`/api/${call}`, { data })
  if (!answer.ok()) throw new Error(`${call}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as Output
}
