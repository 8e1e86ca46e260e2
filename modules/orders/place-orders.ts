import type { OutputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import { entityTags, invalidateTags } from '#platform/cache.ts'
import { saveBilling } from '../buyers/billing.ts'
import { worthTooMuch } from '../carts/errors.ts'
import { findCartRows, deleteLines, lockCart } from '../carts/queries.ts'
import { groupIssues, type Issue, exceedsMaxValue } from '../carts/rules.ts'
import { findStores } from '../carts/view.ts'
import { updateAvailability } from '../catalog/write-products/stock-rows.ts'
import { latestRates } from '../currencies/rates.ts'
import { shareStores } from '../suppliers/close-store.ts'
import { grossInTeam, lockAllowance } from './approvals/allowance.ts'
import { holdOrder } from './approvals/hold-order.ts'
import { exceededLimit } from './approvals/rules.ts'
import { commitOrder } from './commit-order.ts'
import type { createOrder } from './contract.ts'
import { findDestination, isPickedUp } from './destination.ts'
import { orderErrors } from './errors.ts'
import { type Buyer, type OrderInput, toNewOrder } from './new-order.ts'
import { findBuyerCompany, lockProducts, lockStock, type NewOrder } from './queries.ts'
import { type PlacedOrder, sendConfirmation } from './send-confirmation.ts'

type Outcome = OutputOf<typeof createOrder>['outcomes'][number]
type Account = Omit<Buyer, 'company' | 'destination' | 'team'>
/** `country`: where the buyer has goods brought to. */
type Placed = { outcomes: Outcome[]; soldIds: number[]; country: string | undefined }

/**
 * Places one order per supplier for all groups that pass every check; the other groups stay in the cart with the reason.
 * An order above a limit of its buyer waits for an approver instead. The buyer gets one e-mail for all orders. Locks the cart, the
 * membership in a purchasing team, then products, then stock, each in the order of ids, so that two buyers never deadlock.
 */
export async function placeOrders(tx: Tx, account: Account, input: OrderInput): Promise<Placed> {
  const company = await resolveCompany(tx, account.accountId, input)
  const destination = await findDestination(tx, account.accountId, input)
  const owner = { accountId: account.accountId }
  const cartId = await lockCart(tx, owner)
  const allowance = await lockAllowance(tx, account.accountId, account.now)
  const buyer = {
    ...account,
    currency: input.shownCurrency ?? account.currency,
    company,
    destination,
    team: allowance ? { id: allowance.teamId, currency: allowance.currency } : null,
  }
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
  const stock = await lockStock(
    tx,
    cartLines.map(({ productId }) => productId),
  )
  // A warehouse may have been suspended just now.
  await updateAvailability(
    tx,
    cartLines.map(({ productId }) => productId),
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
  let spentMinor = allowance?.spentMinor ?? 0
  const outcomes: Outcome[] = []
  const placedOrders: PlacedOrder[] = []
  for (const [storeId, lines] of [...Map.groupBy(rows, (row) => row.storeId)].sort(([a], [b]) => a - b)) {
    const store = stores.get(storeId)!
    const issues = new Set<Issue>(
      groupIssues(lines, { isActive: store.isActive, minimumOrderMinor: store.minimumOrderMinor }),
    )
    const newOrder = toNewOrder(store, lines, buyer, input, rates)
    if (differsFromShown(newOrder, input)) issues.add('priceChanged')
    const outcome = {
      storeId,
      storeName: store.name,
      placed: false,
      orderId: null,
      orderNumber: null,
      requestId: null,
      issues: [...issues],
    }
    if (issues.size > 0) {
      outcomes.push(outcome)
      continue
    }
    await deleteLines(tx, cartId, { storeId })
    const grossMinor = allowance ? grossInTeam(newOrder, allowance, rates) : 0
    const exceeded = allowance ? exceededLimit({ ...allowance, spentMinor }, grossMinor) : null
    spentMinor += grossMinor
    if (allowance && exceeded) {
      const requestId = await holdOrder(tx, newOrder, { allowance, grossMinor, exceeded, now: buyer.now })
      outcomes.push({ ...outcome, requestId })
      continue
    }
    const order = await commitOrder(tx, newOrder, stock, buyer.now)
    placedOrders.push({ ...order, storeName: store.name, order: newOrder })
    outcomes.push({ ...outcome, placed: true, orderId: order.id, orderNumber: order.number })
  }
  await sendConfirmation(tx, placedOrders, buyer)
  const placed = new Set(outcomes.filter((outcome) => outcome.placed).map(({ storeId }) => storeId))
  const soldIds = rows.filter(({ storeId }) => placed.has(storeId)).map(({ productId }) => productId)
  await updateAvailability(tx, soldIds)
  await invalidateTags(tx, entityTags('product', soldIds))
  return { outcomes, soldIds, country: isPickedUp(input) ? undefined : buyer.destination.country }
}

/** New billing details are kept, and buy. */
async function resolveCompany(tx: Tx, accountId: string, { organizationId, billing }: OrderInput) {
  if (billing) await saveBilling(tx, accountId, billing, 'billing.')
  const company = await findBuyerCompany(tx, accountId, billing ? null : organizationId)
  if (organizationId && !company) throw invalidInput([{ path: 'organizationId', code: 'field.invalid' }])
  return company
}

/** Whether a total of the order is not the one that the buyer saw. */
function differsFromShown(
  { storeId, shownTotalMinor, shownVatMinor }: NewOrder,
  { shownTotals, shownGrossTotals }: OrderInput,
) {
  const net = shownTotals?.[storeId] ?? shownTotalMinor
  const gross = shownGrossTotals?.[storeId] ?? shownTotalMinor + shownVatMinor
  return net !== shownTotalMinor || gross !== shownTotalMinor + shownVatMinor
}
