import { type Currency, maxQuantity } from '#platform/constants.ts'
import { convert, multiply, type Rates, sum } from '#platform/values/money.ts'

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

/** The current product and the buyer's line, as the checks of a line need them. */
export type LineFacts = {
  isLive: boolean
  quantity: number
  priceMinor: number
  tiers: readonly Tier[]
  /** Valid prices that the seller has offered to this buyer. */
  individualPrices: readonly Tier[]
  seenPriceMinor: number
  minimumOrder: number
  orderStep: number
  available: number
  leadDays: number | null
}

/** Maximum value of a cart in euro cents. In tenge, the weakest currency, this is a sixteenth of 2^53, which leaves room for rates to move. */
export const maxCartValueMinor = 1_000_000_000_000

type Prices = Pick<LineFacts, 'priceMinor' | 'tiers' | 'individualPrices'>

/** The unit price at this quantity: the price of the highest tier reached, or the buyer's individual price if it is lower. */
export const priceAt = (prices: Prices, quantity: number) =>
  Math.min(listPriceAt(prices, quantity), individualPriceAt(prices, quantity))

/** The offer to this buyer that lowers the price at this quantity. */
export const individualOfferAt = <Offer extends Tier>(
  prices: Omit<Prices, 'individualPrices'> & { individualPrices: readonly Offer[] },
  quantity: number,
): Offer | undefined => {
  const price = individualPriceAt(prices, quantity)
  if (price >= listPriceAt(prices, quantity)) return undefined
  return prices.individualPrices.find(
    ({ fromQuantity, priceMinor }) => quantity >= fromQuantity && priceMinor === price,
  )
}

export function listPriceAt({ priceMinor, tiers }: Prices, quantity: number) {
  let price = priceMinor
  let reached = 0
  for (const tier of tiers) {
    if (quantity < tier.fromQuantity || tier.fromQuantity <= reached) continue
    reached = tier.fromQuantity
    price = tier.priceMinor
  }
  return price
}

const individualPriceAt = ({ individualPrices }: Prices, quantity: number) =>
  Math.min(
    ...individualPrices.filter(({ fromQuantity }) => quantity >= fromQuantity).map(({ priceMinor }) => priceMinor),
  )

export const lineSum = (line: Prices & Pick<LineFacts, 'quantity'>) =>
  multiply(priceAt(line, line.quantity), line.quantity)

type PricedLine = Prices & Pick<LineFacts, 'quantity'> & { currency: Currency }

/** The sum of a line in the visitor's currency: the unit price as shown times the quantity, so that the line adds up. */
export const shownLineSum = (line: PricedLine, currency: Currency, rates: Rates) => {
  const price = convert({ minor: priceAt(line, line.quantity), currency: line.currency }, currency, rates)
  return multiply(price.minor, line.quantity)
}

export const exceedsMaxValue = (lines: readonly PricedLine[], rates: Rates) =>
  valueInEuroCents(lines, rates) > maxCartValueMinor

/** A change that does not raise the value of a cart is always allowed, even above the maximum. */
export const mayReplace = (before: readonly PricedLine[], after: readonly PricedLine[], rates: Rates) =>
  !exceedsMaxValue(after, rates) || valueInEuroCents(after, rates) <= valueInEuroCents(before, rates)

const valueInEuroCents = (lines: readonly PricedLine[], rates: Rates) =>
  sum(lines.map((line) => convert({ minor: lineSum(line), currency: line.currency }, 'EUR', rates).minor))

/** Rounds up to the next quantity that can be ordered: in steps of 6, 7 becomes 12. */
export function correctQuantity(
  quantity: number,
  { minimumOrder, orderStep }: Pick<LineFacts, 'minimumOrder' | 'orderStep'>,
) {
  const atLeastMinimum = Math.max(quantity, minimumOrder)
  const corrected = Math.ceil(atLeastMinimum / orderStep) * orderStep
  return corrected <= maxQuantity ? corrected : Math.floor(maxQuantity / orderStep) * orderStep
}

/** Why a line cannot be ordered; empty if it can. A price that has fallen needs no consent. */
export function lineIssues(line: LineFacts): Issue[] {
  if (!line.isLive) return ['productGone']
  const issues: Issue[] = []
  if (line.quantity > line.available && line.leadDays === null)
    issues.push(line.available < line.minimumOrder ? 'outOfStock' : 'notEnoughStock')
  if (line.quantity < line.minimumOrder) issues.push('belowMinimum')
  if (line.quantity % line.orderStep !== 0) issues.push('notInSteps')
  if (priceAt(line, line.quantity) > line.seenPriceMinor) issues.push('priceChanged')
  return issues
}

/** Whether the line counts in sums: what nobody sells, or has, would only have to be removed. */
export const counts = (issues: readonly Issue[]) => !issues.includes('productGone') && !issues.includes('outOfStock')

/** Why a supplier's group cannot be ordered: the issues of its lines, the store's status and its minimum order. */
export function groupIssues(
  lines: readonly LineFacts[],
  store: { isActive: boolean; minimumOrderMinor: number },
): Issue[] {
  const judged = lines.map((line) => ({ line, own: lineIssues(line) }))
  const issues = new Set<Issue>(judged.flatMap(({ own }) => own))
  if (!store.isActive) issues.add('storeClosed')
  const sums = judged.map(({ line, own }) => (counts(own) ? lineSum(line) : 0))
  if (sum(sums) < store.minimumOrderMinor) issues.add('belowStoreMinimum')
  return [...issues]
}
