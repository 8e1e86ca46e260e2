// The values of the cells of the grid, by names such as `price` and `stock.7`.
import type { saveProductRows } from '#modules/cabinet/grid-contract.ts'
import type { listOwnProducts } from '#modules/cabinet/contract.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import { formatInputAmount } from '../../../lib/format.ts'
import type { Locale } from '../../../lib/locale.ts'

export type Item = OutputOf<typeof listOwnProducts>['items'][number]
export type Row = InputOf<typeof saveProductRows>['rows'][number]
export type Texts = Readonly<Record<string, string>>
/** A row as it was read; `was` of its form holds it. */
export type Baseline = { version: number; texts: Texts }

export function baselineOf(item: Item, warehouseIds: readonly number[], locale: Locale): Baseline {
  const { version, price, oldPrice, status, available, stock } = item
  const quantityIn = (warehouseId: number) =>
    stock.find((each) => each.warehouseId === warehouseId)?.quantity ?? (available === null ? '' : 0)
  return {
    version,
    texts: {
      price: price ? formatInputAmount(price.minor, locale) : '',
      oldPrice: oldPrice ? formatInputAmount(oldPrice.minor, locale) : '',
      status,
      ...Object.fromEntries(warehouseIds.map((id) => [`stock.${id}`, String(quantityIn(id))])),
    },
  }
}

/** The texts that differ from those that were read. */
export const editedTexts = ({ texts }: Baseline, current: Texts): Texts =>
  Object.fromEntries(Object.entries(current).filter(([key, text]) => key in texts && text.trim() !== texts[key]))
