export type Status = 'New' | 'Viewed' | 'Confirmed' | 'Shipped' | 'Completed' | 'Cancelled' | 'Rejected'
export type Side = 'buyer' | 'seller'

/** The life cycle of an order. No other code decides about status transitions. */
const transitions: Record<Status, readonly Status[]> = {
  New: ['Viewed', 'Confirmed', 'Cancelled', 'Rejected'],
  Viewed: ['Confirmed', 'Cancelled', 'Rejected'],
  Confirmed: ['Shipped', 'Cancelled', 'Rejected'],
  Shipped: ['Completed'],
  Completed: [],
  Cancelled: [],
  Rejected: [],
}
const movedBy: Partial<Record<Status, Side>> = {
  Viewed: 'seller',
  Confirmed: 'seller',
  Shipped: 'seller',
  Rejected: 'seller',
  Cancelled: 'buyer',
  Completed: 'buyer',
}

export const mayBecome = (from: Status, to: Status, by: Side) => transitions[from].includes(to) && movedBy[to] === by

/** The actions that one side may take now, by the same rules that guard the calls. */
export const permittedActions = (status: Status, side: Side) => ({
  cancel: mayBecome(status, 'Cancelled', side),
  confirm: mayBecome(status, 'Confirmed', side),
  reject: mayBecome(status, 'Rejected', side),
})

export type StockLevel = { productId: number; warehouseId: number; available: number }

/** Allocates a quantity to warehouses in the given order. `missing` is to be restocked, for products with a restock time. */
export function allocateStock(quantity: number, stockLevels: readonly StockLevel[]) {
  let remaining = quantity
  const allocations: { productId: number; warehouseId: number; quantity: number }[] = []
  for (const { productId, warehouseId, available } of stockLevels) {
    const allocated = Math.min(remaining, available)
    if (allocated <= 0) continue
    allocations.push({ productId, warehouseId, quantity: allocated })
    remaining -= allocated
  }
  return { taken: allocations, missing: remaining }
}
