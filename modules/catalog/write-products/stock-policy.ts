// How stock is set while buyers order. No policy sets less than what orders have reserved.

import { maxQuantity } from '#platform/constants.ts'

export type WarehouseStock = { warehouseId: number; quantity: number }
export type StockPolicy =
  /** The quantity in each warehouse, 0 in the others. It is refused if orders have reserved more. */
  | { policy: 'exact'; quantities: readonly WarehouseStock[] }
  /** The quantity in these warehouses; the others keep theirs. It is refused if orders have reserved more. */
  | { policy: 'some'; quantities: readonly WarehouseStock[] }
  /** The quantity of the whole store, which is in one warehouse. */
  | { policy: 'total'; warehouseId: number; quantity: number }
  /** There is some, but nobody says how much: the warehouse has more than any order takes. */
  | { policy: 'uncounted'; warehouseId: number }

/** The quantity that can be sold of a product whose stock is not counted. */
export const uncountedStock = maxQuantity

export type StockLevel = WarehouseStock & { reserved: number }

/** The new quantities of all warehouses. */
export function newQuantities(policy: StockPolicy, current: readonly StockLevel[]): WarehouseStock[] {
  const quantityOf = quantityByPolicy(policy)
  const levels = [...current]
  for (const warehouseId of warehousesOf(policy))
    if (!current.some((level) => level.warehouseId === warehouseId))
      levels.push({ warehouseId, quantity: 0, reserved: 0 })
  return levels.map((level) => ({ warehouseId: level.warehouseId, quantity: quantityOf(level) }))
}

/** Warehouses for which the policy gives less than what orders have reserved. */
export function shortages(policy: StockPolicy, current: readonly StockLevel[]): number[] {
  const quantityOf = quantityByPolicy(policy)
  return current.filter((level) => quantityOf(level) < level.reserved).map(({ warehouseId }) => warehouseId)
}

const warehousesOf = (policy: StockPolicy) =>
  'quantities' in policy ? policy.quantities.map(({ warehouseId }) => warehouseId) : [policy.warehouseId]

function quantityByPolicy(policy: StockPolicy): (level: StockLevel) => number {
  if (policy.policy === 'exact' || policy.policy === 'some') {
    const given = new Map(policy.quantities.map(({ warehouseId, quantity }) => [warehouseId, quantity]))
    return ({ warehouseId, quantity }) => given.get(warehouseId) ?? (policy.policy === 'some' ? quantity : 0)
  }
  if (policy.policy === 'total')
    return ({ warehouseId, reserved }) =>
      warehouseId === policy.warehouseId ? Math.max(policy.quantity, reserved) : reserved
  return ({ warehouseId, quantity, reserved }) =>
    warehouseId === policy.warehouseId ? Math.max(quantity, reserved + uncountedStock) : quantity
}
