import { sql } from 'kysely'
import { invalidateTags } from '#platform/cache.ts'
import type { Currency } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { translate } from '#platform/i18n/messages.ts'
import { dayOf } from '#platform/values/days.ts'
import { formatDate } from '#platform/values/format-date.ts'
import { formatMoney } from '#platform/values/format-money.ts'
import { multiply } from '#platform/values/money.ts'
import { isBlocked, lockChat, upsertChat } from '../chats/queries.ts'
import { deliverMessage } from '../chats/send-message.ts'
import { unitOf, unitsIn } from '../content/units.ts'
import { markProcurementNotificationsRead, notifyStoresOfStep } from '../notifications/notify-of-procurement.ts'
import type * as contract from './contract.ts'
import { procurementErrors } from './errors.ts'
import { type LockedRequest, lockOwnRequest, sentOffers } from './queries.ts'
import { buyerSteps } from './rules.ts'

type AcceptContext = Pick<Context<typeof contract.acceptOffer>, 'caller' | 'input' | 'now'>
type Offer = {
  id: string
  requestId: string
  storeId: number
  status: string
  version: number
  priceMinor: number
  currency: Currency
  quantity: number
  leadDays: number
  validUntil: string
}

/** Accepts one offer and closes its request. The store reads both in the conversation, in the words of the buyer's language. */
export async function acceptOffer(
  tx: Tx,
  { caller, input, now }: AcceptContext,
): Promise<OutputOf<typeof contract.acceptOffer>> {
  const accountId = caller.account!.id
  const request = await requestOf(tx, accountId, input.id, now)
  const offer = await lockOffer(tx, input.id)
  if (!offer || offer.status === 'Withdrawn') throw procurementErrors.offerNotFound()
  if (!buyerSteps(request).includes('accept')) throw procurementErrors.wrongStatus()
  if (offer.version !== input.version) throw procurementErrors.changedMeanwhile()
  if (offer.validUntil < dayOf(now)) throw procurementErrors.offerExpired()
  const { rows: active } = await sql`
    select from stores where id = ${offer.storeId} and status = 'Active' for share
  `.execute(tx)
  if (active.length === 0) throw procurementErrors.storeNotActive()
  const offers = await sentOffers(tx, [request.id])
  await sql`
    update procurement_offers set status = 'Accepted', version = version + 1 where id = ${offer.id}::uuid
  `.execute(tx)
  await sql`
    update procurement_requests set status = 'Closed', ended_by = 'Acceptance', ended_at = ${now} where id = ${request.id}::uuid
  `.execute(tx)
  await markProcurementNotificationsRead(tx, { requestId: request.id, accountId, now })
  const chatId = await quoteInChat(tx, request, offer, { caller, now })
  await notifyStoresOfStep(tx, { offers, now })
  await invalidateTags(tx, ['procurement'])
  return { requestId: request.id, chatId }
}

/** The request is locked before the offer, as stores do. */
async function requestOf(tx: Tx, accountId: string, offerId: string, now: Date): Promise<LockedRequest> {
  const { rows } = await sql<{ requestId: string }>`
    select request_id as "requestId" from procurement_offers where id = ${offerId}::uuid
  `.execute(tx)
  const request = rows[0] && (await lockOwnRequest(tx, accountId, rows[0].requestId, now))
  if (!request) throw procurementErrors.offerNotFound()
  return request
}

async function lockOffer(tx: Tx, id: string) {
  const { rows } = await sql<Offer>`
    select id, request_id as "requestId", store_id as "storeId", status, version, price_minor as "priceMinor", currency, quantity,
      lead_days as "leadDays", valid_until::text as "validUntil"
    from procurement_offers where id = ${id}::uuid for update
  `.execute(tx)
  return rows[0]
}

async function quoteInChat(
  tx: Tx,
  request: LockedRequest,
  offer: Offer,
  { caller, now }: Pick<AcceptContext, 'caller' | 'now'>,
) {
  const { locale } = caller
  const pair = { storeId: offer.storeId, buyerId: request.buyerId, anonymousId: null }
  if (await isBlocked(tx, pair)) return null
  const chatId = await upsertChat(tx, {
    ...pair,
    side: 'Buyer',
    visitorName: null,
    productId: null,
    orderId: null,
    now,
  })
  const chat = (await lockChat(tx, { accountId: request.buyerId, anonymousId: null }, chatId))!
  const unit = unitOf(await unitsIn(tx, locale), request.unitCode).label
  const moneyOf = (minor: number) => formatMoney({ minor, currency: offer.currency }, locale)
  const text = translate(locale, 'emails', 'procurement.accepted', {
    title: request.title,
    quantity: offer.quantity,
    unit,
    price: moneyOf(offer.priceMinor),
    total: moneyOf(multiply(offer.priceMinor, offer.quantity)),
    days: offer.leadDays,
    date: formatDate(offer.validUntil, locale),
  })
  await deliverMessage(tx, chat, { authorId: request.buyerId, text, widget: null, fileIds: [], clientId: null, now })
  return chatId
}
