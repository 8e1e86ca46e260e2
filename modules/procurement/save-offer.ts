import { sql } from 'kysely'
import type { Currency } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { sellsProduct } from '../chats/widgets.ts'
import { notifyOfOffer, notifyOfWithdrawnOffer } from '../notifications/notify-of-procurement.ts'
import type * as contract from './contract.ts'
import { procurementErrors } from './errors.ts'
import { isMemberOf, shareRequest } from './queries.ts'
import { dayErrors, type StoredOfferStatus, storeSteps } from './rules.ts'

type SaveContext = Pick<Context<typeof contract.saveOffer>, 'caller' | 'member' | 'input' | 'now'>

/** Makes or changes the one offer of the store. Changes of the request wait until the offer is written. */
export async function saveOffer(tx: Tx, { caller, member, input, now }: SaveContext): Promise<{ id: string }> {
  const { requestId, productId = null } = input
  const storeId = member!.storeId
  const request = await openRequest(tx, { requestId, storeId, now })
  if (request.buyerId === caller.account!.id || (await isMemberOf(tx, storeId, request.buyerId)))
    throw procurementErrors.ownRequest()
  const currency = await currencyOf(tx, storeId)
  const errors = dayErrors('validUntil', input.validUntil, now)
  if (productId !== null && !(await sellsProduct(tx, storeId, productId)))
    errors.push({ path: 'productId', code: 'field.invalid' })
  if (errors.length > 0) throw invalidInput(errors)
  const values = {
    author_id: caller.account!.id,
    price_minor: input.priceMinor,
    currency: input.currency ?? currency,
    quantity: input.quantity,
    lead_days: input.leadDays,
    valid_until: input.validUntil,
    comment: input.comment,
    product_id: productId,
    status: 'Sent',
    changed_at: now,
  }
  const columns = Object.keys(values).map((column) => sql.id(column))
  const { rows } = await sql<{ id: string }>`
    insert into procurement_offers (request_id, store_id, created_at, ${sql.join(columns)})
    values (${requestId}::uuid, ${storeId}, ${now}, ${sql.join(Object.values(values))})
    on conflict (request_id, store_id) do update set version = procurement_offers.version + 1,
      ${sql.join(columns.map((column) => sql`${column} = excluded.${column}`))}
    returning id
  `.execute(tx)
  await notifyOfOffer(tx, { requestId, storeId, now })
  return { id: rows[0]!.id }
}

type Withdrawal = { requestId: string; storeId: number; now: Date }

export async function withdrawOffer(tx: Tx, { requestId, storeId, now }: Withdrawal) {
  const request = await openRequest(tx, { requestId, storeId, now })
  const { rows } = await sql<{ id: string; status: StoredOfferStatus }>`
    select id, status from procurement_offers where request_id = ${requestId}::uuid and store_id = ${storeId} for update
  `.execute(tx)
  const offer = rows[0]
  if (!offer || !storeSteps(request, offer.status).includes('withdrawOffer')) throw procurementErrors.offerNotFound()
  await sql`
    update procurement_offers set status = 'Withdrawn', version = version + 1, changed_at = ${now} where id = ${offer.id}::uuid
  `.execute(tx)
  await notifyOfWithdrawnOffer(tx, { requestId, storeId, now })
}

/** A request that has ended is found only by stores that have answered it. */
async function openRequest(tx: Tx, { requestId, storeId, now }: Withdrawal) {
  const request = await shareRequest(tx, requestId, now)
  if (!request) throw procurementErrors.notFound()
  if (request.status === 'Open') return request
  const { rows } = await sql`
    select from procurement_offers where request_id = ${requestId}::uuid and store_id = ${storeId}
  `.execute(tx)
  throw rows.length > 0 ? procurementErrors.wrongStatus() : procurementErrors.notFound()
}

/** Of an active store, which stays active until the end of the transaction. */
async function currencyOf(tx: Tx, storeId: number) {
  const { rows } = await sql<{ currency: Currency; status: string }>`
    select currency, status from stores where id = ${storeId} for share
  `.execute(tx)
  if (rows[0]?.status !== 'Active') throw procurementErrors.storeNotActive()
  return rows[0].currency
}
