import type { OutputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import { entityTags, invalidateTags } from '#platform/cache.ts'
import { saveBilling } from '../buyers/billing.ts'
import { worthTooMuch } from '../carts/errors.ts'
import { type CartRow, findCartRows, deleteLines, lockCart } from '../carts/queries.ts'
import { groupIssues, type Issue, exceedsMaxValue } from '../carts/rules.ts'
import { findStores, type Store } from '../carts/view.ts'
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
  const cartId = await lockCart(tx, { accountId: account.accountId })
  const allowance = await lockAllowance(tx, account.accountId, account.now)
  const team = allowance ? { id: allowance.teamId, currency: allowance.currency } : null
  const buyer = { ...account, currency: input.shownCurrency ?? account.currency, company, destination, team }
  const { rows, stock } = await lockRows(tx, buyer, input)
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
    const newOrder = toNewOrder(store, lines, buyer, input, rates)
    const issues = issuesOf(lines, store, newOrder, input)
    const outcome = { ...notPlaced, storeId, storeName: store.name, issues }
    if (issues.length > 0) {
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
  const soldIds = await updateSold(tx, rows, placedOrders)
  return { outcomes, soldIds, country: isPickedUp(input) ? undefined : buyer.destination.country }
}

const notPlaced = { placed: false, orderId: null, orderNumber: null, requestId: null }

/** The lines of the cart that are ordered, and the stock of their products, both locked. */
async function lockRows(tx: Tx, { accountId, locale }: Buyer, { storeId }: OrderInput) {
  const findRows = () => findCartRows(tx, { accountId }, locale)
  const lines = (await findRows()).filter((line) => storeId === undefined || line.storeId === storeId)
  if (lines.length === 0) throw orderErrors.emptyCart()
  const productIds = lines.map(({ productId }) => productId)
  await lockProducts(tx, productIds)
  await shareStores(
    tx,
    lines.map((line) => line.storeId),
  )
  const stock = await lockStock(tx, productIds)
  // A warehouse may have been suspended just now.
  await updateAvailability(tx, productIds)
  // Read again under the lock: the checks must see the rows that are written.
  const rows = (await findRows()).filter(({ productId }) => productIds.includes(productId))
  return { rows, stock }
}

/** New billing details are kept, and buy. */
async function resolveCompany(tx: Tx, accountId: string, { organizationId, billing }: OrderInput) {
  if (billing) await saveBilling(tx, accountId, billing, 'billing.')
  const company = await findBuyerCompany(tx, accountId, billing ? null : organizationId)
  if (organizationId && !company) throw invalidInput([{ path: 'organizationId', code: 'field.invalid' }])
  return company
}

function issuesOf(lines: readonly CartRow[], store: Store, newOrder: NewOrder, input: OrderInput): Issue[] {
  const issues = groupIssues(lines, store)
  return [...new Set<Issue>(differsFromShown(newOrder, input) ? [...issues, 'priceChanged'] : issues)]
}

async function updateSold(tx: Tx, rows: readonly CartRow[], placedOrders: readonly PlacedOrder[]) {
  const placed = new Set(placedOrders.map(({ order }) => order.storeId))
  const soldIds = rows.filter(({ storeId }) => placed.has(storeId)).map(({ productId }) => productId)
  await updateAvailability(tx, soldIds)
  await invalidateTags(tx, entityTags('product', soldIds))
  return soldIds
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
