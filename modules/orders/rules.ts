import type { z } from 'zod'
import type { OrderEvent, OrderSide, OrderStatus, OrderView } from './status-contract.ts'

export type Status = z.output<typeof OrderStatus>
export type Side = z.output<typeof OrderSide>
export type Event = z.output<typeof OrderEvent>

/** The life cycle of an order: the steps of each side by status, and the status after each. No other code decides about steps. */
export const lifeCycle: Record<Event, { by: readonly Side[]; from: readonly Status[]; to: Status }> = {
  view: { by: ['seller'], from: ['New'], to: 'Viewed' },
  confirm: { by: ['seller'], from: ['New', 'Viewed', 'PartlyConfirmed'], to: 'Confirmed' },
  confirmPartly: { by: ['seller'], from: ['New', 'Viewed', 'PartlyConfirmed'], to: 'PartlyConfirmed' },
  accept: { by: ['buyer'], from: ['PartlyConfirmed'], to: 'Confirmed' },
  decline: { by: ['buyer'], from: ['PartlyConfirmed'], to: 'Cancelled' },
  reject: { by: ['seller'], from: ['New', 'Viewed', 'PartlyConfirmed', 'Confirmed'], to: 'Rejected' },
  ship: { by: ['seller'], from: ['Confirmed'], to: 'Shipped' },
  complete: { by: ['buyer', 'seller'], from: ['Shipped'], to: 'Completed' },
  cancel: { by: ['buyer'], from: ['New', 'Viewed', 'PartlyConfirmed', 'Confirmed'], to: 'Cancelled' },
}

/** The status after an event; undefined if the side cannot cause it now. */
export function nextStatus(status: Status, event: Event, side: Side): Status | undefined {
  const { by, from, to } = lifeCycle[event]
  return by.includes(side) && from.includes(status) ? to : undefined
}

export const possibleEvents = (status: Status, side: Side) =>
  (Object.keys(lifeCycle) as Event[]).filter((event) => nextStatus(status, event, side) !== undefined)

/** The effect of a status on the reserved stock; with any other status it stays reserved. */
export const stockEffect: Partial<Record<Status, 'release' | 'deliver'>> = {
  Cancelled: 'release',
  Rejected: 'release',
  Shipped: 'deliver',
}

export const viewStatuses: Record<Exclude<z.output<typeof OrderView>, 'all'>, readonly Status[]> = {
  new: ['New', 'Viewed'],
  inProgress: ['PartlyConfirmed', 'Confirmed'],
  shipped: ['Shipped'],
  completed: ['Completed'],
}

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
