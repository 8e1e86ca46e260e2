export type Status = 'New' | 'Viewed' | 'Confirmed' | 'Shipped' | 'Completed' | 'Cancelled' | 'Rejected'
export type Side = 'buyer' | 'seller'

/** The whole life cycle of an order. Nothing else may decide what follows what. */
const next: Record<Status, readonly Status[]> = {
  New: ['Viewed', 'Confirmed', 'Cancelled', 'Rejected'],
  Viewed: ['Confirmed', 'Cancelled', 'Rejected'],
  Confirmed: ['Shipped', 'Cancelled', 'Rejected'],
  Shipped: ['Completed'],
  Completed: [],
  Cancelled: [],
  Rejected: [],
}
const moves: Partial<Record<Status, Side>> = {
  Viewed: 'seller',
  Confirmed: 'seller',
  Shipped: 'seller',
  Rejected: 'seller',
  Cancelled: 'buyer',
  Completed: 'buyer',
}

export const mayBecome = (from: Status, to: Status, by: Side) => next[from].includes(to) && moves[to] === by

/** What the one who looks at an order can do with it, by the rules that guard the calls. */
export const canDo = (status: Status, side: Side) => ({
  cancel: mayBecome(status, 'Cancelled', side),
  confirm: mayBecome(status, 'Confirmed', side),
  reject: mayBecome(status, 'Rejected', side),
})

export type Held = { productId: number; warehouseId: number; free: number }

/** Takes a quantity from the warehouses in order; what none of them has is ordered in, for goods with a lead time. */
export function allot(quantity: number, held: readonly Held[]) {
  let left = quantity
  const taken: { productId: number; warehouseId: number; quantity: number }[] = []
  for (const { productId, warehouseId, free } of held) {
    const part = Math.min(left, free)
    if (part <= 0) continue
    taken.push({ productId, warehouseId, quantity: part })
    left -= part
  }
  return { taken, missing: left }
}
