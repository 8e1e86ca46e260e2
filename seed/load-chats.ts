import type pg from 'pg'
import { chatBuyers, type ChatSeed, chatSeeds } from './chats.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
type Product = { id: number; priceMinor: number; currency: string }
type Message = { side: 'Buyer' | 'Store'; text: string; widget: object | null; at: Date }

/** Loads the chats of the demonstration accounts. */
export async function loadChats(client: pg.ClientBase, now: Date) {
  for (const { email, name, locale } of chatBuyers)
    await client.query('insert into accounts (email, name, locale, email_confirmed_at) values ($1, $2, $3, now())', [
      email,
      name,
      locale,
    ])
  for (const seed of chatSeeds) await loadChat(client, seed, now)
}

async function loadChat(client: pg.ClientBase, seed: ChatSeed, now: Date) {
  const { rows: products } = await client.query<Product>(
    `select p.id, p.price_minor as "priceMinor", p.currency from products p join stores s on s.id = p.store_id join categories c on c.id = p.category_id
     join product_translations t on t.product_id = p.id and t.locale = 'en'
     where s.alias = $1 and c.key = $2 and p.status = 'Active' order by t.name like $3 desc, p.popularity desc, p.id limit 1`,
    [seed.store, seed.category, seed.productNamePattern],
  )
  const messages = messagesOf(seed, products[0], now)
  const last = messages.at(-1)!
  const [read, unread] = [messages.length, messages.length - seed.unread]
  const { rows } = await client.query<{ id: string; buyerId: string; sellerId: string }>(
    `insert into chats (store_id, buyer_id, product_id, last_seq, buyer_read_seq, store_read_seq, active_at, created_at, waiting_since)
     select s.id, a.id, $3, $4, $5, $6, $7, $8, $9 from stores s, accounts a where s.alias = $1 and a.email = $2
     returning id, buyer_id as "buyerId", (select account_id from store_members m where m.store_id = chats.store_id limit 1) as "sellerId"`,
    [
      seed.store,
      seed.buyer,
      products[0]?.id ?? null,
      messages.length,
      last.side === 'Buyer' ? read : unread,
      last.side === 'Store' ? read : unread,
      last.at,
      messages[0]!.at,
      last.side === 'Buyer' ? last.at : null,
    ],
  )
  const { id, buyerId, sellerId } = rows[0]!
  for (const [index, { side, text, widget, at }] of messages.entries())
    await client.query(
      'insert into chat_messages (chat_id, seq, side, author_id, text, widget, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, index + 1, side, side === 'Buyer' ? buyerId : sellerId, text, widget, at],
    )
  const offer = offerOf(seed, products[0], now)
  if (offer)
    await client.query(
      'insert into individual_prices (buyer_id, product_id, from_quantity, price_minor, currency, valid_until) values ($1, $2, $3, $4, $5, $6)',
      [buyerId, offer.productId, offer.fromQuantity, offer.priceMinor, offer.currency, offer.until],
    )
}

function messagesOf(seed: ChatSeed, product: Product | undefined, now: Date): Message[] {
  let at = now.getTime() - seed.startedDaysAgo * dayMs
  const messages = seed.lines.map(([side, minutesLater, text], index): Message => {
    at += minutesLater * minuteMs
    return {
      side,
      text,
      at: new Date(at),
      widget: index === 0 && product ? { kind: 'product', productId: product.id } : null,
    }
  })
  const offer = offerOf(seed, product, now)
  if (offer)
    messages.splice(-1, 0, { side: 'Store', text: '', at: messages.at(-1)!.at, widget: { kind: 'offer', ...offer } })
  return messages
}

function offerOf({ offer }: ChatSeed, product: Product | undefined, now: Date) {
  if (!offer || !product) return undefined
  const { lessPercent, fromQuantity, days } = offer
  const until = new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)
  return {
    productId: product.id,
    currency: product.currency,
    fromQuantity,
    until,
    priceMinor: Math.max(1, Math.floor(Number(product.priceMinor) * (1 - lessPercent / 100))),
  }
}
