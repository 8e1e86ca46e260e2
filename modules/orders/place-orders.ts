import type { Currency } from '#platform/constants.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { type Rates, sum } from '#platform/values/money.ts'
import { invalidInput } from '#platform/errors.ts'
import { entityTags, invalidateTags } from '#platform/cache.ts'
import { publish } from '#platform/realtime/publish.ts'
import { worthTooMuch } from '../carts/errors.ts'
import { findCartRows, type CartRow, deleteLines, lockCart } from '../carts/queries.ts'
import { groupIssues, type Issue, exceedsMaxValue, shownLineSum } from '../carts/rules.ts'
import { findStores } from '../carts/view.ts'
import { updateAvailability } from '../catalog/write-products/stock-rows.ts'
import { latestRates } from '../currencies/rates.ts'
import { shareStores } from '../suppliers/close-store.ts'
import { notifyOfOrder } from '../notifications/notify.ts'
import type { createOrder } from './contract.ts'
import { orderErrors } from './errors.ts'
import { type Buyer, toNewOrder } from './new-order.ts'
import { findBuyerCompany, insertOrder, lockProducts, lockStock } from './queries.ts'
import { insertReservations } from './reservations.ts'
import { allocateStock } from './rules.ts'
import { type PlacedOrder, sendConfirmation } from './send-confirmation.ts'

type Input = InputOf<typeof createOrder>
type Outcome = OutputOf<typeof createOrder>['outcomes'][number]

/**
 * Places one order per supplier for all groups that pass every check; the other groups stay in the cart with the reason.
 * The buyer gets one e-mail for all of them. Locks the cart, then products, then stock, each in the order of ids, so that two buyers never deadlock.
 */
export async function placeOrders(tx: Tx, account: Omit<Buyer, 'company'>, input: Input): Promise<Outcome[]> {
  const buyer = { ...account, company: await findBuyerCompany(tx, account.accountId, input.organizationId) }
  if (input.organizationId !== undefined && !buyer.company)
    throw invalidInput([{ path: 'organizationId', code: 'field.invalid' }])
  const owner = { accountId: buyer.accountId }
  const cartId = await lockCart(tx, owner)
  const cartLines = (await findCartRows(tx, owner, buyer.locale)).filter(
    ({ storeId }) => input.storeId === undefined || storeId === input.storeId,
  )
  if (cartLines.length === 0) throw orderErrors.emptyCart()
  await lockProducts(
    tx,
    cartLines.map(({ productId }) => productId),
  )
  await shareStores(
    tx,
    cartLines.map(({ storeId }) => storeId),
  )
  // Read again under the lock: the checks must see the rows that are written.
  const rows = (await findCartRows(tx, owner, buyer.locale)).filter(({ productId }) =>
    cartLines.some((line) => line.productId === productId),
  )
  const [stores, rates] = await Promise.all([
    findStores(tx, [...new Set(rows.map(({ storeId }) => storeId))], buyer.locale),
    latestRates(tx),
  ])
  if (exceedsMaxValue(rows, rates)) throw worthTooMuch()
  const stock = await lockStock(
    tx,
    rows.map(({ productId }) => productId),
  )

  const outcomes: Outcome[] = []
  const placedOrders: PlacedOrder[] = []
  for (const [storeId, lines] of [...Map.groupBy(rows, (row) => row.storeId)].sort(([a], [b]) => a - b)) {
    const store = stores.get(storeId)!
    const issues = new Set<Issue>(
      groupIssues(lines, { isActive: store.isActive, minimumOrderMinor: store.minimumOrderMinor }),
    )
    if (hasTotalChanged(storeId, lines, input, rates)) issues.add('priceChanged')
    const outcome = {
      storeId,
      storeName: store.name,
      placed: false,
      orderId: null,
      orderNumber: null,
      issues: [...issues],
    }
    if (issues.size > 0) {
      outcomes.push(outcome)
      continue
    }
    const newOrder = toNewOrder(store, lines, buyer, input, rates)
    const order = await insertOrder(tx, newOrder)
    placedOrders.push({ ...order, storeName: store.name, order: newOrder })
    await insertReservations(
      tx,
      order.id,
      lines.flatMap((line) => allocateStock(line.quantity, stock.get(line.productId) ?? []).taken),
    )
    await deleteLines(tx, cartId, { storeId })
    await publish(tx, `store:${storeId}`, { kind: 'order', orderId: order.id })
    await notifyOfOrder(tx, { orderId: order.id, now: buyer.now })
    outcomes.push({ ...outcome, placed: true, orderId: order.id, orderNumber: order.number })
  }
  await sendConfirmation(tx, placedOrders, buyer)
  const placed = new Set(outcomes.filter((outcome) => outcome.placed).map(({ storeId }) => storeId))
  const soldIds = rows.filter(({ storeId }) => placed.has(storeId)).map(({ productId }) => productId)
  await updateAvailability(tx, soldIds)
  await invalidateTags(tx, entityTags('product', soldIds))
  return outcomes
}

const shownTotal = (lines: readonly CartRow[], currency: Currency, rates: Rates) =>
  sum(lines.map((line) => shownLineSum(line, currency, rates)))

/** Whether the total of a group differs from the total that the buyer saw. */
function hasTotalChanged(
  storeId: number,
  lines: readonly CartRow[],
  { shownTotals, shownCurrency }: Input,
  rates: Rates,
) {
  const seen = shownTotals?.[storeId]
  if (seen === undefined || shownCurrency === undefined) return false
  return shownTotal(lines, shownCurrency, rates) !== seen
}
