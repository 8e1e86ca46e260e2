import type { getOrder } from '#modules/orders/contract.ts'
import type { OutputOf } from '#platform/contract.ts'

type Order = Pick<OutputOf<typeof getOrder>, 'deliveryCharge' | 'offer'>
type Charged = {
  lines: readonly { vatPercent: number }[]
  deliveryCharge: Order['deliveryCharge']
  isExport: boolean
}

/** The rates of VAT on the goods, and on their delivery unless it is free. */
export const vatRatesOf = ({ lines, deliveryCharge, isExport }: Charged) =>
  [...lines, ...(deliveryCharge && deliveryCharge.sum.minor > 0 ? [deliveryCharge] : [])].map(
    ({ vatPercent: percent }) => ({ percent, isExport }),
  )

/** The cost of delivery that the store offers, if it is another one than what was agreed. */
export function otherCost({ offer, deliveryCharge }: Order) {
  const cost = offer?.deliveryCharge?.sum
  return cost && cost.minor !== deliveryCharge?.sum.minor ? cost : undefined
}
