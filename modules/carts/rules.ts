import { type Currency, largestQuantity } from '#platform/constants.ts'
import { convert, multiply, type Rates, sum } from '#platform/money.ts'

export type Issue =
  | 'productGone'
  | 'outOfStock'
  | 'notEnoughStock'
  | 'belowMinimum'
  | 'notInSteps'
  | 'priceChanged'
  | 'belowStoreMinimum'
  | 'storeClosed'

export type Tier = { fromQuantity: number; priceMinor: number }

/** What a line needs to be judged: the product as it is now, and what the buyer put in. */
export type LineFacts = {
  isLive: boolean
  quantity: number
  priceMinor: number
  tiers: readonly Tier[]
  /** What the seller has promised this buyer, still valid. */
  individualPrices: readonly Tier[]
  seenPriceMinor: number
  minimumOrder: number
  orderStep: number
  available: number
  leadDays: number | null
}

/** Euro cents that the lines of a cart may be worth together. In tenge, the smallest of the currencies, this is a sixteenth of 2^53: rates may move. */
export const maxWorthMinor = 1_000_000_000_000

type Prices = Pick<LineFacts, 'priceMinor' | 'tiers' | 'individualPrices'>

/** The price of one unit at this quantity: that of the highest tier reached, or what this buyer was promised when it is less. */
export const priceAt = (prices: Prices, quantity: number) =>
  Math.min(listPriceAt(prices, quantity), promisedAt(prices, quantity))

/** Whether the buyer pays less than everybody else would. */
export const isIndividual = (prices: Prices, quantity: number) =>
  promisedAt(prices, quantity) < listPriceAt(prices, quantity)

function listPriceAt({ priceMinor, tiers }: Prices, quantity: number) {
  let price = priceMinor
  let reached = 0
  for (const tier of tiers) {
    if (quantity < tier.fromQuantity || tier.fromQuantity <= reached) continue
    reached = tier.fromQuantity
    price = tier.priceMinor
  }
  return price
}

const promisedAt = ({ individualPrices }: Prices, quantity: number) =>
  Math.min(
    ...individualPrices.filter(({ fromQuantity }) => quantity >= fromQuantity).map(({ priceMinor }) => priceMinor),
  )

export const lineSum = (line: Prices & Pick<LineFacts, 'quantity'>) =>
  multiply(priceAt(line, line.quantity), line.quantity)

type PricedLine = Prices & Pick<LineFacts, 'quantity'> & { currency: Currency }

export const isWorthTooMuch = (lines: readonly PricedLine[], rates: Rates) => worthOf(lines, rates) > maxWorthMinor

/** A change that does not raise what a cart is worth is allowed, however much that is. */
export const mayReplace = (before: readonly PricedLine[], after: readonly PricedLine[], rates: Rates) =>
  !isWorthTooMuch(after, rates) || worthOf(after, rates) <= worthOf(before, rates)

const worthOf = (lines: readonly PricedLine[], rates: Rates) =>
  sum(lines.map((line) => convert({ minor: lineSum(line), currency: line.currency }, 'EUR', rates).minor))

/** The nearest quantity that can be ordered, upward: sold by 6, so 7 becomes 12. */
export function correctQuantity(
  quantity: number,
  { minimumOrder, orderStep }: Pick<LineFacts, 'minimumOrder' | 'orderStep'>,
) {
  const wanted = Math.max(quantity, minimumOrder)
  const corrected = Math.ceil(wanted / orderStep) * orderStep
  return corrected <= largestQuantity ? corrected : Math.floor(largestQuantity / orderStep) * orderStep
}

/** Why a line cannot be ordered as it stands; empty when it can. */
export function lineIssues(line: LineFacts): Issue[] {
  if (!line.isLive) return ['productGone']
  const issues: Issue[] = []
  if (line.quantity > line.available && line.leadDays === null)
    issues.push(line.available < line.minimumOrder ? 'outOfStock' : 'notEnoughStock')
  if (line.quantity < line.minimumOrder) issues.push('belowMinimum')
  if (line.quantity % line.orderStep !== 0) issues.push('notInSteps')
  if (priceAt(line, line.quantity) !== line.seenPriceMinor) issues.push('priceChanged')
  return issues
}

/** Why a supplier's group cannot be ordered: its lines' reasons, and its own minimum. */
export function groupIssues(
  lines: readonly LineFacts[],
  store: { isActive: boolean; minimumOrderMinor: number },
): Issue[] {
  const issues = new Set<Issue>(lines.flatMap(lineIssues))
  if (!store.isActive) issues.add('storeClosed')
  if (lines.reduce((total, line) => total + lineSum(line), 0) < store.minimumOrderMinor) issues.add('belowStoreMinimum')
  return [...issues]
}
