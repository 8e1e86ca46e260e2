import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Currency } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { notifyOfMessage } from '../../notifications/notify.ts'
import type { setIndividualPrice } from '../seller-contract.ts'
import { chatErrors } from '../errors.ts'
import { appendMessage, findSentSeq } from '../message-queries.ts'
import { assertBuyerExists, lockChatOfStore, publishToBoth } from '../queries.ts'
import { isOfferEndAllowed, isOfferPriceAllowed } from '../rules.ts'
import { viewMessage } from '../view.ts'

type OfferPriceContext = Pick<Context<typeof setIndividualPrice>, 'caller' | 'input' | 'now'> & { storeId: number }
type Product = { priceMinor: number; currency: Currency }

/** Stores an individual price for the buyer of a chat and sends it as a message. Carts read the stored price. */
export async function offerPrice(tx: Tx, { caller, input, now, storeId }: OfferPriceContext) {
  const chat = await lockChatOfStore(tx, storeId, input.chatId)
  if (!chat) throw chatErrors.notFound()
  const viewer = { ...caller, now }
  const sentSeq = await findSentSeq(tx, chat, input.clientMessageId)
  if (sentSeq !== undefined) return viewMessage(tx, chat.id, sentSeq, 'Store', viewer)
  if (!chat.buyerId) throw chatErrors.visitorUnknown()
  await assertBuyerExists(tx, chat)
  const { productId, priceMinor, fromQuantity, until } = input
  const product = await findStoreProduct(tx, storeId, productId)
  if (!product) throw invalidInput([{ path: 'productId', code: 'field.invalid' }])
  const { currency } = product
  if (input.currency && input.currency !== currency) throw invalidInput([{ path: 'currency', code: 'field.invalid' }])
  if (!isOfferPriceAllowed(priceMinor, product.priceMinor)) throw chatErrors.priceOutOfRange()
  if (!isOfferEndAllowed(until, now)) throw invalidInput([{ path: 'until', code: 'field.invalid' }])
  const offer = { productId, priceMinor, currency, fromQuantity, until }
  await upsertPrice(tx, chat.buyerId, offer)
  const draft = {
    side: 'Store' as const,
    authorId: caller.account!.id,
    text: '',
    fileIds: [],
    clientId: input.clientMessageId ?? null,
    now,
  }
  const seq = await appendMessage(tx, chat.id, { ...draft, widget: { kind: 'offer', ...offer } })
  await record(tx, caller, {
    action: 'chat.setIndividualPrice',
    entity: 'chat',
    entityId: chat.id,
    details: { storeId, buyerId: chat.buyerId, ...offer },
  })
  await publishToBoth(tx, chat, { kind: 'message', chatId: chat.id, seq })
  await notifyOfMessage(tx, { chatId: chat.id, seq, by: 'Store', now })
  return viewMessage(tx, chat.id, seq, 'Store', viewer)
}

async function findStoreProduct(tx: Tx, storeId: number, productId: number) {
  const { rows } = await sql<Product>`
    select price_minor as "priceMinor", currency from products where id = ${productId} and store_id = ${storeId} and status = 'Active' for key share
  `.execute(tx)
  return rows[0]
}

type Offer = Product & { productId: number; fromQuantity: number; until: string }

const upsertPrice = (tx: Tx, buyerId: string, { productId, fromQuantity, priceMinor, currency, until }: Offer) =>
  sql`
  insert into individual_prices (buyer_id, product_id, from_quantity, price_minor, currency, valid_until)
  values (${buyerId}::uuid, ${productId}, ${fromQuantity}, ${priceMinor}, ${currency}, ${until}::date)
  on conflict (buyer_id, product_id, from_quantity) do update
    set price_minor = excluded.price_minor, currency = excluded.currency, valid_until = excluded.valid_until
`.execute(tx)
