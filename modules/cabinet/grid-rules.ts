import type { z } from 'zod'
import { maxPriceMinor, maxQuantity } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { saveProductRows } from './grid-contract.ts'
import type { StoredProduct } from './bulk/lock-products.ts'

export type GridRow = z.output<(typeof saveProductRows)['input']>['rows'][number]
export type RowError = OutputOf<typeof saveProductRows>['refused'][number]['errors'][number]

const maxStock = 10_000_000

/** The error of a row, judged together with the values that it leaves unchanged. */
export function errorsOf(row: GridRow, product: StoredProduct, { warehouseIds, maySetPrices }: Limits): RowError[] {
  if (row.version !== product.version) return [rowError('products.changed')]
  const notAllowed = maySetPrices ? [] : proposalErrors(row, product)
  if (notAllowed.length > 0) return notAllowed
  return [...priceErrors(row, product), ...statusErrors(row, product), ...stockErrors(row, warehouseIds)]
}

type Limits = { warehouseIds: ReadonlySet<number>; maySetPrices: boolean }

/** The price of a draft is a proposal; publishing it approves the price. */
function proposalErrors(row: GridRow, product: StoredProduct): RowError[] {
  const isChanged = (value: unknown, stored: unknown) => value !== undefined && value !== stored
  const refused = {
    status: product.status === 'Draft' && isChanged(row.status, product.status),
    price: product.status !== 'Draft' && isChanged(row.price, product.priceMinor),
    oldPrice: product.status !== 'Draft' && isChanged(row.oldPrice, product.oldPriceMinor),
    tiers: product.status !== 'Draft' && row.tiers !== undefined,
  }
  return (['status', 'price', 'oldPrice', 'tiers'] as const)
    .filter((field) => refused[field])
    .map((field) => fieldError(field, 'products.notAllowed'))
}

function priceErrors(row: GridRow, product: StoredProduct): RowError[] {
  const { price = product.priceMinor, oldPrice = product.oldPriceMinor } = row
  const errors: RowError[] = []
  if (price === null) {
    const wantsPrice = (product.status === 'Draft' && row.status === 'Active') || row.tiers?.length
    return wantsPrice ? [fieldError('price', 'products.priceless')] : []
  }
  if (row.tiers) errors.push(...tierErrors(row.tiers, price))
  if (!isPrice(price)) errors.push(fieldError('price', 'products.outOfRange'))
  else if (!row.tiers && product.tiers.some((tier) => price <= tier.priceMinor))
    errors.push(fieldError('price', 'products.notAboveTiers'))
  if (oldPrice === null) return errors
  if (!isPrice(oldPrice)) errors.push(fieldError('oldPrice', 'products.outOfRange'))
  else if (oldPrice <= price) errors.push(fieldError('oldPrice', 'products.notAbovePrice'))
  return errors
}

/** They fall from the price of a single piece. */
function tierErrors(tiers: NonNullable<GridRow['tiers']>, price: number): RowError[] {
  if (tiers.some((tier) => !isPrice(tier.price) || tier.fromQuantity < 2 || tier.fromQuantity > maxQuantity))
    return [fieldError('tiers', 'products.outOfRange')]
  const falls = tiers.every((tier, index) => {
    const former = tiers[index - 1] ?? { fromQuantity: 1, price }
    return tier.fromQuantity > former.fromQuantity && tier.price < former.price
  })
  return falls ? [] : [fieldError('tiers', 'products.tiersNotFalling')]
}

function statusErrors({ status }: GridRow, product: StoredProduct): RowError[] {
  if (status === undefined || status === product.status) return []
  if (product.status === 'Blocked') return [fieldError('status', 'products.blocked')]
  return status === 'Active' && product.isIncomplete ? [fieldError('status', 'products.incomplete')] : []
}

const stockErrors = ({ stock = [] }: GridRow, warehouseIds: ReadonlySet<number>): RowError[] =>
  stock.flatMap(({ warehouseId, quantity }) => {
    if (!warehouseIds.has(warehouseId)) return [stockError(warehouseId, 'products.unknownWarehouse')]
    return quantity < 0 || quantity > maxStock ? [stockError(warehouseId, 'products.outOfRange')] : []
  })

const isPrice = (minor: number) => minor >= 1 && minor <= maxPriceMinor

export const rowError = (code: RowError['code']): RowError => ({ field: null, warehouseId: null, code })
export const stockError = (warehouseId: number, code: RowError['code']): RowError => ({
  field: 'stock',
  warehouseId,
  code,
})
const fieldError = (field: 'price' | 'oldPrice' | 'tiers' | 'status', code: RowError['code']): RowError => ({
  field,
  warehouseId: null,
  code,
})
