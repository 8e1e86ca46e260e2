// The values of the cells of the grid, by names such as `price` and `stock.7`.
import type { saveProductRows } from '#modules/cabinet/grid-contract.ts'
import type { listOwnProducts } from '#modules/cabinet/contract.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'

export type Item = OutputOf<typeof listOwnProducts>['items'][number]
export type Row = InputOf<typeof saveProductRows>['rows'][number]
export type Texts = Readonly<Record<string, string>>
/** A row as it was read; `was` of its form holds it. */
export type Baseline = { version: number; texts: Texts }

const amount = (minor: number) => (minor / 100).toFixed(2)

export function baselineOf(item: Item, warehouseIds: readonly number[]): Baseline {
  const { version, price, oldPrice, status, available, stock } = item
  const quantityIn = (warehouseId: number) =>
    stock.find((each) => each.warehouseId === warehouseId)?.quantity ?? (available === null ? '' : 0)
  return {
    version,
    texts: {
      price: price ? amount(price.minor) : '',
      oldPrice: oldPrice ? amount(oldPrice.minor) : '',
      status,
      ...Object.fromEntries(warehouseIds.map((id) => [`stock.${id}`, String(quantityIn(id))])),
    },
  }
}

/** The texts that differ from those that were read. */
export const editedTexts = ({ texts }: Baseline, current: Texts): Texts =>
  Object.fromEntries(Object.entries(current).filter(([key, text]) => key in texts && text.trim() !== texts[key]))
