import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import { entityTags, invalidateTags } from '#platform/cache.ts'
import type { Locale } from '#platform/constants.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { lockCart } from '../../carts/queries.ts'
import { updateAvailability } from '../../catalog/write-products/stock-rows.ts'
import { markRequestNotificationsRead, notifyOfRequestStep } from '../../notifications/notify-of-requests.ts'
import { shareStores } from '../../suppliers/close-store.ts'
import { commitOrder } from '../commit-order.ts'
import { goodsOf } from '../order-totals.ts'
import { lockProducts, lockStock, type NewOrder } from '../queries.ts'
import { repeatLines } from '../repeat-lines.ts'
import { sendConfirmation } from '../send-confirmation.ts'
import { approvalErrors } from './errors.ts'
import { findProductStates, lockRequest, saveDecision } from './queries.ts'
import { heldLineIssue, type Refusal, withoutLines } from './rules.ts'

export type DecisionContext = { caller: Caller; now: Date }

/** Places the held order without the refused lines, at the held prices. Locks products before their stock, as when orders are placed. */
export async function approveRequest(
  tx: Tx,
  { caller, now }: DecisionContext,
  id: string,
  refusals: readonly Refusal[],
) {
  const by = caller.account!.id
  const { held } = await lockRequest(tx, id, { accountId: by, now }, 'approve')
  const order = withoutLines(held, refusals)
  if (order.lines.length === 0) throw approvalErrors.nothingApproved()
  const productIds = order.lines.map(({ productId }) => productId)
  await lockProducts(tx, productIds)
  const stock = await lockStock(tx, productIds)
  await updateAvailability(tx, productIds)
  await assertStoreDelivers(tx, order, refusals.length > 0)
  await assertLinesAvailable(tx, order)
  const placed = await commitOrder(tx, order, stock, now)
  const orderId = placed.id
  await updateAvailability(tx, productIds)
  await invalidateTags(tx, entityTags('product', productIds))
  await saveDecision(tx, { id, status: 'Approved', by, now, refusals, orderId })
  await announceDecision(tx, id, now)
  const { buyerId: accountId, locale } = order
  const store = await findStoreName(tx, order.storeId, locale)
  await sendConfirmation(tx, [{ ...placed, storeName: store, order }], { accountId, locale, variant: caller.variant })
  const details = { orderId, refusals }
  await record(tx, caller, { action: 'purchaseRequest.approve', entity: 'purchaseRequest', entityId: id, details })
}

export async function refuseRequest(tx: Tx, { caller, now }: DecisionContext, id: string, reason: string) {
  const by = caller.account!.id
  await lockRequest(tx, id, { accountId: by, now }, 'refuse')
  await saveDecision(tx, { id, status: 'Refused', by, now, reason })
  await announceDecision(tx, id, now)
  const details = { reason }
  await record(tx, caller, { action: 'purchaseRequest.refuse', entity: 'purchaseRequest', entityId: id, details })
}

export async function withdrawRequest(tx: Tx, { caller, now }: DecisionContext, id: string) {
  const by = caller.account!.id
  await lockRequest(tx, id, { accountId: by, now }, 'withdraw')
  await saveDecision(tx, { id, status: 'Withdrawn', by, now })
  await markRequestNotificationsRead(tx, { requestIds: [id], now })
  await record(tx, caller, { action: 'purchaseRequest.withdraw', entity: 'purchaseRequest', entityId: id })
}

/** Puts the lines into the cart at current prices, which the cart shows beside the held ones. */
export async function repeatRequest(tx: Tx, { caller, now }: DecisionContext, id: string) {
  const accountId = caller.account!.id
  // The cart before the membership, as when orders are placed.
  const cartId = await lockCart(tx, { accountId })
  const { held } = await lockRequest(tx, id, { accountId, now }, 'repeat')
  const { rows } = await sql<{ isSameCurrency: boolean }>`
    select currency = ${held.currency} as "isSameCurrency" from stores where id = ${held.storeId}
  `.execute(tx)
  const lines = held.lines.map(({ productId, quantity, priceMinor }) => ({
    productId,
    quantity,
    ...(rows[0]!.isSameCurrency && { seenPriceMinor: priceMinor }),
  }))
  return repeatLines(tx, cartId, lines)
}

async function findStoreName(tx: Tx, storeId: number, locale: Locale) {
  const { rows } = await sql<{ name: string }>`
    select ${storeName(locale)} as name from stores s where s.id = ${storeId}
  `.execute(tx)
  return rows[0]!.name
}

/** The store is open; what is left after refusing lines reaches its minimum order. */
async function assertStoreDelivers(tx: Tx, { storeId, lines, currency }: NewOrder, isPart: boolean) {
  await shareStores(tx, [storeId])
  const { rows } = await sql<{ isActive: boolean; isEnough: boolean }>`
    select status = 'Active' as "isActive", currency <> ${currency} or minimum_order_minor <= ${goodsOf(lines)} as "isEnough"
    from stores where id = ${storeId}
  `.execute(tx)
  const { isActive, isEnough } = rows[0]!
  if (!isActive) throw approvalErrors.storeClosed()
  if (isPart && !isEnough) throw approvalErrors.belowMinimum()
}

async function assertLinesAvailable(tx: Tx, { lines }: NewOrder) {
  const products = await findProductStates(
    tx,
    lines.map(({ productId }) => productId),
  )
  if (lines.some((line) => heldLineIssue(line, products.get(line.productId)))) throw approvalErrors.linesUnavailable()
}

/** The approvers need not look any more; the buyer learns what was decided. */
async function announceDecision(tx: Tx, id: string, now: Date) {
  await markRequestNotificationsRead(tx, { requestIds: [id], now })
  await notifyOfRequestStep(tx, { requestIds: [id], now })
}
