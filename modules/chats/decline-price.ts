import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Currency, Locale } from '#platform/constants.ts'
import { bestName } from '#platform/db/best-translation.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { translate } from '#platform/i18n/messages.ts'
import { formatMoney } from '#platform/values/format-money.ts'
import type { declineIndividualPrice } from './contract.ts'
import { chatErrors } from './errors.ts'
import { findOfferStates, type Offer } from './offer-states.ts'
import { assertMayWrite, identityOf, lockChat, publishToBoth } from './queries.ts'
import { deliverMessage } from './send-message.ts'
import { viewMessage } from './view.ts'

/** Takes an offered price from the cart of its buyer, and tells the store in a message. */
export async function declinePrice(
  tx: Tx,
  {
    caller,
    input: { chatId, seq, reason },
    now,
  }: Pick<Context<typeof declineIndividualPrice>, 'caller' | 'input' | 'now'>,
) {
  const chat = await lockChat(tx, identityOf(caller), chatId)
  const offer = chat?.side === 'Buyer' ? await findOffer(tx, chatId, seq, caller.locale) : undefined
  if (!chat || !offer) throw chatErrors.notFound()
  await assertMayWrite(tx, chat)
  // Orders lock their products too: one at this price is either seen here, or finds the price gone.
  await sql`select from products where id = ${offer.productId} for no key update`.execute(tx)
  const { applies, isOrdered, requestId } = (await findOfferStates(tx, [{ chatId, seq }])).get(`${chatId} ${seq}`)!
  if (!applies || isOrdered) throw chatErrors.offerEnded()
  if (requestId) throw chatErrors.offerRequested()
  await deletePrice(tx, chat.buyerId!, offer)
  await markDeclined(tx, chatId, offer)
  const { productId, priceMinor, currency, fromQuantity, until } = offer
  await record(tx, caller, {
    action: 'chat.declinePrice',
    entity: 'chat',
    entityId: chatId,
    details: { storeId: chat.storeId, productId, priceMinor, currency, fromQuantity, until },
  })
  await publishToBoth(tx, chat, { kind: 'chats', chatId })
  const sentSeq = await deliverMessage(tx, chat, {
    authorId: chat.buyerId,
    text: [wordsOf(offer, caller.locale), reason].filter(Boolean).join('\n\n'),
    widget: null,
    fileIds: [],
    clientId: null,
    now,
  })
  return viewMessage(tx, chatId, sentSeq, 'Buyer', { ...caller, now })
}

type NamedOffer = Offer & { name: string }

async function findOffer(tx: Tx, chatId: string, seq: number, locale: Locale) {
  const { rows } = await sql<{ widget: Offer; name: string }>`
    select m.widget, n.name from chat_messages m
    join products p on p.id = (m.widget ->> 'productId')::int join stores s on s.id = p.store_id
    join lateral ${bestName(sql`product_translations t where t.product_id = p.id`, locale)} n on true
    where m.chat_id = ${chatId}::uuid and m.seq = ${seq} and m.widget ->> 'kind' = 'offer'
  `.execute(tx)
  return rows[0] && { ...rows[0].widget, name: rows[0].name }
}

const deletePrice = (tx: Tx, buyerId: string, { productId, fromQuantity }: Offer) =>
  sql`
    delete from individual_prices where buyer_id = ${buyerId}::uuid and product_id = ${productId} and from_quantity = ${fromQuantity}
  `.execute(tx)

/** The same price may have been offered twice. */
const markDeclined = (tx: Tx, chatId: string, { name: _, ...offer }: NamedOffer) =>
  sql`
    update chat_messages set widget = widget || '{"isDeclined": true}' where chat_id = ${chatId}::uuid and widget @> ${JSON.stringify(offer)}::jsonb
  `.execute(tx)

const wordsOf = (
  { name, priceMinor, currency }: { name: string; priceMinor: number; currency: Currency },
  locale: Locale,
) =>
  translate(locale, 'emails', 'chat.priceDeclined', {
    name,
    price: formatMoney({ minor: priceMinor, currency }, locale),
  })
